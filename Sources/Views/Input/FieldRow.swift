// SPDX-License-Identifier: MIT
// Views: a control together with its name and its message.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

extension View {
  /// Marks the view as a control together with its name and its message. A click on one of them
  /// moves the focus to the first focusable view inside, and all of them scroll into view with it.
  package func fieldRow() -> some View {
    NodeContent(content: self, make: FieldRowNode.init)
  }

  /// Scrolls the whole view into view with the focus in it, if there is room.
  package func scrollsAsWhole() -> some View {
    NodeContent(content: self, make: WholeNode.init)
  }
}

private class WholeNode: WrapperNode {
  override var addedRoom: Extent? { .zero }
  override var scrollsAsWhole: Bool { true }
  override var paintsEvenly: Bool { true }
}

private final class FieldRowNode: WholeNode {
  /// The height at the last placement.
  private var placedHeight: Int32 = 0

  override func placeContents() {
    super.placeContents()
    let hasGrown = size.height > placedHeight
    placedHeight = size.height
    if hasGrown, let focused = graph.focus.current, contains(focused) {
      graph.afterCommit(for: self) { $0.keepInView() }
    }
  }

  /// Scrolls to a message that has appeared, unless the user has scrolled away from the control.
  @MainActor private func keepInView() {
    guard let focused = graph.focus.current, contains(focused), !focused.absoluteFrame.isEmpty,
      let scroller = selfAndAncestorsInLayer.first(where: { $0.scrollArea != nil })?.scrollArea,
      size.height <= scroller.viewport.height
    else { return }
    focused.scrollIntoView()
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    event.kind == .down && event.button == .primary && takeFocusByClick()
  }

  @MainActor override func takeFocusByClick() -> Bool { graph.focus.moveToFirst(in: self) }
}
