// SPDX-License-Identifier: MIT
// Views: nodes with the value of a modifier.

/// A node with the value of its view.
package protocol ValueHolder: Node {
  associatedtype Value
  @MainActor init(_ value: Value, _ context: borrowing _MountContext)
  /// Sets the next value of the view.
  @MainActor func receive(_ value: Value)
}

/// A node with the value of its view, which takes no part in layout.
@_spi(Nodes) open class ValueNode<Value>: Node, ValueHolder {
  @exclusivity(unchecked) package private(set) final var value: Value

  /// Creates a node with `value` at the place that `context` describes.
  @MainActor public required init(_ value: Value, _ context: borrowing _MountContext) {
    self.value = value
    super.init(context)
  }

  @MainActor package final func receive(_ value: Value) {
    let old = self.value
    self.value = value
    didReceiveValue(after: old)
  }

  /// Called after each update of the view. The value may be the same as the `old` one.
  @MainActor open func didReceiveValue(after old: Value) {}
}

/// A layout node around one view, with the value of its modifier.
@_spi(Nodes) open class ValueWrapperNode<Value>: WrapperNode, ValueHolder {
  @exclusivity(unchecked) package private(set) final var value: Value

  /// Creates a node with `value` at the place that `context` describes.
  @MainActor public required init(_ value: Value, _ context: borrowing _MountContext) {
    self.value = value
    super.init(context)
  }

  @MainActor package final func receive(_ value: Value) {
    let old = self.value
    self.value = value
    didReceiveValue(after: old)
  }

  /// Called after each update of the view. The value may be the same as the `old` one.
  @MainActor open func didReceiveValue(after old: Value) {}
}

/// A view with a node that holds a value.
package struct ValueContent<Content: View, Kept: ValueHolder>: NodeBackedView {
  package let content: Content
  let value: Kept.Value

  package func makeNode(_ context: borrowing _MountContext) -> Kept { Kept(value, context) }
  package func update(_ node: Kept) { node.receive(value) }
}

extension View {
  /// Puts the view into a node that holds `value`.
  package func backed<Kept: ValueHolder>(by node: Kept.Type, _ value: Kept.Value)
    -> ValueContent<Self, Kept>
  {
    ValueContent(content: self, value: value)
  }
}
