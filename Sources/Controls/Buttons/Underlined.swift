// SPDX-License-Identifier: MIT
// Views: the underline of a hovered control in terminals with 16 or no colours.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

extension View {
  /// Underlines the text in the view while `isHovered` is `true`, in terminals with 16 or no
  /// colours. Terminals with more colours show the hover by a background.
  package func underlined(whileHovered isHovered: Bool) -> some View {
    Underlined(content: self, isHovered: isHovered)
  }
}

private struct Underlined<Content: View>: NodeBackedView {
  let content: Content
  let isHovered: Bool

  func makeNode(_ context: borrowing _MountContext) -> UnderlinedNode {
    let node = UnderlinedNode(context)
    node.receive(isHovered)
    return node
  }
  func update(_ node: UnderlinedNode) { node.receive(isHovered) }
}

/// Underlines its content after the content is painted.
private final class UnderlinedNode: WrapperNode {
  private var isHovered = false

  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  func receive(_ isHovered: Bool) {
    if isHovered == self.isHovered { return }
    self.isHovered = isHovered
    damageFrame()
  }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    if isHovered, scope.values.inherited.colorDepth < .ansi256 {
      painter.grid.replace([], by: .underline, in: painter.clip)
    }
  }
}
