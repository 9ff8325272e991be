// SPDX-License-Identifier: MIT
// Views: views whose value the user can drag to another view.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension View {
  /// Lets the user drag `payload` from this view to a view with
  /// `dropDestination(for:action:isTargeted:)` for its type. A chip with the text of the view
  /// follows the pointer.
  ///
  ///     Text(name).draggable(name)
  ///
  /// *Pointer:* A drag starts when the pointer has moved by a cell with the primary button pressed,
  /// so clicks reach the view, a row of a list around it, and the buttons in it. On a button in the
  /// view, it starts when the pointer leaves the button. Sliders, text fields and gestures in the
  /// view keep their drags. The wheel scrolls during a drag, and a scroll view also scrolls while
  /// the pointer is held on its first or last row. Draggable rows with `.onMove` can't be moved by
  /// dragging, only with keys. In a row of a list, the view is as wide as its content. With
  /// `.frame(maxWidth: .infinity, alignment: .leading)` and `.contentShape(Rectangle())` before
  /// this modifier, the user can drag any part of the row.
  ///
  /// *Keys:* Escape cancels a drag.
  ///
  /// A drag needs a pointer. Offer the same change in another way too, such as in a `.contextMenu`
  /// or with a `.keyBinding`.
  ///
  /// - Parameter payload: The value, which is computed when a drag starts. It can have any type,
  ///   because it doesn't leave the app.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping @MainActor () -> Payload
  ) -> some View {
    DraggableContent(
      content: self, payload: { payload() },
      preview: { $0.isEmpty ? nil : DragChip(name: $0) })
  }

  /// Lets the user drag `payload` from this view to a view with
  /// `dropDestination(for:action:isTargeted:)` for its type. `preview` follows the pointer.
  ///
  ///     Text(name).draggable(name) { Text("1 package") }
  ///
  /// - Parameters:
  ///   - payload: The value, which is computed when a drag starts. It can have any type, because it
  ///    doesn't leave the app.
  ///   - preview: The view below the pointer, drawn on the background of a tooltip. It gets no keys
  ///    and no clicks.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping @MainActor () -> Payload,
    @ViewBuilder preview: @escaping @MainActor () -> Preview
  ) -> some View {
    DraggableContent(
      content: self, payload: { payload() },
      preview: { _ in DragPreview(content: preview()) })
  }
}

/// A draggable view, and during a drag the layer with its preview.
private struct DraggableContent<Content: View, Preview: View>: PartView {
  let content: Content
  let payload: @MainActor () -> Any
  /// Returns the preview of a view with the given name; `nil` if there is nothing to show.
  let preview: @MainActor (String) -> Preview?
  @State private var position: DragPosition?

  var body: some View {
    ValueContent(
      content: content, value: DragSource(payload: payload) { position = $0 },
      make: DragNode.init)
    OverlaySlot(
      position.flatMap { preview($0.name) }, presentation, dismiss: { position = nil })
  }

  /// Above everything else, below the cell under the pointer.
  private var presentation: OverlayPresentation {
    var presentation = OverlayPresentation(role: .group, label: position?.name ?? "")
    let cell = CellRect(
      origin: position?.point ?? .zero, size: CellSize(width: 1, height: 1))
    presentation.placement = .below(cell)
    presentation.level = .tooltip
    presentation.isModal = false
    return presentation
  }
}

/// The name of the dragged view in one line.
private struct DragChip: PartView {
  let name: String

  var body: some View {
    TooltipLabel(text: name, maxWidth: ComponentTokens.Tooltip.width)
      .lineLimit(1)
      .accessibilityHidden()
  }
}

/// The app's preview, on the background of a tooltip.
private struct DragPreview<Content: View>: PartView {
  let content: Content

  var body: some View {
    TooltipGround(content: content)
      .focusable(false)
      .accessibilityHidden()
  }
}
