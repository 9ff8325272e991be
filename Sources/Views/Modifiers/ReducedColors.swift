// SPDX-License-Identifier: MIT
// Views: limits the colours of a part of the screen.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Draws the view with at most the colours of `depth`: 256 colours, the 16 colours of the
  /// terminal's palette, or only its foreground and background colours.
  ///
  /// `.trueColor`, and any depth beyond that of the terminal, change nothing. A change runs only
  /// the bodies that read `\.colorDepth`, and no layout.
  ///
  ///     Badge(text: "New").colorDepth(.ansi16)
  public func colorDepth(_ depth: ColorDepth) -> some View {
    ValueContent(
      content: EnvironmentWriter(content: self, value: depth) { values, depth in
        values.colorDepth = min(values.inherited.availableDepth, depth)
      },
      value: depth, make: ReducedColorsNode.init)
  }
}

/// Reduces the colours of its content after the content is painted.
private final class ReducedColorsNode: ValueWrapperNode<ColorDepth> {
  private lazy var reducer = makeReducer()

  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  override func didReceiveValue(after old: ColorDepth) {
    if value == old { return }
    reducer = makeReducer()
    damageFrame()
  }

  private func makeReducer() -> ColorReducer? {
    value == .trueColor ? nil : ColorReducer(depth: value)
  }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    reducer?.reduce(painter.clip, of: painter.grid)
  }
}
