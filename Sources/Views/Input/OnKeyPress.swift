// SPDX-License-Identifier: MIT
// Views: actions on keys.

public import CuriumTerminal

extension KeyPress {
  /// What came of a key.
  public enum Result: Hashable, Sendable {
    /// The key was taken.
    case handled
    /// The key goes on to the view around.
    case ignored
  }
}

extension View {
  /// Calls `action` for `key` while this view or something in it has the focus, or while nothing has.
  ///
  /// Modifiers must be absent; a sign that needs Shift counts as the sign.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self) { press in
      press.phase != .up && KeyboardShortcut(key, modifiers: []).matches(press)
        ? action() : .ignored
    }
  }

  /// Calls `action` for each of `keys` without modifiers.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self) { press in
      guard phases.contains(press.phase) else { return .ignored }
      guard keys.contains(where: { KeyboardShortcut($0, modifiers: []).matches(press) }) else {
        return .ignored
      }
      return action(press)
    }
  }

  /// Calls `action` for every key, with its modifiers.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self) { press in
      phases.contains(press.phase) ? action(press) : .ignored
    }
  }
}

private struct KeyContent<Content: View>: NodeBackedView {
  let content: Content
  let action: @MainActor (KeyPress) -> KeyPress.Result

  init(content: Content, action: @escaping @MainActor (KeyPress) -> KeyPress.Result) {
    self.content = content
    self.action = action
  }

  func makeNode(_ context: borrowing _MountContext) -> KeyNode { KeyNode(action, context) }
  func update(_ node: KeyNode) { node.action = action }
}

/// Listens to keys on their way up from the focus. It takes no part in layout.
final class KeyNode: Node {
  var action: @MainActor (KeyPress) -> KeyPress.Result

  init(
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result, _ context: borrowing _MountContext
  ) {
    self.action = action
    super.init(context)
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool { action(press) == .handled }
}
