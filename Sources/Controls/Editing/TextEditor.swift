// SPDX-License-Identifier: MIT
// Views: a control for text of many lines.

@_spi(Nodes) public import CuriumEngine
import CuriumTokens
import CuriumViews

/// A control in which the user edits text of many lines, wrapped at words. It scrolls with its
/// caret.
///
/// *Keys:* those of `TextField`. Arrows, Page Up, Page Down, Control+N and Control+P also move
/// between rows, with Control or Option between lines. Home and End go to the ends of a row, with
/// Control to the ends of the text. Return and Control+J start a line. Option+Return submits, or the
/// key of `.submitKey`. Tab moves the focus; Control+V, then Tab, types a tab.
/// *Sizing:* as large as offered, or 20 columns and 4 rows if the size is open. The last column is
/// reserved for the scrollbar, and for the caret after a full row.
///
/// By default, it looks like the text fields beside it: the text field style draws both.
///
///     TextEditor(text: $name)
///
/// An edit copies the string of the binding once; no other cost grows with the text.
/// Lines of more than 4,096 bytes are wrapped in parts, whose last rows can be short.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private var face = TextFieldFace()
  @Environment(\.textEditorStyle) private var style

  /// Creates an editor of `text`.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor of `text` that moves its caret with `selection`.
  ///
  /// The editor writes its selection when it gets the focus and when the caret moves. Setting the
  /// binding moves the caret; `nil` leaves it where it is.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// The rows, drawn by the text editor style of the environment.
  public var body: some View {
    let style = style
    let editor = TextEditorStyleConfiguration.Editor(text: text, selection: selection)
    return Interactive(following: .textField) { state in
      style.draw(TextEditorStyleConfiguration(face: face, editor: editor, state: state))
    }
  }

  /// Returns the editor in the look of text fields with a role on their screen.
  ///
  ///     TextEditor(text: $name).variant(.standard)
  public func variant(_ variant: TextFieldVariant) -> TextEditor {
    var editor = self
    editor.face.variant = variant
    return editor
  }

  /// Returns the editor with the look of an invalid value if `hasError`. A message below the editor
  /// should describe the error.
  public func hasError(_ hasError: Bool) -> TextEditor {
    var editor = self
    editor.face.hasError = hasError
    return editor
  }
}

/// The rows of a text editor, without decoration.
struct TextArea: LeafView {
  let edited: EditedText

  func makeNode(_ context: borrowing _MountContext) -> TextEditorNode {
    TextEditorNode(edited, context)
  }

  func update(_ node: TextEditorNode) { _ = node.receive(edited) }
}
