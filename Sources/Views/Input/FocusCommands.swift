// SPDX-License-Identifier: MIT
// Views: actions for arrow keys and Escape in a focused view.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// A direction in which the user wants to move.
public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Calls `action` for an arrow key while the view or a descendant has the focus. The focus
  /// doesn't move. If `action` is `nil`, arrow keys move the focus as usual.
  ///
  ///     Text("Board").focusable().onMoveCommand { direction in
  ///       if direction == .right { count += 1 }
  ///     }
  public func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)?)
    -> some View
  {
    onFocusCommand { press in
      guard let action else { return .ignored }
      switch press.key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      case .rightArrow: action(.right)
      default: return .ignored
      }
      return .handled
    }
  }

  /// Calls `action` for Escape while the view or a descendant has the focus. If `action` is `nil`,
  /// Escape goes to the enclosing views. There is no hint for the key; to show one, use
  /// `.keyBinding("close", "esc")` instead.
  ///
  ///     TextField("Find", text: $query).onExitCommand { query = "" }
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onFocusCommand(usesEscape: action != nil) { press in
      guard let action, press.key == .escape else { return .ignored }
      action()
      return .handled
    }
  }

  /// Calls `action` for keys without modifiers that neither the focused view in this one nor a view
  /// around it has handled.
  private func onFocusCommand(
    usesEscape: Bool = false, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self, needsFocus: true, usesEscape: usesEscape) { press in
      press.phase == .up || !press.modifiers.isDisjoint(with: .strokeModifiers)
        ? .ignored : action(press)
    }
  }
}
