// SPDX-License-Identifier: MIT
// Views: a text of many lines that can be typed in.

/// A text of many lines, wrapped at words, that scrolls with its caret.
///
/// *Keys:* those of `TextField`, and: arrows, Page Up and Page Down, Control+N and P move between
/// rows, with Control or Option between lines; Home and End go to the ends of a row, with Control of
/// the text; Return begins a line. Tab moves the focus: Control+V, then Tab, types one.
/// *Sizing:* as large as offered; 20 columns and 4 rows where that is left open. The last column is
/// the scrollbar's, and the caret's behind a full row.
///
///     TextEditor(text: $name)
///
/// An edit costs the copy of the string that the binding is given, and nothing else that grows with
/// the text. A line of more than 4,096 bytes is wrapped in parts, whose last rows may be short.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.textEditorStyle) private var style

  /// An editor of `text`.
  public init(text: Binding<String>) { self.text = text }

  /// The rows in sight, in the style in force.
  public var body: some View {
    let style = style
    let editor = TextEditorStyleConfiguration.Editor(text: text)
    return Interactive(following: .textField) { state in
      style.draw(
        TextEditorStyleConfiguration(
          editor: editor, isFocused: state.isFocused,
          isHovered: state.isHovered, isEnabled: state.isEnabled))
    }
  }
}

/// The rows alone.
struct TextArea: _PrimitiveView {
  let text: Binding<String>
  let shown: String

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(TextEditorNode(view.text, view.shown, context))
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    _ = cursor.take(as: TextEditorNode.self).receive(view.text, view.shown)
  }
}
