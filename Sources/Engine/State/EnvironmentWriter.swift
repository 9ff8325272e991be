// SPDX-License-Identifier: MIT
// Views: sets an environment value for the views inside.

/// A view that sets one environment value for its content, in a new scope.
package struct EnvironmentWriter<Content: View, Value>: _PrimitiveView, TagPassing {
  let content: Content
  let value: Value
  /// The key path of the value, because the same closure can write different values.
  var path: AnyKeyPath? = nil
  let write: (inout EnvironmentValues, Value) -> Void

  package init(
    content: Content, value: Value, path: AnyKeyPath? = nil,
    write: @escaping (inout EnvironmentValues, Value) -> Void
  ) {
    self.content = content
    self.value = value
    self.path = path
    self.write = write
  }

  package static var contentHasTag: Bool { Content.hasTag }

  package static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = EnvironmentNode(view, context)
    context.append(node)
    var inner = _MountContext(parent: node, scope: node.inner)
    Content._mount(view.content, &inner)
  }

  package static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: EnvironmentNode<Content, Value>.self)
    node.receive(view)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

/// A closure as a field. Passed to a generic function directly, it would be wrapped in another
/// closure.
private struct EnvironmentChanger<Value> {
  let write: (inout EnvironmentValues, Value) -> Void

  /// The address of the code, which is the first word of a closure, whatever it captures.
  var code: UInt { withUnsafeBytes(of: self) { $0.load(as: UInt.self) } }
}

private final class EnvironmentNode<Content: View, Value>: Node {
  let inner: EnvironmentScope
  private var value: Value
  private var path: AnyKeyPath?
  private var write: (inout EnvironmentValues, Value) -> Void
  private var motion: InheritedMotion?

  @MainActor init(_ view: EnvironmentWriter<Content, Value>, _ context: borrowing _MountContext) {
    value = view.value
    path = view.path
    write = view.write
    inner = EnvironmentScope(context.scope.values)
    super.init(context)
    writeValue(over: &inner.values)
  }

  override var opensScope: Bool { true }

  @MainActor func receive(_ view: EnvironmentWriter<Content, Value>) {
    let writesTheSame =
      path == view.path
      && EnvironmentChanger(write: write).code == EnvironmentChanger(write: view.write).code
    write = view.write
    path = view.path
    // Without a value, the closure can write values that it captures.
    if writesTheSame, Value.self != Void.self, areIdentical(value, view.value) { return }
    value = view.value
    apply(isOwnChange: true)
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    apply(keepingKeyed: !change.contains(.keyed))
  }

  @MainActor override func animationDidAdvance() { apply(keepingKeyed: true) }

  /// Applies the value to the outer values again. The list of keyed values stays the same object if
  /// neither the outer list nor the value has changed, so that its readers don't run again.
  @MainActor private func apply(keepingKeyed: Bool = false, isOwnChange: Bool = false) {
    var next = scope.values
    writeValue(over: &next)
    if keepingKeyed { next.keyed = inner.values.keyed }
    InheritedMotion.blend(
      &motion, from: inner.values.inherited, to: &next.inherited,
      fades: isOwnChange, on: self)
    graph.give(next, to: inner, below: self)
  }

  /// Writes the value. Values read meanwhile become dependencies, which write it again when they
  /// change.
  private func writeValue(over values: inout EnvironmentValues) {
    values.reader = self
    write(&values, value)
    values.reader = nil
  }
}
