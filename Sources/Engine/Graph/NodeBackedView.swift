// SPDX-License-Identifier: MIT
// Views: the shared implementation of views with one node around their content.

/// A view with its own node around its content.
package protocol NodeBackedView: _PrimitiveView, TagPassing {
  associatedtype Content: View
  associatedtype Kept: Node
  var content: Content { get }
  /// Returns a new node for the view.
  @MainActor func makeNode(_ context: borrowing _MountContext) -> Kept
  /// Passes the next value of the view to its node.
  @MainActor func update(_ node: Kept)
}

extension NodeBackedView {
  package static var contentHasTag: Bool { Content.hasTag }

  // Public, because public views conform too. Not forced inline, because a chain of modifiers would
  // become a function too large for the compiler.

  @inline(__always)
  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    var inner = context.open(view.makeNode(context))
    inner.mount(view.content)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: Kept.self)
    view.update(node)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}
