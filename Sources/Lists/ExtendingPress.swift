// SPDX-License-Identifier: MIT
// Views: a click with Shift on a control, as on the title of a column.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

extension View {
  /// Calls `action`, instead of that of the control around the view, when the user clicks the view
  /// with Shift or Control. Many terminals keep clicks with Shift for their own selection.
  ///
  /// In a title of a table, the keys `+` and Shift-Return call it too.
  package func onExtendingPress(_ action: @escaping @MainActor () -> Void) -> some View {
    ValueContent(content: self, value: action, make: ExtendingPressNode.init)
  }
}

/// Fills the control around it, and gets its clicks first.
private final class ExtendingPressNode: ValueWrapperNode<@MainActor () -> Void> {
  override var addedRoom: Extent? { .zero }

  override func isSolid(at point: CellPoint) -> Bool { true }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard let control = layoutAncestor else { return false }
    switch event.kind {
    case .down where event.button == .primary:
      if event.modifiers.isDisjoint(with: [.shift, .control]) || !control.isFocusable {
        return false
      }
      graph.focus.move(to: control)
      graph.pointer.capture(self)
    case .dragged where graph.pointer.captured === self: break
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      if graph.pointer.isPressing(control, at: event.position) { value() }
    default: return false
    }
    return true
  }
}

extension Node {
  /// Calls the action for a click with Shift on the node. Returns `false` if there is none.
  @MainActor func extendPress() -> Bool {
    guard let node = extendingPress else { return false }
    node.value()
    return true
  }

  private var extendingPress: ExtendingPressNode? {
    self as? ExtendingPressNode ?? firstOfChildren { $0.extendingPress }
  }
}

extension KeyPress {
  /// `true` for the keys that work like a click with Shift. Few terminals report Shift with Return.
  var extendsPress: Bool {
    KeyboardShortcut("+", modifiers: []).matches(self) || key == .return && modifiers == .shift
  }
}
