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
/// Control to the ends of the text. Return starts a line. Tab moves the focus; Control+V, then Tab,
/// types a tab.
/// *Sizing:* as large as offered, or 20 columns and 4 rows if the size is open. The last column is
/// reserved for the scrollbar, and for the caret after a full row.
///
///     TextEditor(text: $name)
///
/// An edit copies the string of the binding once; no other cost grows with the text.
/// Lines of more than 4,096 bytes are wrapped in parts, whose last rows can be short.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.textEditorStyle) private var style

  /// Creates an editor of `text`.
  public init(text: Binding<String>) { self.text = text }

  /// The rows, drawn by the text editor style of the environment.
  public var body: some View {
    let style = style
    let editor = TextEditorStyleConfiguration.Editor(text: text)
    return Interactive(following: .textField) { state in
      style.draw(TextEditorStyleConfiguration(editor: editor, state: state))
    }
  }
}

/// The rows of a text editor, without decoration.
struct TextArea: LeafView {
  let text: Binding<String>
  let shown: String

  func makeNode(_ context: borrowing _MountContext) -> TextEditorNode {
    TextEditorNode(text, shown, context)
  }

  func update(_ node: TextEditorNode) { _ = node.receive(text, shown) }
}
