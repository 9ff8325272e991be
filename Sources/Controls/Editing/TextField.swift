// SPDX-License-Identifier: MIT
// Views: a text field.

public import CuriumEngine
import CuriumTokens

/// A control for editing one line of text.
///
/// *Keys:* arrows, Home and End move the caret, with Control or Option by words; with Shift they
/// select. Control with A, E, B, F, D, H, W, K or U, and Option with B, F or D, move and delete as
/// in Emacs. Control-V and Control-Y insert the text that the user last deleted, cut or copied in
/// the app; Option-Y then replaces it with earlier text. Text deleted in a `SecureField` is
/// inserted only there. With `.pasteSource(.clipboard)`, Control-V inserts the text of the user's
/// clipboard. Control-Z or Control-_ undoes, Control-Shift-Z or Option-_ redoes.
/// Control-C copies and Control-X cuts the selection; if nothing is selected, the enclosing views
/// get these keys. Return submits. A key map can change or remove the keys with Control, Option and
/// Command: see `KeyMap`. A key that moves the focus to the field leaves the caret where it was, at
/// first at the end; with `.selectsTextOnFocus()`, it selects the text.
/// *Undo:* text that your code sets while the field or a button has the focus is a step of its own,
/// and text that it sets in response to an edit belongs to that edit. Text that it sets at any
/// other time, for example when the user selects a row of a list, is a different text without undo
/// steps. So is text that it sets after the user has submitted the field, for example an empty one,
/// until the next edit: Control-Z can then undo what the submission did. If a key or a button shows
/// another document in the field, set its identity with `.id(file)`. A `SecureField` doesn't
/// restore text that your code has replaced.
/// *Pointer:* a click places the caret, a drag selects, a double click selects a word, and a triple
/// click selects the line. A drag after a double click selects whole words, in both directions.
/// *Sizing:* as wide as proposed, or 20 columns if the width is unspecified; one row. The text is
/// at the left edge, unless `.multilineTextAlignment` aligns it.
///
///     TextField("Name", text: $name).onSubmit { save() }
///
/// Outside a form and the actions of a dialog, a field has no background, so that it looks like the
/// text that it replaces, such as in a cell of a table. To make it look like a field, for example
/// in a bar, add `.textFieldStyle(.edgeBar)` to the bar. *Tokens:* `input.*`.
///
///     TextField("Formula", text: $text).textFieldStyle(.edgeBar)
///
/// A field shows its title while it is empty. In a `Form`, the title is a label in the column of
/// labels, unless the field has a variant. A prompt replaces the title in the empty field:
///
///     Form {
///       TextField("City", text: $city, prompt: Text("Where do you live?"))
///     }
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private let prompt: Text?
  private let secrecy: TextSecrecy?
  private var face = TextFieldFace()
  @Environment(\.textFieldStyle) private var style
  @Environment(\.formColumn) private var column
  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates a field that edits `text`. It shows the text of `prompt` while it is empty, or else
  /// `title`.
  ///
  /// The field writes its `selection` when it gets the focus and when the caret moves. Setting the
  /// binding moves the caret; `nil` leaves it where it is.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    selection: Binding<TextSelection?>? = nil, prompt: Text? = nil
  ) {
    self.init(
      title: String(title), text: text, selection: selection, prompt: prompt, secrecy: nil)
  }

  init(
    title: String, text: Binding<String>, selection: Binding<TextSelection?>? = nil,
    prompt: Text? = nil, secrecy: TextSecrecy?
  ) {
    self.title = title
    self.text = text
    self.selection = selection
    self.prompt = prompt
    self.secrecy = secrecy
  }

  /// The label in a form, and the line, drawn by the text field style of the environment.
  public var body: some View {
    if isTitled {
      TitledField(title: title) { _ in field }
    } else {
      field
    }
  }

  /// `true` if a label in the column of a form shows the title.
  private var isTitled: Bool {
    face.variant == nil && column?.isForm == true && !hidesLabels
  }

  private var field: some View {
    let style = style
    let input = TextInput(
      edited: EditedText(text, selection), name: title,
      placeholder: prompt?.plain ?? (isTitled ? "" : title), secrecy: secrecy)
    return Interactive(following: .textField) { state in
      style.draw(
        TextFieldStyleConfiguration(
          face: face, label: TextFieldStyleConfiguration.Label(title: title),
          field: TextFieldStyleConfiguration.Field(content: .line(input)), state: state))
    }
  }

  /// Returns the field with `variant`, which the text field style draws.
  ///
  ///     TextField("Search", text: $query).variant(.search)
  public func variant(_ variant: TextFieldVariant) -> TextField {
    edited(self) { $0.face.variant = variant }
  }

  /// Returns the field, marked as invalid if `hasError` is `true`. Describe the error in a message
  /// below the field.
  public func hasError(_ hasError: Bool) -> TextField {
    edited(self) { $0.face.hasError = hasError }
  }
}

/// The variants of a text field.
public enum TextFieldVariant: UInt8, Hashable, Sendable, CaseIterable {
  /// A field with its own background.
  case standard
  /// A field for a search, which starts with an icon.
  case search
}

/// The properties of a text field that its style draws.
struct TextFieldFace: Equatable {
  var variant: TextFieldVariant?
  var hasError = false
}
