// SPDX-License-Identifier: MIT
// Views: layers built from preferences.

public import CuriumEngine

extension View {
  /// Adds views in front of this one, built from a preference of the views inside.
  ///
  ///     struct UnreadCount: PreferenceKey {
  ///       static let defaultValue = 0
  ///       static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  ///     }
  ///     Text("Inbox").preference(key: UnreadCount.self, value: 3)
  ///       .overlayPreferenceValue(UnreadCount.self, alignment: .trailing) { Badge(text: "\($0)") }
  ///
  /// - Parameters:
  ///   - key: The preference to read.
  ///   - alignment: The alignment of the added views in the frame of this one.
  ///   - transform: Creates the views in front from the preference.
  public func overlayPreferenceValue<Key: PreferenceKey, Before: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Before
  ) -> some View {
    PreferenceLayer<Self, Key, Before>(
      content: self, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Adds views behind this one, built from a preference of the views inside.
  ///
  ///     struct FailureCount: PreferenceKey {
  ///       static let defaultValue = 0
  ///       static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  ///     }
  ///     Text("Parser tests").preference(key: FailureCount.self, value: 2)
  ///       .backgroundPreferenceValue(FailureCount.self) { $0 > 0 ? Color.errorMuted : .clear }
  ///
  /// - Parameters:
  ///   - key: The preference to read.
  ///   - alignment: The alignment of the added views in the frame of this one.
  ///   - transform: Creates the views behind from the preference.
  public func backgroundPreferenceValue<Key: PreferenceKey, Behind: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Behind
  ) -> some View {
    PreferenceLayer<Self, Key, Behind>(
      content: self, alignment: alignment, isBehind: true, layer: transform)
  }
}

/// A view with a layer in front of or behind it, built from a preference of the view.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  private var reading: some View {
    PreferenceReadingContent<Content, Key>(content: content, areSame: areEqual) { value = $0 }
  }

  var body: some View {
    LayeredContent(
      content: reading, layer: layer(value), alignment: alignment, isBehind: isBehind)
  }
}
