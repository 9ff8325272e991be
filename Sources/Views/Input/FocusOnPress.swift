// SPDX-License-Identifier: MIT
// Views: presses beside a control that focus it.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

extension View {
  /// Moves the focus to the first focusable view inside when the user clicks on other parts of this
  /// view, such as the name of a field.
  package func focusesOnPress() -> some View {
    NodeContent(content: self, make: FocusOnPressNode.init)
  }
}

/// Takes no part in layout.
private final class FocusOnPressNode: Node {
  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    event.kind == .down && event.button == .primary && takeFocusByClick()
  }

  @MainActor override func takeFocusByClick() -> Bool { graph.focus.moveToFirst(in: self) }
}
