// SPDX-License-Identifier: MIT
// Views: adds commands with keys to views.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Adds a command to the view. Its keys call `action` while the view or a descendant has the
  /// focus, or while nothing has the focus, unless a descendant handles them first.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("save", "ctrl+s", "ctrl+x ctrl+s") { save() }
  ///       .keyBinding("settings", "g s", section: "Go") { showSettings() }
  ///
  /// A sequence waits for its next key for at most `KeyMap.sequenceTimeout`. If that time passes,
  /// or a key doesn't continue the sequence, the keys typed so far call their command if they are a
  /// complete sequence, and are otherwise handled one by one. Escape discards them. A command
  /// without keys is called by its id, from a command palette or with `\.keyRegistry`.
  ///
  /// The focused control gets keys before the commands of enclosing views: a text field inserts
  /// letters, and an editor inserts a line break for Return. With `overridesControls`, the command
  /// gets its keys first.
  ///
  ///     TextEditor(text: $name)
  ///       .keyBinding("send", "enter", overridesControls: true) { send() }
  ///
  /// - Parameters:
  ///   - title: The name of the command in hints, help and the command palette: one or two words in
  ///    lower case, such as "sort by status". Help and the palette capitalize the first letter.
  ///   - keys: The keys, preferred ones first. Hints show the first one that the terminal can
  ///    report.
  ///   - id: The name of the command in key maps. `nil` uses the lowercase title, with words joined
  ///    by `-`.
  ///   - section: The heading of the command in the list of all keys.
  ///   - help: A short sentence about the command, which the command palette and help show.
  ///   - hintPriority: The rank of the command in `KeyHints` if there isn't enough room for all:
  ///    `.hidden`, `.low`, `.normal`, `.high` or `.pinned`.
  ///   - isEnabled: `false` disables the command and hides it from hints.
  ///   - overridesControls: `true` calls `action` before the focused control gets the keys.
  ///   - action: Called when the user presses the keys.
  public func keyBinding(
    _ title: some StringProtocol, _ keys: KeySequence..., id: String? = nil, section: String = "",
    help: String = "", hintPriority: KeyHintPriority = .normal, isEnabled: Bool = true,
    overridesControls: Bool = false, action: @escaping @MainActor () -> Void
  ) -> some View {
    keyBinding(
      KeyBinding(title, keys, id: id, section: section, help: help, hintPriority: hintPriority),
      isEnabled: isEnabled, overridesControls: overridesControls, action: action)
  }

  /// Adds a command to the view, like
  /// `keyBinding(_:_:id:section:help:hintPriority:isEnabled:overridesControls:action:)`.
  ///
  /// - Parameters:
  ///   - binding: The title, keys and id of the command.
  ///   - isEnabled: `false` disables the command and hides it from hints.
  ///   - overridesControls: `true` calls `action` before the focused control gets the keys.
  ///   - action: Called when the user presses the keys.
  public func keyBinding(
    _ binding: KeyBinding, isEnabled: Bool = true, overridesControls: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    KeyContent(
      content: self,
      declared: DeclaredKeys(
        binding: binding, isEnabled: isEnabled, overridesControls: overridesControls)
    ) { _ in
      action()
      return .handled
    }
  }

  /// Calls `action` for `key` like `onKeyPress(_:action:)`. Hints, help and key maps show `title`.
  ///
  /// - Parameters:
  ///   - key: The key, pressed without modifiers.
  ///   - title: The name of the action: one or two words.
  ///   - action: Returns whether it handled the key; `.ignored` passes the key on.
  public func onKeyPress(
    _ key: KeyEquivalent, _ title: some StringProtocol,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    let sequence = KeySequence(KeyboardShortcut(key, modifiers: []))
    return KeyContent(
      content: self, declared: DeclaredKeys(binding: KeyBinding(title, [sequence])),
      isCommand: false
    ) { _ in action() }
  }

  /// Declares a command that the view handles itself, with its keys in the key map.
  package func keyHint(_ binding: KeyBinding, isEnabled: Bool = true) -> some View {
    KeyContent(
      content: self, declared: DeclaredKeys(binding: binding, isEnabled: isEnabled, isHint: true)
    ) { _ in .ignored }
  }

  /// Declares keys that the view handles itself, so that hints and help show them.
  ///
  ///     ScrollView { Text("Long text") }
  ///       .keyHint("scroll", "pgup", "pgdn")
  ///
  /// - Parameters:
  ///   - title: The purpose of the keys: one or two words.
  ///   - keys: The keys. Hints show all of them.
  ///   - section: The heading of the keys in the list of all keys.
  ///   - hintPriority: The rank of the keys in `KeyHints` if there isn't enough room for all:
  ///    `.hidden`, `.low`, `.normal`, `.high` or `.pinned`.
  ///   - isEnabled: `false` hides the keys.
  public func keyHint(
    _ title: some StringProtocol, _ keys: KeySequence..., section: String = "",
    hintPriority: KeyHintPriority = .normal, isEnabled: Bool = true
  ) -> some View {
    keyHint(
      KeyBinding(title, keys, section: section, hintPriority: hintPriority), isEnabled: isEnabled)
  }
}
