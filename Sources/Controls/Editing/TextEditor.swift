// SPDX-License-Identifier: MIT
// Views: a control for multiline text.

@_spi(Nodes) public import CuriumEngine
import CuriumTokens
import CuriumViews

/// A control for editing multiline text, which wraps at words. It scrolls with its caret.
///
/// *Keys:* those of `TextField`. Arrows, Page Up, Page Down, Control-N and Control-P also move
/// between rows; with Control or Option, they move between lines. Home and End go to the ends of a
/// row, with Control to the ends of the text. With `.autoIndent`, Home goes to the first character
/// after the indentation, and from there to the start of the row. Return and Control-J insert a
/// line break. Option-Return, or the key set with `.submitKey`, submits the text. Tab moves the
/// focus, and the arrows never do; Option-I inserts a tab. Option-} and Option-{ indent the
/// selected lines or remove a level. Option-P and Option-N move the selected lines up or down,
/// Option-J duplicates them, and Option-K deletes them. If the language of the highlighting has
/// comments that end with their line, Option-/ comments the lines out or removes the comment marks.
/// Control-T swaps the characters around the caret. Option with U, L or C makes the next word, or
/// the selected text, upper case, lower case or capitalized. Control-G asks for a line number and
/// goes to that line. Control-F opens the find bar, and Option-R also shows its replacement field
/// or moves to it; then F3 and Shift-F3 go to the next and the previous match. With `.diagnostics`,
/// F8 and Shift-F8 go to the next and the previous problem. While the whole text of a growing
/// editor is visible, Page Up and Page Down scroll the views around it instead. When a key first
/// moves the focus to the editor, the caret is at the start of the text.
/// *Undo:* same as `TextField`.
/// *Pointer:* same as `TextField`; a drag after a triple click selects lines. A click in the gutter
/// places the caret in a line, a drag selects lines. A drag that is held beyond the upper or lower
/// edge scrolls, faster the farther away the pointer is. The wheel scrolls.
/// *Sizing:* as large as proposed, or 20 columns and 4 rows if the size is unspecified. The last
/// column is reserved for the scrollbar, and for the caret after a full row. With
/// `lineLimit(1...6)` in the environment, it is as tall as its rows, between 1 and 6, or less if
/// there is no room. In a sheet, which scrolls, it keeps the minimum. With `.diagnostics`, the last
/// row is for messages, and a growing editor is one row taller.
/// *Tokens:* `input.*`, `editor.*`, `code.*`, `scrollbar.*`.
///
/// Modifiers add the parts of a code editor:
///
///     TextEditor(text: $text, prompt: Text("Start typing…"))
///       .syntaxHighlighting(.swift)
///       .lineNumbers()
///       .currentLineHighlight()
///       .lineWrapping(.disabled)
///       .indentation(.spaces(2))
///       .autoIndent()
///       .bracketMatching()
///       .diagnostics(problems)
///
/// By default, an editor looks like the text fields next to it, because the text field style draws
/// both. Outside of forms, neither has a visible edge, for example in a sheet. A variant adds one:
///
///     TextEditor(text: $name).variant(.standard)
///
/// Each edit copies the string of the binding once; no other cost grows with the length of the
/// text. Lines of more than 4,096 bytes are wrapped in parts, and the last row of a part can be
/// short.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private let prompt: Text?
  private var face = TextFieldFace()
  @Environment(\.textEditorStyle) private var style

  /// Creates an editor of `text`. It shows `prompt` while it is empty.
  ///
  /// The editor writes its `selection` when it gets the focus and when the caret moves. Setting the
  /// binding moves the caret; `nil` leaves it where it is.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil, prompt: Text? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.selection = selection
  }

  /// The rows, drawn by the text editor style of the environment.
  public var body: some View {
    let style = style
    let editor = TextEditorStyleConfiguration.Editor(
      text: text, selection: selection, prompt: prompt?.plain ?? "")
    return EditorKeyHints {
      Interactive(following: .textField) { state in
        style.draw(TextEditorStyleConfiguration(face: face, editor: editor, state: state))
      }
    }
  }

  /// Returns the editor in the style of text fields with `variant`.
  ///
  ///     TextEditor(text: $name).variant(.standard)
  public func variant(_ variant: TextFieldVariant) -> TextEditor {
    edited(self) { $0.face.variant = variant }
  }

  /// Returns the editor, marked as invalid if `hasError` is `true`. Describe the error in a message
  /// below the editor.
  public func hasError(_ hasError: Bool) -> TextEditor {
    edited(self) { $0.face.hasError = hasError }
  }
}

/// The rows of a text editor, without decoration.
struct TextArea: LeafView {
  let edited: EditedText
  let prompt: String
  let bar: EditorBar.Link

  func makeNode(_ context: borrowing _MountContext) -> TextEditorNode {
    TextEditorNode(self, context)
  }

  func update(_ node: TextEditorNode) { node.receive(self) }
}
