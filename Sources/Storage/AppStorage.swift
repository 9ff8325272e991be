// SPDX-License-Identifier: MIT
// Views: a value that is stored between launches.

@_spi(Nodes) public import CuriumEngine

/// A value that the app stores under a key between launches, such as a setting of the user.
///
///     struct Appearance: View {
///       @AppStorage("showsVersions") private var showsVersions = true
///       @AppStorage("columns") private var columns = 2
///
///       var body: some View {
///         Toggle("Show versions", isOn: $showsVersions)
///         Stepper("Columns", value: $columns, in: 1...4)
///       }
///     }
///
/// When the value changes, all views that read the key in the same store show the new one at once.
/// The value is a Boolean, an integer, a floating-point number or a string, an optional one of
/// these, or an enumeration with integers or strings as raw values. If the key isn't stored, or its
/// text isn't such a value, the property has its default value.
///
/// An app that `App.main` runs stores its values in the text file `settings`, in a folder with the
/// name of the program in `$XDG_CONFIG_HOME`, by default `~/.config`. Elsewhere, such as in tests
/// and previews, the values are lost when the app ends. `.defaultAppStorage(_:)` sets another
/// store.
///
/// Outside a view on the screen, the property always has its default value.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let fallback: Value
  private let coding: any SettingCoding.Type
  private let store: AppStorageStore?
  @Environment(\.appStorageStore) private var inherited
  @Environment(\.runningApp) private var app

  private init(
    _ key: String, _ fallback: Value, _ coding: any SettingCoding.Type, _ store: AppStorageStore?
  ) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
    self.store = store
  }

  private var location: AppStorageLocation<Value>? {
    guard let graph = app.graph else { return nil }
    let center = graph.service(AppStorageCenter.self)
    return center.location(of: key, fallback, coding, in: store ?? inherited ?? center.memory)
  }

  /// The stored value, or the default value. All views see a new value at once; see
  /// `AppStorageStore` for the time when it is saved.
  public var wrappedValue: Value {
    get { location?.get() ?? fallback }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(fallback)
  }
}

/// A Boolean value, an integer, a floating-point number or a string.
public protocol _StoredValue: LosslessStringConvertible {}

extension Bool: _StoredValue {}
extension Int: _StoredValue {}
extension Double: _StoredValue {}
extension String: _StoredValue {}

extension AppStorage {
  /// Creates a property for a Boolean value, an integer, a floating-point number or a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for that of the environment.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: _StoredValue {
    self.init(key, wrappedValue, PlainCoding<Value>.self, store)
  }

  /// Creates a property for an enumeration, or another type, with such values as raw values.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for that of the environment.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue: _StoredValue {
    self.init(key, wrappedValue, RawCoding<Value>.self, store)
  }

  /// Creates a property for a Boolean value, an integer, a floating-point number or a string. It is
  /// `nil` if the key isn't stored, and setting `nil` removes the key.
  public init<Wrapped: _StoredValue>(_ key: String, store: AppStorageStore? = nil)
  where Value == Wrapped? {
    self.init(key, nil, PlainCoding<Wrapped>.self, store)
  }

  /// Creates a property for a type with raw values that is `nil` if the key isn't stored. Setting
  /// `nil` removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: AppStorageStore? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _StoredValue {
    self.init(key, nil, RawCoding<Wrapped>.self, store)
  }
}
