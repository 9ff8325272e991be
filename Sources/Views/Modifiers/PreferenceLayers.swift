// SPDX-License-Identifier: MIT
// Views: views made of preferences, before or behind others.

public import CuriumEngine

extension View {
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
