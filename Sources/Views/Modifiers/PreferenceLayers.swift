// SPDX-License-Identifier: MIT
// Views: layers built from preferences.

public import CuriumEngine

extension View {
  /// Adds views in front of this one, built from a preference of the views inside.
  public func overlayPreferenceValue<Key: PreferenceKey, Before: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Before
  ) -> some View {
    PreferenceLayer<Self, Key, Before>(
      content: self, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Adds views behind this one, built from a preference of the views inside.
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
    PreferenceReadingContent<Content, Key>(content: content, areSame: areIdentical) { value = $0 }
  }

  var body: some View {
    LayeredContent(
      content: reading, layer: layer(value), alignment: alignment, isBehind: isBehind)
  }
}
