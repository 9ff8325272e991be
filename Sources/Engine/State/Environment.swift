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
    read = { $0[keyPath: keyPath] }
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
      guard let model = values[TypeKey<Value>.self] else {
        preconditionFailure(
          "There's no \(type) in the environment. Add one with .environment(model).")
      }
      return model
    }
  }

  /// Creates a property that reads the model of type `type`; `nil` if the environment has none.
  ///
  ///     @Environment(Settings.self) private var settings: Settings?
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    read = { $0[TypeKey<Model>.self] }
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

extension View {
  /// Sets the value at `keyPath` in the environment of the view and its descendants to `value`.
  ///
  ///     Text("a\tb").environment(\.tabWidth, 4)
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self, value: value, path: keyPath) { values, value in
      values[keyPath: keyPath] = value
    }
  }
}
