// SPDX-License-Identifier: MIT
// Views: reading the environment from a view.

public import Observation

/// A property that reads a value or a model from the environment of a view.
///
///     @Environment(\.appTheme) private var theme
///     @Environment(Settings.self) private var settings
@propertyWrapper
public struct Environment<Value>: _LinkedProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?
  private var graph: Graph?

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let path = keyPath
    read = { $0[keyPath: path] }
  }

  /// Creates a property that reads the whole environment, with `\.self`. Any change of a value then
  /// runs the body again.
  public init(_ keyPath: KeyPath<EnvironmentValues, EnvironmentValues>)
  where Value == EnvironmentValues {
    read = { values in
      values.note(EnvironmentChange(rawValue: .max))
      var copy = values
      // The closures of the body may use the copy after the node is gone.
      copy.reader = nil
      return copy
    }
  }

  /// Creates a property that reads the model of type `type` that `.environment(_:)` has set.
  ///
  /// - Precondition: The environment contains such a model when the property is read.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let model = values[ModelKey<Value>.self] else {
        preconditionFailure(
          "There's no \(type) in the environment. Add one with .environment(model).")
      }
      return model
    }
  }

  /// The current value.
  public var wrappedValue: Value {
    guard let scope else { return read(EnvironmentValues()) }
    var values = scope.values
    values.reader = graph?.evaluating?.reader(of: scope)
    return read(values)
  }

  @MainActor public static func _link(
    _ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker
  ) {
    let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
    property.pointee.scope = linker.node.scope
    property.pointee.graph = linker.node.graph
  }
}

package struct ModelKey<Model: AnyObject>: EnvironmentKey {
  package static var defaultValue: Model? { nil }
}

extension View {
  /// Sets the value at `keyPath` in the environment of the view and its descendants to `value`.
  ///
  ///     Text("a\tb").environment(\.tabWidth, 4)
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    nonisolated(unsafe) let path = keyPath
    return EnvironmentWriter(content: self, value: value, path: keyPath) { values, value in
      values[keyPath: path] = value
    }
  }
}

/// A view that sets one environment value for its content, in a new scope.
package struct EnvironmentWriter<Content: View, Value>: _PrimitiveView {
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
    if writesTheSame, MemoryLayout<Value>.size > 0, areIdentical(value, view.value) { return }
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
