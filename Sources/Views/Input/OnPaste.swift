// SPDX-License-Identifier: MIT
// Views: actions for pastes.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Calls `action` with the text that the user pastes with the terminal's own key while the view
  /// or a descendant has the focus, or while nothing has the focus.
  ///
  /// Control-V and Command-V paste the text that the user last copied, cut or deleted in the app,
  /// unless a view uses the key, as text fields do. With `pasteSource(_:)`, they paste the text of
  /// the user's clipboard. A key map changes these keys with the name `edit.paste`.
  ///
  /// The order is that of `onKeyPress`. On a control, such as a text editor, the action gets the
  /// paste before the control does, and the innermost of several actions is first. `.ignored`
  /// passes the paste on, so the control inserts it. On a container, the action gets only pastes
  /// that the focused control doesn't use. A disabled view gets no pastes. If nothing handles a
  /// paste, it has no effect.
  ///
  ///     struct Prompt: View {
  ///       @State private var text = ""
  ///       @State private var attachments: [String] = []
  ///
  ///       var body: some View {
  ///         TextEditor(text: $text)
  ///           .onPaste { pasted in
  ///             guard pasted.count > 1_000 else { return .ignored }
  ///             attachments.append(pasted)
  ///             text += "[Pasted text \(attachments.count)]"
  ///             return .handled
  ///           }
  ///       }
  ///     }
  ///
  /// The text has line feeds as line breaks, and no control characters except tabs. It is at most
  /// 16 MiB long, and can be empty. If the terminal pauses for a second during a paste, `action` is
  /// called once for each part.
  ///
  /// - Parameter action: Returns whether it handled the text; `.ignored` passes it on.
  public func onPaste(
    action: @escaping @MainActor (String) -> KeyPress.Result
  ) -> some View {
    KeyContent(content: self, isCommand: false, action: { _ in .ignored }, paste: action)
  }
}
