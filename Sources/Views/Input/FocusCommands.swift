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
    FocusCommandContent(content: self) { press in
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
  /// Escape goes to the enclosing views.
  ///
  ///     TextField("Find", text: $query).onExitCommand { query = "" }
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    FocusCommandContent(content: self) { press in
      guard let action, press.key == .escape else { return .ignored }
      action()
      return .handled
    }
  }
}

private struct FocusCommandContent<Content: View>: NodeBackedView {
  let content: Content
  let action: @MainActor (KeyPress) -> KeyPress.Result

  func makeNode(_ context: borrowing _MountContext) -> FocusCommandNode {
    FocusCommandNode(action, context)
  }
  func update(_ node: FocusCommandNode) { node.action = action }
}

/// Handles keys without modifiers on their way up from the focused view.
private final class FocusCommandNode: Node {
  var action: @MainActor (KeyPress) -> KeyPress.Result

  init(
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result, _ context: borrowing _MountContext
  ) {
    self.action = action
    super.init(context)
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: .strokeModifiers) else {
      return false
    }
    return action(press) == .handled
  }
}
