// SPDX-License-Identifier: MIT
// Views: the underline of a hovered or focused control in terminals with 16 or no colours.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

extension View {
  /// Underlines the text in the view while `isActive` is `true`, in terminals with 16 or no
  /// colours. Terminals with more colours show hover and focus by a background.
  package func underlined(while isActive: Bool) -> some View {
    ValueContent(content: self, value: isActive, make: UnderlinedNode.init)
  }
}

/// Underlines its content after the content is painted.
private final class UnderlinedNode: ValueWrapperNode<Bool> {
  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  @MainActor override func didReceiveValue(after old: Bool) {
    if value != old { damageFrame() }
  }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    if value, scope.values.inherited.colorDepth < .ansi256 {
      painter.grid.replace([], by: .underline, in: painter.clip)
    }
  }
}
