// SPDX-License-Identifier: MIT
// Engine: the common half of all views that make one node without content.

/// A view with a node of its own and no views beneath it.
package protocol LeafView: _PrimitiveView {
  associatedtype Kept: Node
  /// Returns a new node for the view.
  @MainActor func makeNode(_ context: borrowing _MountContext) -> Kept
  /// Passes the next value of the view to its node.
  @MainActor func update(_ node: Kept)
}

extension LeafView {
  // Public, because public views conform too. Inline, so that generic views ask for no metadata of theirs.

  @inline(__always) public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(view.makeNode(context))
  }

  @inline(__always) public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    view.update(cursor.take(as: Kept.self))
  }
}
