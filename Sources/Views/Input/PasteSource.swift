// SPDX-License-Identifier: MIT
// Views: the text that Control-V pastes.

public import CuriumEngine

/// The text that Control-V and Command-V paste.
public enum PasteSource: Hashable, Sendable {
  /// The text that the user last copied, cut or deleted in the app.
  case app
  /// The text of the user's clipboard. If it can't be read, the text of the app.
  case clipboard
}

extension View {
  /// Sets the text that Control-V and Command-V paste in this view: into text fields, editors and
  /// views with `onPaste`. The default is `.app`.
  ///
  /// With `.clipboard`, each paste reads the clipboard like `TerminalActions.clipboard()`, so over
  /// SSH some terminals ask the user each time. The terminal's own paste key never asks.
  ///
  ///     TextEditor(text: $text).pasteSource(.clipboard)
  ///
  /// While the clipboard is being read, all keys work as usual, except that another Control-V does
  /// nothing. When the text arrives, it is inserted at the caret, unless the focus has moved away.
  /// If the clipboard turns out to be unreadable within two seconds, the text of the app is
  /// inserted instead. A key map changes the keys with the name `edit.paste`.
  public func pasteSource(_ source: PasteSource) -> some View {
    environment(\.pasteSource, source)
  }
}

private struct PasteSourceKey: EnvironmentKey {
  static var defaultValue: PasteSource { .app }
}

extension EnvironmentValues {
  package var pasteSource: PasteSource {
    get { self[PasteSourceKey.self] }
    set { self[PasteSourceKey.self] = newValue }
  }
}
