// SPDX-License-Identifier: MIT
// Views: the path of a preference from the view that sets it to its readers.

@_spi(Nodes) import CuriumEngine

/// What a view does with a preference.
enum PreferenceSource<Key: PreferenceKey> {
  /// Sets the value.
  case value(Key.Value)
  /// Transforms the value that descendants pass up.
  case transform((inout Key.Value) -> Void)
}

/// Passes a value to the enclosing views.
final class PreferenceNode<Key: PreferenceKey>: ValueNode<PreferenceSource<Key>> {
  required init(_ source: PreferenceSource<Key>, _ context: borrowing _MountContext) {
    super.init(source, context)
    preferencesDidChange(ObjectIdentifier(Key.self))
  }

  override func didReceiveValue(after old: PreferenceSource<Key>) {
    // The values that a transform captures may differ. The readers compare the results.
    if case .value(let old) = old, case .value(let new) = value, areIdentical(new, old) { return }
    preferencesDidChange(ObjectIdentifier(Key.self))
  }

  /// The value for the enclosing views.
  var result: Key.Value {
    switch value {
    case .value(let value): return value
    case .transform(let transform):
      var value = preference(Key.self) ?? Key.defaultValue
      graph.reading(for: reader(of: scope)) { transform(&value) }
      return value
    }
  }

  @MainActor override func willUnmount() {
    parent?.preferencesDidChange(ObjectIdentifier(Key.self))
  }
}

/// The action of a reader, and the comparison of values for it.
struct PreferenceReading<Key: PreferenceKey> {
  let areSame: (Key.Value, Key.Value) -> Bool
  let action: @MainActor (Key.Value) -> Void
}

/// Reads the value that descendants pass up, once bodies and layout are up to date.
final class PreferenceReaderNode<Key: PreferenceKey>: ValueNode<PreferenceReading<Key>> {
  private var known: Key.Value?
  private var isStale = false

  required init(_ reading: PreferenceReading<Key>, _ context: borrowing _MountContext) {
    super.init(reading, context)
    preferenceDidChange(nil)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?) {
    if isStale || key != nil && key != ObjectIdentifier(Key.self) { return }
    isStale = true
    graph.afterCommit(for: self) { $0.read() }
  }

  @MainActor private func read() {
    isStale = false
    if flags.contains(.unmounted) { return }
    let found = preference(Key.self) ?? Key.defaultValue
    if let known, value.areSame(known, found) { return }
    known = found
    graph.diagnostics.noteChange(by: self)
    value.action(found)
  }
}

extension Node {
  /// Returns the combined value of the descendants, in their order; `nil` if none sets a value.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    forEachChild { child in
      guard child.flags.contains(.holdsPreferences), !child.flags.contains(.detached) else {
        return
      }
      let source = child as? PreferenceNode<Key>
      guard let next = source?.result ?? child.preference(key) else { return }
      if var reduced = result {
        Key.reduce(value: &reduced) { next }
        result = reduced
      } else {
        result = next
      }
    }
    return result
  }
}
