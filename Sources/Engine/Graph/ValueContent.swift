// SPDX-License-Identifier: MIT
// Views: the shared implementation of modifiers with a node.

/// A node that keeps the value of its modifier.
package protocol ValueKeeper: Node {
  associatedtype Value
  @MainActor func receive(_ value: Value)
}

extension ValueNode: ValueKeeper {}
extension ValueWrapperNode: ValueKeeper {}

/// A view with a modifier whose node keeps a value.
package struct ValueContent<Content: View, Keeper: ValueKeeper>: NodeBackedView {
  package let content: Content
  let value: Keeper.Value
  let make: @MainActor (Keeper.Value, borrowing _MountContext) -> Keeper

  @inline(__always)
  package init(
    content: Content, value: Keeper.Value,
    make: @escaping @MainActor (Keeper.Value, borrowing _MountContext) -> Keeper
  ) {
    self.content = content
    self.value = value
    self.make = make
  }

  package func makeNode(_ context: borrowing _MountContext) -> Keeper { make(value, context) }
  package func update(_ node: Keeper) { node.receive(value) }
}

/// A view with a modifier whose node has no value.
package struct NodeContent<Content: View, Modifier: Node>: NodeBackedView {
  package let content: Content
  let make: @MainActor (borrowing _MountContext) -> Modifier

  @inline(__always)
  package init(content: Content, make: @escaping @MainActor (borrowing _MountContext) -> Modifier) {
    self.content = content
    self.make = make
  }

  package func makeNode(_ context: borrowing _MountContext) -> Modifier { make(context) }
  package func update(_ node: Modifier) {}
}
