// SPDX-License-Identifier: MIT
// Views: the shared implementation of modifiers with a node.

@_spi(Nodes) import CuriumEngine

/// A node that keeps the value of its modifier.
protocol ValueKeeper: Node {
  associatedtype Value
  @MainActor func receive(_ value: Value)
}

extension ValueNode: ValueKeeper {}
extension ValueWrapperNode: ValueKeeper {}

/// A view with a modifier whose node keeps a value.
struct ValueContent<Content: View, Keeper: ValueKeeper>: NodeBackedView {
  let content: Content
  let value: Keeper.Value
  let make: @MainActor (Keeper.Value, borrowing _MountContext) -> Keeper

  func makeNode(_ context: borrowing _MountContext) -> Keeper { make(value, context) }
  func update(_ node: Keeper) { node.receive(value) }
}

/// A view with a modifier whose node has no value.
struct NodeContent<Content: View, Modifier: Node>: NodeBackedView {
  let content: Content
  let make: @MainActor (borrowing _MountContext) -> Modifier

  func makeNode(_ context: borrowing _MountContext) -> Modifier { make(context) }
  func update(_ node: Modifier) {}
}
