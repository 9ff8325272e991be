// SPDX-License-Identifier: MIT
// Views: values that the focused view provides to others.

/// The key of a value that the focused view provides to others.
///
///     struct DocumentKey: FocusedValueKey { typealias Value = Account }
///     extension FocusedValues {
///       var document: Account? {
///         get { self[DocumentKey.self] }
///         set { self[DocumentKey.self] = newValue }
///       }
///     }
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view and the views around it.
public struct FocusedValues {
  var entries: [ObjectIdentifier: FocusedEntry] = [:]

  /// The value for `key`; `nil` if no view around the focus sets it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      entries[ObjectIdentifier(key)].map {
        unsafeDowncast($0, to: TypedFocusedEntry<Key.Value>.self).value
      }
    }
    set { entries[ObjectIdentifier(key)] = newValue.map { TypedFocusedEntry($0) } }
  }
}

/// A value of any type, which can be compared with another one.
class FocusedEntry {
  func isEqual(to other: FocusedEntry) -> Bool { false }
}

private final class TypedFocusedEntry<Value>: FocusedEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isEqual(to other: FocusedEntry) -> Bool {
    guard let other = other as? TypedFocusedEntry<Value> else { return false }
    return areEqual(value, other.value)
  }
}
