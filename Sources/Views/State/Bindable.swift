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
    Binding(location: ModelLocation(model: wrappedValue, keyPath: keyPath))
  }
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
