// SPDX-License-Identifier: MIT
// Views: the store of `@AppStorage` in the environment.

public import CuriumEngine

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: AppStorageStore? { nil }
}

extension EnvironmentValues {
  /// The store of `@AppStorage`; `nil` for the one in memory that each app has.
  package var appStorageStore: AppStorageStore? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store for the `@AppStorage` properties of the views inside this one.
  ///
  ///     struct Signature: View {
  ///       @AppStorage("signature") private var signature = ""
  ///       var body: some View { TextField("Signature", text: $signature) }
  ///     }
  ///
  ///     struct Mail: App {
  ///       var body: some View { Signature().defaultAppStorage(.file("/var/mail/settings")) }
  ///     }
  ///
  /// This doesn't affect the properties of the view whose body calls this modifier. Pass the store
  /// to such a property instead, as in `@AppStorage("signature", store: store)`.
  public func defaultAppStorage(_ store: AppStorageStore) -> some View {
    environment(\.appStorageStore, store)
  }
}
