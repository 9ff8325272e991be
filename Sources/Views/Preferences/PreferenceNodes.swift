// SPDX-License-Identifier: MIT
// Views: the path of a preference from the view that sets it to its readers.

@_spi(Nodes) import CuriumEngine

/// A node that adds to the preference `Key`, or changes it.
class PreferenceSourceNode<Key: PreferenceKey, Source>: ValueNode<Source> {
  override init(_ value: Source, _ context: borrowing _MountContext) {
    super.init(value, context)
    preferencesDidChange(ObjectIdentifier(Key.self))
  }

  @MainActor override func willUnmount() {
    parent?.preferencesDidChange(ObjectIdentifier(Key.self))
  }
}

/// Stores the value that a view passes to the enclosing views.
final class PreferenceNode<Key: PreferenceKey>: PreferenceSourceNode<Key, Key.Value> {
  override func didReceiveValue(after old: Key.Value) {
    if !areIdentical(value, old) { preferencesDidChange(ObjectIdentifier(Key.self)) }
  }
}

/// Transforms the value that descendants pass up.
final class PreferenceTransformNode<Key: PreferenceKey>:
  PreferenceSourceNode<Key, (inout Key.Value) -> Void>
{
  override func didReceiveValue(after old: @escaping (inout Key.Value) -> Void) {
    // The captured values may differ. The readers compare the results.
    preferencesDidChange(ObjectIdentifier(Key.self))
  }
}

/// Reads the value that descendants pass up, once bodies and layout are up to date.
final class PreferenceReaderNode<Key: PreferenceKey>: Node {
  var action: @MainActor (Key.Value) -> Void
  private let areSame: (Key.Value, Key.Value) -> Bool
  private var known: Key.Value?
  private var isStale = false

  init(
    _ areSame: @escaping (Key.Value, Key.Value) -> Bool,
    _ action: @escaping @MainActor (Key.Value) -> Void, _ context: borrowing _MountContext
  ) {
    self.areSame = areSame
    self.action = action
    super.init(context)
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
    let value = preference(Key.self) ?? Key.defaultValue
    if let known, areSame(known, value) { return }
    known = value
    graph.diagnostics.noteChange(by: self)
    action(value)
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
      let next: Key.Value?
      if let source = child as? PreferenceNode<Key> {
        next = source.value
      } else if let changer = child as? PreferenceTransformNode<Key> {
        var value = child.preference(key) ?? Key.defaultValue
        graph.reading(for: changer.reader(of: changer.scope)) { changer.value(&value) }
        next = value
      } else {
        next = child.preference(key)
      }
      guard let next else { return }
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
