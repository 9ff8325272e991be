// SPDX-License-Identifier: MIT
// Views: keys that call commands of a view.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Gives a command keys: they call `action` while this view or something in it has the focus, or while
  /// nothing has, unless something further in takes them.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("Save", "ctrl+s", "ctrl+x ctrl+s") { save() }
  ///       .keyBinding("Settings", "g s", section: "Go") { showSettings() }
  ///
  /// Where a sequence has several strokes, keys wait until it is complete, until a key comes that does
  /// not belong to it, or until `KeyMap.patience` is over; then they go where they would have gone.
  /// Escape forgets them. A command without keys is called by its name: from a command palette, or
  /// by `\.keyRegistry`.
  public func keyBinding(
    _ title: some StringProtocol, _ keys: KeySequence..., id: String? = nil, section: String = "",
    isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) -> some View {
    keyBinding(
      KeyBinding(title, keys, id: id, section: section), isEnabled: isEnabled, action: action)
  }

  /// Gives a command its keys; see `keyBinding(_:_:id:section:isEnabled:action:)`.
  public func keyBinding(
    _ binding: KeyBinding, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) -> some View {
    KeyContent(
      content: self, declared: DeclaredKeys(binding: binding, isEnabled: isEnabled)
    ) { _ in
      action()
      return .handled
    }
  }

  /// Calls `action` for `key` as `onKeyPress(_:action:)` does, and names it for hints, help and key maps.
  public func onKeyPress(
    _ key: KeyEquivalent, _ title: some StringProtocol,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    let sequence = KeySequence(KeyboardShortcut(key, modifiers: []))
    return KeyContent(
      content: self, declared: DeclaredKeys(binding: KeyBinding(title, [sequence]))
    ) { _ in action() }
  }

  /// Tells of keys that the view takes by itself, so that hints and help show them, side by side.
  ///
  ///     ScrollView { Text("A long text") }
  ///       .keyHint("scroll", "pgup", "pgdn")
  public func keyHint(
    _ title: some StringProtocol, _ keys: KeySequence..., section: String = "",
    isEnabled: Bool = true
  ) -> some View {
    KeyContent(
      content: self,
      declared: DeclaredKeys(
        binding: KeyBinding(title, keys, section: section), isEnabled: isEnabled, isHint: true)
    ) { _ in .ignored }
  }
}
