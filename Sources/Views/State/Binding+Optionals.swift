// SPDX-License-Identifier: MIT
// Views: bindings to optional and type-erased values.

@_spi(Nodes) public import CuriumEngine

extension Binding {
  /// Creates a binding to an optional with the value of `base`. Setting `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      location: base.location.part(WrappingKey.optional, as: WrappedLocation<Wrapped>.self) {
        WrappedLocation(base: base)
      })
  }

  /// Creates a type-erased binding to the value of `base`. Setting a value of a different type has
  /// no effect.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      location: base.location.part(WrappingKey.hashable, as: ErasedLocation<Wrapped>.self) {
        ErasedLocation(base: base)
      })
  }

  /// Creates a binding to the value inside the optional `base`. Returns `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base: base, last: value))
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
  init(base: Binding<Value>) { self.base = base }
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
