// SPDX-License-Identifier: MIT
// Atom: body text.

public import CuriumControls
import CuriumTokens

/// Body text.
///
/// It wraps; `.lineLimit` truncates it instead.
///
/// *Sizing:* hugs its text. *Tokens:* `bodyText.*`.
///
///     BodyText(text: "Everything that is drawn comes of tokens.")
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

package enum BodyTextPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Default") { BodyText(text: "Everything that is drawn comes of tokens.") }
    Preview("Several lines") {
      BodyText(text: "Everything that is drawn comes of tokens, and another theme repaints it.")
        .frame(width: 30)
    }
    Preview("Playground") { knobs in
      BodyText(text: knobs.text("text", "Everything that is drawn comes of tokens."))
        .lineLimit(knobs.number("lineLimit", 2, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}
