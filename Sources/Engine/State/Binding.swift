// SPDX-License-Identifier: MIT
// Views: a reference to a value that is stored elsewhere.

/// A property that reads and writes a value stored elsewhere.
///
///     TextField("Name", text: $name)
///     TextField("Name", text: Binding(get: { settings.name }, set: { settings.name = $0 }))
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  package let location: BindingLocation<Value>

  package init(location: BindingLocation<Value>) { self.location = location }

  /// Creates a binding that calls `get` and `set`.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Returns a binding that always reads `value` and ignores changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// Creates a binding from `projectedValue`, a closure parameter: `{ $item in … }`.
  public init(projectedValue: Binding<Value>) { location = projectedValue.location }

  /// The current value. Setting it on another thread changes it at the main actor's next turn.
  ///
  /// - Precondition: The value is read on the main actor.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if MainActor.isCurrent { return location.set(newValue) }
      MainActor.hop { [location] in location.set(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to the part of the value at `keyPath`.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: location.projection(keyPath))
  }
}

extension Binding: Sendable where Value: Sendable {}

private final class ClosureLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value {
    let result = MainActor.assumeIsolated { Handed(value: read()) }
    return result.value
  }

  override func set(_ value: Value) {
    let handed = Handed(value: value)
    MainActor.assumeIsolated { write(handed.value) }
  }
}

/// Passes a value through an isolation check within one actor.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

private final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
}
