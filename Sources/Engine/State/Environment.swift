// SPDX-License-Identifier: MIT
// Engine: reading the environment from a view.

public import Observation

/// Reads a value or a model from the environment of a view.
///
///     @Environment(\.appTheme) private var theme
///     @Environment(Settings.self) private var settings
@propertyWrapper
public struct Environment<Value>: _LinkedProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?
  private var graph: Graph?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let path = keyPath
    read = { $0[keyPath: path] }
  }

  /// Reads the model of type `type` that `.environment(_:)` put there.
  ///
  /// - Precondition: Reading it without one is a programmer's error.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let model = values[ModelKey<Value>.self] else {
        preconditionFailure(
          "No \(type) in the environment: put one there with .environment(model).")
      }
      return model
    }
  }

  /// The value now.
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

struct ModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension View {
  /// Puts an observable model into the environment of this view, found there by its type.
  public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
    EnvironmentWriter(content: self, value: model) { values, model in
      values[ModelKey<Model>.self] = model
    }
  }

  /// Sets a value of the environment for this view and everything in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    nonisolated(unsafe) let path = keyPath
    return EnvironmentWriter(content: self, value: value, path: keyPath) { values, value in
      values[keyPath: path] = value
    }
  }

  /// Changes a value of the environment in place for this view and everything in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    nonisolated(unsafe) let path = keyPath
    return EnvironmentWriter(content: self, value: ()) { values, _ in
      transform(&values[keyPath: path])
    }
  }
}

/// Opens a scope in which one value differs.
package struct EnvironmentWriter<Content: View, Value>: _PrimitiveView {
  let content: Content
  let value: Value
  /// Which value is written, where one and the same closure writes several.
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

/// A closure as a field: given to a generic function as it is, it would be wrapped in another.
private struct EnvironmentChanger<Value> {
  let write: (inout EnvironmentValues, Value) -> Void

  /// The first word of a closure is its code, whatever it captures.
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
    apply(keepingKeyed: false)
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    apply(keepingKeyed: !change.contains(.keyed))
  }

  @MainActor override func animationDidAdvance() { apply(keepingKeyed: true) }

  /// Writes the value over the outer values again. The list of keyed values stays the same object
  /// where neither the outer list nor the value differs, so that its readers are left alone.
  @MainActor private func apply(keepingKeyed: Bool) {
    var next = scope.values
    writeValue(over: &next)
    if keepingKeyed { next.keyed = inner.values.keyed }
    InheritedMotion.blend(
      &motion, from: inner.values.inherited, to: &next.inherited, on: self)
    graph.give(next, to: inner, beneath: self)
  }

  /// What is read meanwhile has the value written again when it changes.
  private func writeValue(over values: inout EnvironmentValues) {
    values.reader = self
    write(&values, value)
    values.reader = nil
  }
}
