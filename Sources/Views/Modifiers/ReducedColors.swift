// SPDX-License-Identifier: MIT
// Views: limits the colours of a part of the screen.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Draws the view with at most the colours of `depth`: 256 colours, the 16 colours of the
  /// terminal's palette, or only its foreground and background colours.
  ///
  /// `nil`, or a depth beyond that of the terminal, changes nothing. A change runs only the bodies
  /// that read `\.colorDepth`, and no layout.
  ///
  ///     Badge(text: "New").colorDepth(.ansi16)
  public func colorDepth(_ depth: ColorDepth?) -> some View {
    ReducedColors(
      content: EnvironmentWriter(content: self, value: depth ?? .trueColor) { values, depth in
        values.colorDepth = min(values.inherited.availableDepth, depth)
      },
      depth: depth)
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

/// Reduces the colours of its content after the content is painted.
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
