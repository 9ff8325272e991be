// SPDX-License-Identifier: MIT
// Views: a node with the value of its view, which takes no part in layout.

/// A node with the value of its view, which takes no part in layout.
@_spi(Nodes) open class ValueNode<Value>: Node {
  @exclusivity(unchecked) @usableFromInline final var stored: Value
  // Inlinable, because direct access from other modules is checked for exclusivity.
  @inlinable package final var value: Value { stored }

  /// Creates a node with `value` at the place that `context` describes.
  @inlinable @MainActor public init(_ value: Value, _ context: borrowing _MountContext) {
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
