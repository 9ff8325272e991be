// SPDX-License-Identifier: MIT
// Views: bindings to the properties of models.

@_spi(Nodes) public import CuriumEngine
public import Observation

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
    let property = ModelProperty(model: ObjectIdentifier(wrappedValue), keyPath: keyPath)
    return Binding(
      location: models.part(property, as: BindingLocation<Part>.self) {
        ModelLocation(model: wrappedValue, keyPath: keyPath)
      })
  }
}

/// The location whose parts are the properties of all models. That of a property is the same object
/// each time, so that views with it compare equal.
private let models = BindingLocation<Void>()

/// A property of a model, whose location keeps the model alive.
private struct ModelProperty: Hashable {
  let model: ObjectIdentifier
  let keyPath: AnyKeyPath
}

private final class ModelLocation<Model: AnyObject, Part>: BindingLocation<Part>,
  @unchecked Sendable
{
  private let model: Model
  private let keyPath: ReferenceWritableKeyPath<Model, Part>

  init(model: Model, keyPath: ReferenceWritableKeyPath<Model, Part>) {
    self.model = model
    self.keyPath = keyPath
  }

  override func get() -> Part { model[keyPath: keyPath] }
  override func set(_ value: Part) { model[keyPath: keyPath] = value }
}
