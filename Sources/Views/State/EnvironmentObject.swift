// SPDX-License-Identifier: MIT
// Views: SwiftUI's older spelling of models in the environment.

@_spi(Nodes) public import CuriumEngine
public import Observation

/// Reads a model that `.environmentObject(_:)` or `.environment(_:)` put into the environment.
///
///     struct NameField: View {
///       @EnvironmentObject private var settings: Settings
///       var body: some View { TextField("Name", text: $settings.name) }
///     }
@propertyWrapper
public struct EnvironmentObject<Model: AnyObject & Observable>: DynamicProperty {
  private let model: Environment<Model>

  /// The model of this type.
  public init() { model = Environment(Model.self) }

  /// The model.
  ///
  /// - Precondition: Reading it without one in the environment is a programmer's error.
  public var wrappedValue: Model { model.wrappedValue }

  /// The source of bindings: `$settings.name`.
  public var projectedValue: Bindable<Model> { Bindable(model.wrappedValue) }
}

extension View {
  /// Puts an observable model into the environment of this view, found there by its type.
  public func environmentObject<Model: AnyObject & Observable>(_ object: Model) -> some View {
    environment(object)
  }
}
