// SPDX-License-Identifier: MIT
// Atom: the style of text editors with an edge bar that shows their state.

public import CuriumControls

/// A text editor style with an edge bar on the left over all rows, on the background of text
/// fields. It is the multiline version of `EdgeBarTextFieldStyle`, and shows an error in the same
/// way.
///
/// *Tokens:* `input.*`.
///
///     struct Notes: View {
///       @State private var text = ""
///       var body: some View {
///         TextEditor(text: $text).textEditorStyle(.edgeBar)
///       }
///     }
public struct EdgeBarTextEditorStyle: TextEditorStyle {
  /// Creates an edge bar text editor style.
  public init() {}

  /// Returns the bar and the editor of `configuration` on their background.
  public func makeBody(configuration: Configuration) -> some View {
    DesignedField(
      configuration: TextFieldStyleConfiguration(configuration), hasError: configuration.hasError)
  }
}

extension TextEditorStyle where Self == EdgeBarTextEditorStyle {
  /// The style of the kit's own fields: a background, and an edge bar that shows the state.
  ///
  ///     TextEditor(text: $text).textEditorStyle(.edgeBar)
  public static var edgeBar: EdgeBarTextEditorStyle { EdgeBarTextEditorStyle() }
}
