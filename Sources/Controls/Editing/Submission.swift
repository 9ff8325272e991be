// SPDX-License-Identifier: MIT
// Views: the action that submits text, and its key.

public import CuriumEngine
import CuriumTerminal
import CuriumViews

/// The key that submits.
enum SubmitKey: Equatable {
  /// Return in fields, Option-Return in editors.
  case standard
  /// This key; `nil` for none.
  case chosen(KeyboardShortcut?)
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  package var submit: (@MainActor () -> Void)? {
    get { self[SubmitActionKey.self] }
    set { setInLayer(SubmitActionKey.self, to: newValue) }
  }

  /// The key that submits text.
  var submitKey: SubmitKey {
    get { self[TypeKey<SubmitKey>.self] ?? .standard }
    set { setInLayer(TypeKey<SubmitKey>.self, to: newValue) }
  }

  /// Returns whether a key submits the text of a field or of a multiline editor.
  func submits(_ press: KeyPress, isMultiline: Bool) -> Bool {
    switch submitKey {
    case .standard:
      KeyboardShortcut(.return, modifiers: isMultiline ? .option : []).matches(press)
    case .chosen(let key): key?.matches(press) ?? false
    }
  }
}

extension View {
  /// Calls `action` when the user submits text in this view: with Return in a text field, with
  /// Option-Return in a text editor, or with the key of `submitKey(_:modifiers:)`. Sheets, dialogs
  /// and popovers that the view presents don't inherit the action or the key.
  ///
  ///     TextField("Search", text: $query).onSubmit { search(query) }
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.submit, action)
  }

  /// Sets the key that submits the text in this view: `key` with `modifiers`. If `key` is `nil`, no
  /// key submits it. Use it together with `onSubmit(_:)`.
  ///
  /// In a text editor where Return submits, Shift-Return, Option-Return and Control-J insert a line
  /// break. All terminals report Option-Return and Control-J. Control-Return needs the kitty
  /// keyboard protocol.
  ///
  ///     TextEditor(text: $name)
  ///       .submitKey(.return)
  ///       .onSubmit { send() }
  public func submitKey(_ key: KeyEquivalent?, modifiers: EventModifiers = []) -> some View {
    let key = key.map { KeyboardShortcut($0, modifiers: modifiers) }
    return environment(\.submitKey, .chosen(key))
  }
}
