// SPDX-License-Identifier: MIT
// Views: values that views tell those around them.

/// The key of a value that flows from views to those around them.
///
///     struct WidestLabel: PreferenceKey {
///       static let defaultValue = 0
///       static func reduce(value: inout Int, nextValue: () -> Int) {
///         value = max(value, nextValue())
///       }
///     }
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines what was found so far with the value of the next view, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Tells the views around a value; it stands in for those that views inside set.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    PreferringContent<Self, Key>(content: self, value: value)
  }

  /// Changes what the views inside tell those around.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    TransformingContent<Self, Key>(content: self, transform: callback)
  }

  /// Calls `action` with what the views inside tell, first when they stand and whenever it differs.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingContent<Self, Key>(content: self, areSame: { $0 == $1 }, action: action)
  }
}

private struct PreferringContent<Content: View, Key: PreferenceKey>: NodeBackedView {
  let content: Content
  let value: Key.Value

  func makeNode(_ context: borrowing _MountContext) -> PreferenceNode<Key> {
    PreferenceNode(value, context)
  }
  func update(_ node: PreferenceNode<Key>) { node.receive(value) }
}

private struct TransformingContent<Content: View, Key: PreferenceKey>: NodeBackedView {
  let content: Content
  let transform: (inout Key.Value) -> Void

  func makeNode(_ context: borrowing _MountContext) -> PreferenceTransformNode<Key> {
    PreferenceTransformNode(transform, context)
  }
  func update(_ node: PreferenceTransformNode<Key>) { node.receive(transform) }
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
