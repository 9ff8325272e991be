// SPDX-License-Identifier: MIT
// Views: the shared implementation of modifiers with a value.

@_spi(Nodes) import CuriumEngine

/// A node that keeps the value of its modifier.
protocol ValueKeeper: Node {
  associatedtype Value
  @MainActor func receive(_ value: Value)
}

extension ValueNode: ValueKeeper {}
extension ValueWrapperNode: ValueKeeper {}

/// A view with a modifier whose node keeps a value.
struct ValueContent<Content: View, Kept: ValueKeeper>: NodeBackedView {
  let content: Content
  let value: Kept.Value
  let make: @MainActor (Kept.Value, borrowing _MountContext) -> Kept

  func makeNode(_ context: borrowing _MountContext) -> Kept { make(value, context) }
  func update(_ node: Kept) { node.receive(value) }
}

/// A view with a modifier whose node has no value.
struct MarkedContent<Content: View, Kept: Node>: NodeBackedView {
  let content: Content
  let make: @MainActor (borrowing _MountContext) -> Kept

  func makeNode(_ context: borrowing _MountContext) -> Kept { make(context) }
  func update(_ node: Kept) {}
}
