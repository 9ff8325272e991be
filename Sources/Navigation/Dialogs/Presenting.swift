// SPDX-License-Identifier: MIT
// Views: presents layers for a condition, an item or the value of a dialog.

import CuriumEngine
import CuriumViews

extension View {
  /// Presents `layer` while `isPresented` is `true`.
  func presenting<Layer: View>(
    isPresented: Binding<Bool>, as presentation: OverlayPresentation,
    onDismiss: (@MainActor () -> Void)? = nil, layer: @escaping () -> Layer
  ) -> some View {
    Presenting(
      content: self, value: { isPresented.wrappedValue ? () : nil }, presentation: presentation,
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, layer: layer)
  }

  /// Presents the layer for `item` while it isn't `nil`. The layer of a different item starts with
  /// new state.
  func presenting<Item: Identifiable, Layer: View>(
    item: Binding<Item?>, as presentation: OverlayPresentation,
    onDismiss: (@MainActor () -> Void)? = nil, layer: @escaping (Item) -> Layer
  ) -> some View {
    Presenting(
      content: self, value: { item.wrappedValue }, presentation: presentation,
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss, id: { $0.id },
      layer: { layer($0).id($0.id) })
  }
}

/// Presents a layer for a value while there is one. Reads the value in its own body, so that the
/// body of the presenting view doesn't run again.
struct Presenting<Content: View, Value, Layer: View>: PartView {
  let content: Content
  let value: () -> Value?
  let presentation: OverlayPresentation
  let dismiss: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?
  /// Returns the identity of the presentation for a value.
  var id: (Value) -> AnyHashable? = { _ in nil }
  let layer: (Value) -> Layer

  var body: some View {
    content
    let value = value()
    OverlaySlot(
      value.map(layer), id: value.flatMap(id), presentation, dismiss: dismiss,
      onDismiss: onDismiss)
  }
}
