// SPDX-License-Identifier: MIT
// Views: a layout node around one view, with the value of its modifier.

/// A layout node around one view, with the value of its modifier.
@_spi(Nodes) open class ValueWrapperNode<Value>: WrapperNode {
  @exclusivity(unchecked) @usableFromInline final var stored: Value
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
