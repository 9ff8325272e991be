// SPDX-License-Identifier: MIT
// Views: values that the focused view provides to others.

import CuriumTerminal

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

class FocusedEntry {
  func isEqual(to other: FocusedEntry) -> Bool { false }
}

private final class TypedFocusedEntry<Value>: FocusedEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isEqual(to other: FocusedEntry) -> Bool {
    guard let other = other as? TypedFocusedEntry<Value> else { return false }
    if let value = value as? any Equatable { return isSame(value, other.value) }
    return areIdentical(value, other.value)
  }

  private func isSame<Known: Equatable>(_ value: Known, _ other: Any) -> Bool {
    value == other as? Known
  }
}

/// Stores the values of the focused view.
package final class FocusedValueCenter {
  package let state: StateLocation<FocusedValues>
  private unowned(unsafe) let graph: Graph
  private var isQueued = false
  /// The number of changes since bodies were up to date. A cycle would change the values forever.
  var rounds = 0
  private static let roundLimit = 64

  init(graph: Graph) {
    self.graph = graph
    state = StateLocation(value: FocusedValues(), graph: graph)
  }

  /// Collects the values again once bodies are up to date. If any differs, updates its readers.
  @MainActor package func refresh() {
    if isQueued { return }
    isQueued = true
    graph.afterCommit { [self] in
      isQueued = false
      var values = FocusedValues()
      if let focused = graph.focus.current as Node? {
        let around = focused.selfAndAncestorsInLayer
        for writer in around.compactMap(\.focusedValueWriter).reversed() { writer.write(&values) }
      }
      let old = state.get().entries
      let isSame =
        old.count == values.entries.count
        && old.allSatisfy { key, entry in
          values.entries[key].map { $0.isEqual(to: entry) } ?? false
        }
      if isSame { return }
      rounds += 1
      if rounds > Self.roundLimit {
        graph.warn(
          "A focused value is never equal to the previous one, so the views that read it update "
            + "without end. Use an Equatable value.")
        return
      }
      state.set(values)
    }
  }
}

/// A node that provides values to others while the focus is in it.
@_spi(Nodes) public protocol FocusedValueWriter: Node {
  var write: (inout FocusedValues) -> Void { get }
}
