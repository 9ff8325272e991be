// SPDX-License-Identifier: MIT
// Views: values passed down the tree.

/// The key of a value in the environment.
///
///     private struct AccountKey: EnvironmentKey { static let defaultValue: Account? = nil }
///     extension EnvironmentValues {
///       var account: Account? {
///         get { self[AccountKey.self] }
///         set { self[AccountKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
}

/// The key of the only value of a type in the environment, such as a model.
package struct TypeKey<Wrapped>: EnvironmentKey {
  package static var defaultValue: Wrapped? { nil }
}

/// The environment values of a view.
public struct EnvironmentValues {
  package var inherited = InheritedStyle()
  package var keyed: EnvironmentEntry?
  /// The node whose body reads the values, so that it runs again when they change.
  package internal(set) unowned(unsafe) var reader: Node?

  /// Creates an environment with the default values.
  public init() {}

  /// The value for `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      note(.keyed)
      return EnvironmentEntry.find(ObjectIdentifier(key), in: keyed).map {
        unsafeDowncast($0, to: TypedEnvironmentEntry<Key.Value>.self).value
      } ?? Key.defaultValue
    }
    set {
      keyed = TypedEnvironmentEntry(
        key: ObjectIdentifier(key), value: newValue, isForLayer: false, next: keyed)
    }
  }

  /// Sets the value for `key` in the layer of the view. Of the layers that views inside present,
  /// only menus inherit the value.
  package mutating func setInLayer<Key: EnvironmentKey>(_ key: Key.Type, to value: Key.Value) {
    keyed = TypedEnvironmentEntry(
      key: ObjectIdentifier(key), value: value, isForLayer: true, next: keyed)
  }

  /// Removes the values that were set with `setInLayer(_:to:)`.
  package mutating func leaveLayer() { keepEntries { !$0.isForLayer } }

  /// Removes the entries that are hidden by newer ones with the same key.
  mutating func removeHiddenEntries() {
    var known: Set<ObjectIdentifier> = []
    keepEntries { known.insert($0.key).inserted }
  }

  /// Removes the entries for which `isKept` returns `false`. Visits the newest entry first.
  private mutating func keepEntries(where isKept: (EnvironmentEntry) -> Bool) {
    var kept: [EnvironmentEntry] = []
    var entry = keyed
    while let current = entry {
      if isKept(current) { kept.append(current) }
      entry = current.next
    }
    keyed = kept.reversed().reduce(nil) { $1.copy(before: $0) }
  }

  package func note(_ change: EnvironmentChange) {
    guard let reader else { return }
    reader.noteEnvironmentRead(change)
    if change.contains(.theme) { reader.registerThemeReader() }
  }

  func changes(from previous: EnvironmentValues) -> EnvironmentChange {
    var change = previous.inherited.changes(to: inherited)
    if keyed !== previous.keyed { change.insert(.keyed) }
    return change
  }
}

/// A keyed value and the list of older ones, of which it hides those with the same key.
package class EnvironmentEntry {
  let key: ObjectIdentifier
  /// `true` if only menus inherit the value, and no other layers.
  let isForLayer: Bool
  let next: EnvironmentEntry?

  init(key: ObjectIdentifier, isForLayer: Bool, next: EnvironmentEntry?) {
    self.key = key
    self.isForLayer = isForLayer
    self.next = next
  }

  /// Returns a copy in front of other entries. Overridden by entries with a value.
  func copy(before next: EnvironmentEntry?) -> EnvironmentEntry {
    EnvironmentEntry(key: key, isForLayer: isForLayer, next: next)
  }

  /// Returns the newest entry for `key`. Visits the entries without retaining them.
  static func find(_ key: ObjectIdentifier, in list: EnvironmentEntry?) -> EnvironmentEntry? {
    var entry = list.map { Unmanaged.passUnretained($0) }
    while let current = entry {
      if current.borrow({ $0.key == key }) { return current.takeUnretainedValue() }
      entry = current.borrow { $0.next.map { Unmanaged.passUnretained($0) } }
    }
    return nil
  }
}

private final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(key: ObjectIdentifier, value: Value, isForLayer: Bool, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, isForLayer: isForLayer, next: next)
  }

  override func copy(before next: EnvironmentEntry?) -> EnvironmentEntry {
    TypedEnvironmentEntry(key: key, value: value, isForLayer: isForLayer, next: next)
  }
}
