// SPDX-License-Identifier: MIT
// Views: the shared implementation of views with one node and no content.

/// A view with its own node and no content.
package protocol LeafView: _PrimitiveView {
  associatedtype Kept: Node
  /// Returns a new node for the view.
  @MainActor func makeNode(_ context: borrowing _MountContext) -> Kept
  /// Passes the next value of the view to its node.
  @MainActor func update(_ node: Kept)
}

extension LeafView {
  // Public, because public views conform too. Inlined, so that generic views don't look up
  // metadata.

  @inline(__always)
  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    context.append(view.makeNode(context))
  }

  @inline(__always) public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    view.update(cursor.take(as: Kept.self))
  }
}
