// SPDX-License-Identifier: MIT
// Views: values that views pass to the views that enclose them.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Sets the preference `key` to `value` for the enclosing views. It replaces the values that
  /// views inside set.
  ///
  ///     struct ScreenName: PreferenceKey {
  ///       static let defaultValue = ""
  ///       static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  ///     }
  ///     Text("12 messages").preference(key: ScreenName.self, value: "Inbox")
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    ValueContent(content: self, value: value, make: PreferenceNode<Key>.init)
  }

  /// Changes the preference `key` that the views inside set. `callback` gets their combined value.
  ///
  ///     struct TaskCount: PreferenceKey {
  ///       static let defaultValue = 0
  ///       static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  ///     }
  ///     Text("Deploy").transformPreference(TaskCount.self) { $0 += 1 }
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    ValueContent(content: self, value: callback, make: PreferenceTransformNode<Key>.init)
  }

  /// Calls `action` with the preference `key` of the views inside: first when they appear, then
  /// when it changes.
  ///
  ///     struct WarningCount: PreferenceKey {
  ///       static let defaultValue = 0
  ///       static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  ///     }
  ///     Text("Build").preference(key: WarningCount.self, value: 4)
  ///       .onPreferenceChange(WarningCount.self) { count = $0 }
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingContent<Self, Key>(content: self, areSame: { $0 == $1 }, action: action)
  }
}

struct PreferenceReadingContent<Content: View, Key: PreferenceKey>: NodeBackedView {
  let content: Content
  let areSame: (Key.Value, Key.Value) -> Bool
  let action: @MainActor (Key.Value) -> Void

  func makeNode(_ context: borrowing _MountContext) -> PreferenceReaderNode<Key> {
    PreferenceReaderNode(areSame, action, context)
  }
  func update(_ node: PreferenceReaderNode<Key>) { node.action = action }
}
