// SPDX-License-Identifier: MIT
// Views: a reference to a value that is stored elsewhere.

public import Observation

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

  /// Creates a binding to an optional with the value of `base`. Setting `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = base.location.part(WrappingKey.optional, as: WrappedLocation<Wrapped>.self) {
      WrappedLocation(base: base)
    }
  }

  /// Creates a type-erased binding to the value of `base`. Setting a value of a different type has
  /// no effect.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = base.location.part(WrappingKey.hashable, as: ErasedLocation<Wrapped>.self) {
      ErasedLocation(base: base)
    }
  }

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

  /// Creates a binding to the value inside the optional `base`. Returns `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = UnwrappedLocation(base: base, last: value)
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

/// The keys of wrapped locations, to distinguish them from parts.
private enum WrappingKey {
  case optional, hashable
}

private final class WrappedLocation<Value>: BindingLocation<Value?>, @unchecked Sendable {
  private let base: Binding<Value>
  init(base: Binding<Value>) { self.base = base }
  override func get() -> Value? { base.wrappedValue }
  override func set(_ value: Value?) {
    if let value { base.wrappedValue = value }
  }
}

private final class ErasedLocation<Value: Hashable>: BindingLocation<AnyHashable>,
  @unchecked Sendable
{
  private let base: Binding<Value>
  package init(base: Binding<Value>) { self.base = base }
  override func get() -> AnyHashable { AnyHashable(base.wrappedValue) }
  override func set(_ value: AnyHashable) {
    if let value = value.base as? Value { base.wrappedValue = value }
  }
}

/// The value inside an optional. While it is `nil`, the value from the binding's creation.
private final class UnwrappedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: Binding<Value?>
  private let last: Value

  init(base: Binding<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override func get() -> Value { base.wrappedValue ?? last }
  override func set(_ value: Value) { base.wrappedValue = value }
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

/// A property that creates bindings to the properties of an observable model.
///
///     @Bindable var model: Settings
///     var body: some View { TextField("Name", text: $model.name) }
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Model

  /// Creates bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// Creates bindings to the properties of `model`.
  public init(_ model: Model) { wrappedValue = model }

  /// The source of bindings, as in `$model.name`.
  public var projectedValue: Bindable<Model> { self }

  /// Returns a binding to the property of the model at `keyPath`.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Part>)
    -> Binding<Part>
  {
    Binding(location: ModelLocation(model: wrappedValue, keyPath: keyPath))
  }
}

private final class ModelLocation<Model: AnyObject, Part>: BindingLocation<Part>,
  @unchecked Sendable
{
  private let model: Model
  private let keyPath: ReferenceWritableKeyPath<Model, Part>

  package init(model: Model, keyPath: ReferenceWritableKeyPath<Model, Part>) {
    self.model = model
    self.keyPath = keyPath
  }

  override func get() -> Part { model[keyPath: keyPath] }
  override func set(_ value: Part) { model[keyPath: keyPath] = value }
}
