// SPDX-License-Identifier: MIT
// Atom: inline code.

public import CuriumControls
import CuriumTokens

/// Inline code, such as a name, a command or a path.
///
/// Long text wraps. To truncate it instead, use `.lineLimit`.
///
/// *Sizing:* hugs its text. *Tokens:* `codeText.*`.
///
///     CodeText(text: "swift run gallery")
public struct CodeText: View {
  private typealias Tokens = ComponentTokens.CodeText

  private let text: String

  /// Creates a view of `text`.
  public init(text: String) { self.text = text }

  /// The text in its style.
  public var body: some View {
    DLabel(
      text: text,
      style: DLabelComposableStyle().background(Tokens.backgroundColor).textColor(Tokens.textColor)
        .textStyle(Tokens.font).padding(Tokens.padding))
  }
}
