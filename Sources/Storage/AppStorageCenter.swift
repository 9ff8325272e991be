// SPDX-License-Identifier: MIT
// Views: the locations of stored values in an app, and when they are saved.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumViews

/// The locations of the stored values in an app. There is one center per graph.
///
/// Saves stores in a pause, so that typing into a field writes the file once. When the graph ends,
/// it releases the center, which saves the remaining changes.
final class AppStorageCenter: GraphService {
  /// The store of an app that sets no other one.
  let memory = AppStorageStore.memory()
  private let log: AppLog
  private let locations = BindingLocation<Void>()
  @GraphReference private var graph: Graph?
  /// The stores with changes to save.
  private var unsaved: [AppStorageStore] = []

  init(graph: Graph) {
    log = graph.diagnostics.log
    _graph = GraphReference(wrappedValue: graph)
  }

  deinit { finish() }

  /// A stored value as a property declares it. Equal declarations share a location.
  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
    let type: ObjectIdentifier
    let fallback: String?
  }

  /// Returns the location of a value, the same object for as long as something retains it.
  func location<Value>(
    of key: String, _ fallback: Value, _ coding: any SettingCoding.Type, in store: AppStorageStore
  ) -> AppStorageLocation<Value> {
    let place = Place(
      store: ObjectIdentifier(store), key: key, type: ObjectIdentifier(Value.self),
      fallback: coding.setting(from: fallback)?.text)
    return locations.part(place, as: AppStorageLocation<Value>.self) {
      AppStorageLocation(key, fallback, coding, in: store, of: self)
    }
  }

  /// Saves a store in the next pause.
  func save(_ store: AppStorageStore) {
    if !unsaved.contains(where: { $0 === store }) { unsaved.append(store) }
    graph?.service(DelayedWork.self).request(for: self) { $0.finish() }
  }

  /// Logs the warnings of a store when bodies and layout are up to date.
  func warn(about store: AppStorageStore) {
    graph?.afterCommit(for: self) { $0.logWarnings(of: store) }
  }

  private func finish() {
    let stores = unsaved
    unsaved = []
    for store in stores {
      store.save()
      logWarnings(of: store)
      // Tries again later, at the latest when the graph ends.
      if store.hasChanges { unsaved.append(store) }
    }
  }

  private func logWarnings(of store: AppStorageStore) {
    for warning in store.takeWarnings() { log.warning(warning, source: "AppStorage") }
  }
}

/// The location of a stored value.
final class AppStorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let key: String
  private let fallback: Value
  private let coding: any SettingCoding.Type
  private let store: AppStorageStore
  // Weak, because a binding can outlive the graph, which saves everything when it ends.
  private weak var center: AppStorageCenter?

  init(
    _ key: String, _ fallback: Value, _ coding: any SettingCoding.Type,
    in store: AppStorageStore, of center: AppStorageCenter
  ) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
    self.store = store
    self.center = center
  }

  override func get() -> Value {
    let text = store.text(for: key)
    if store.hasWarning { center?.warn(about: store) }
    return text.flatMap { coding.value(of: $0, as: Value.self) } ?? fallback
  }

  override func set(_ value: Value) {
    store.set(key, to: coding.setting(from: value))
    if store.hasWarning { center?.warn(about: store) }
    guard store.hasChanges else { return }
    if let center {
      center.save(store)
    } else {
      store.save()
    }
  }
}
