// SPDX-License-Identifier: MIT
// Engine: a way to read and write a value that is kept elsewhere.

public import Observation

/// Reads and writes a value that something else owns.
///
///     TextField("Name", text: $name)
///     TextField("Name", text: Binding(get: { settings.name }, set: { settings.name = $0 }))
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  package let location: BindingLocation<Value>

  package init(location: BindingLocation<Value>) { self.location = location }

  /// A binding that calls `get` and `set`.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding that always reads `value` and ignores what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// A binding as the parameter of a closure: `{ $item in … }`.
  public init(projectedValue: Binding<Value>) { location = projectedValue.location }

  /// A binding to an optional that holds the value of `base`; nil is not written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = base.location.part(WrappingKey.optional, as: WrappedLocation<Wrapped>.self) {
      WrappedLocation(base: base)
    }
  }

  /// A binding to the value of `base`, whatever its type; values of other types are not written.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = base.location.part(WrappingKey.hashable, as: ErasedLocation<Wrapped>.self) {
      ErasedLocation(base: base)
    }
  }

  /// The value now. Set from another thread, it changes at the main actor's next turn.
  ///
  /// - Precondition: It is read on the main actor.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if MainActor.isCurrent { return location.set(newValue) }
      MainActor.hop { [location] in location.set(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: location.projection(keyPath))
  }

  /// A binding to the value inside an optional, or nil while there is none.
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

/// Tells what a location is wrapped in apart from its parts.
private enum WrappingKey {
  case optional, hashable
}

/// A value as an optional.
private final class WrappedLocation<Value>: BindingLocation<Value?>, @unchecked Sendable {
  private let base: Binding<Value>
  init(base: Binding<Value>) { self.base = base }
  override func get() -> Value? { base.wrappedValue }
  override func set(_ value: Value?) {
    if let value { base.wrappedValue = value }
  }
}

/// A value of any type.
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

/// The value inside an optional; the last one while there is none.
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

/// Carries a value over a check of isolation on one and the same actor.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

private final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
}

/// Makes bindings to the properties of an observable model.
///
///     @Bindable var model: Settings
///     var body: some View { TextField("Name", text: $model.name) }
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Model

  /// Bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// Bindings to the properties of `model`.
  public init(_ model: Model) { wrappedValue = model }

  /// The source of bindings: `$model.name`.
  public var projectedValue: Bindable<Model> { self }

  /// A binding to a property of the model.
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
