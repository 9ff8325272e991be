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

  /// Marks the view as a region of the screen, such as a panel. A click that no view inside takes
  /// moves the focus to the first focusable view inside, if there is one, and the whole region
  /// scrolls into view with it. The views around the region get the click too.
  package func focusRegion() -> some View {
    NodeContent(content: self, make: FocusRegionNode.init)
  }
}

private class FocusRegionNode: WrapperNode {
  override var addedRoom: Extent? { .zero }
  override var scrollsAsWhole: Bool { true }
  override var paintsEvenly: Bool { true }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    if event.kind == .down, event.button == .primary {
      // After a focusable view around the region has taken the focus.
      graph.afterCommit(for: self) { _ = $0.takeFocusByClick() }
    }
    return false
  }

  @MainActor override final func takeFocusByClick() -> Bool { graph.focus.moveToFirst(in: self) }
}

private final class FieldRowNode: FocusRegionNode {
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
}
