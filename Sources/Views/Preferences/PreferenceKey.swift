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

  /// Puts views before this one, made of what the views inside tell.
  public func overlayPreferenceValue<Key: PreferenceKey, Before: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Before
  ) -> some View {
    PreferenceLayer<Self, Key, Before>(
      content: self, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Puts views behind this one, made of what the views inside tell.
  public func backgroundPreferenceValue<Key: PreferenceKey, Behind: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Behind
  ) -> some View {
    PreferenceLayer<Self, Key, Behind>(
      content: self, alignment: alignment, isBehind: true, layer: transform)
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

private struct PreferenceReadingContent<Content: View, Key: PreferenceKey>: NodeBackedView {
  let content: Content
  let areSame: (Key.Value, Key.Value) -> Bool
  let action: @MainActor (Key.Value) -> Void

  func makeNode(_ context: borrowing _MountContext) -> PreferenceReaderNode<Key> {
    PreferenceReaderNode(areSame, action, context)
  }
  func update(_ node: PreferenceReaderNode<Key>) { node.action = action }
}

/// A view with another one before or behind it that is made of its preferences.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  private var reading: some View {
    PreferenceReadingContent<Content, Key>(content: content, areSame: areIdentical) { value = $0 }
  }

  var body: some View {
    LayeredContent(
      content: reading, layer: layer(value), alignment: alignment, isBehind: isBehind)
  }
}
