// SPDX-License-Identifier: MIT
// Atom: a caption.

public import CuriumControls
import CuriumTokens

/// A caption below or next to something else.
///
/// It wraps; `.lineLimit` truncates it instead.
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

package enum CaptionTextPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Default") { CaptionText(text: "Two minutes ago") }
    Preview("Playground") { knobs in
      CaptionText(text: knobs.text("text", "Two minutes ago"))
        .lineLimit(knobs.number("lineLimit", 1, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}
