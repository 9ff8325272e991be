// SPDX-License-Identifier: MIT
// Atom: a caption.

public import CuriumControls
import CuriumTokens

/// A caption below or next to other content.
///
/// Long text wraps. To truncate it instead, use `.lineLimit`.
///
/// *Sizing:* hugs its text. *Tokens:* `captionText.*`.
///
///     CaptionText(text: "Two minutes ago")
public struct CaptionText: View {
  private let text: String

  /// Creates a view of `text`.
  public init(text: String) { self.text = text }

  /// The text in its style.
  public var body: some View {
    Text(text)
      .font(ComponentTokens.CaptionText.font)
      .foregroundStyle(ComponentTokens.CaptionText.textColor)
  }
}
