// SPDX-License-Identifier: MIT
// Views: SwiftUI's older syntax for models in the environment.

@_spi(Nodes) public import CuriumEngine
public import Observation

/// Reads a model that `.environmentObject(_:)` or `.environment(_:)` puts into the environment.
///
///     struct NameField: View {
///       @EnvironmentObject private var settings: Settings
///       var body: some View { TextField("Name", text: $settings.name) }
///     }
@propertyWrapper
public struct EnvironmentObject<Model: AnyObject & Observable>: DynamicProperty {
  private let model: Environment<Model>

  /// Creates a property for the model of this type.
  public init() { model = Environment(Model.self) }

  /// The model.
  ///
  /// - Precondition: The environment contains a model of this type.
  public var wrappedValue: Model { model.wrappedValue }

  /// The model, as a source of bindings: `$settings.name`.
  public var projectedValue: Bindable<Model> { Bindable(model.wrappedValue) }
}

extension View {
  /// Puts `object`, an observable model, into the environment of the view. Views find it by its
  /// type.
  ///
  ///     DetailView(id: id).environmentObject(settings)
  public func environmentObject<Model: AnyObject & Observable>(_ object: Model) -> some View {
    environment(object)
  }
}
