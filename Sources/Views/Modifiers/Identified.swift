// SPDX-License-Identifier: MIT
// Views: explicit identity.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Identifies the view by `id`. When `id` changes, the view is replaced and its state is reset.
  ///
  ///     DetailView(id: id).id(id)
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedContent(content: self, id: id) }
}

private struct IdentifiedContent<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = IdentityNode(view.id, context)
    context.append(node)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: IdentityNode<ID>.self)
    if node.id == view.id {
      var inner = _UpdateCursor(childrenOf: node)
      Content._update(view.content, &inner)
    } else {
      node.departChildren(as: nil)
      node.id = view.id
      node.enterChildren { Content._mount(view.content, &$0) }
      node.structureDidChange()
    }
  }
}

private final class IdentityNode<ID: Hashable>: Node {
  var id: ID

  init(_ id: ID, _ context: borrowing _MountContext) {
    self.id = id
    super.init(context)
  }

  override func isIdentified(by id: AnyHashable) -> Bool { AnyHashable(self.id) == id }
}
