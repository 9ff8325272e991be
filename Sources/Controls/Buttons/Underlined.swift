// SPDX-License-Identifier: MIT
// Views: the underline of a hovered control on terminals with few colours.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

extension View {
  /// Underlines the text in the view while `isShown` is `true`.
  package func underlined(_ isShown: Bool) -> some View {
    Underlined(content: self, isShown: isShown)
  }
}

private struct Underlined<Content: View>: NodeBackedView {
  let content: Content
  let isShown: Bool

  func makeNode(_ context: borrowing _MountContext) -> UnderlinedNode {
    let node = UnderlinedNode(context)
    node.receive(isShown)
    return node
  }
  func update(_ node: UnderlinedNode) { node.receive(isShown) }
}

/// Underlines its content after the content is painted.
private final class UnderlinedNode: WrapperNode {
  private var isShown = false

  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  func receive(_ isShown: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    damageFrame()
  }

  override func paint(_ painter: inout Painter) {
    super.paint(&painter)
    if isShown { painter.grid.replace([], by: .underline, in: painter.clip) }
  }
}
