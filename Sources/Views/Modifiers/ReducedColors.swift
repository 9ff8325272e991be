// SPDX-License-Identifier: MIT
// Views: a part of the screen as terminals with fewer colours show it.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Draws the view as a terminal with no more than `depth` shows it: 256 colours, the 16 of its own
  /// palette, or none but its ink and its ground.
  ///
  /// Nil, or more than the terminal has, changes nothing. No body and no layout runs because of it.
  ///
  ///     Badge(text: "New").colorDepth(.ansi16)
  public func colorDepth(_ depth: ColorDepth?) -> some View {
    ReducedColors(content: self, depth: depth)
  }
}

private struct ReducedColors<Content: View>: NodeBackedView {
  let content: Content
  let depth: ColorDepth?

  func makeNode(_ context: borrowing _MountContext) -> ReducedColorsNode {
    let node = ReducedColorsNode(context)
    node.receive(depth)
    return node
  }
  func update(_ node: ReducedColorsNode) { node.receive(depth) }
}

/// Replaces the colours of what it holds once that is painted.
private final class ReducedColorsNode: WrapperNode {
  private var reducer: ColorReducer?

  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  func receive(_ depth: ColorDepth?) {
    let depth = depth ?? .trueColor
    if depth == reducer?.depth ?? .trueColor { return }
    reducer = depth == .trueColor ? nil : ColorReducer(depth: depth)
    damageFrame()
  }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    reducer?.reduce(painter.clip, of: painter.grid)
  }
}
