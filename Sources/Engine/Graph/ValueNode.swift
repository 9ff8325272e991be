// SPDX-License-Identifier: MIT
// Views: nodes with the value of a modifier.

/// A view with a node that holds its value.
package protocol ValueView: NodeBackedView where Kept: ValueHolder {
  var value: Kept.Value { get }
}

extension ValueView {
  // Inlined into the witnesses of each view, where the type of the node is known.

  @inlinable @inline(__always)
  package func makeNode(_ context: borrowing _MountContext) -> Kept { Kept(value, context) }
  @inlinable @inline(__always) package func update(_ node: Kept) { node.receive(value) }
}

/// A node with the value of its view.
package protocol ValueHolder: Node {
  associatedtype Value
  @MainActor init(_ value: Value, _ context: borrowing _MountContext)
  /// Sets the next value of the view.
  @MainActor func receive(_ value: Value)
}

/// A node with the value of its view, which takes no part in layout.
@_spi(Nodes) open class ValueNode<Value>: Node, ValueHolder {
  @exclusivity(unchecked) @usableFromInline final var stored: Value
  // Inlinable, because direct access from other modules is checked for exclusivity.
  @inlinable package final var value: Value { stored }

  /// Creates a node with `value` at the place that `context` describes.
  @inlinable @MainActor public required init(_ value: Value, _ context: borrowing _MountContext) {
    stored = value
    super.init(context)
  }

  @inlinable @MainActor package final func receive(_ value: Value) {
    let old = stored
    stored = value
    didReceiveValue(after: old)
  }

  /// Called after each update of the view. The value may be the same as the `old` one.
  @MainActor open func didReceiveValue(after old: Value) {}
}

/// A layout node around one view, with the value of its modifier.
@_spi(Nodes) open class ValueWrapperNode<Value>: WrapperNode, ValueHolder {
  @exclusivity(unchecked) @usableFromInline final var stored: Value
  @inlinable package final var value: Value { stored }

  /// Creates a node with `value` at the place that `context` describes.
  @inlinable @MainActor public required init(_ value: Value, _ context: borrowing _MountContext) {
    stored = value
    super.init(context)
  }

  @inlinable @MainActor package final func receive(_ value: Value) {
    let old = stored
    stored = value
    didReceiveValue(after: old)
  }

  /// Called after each update of the view. The value may be the same as the `old` one.
  @MainActor open func didReceiveValue(after old: Value) {}
}
