// SPDX-License-Identifier: MIT
// Atom: code.

public import CuriumControls
import CuriumTokens

/// Code: a name, a command or a path.
///
/// It wraps; `.lineLimit` truncates it instead.
///
/// *Sizing:* hugs its text. *Tokens:* `codeText.*`.
///
///     CodeText(text: "swift run gallery")
public struct CodeText: View {
  private let text: String

  /// Creates a view of `text`.
  public init(text: String) { self.text = text }

  /// The text in its style.
  public var body: some View {
    DLabel(
      text: text,
      style: DLabelComposableStyle(
        background: ComponentTokens.CodeText.backgroundColor,
        textColor: ComponentTokens.CodeText.textColor,
        textStyle: ComponentTokens.CodeText.font, padding: ComponentTokens.CodeText.padding))
  }
}
