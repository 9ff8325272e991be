// SPDX-License-Identifier: MIT
// Atom: body text.

public import CuriumControls
import CuriumTokens

/// Body text.
///
/// Long text wraps. To truncate it instead, use `.lineLimit`.
///
/// *Sizing:* hugs its text. *Tokens:* `bodyText.*`.
///
///     BodyText(text: "Updates are installed when the app restarts.")
public struct BodyText: View {
  private let text: String

  /// Creates a view of `text`.
  public init(text: String) { self.text = text }

  /// The text in its style.
  public var body: some View {
    Text(text)
      .font(ComponentTokens.BodyText.font)
      .foregroundStyle(ComponentTokens.BodyText.textColor)
  }
}
