// SPDX-License-Identifier: MIT
// Atom: the title of a screen.

public import CuriumControls
import CuriumTokens

/// The title of a screen.
///
/// It wraps; `.lineLimit` truncates it instead.
///
/// *Sizing:* hugs its text. *Tokens:* `titleText.*`.
///
///     TitleText(text: "Packages")
public struct TitleText: View {
  private let text: String

  /// Creates a title with `text`.
  public init(text: String) { self.text = text }

  /// The title in its style.
  public var body: some View {
    Text(text)
      .font(ComponentTokens.TitleText.font)
      .foregroundStyle(ComponentTokens.TitleText.textColor)
      .accessibilityRole(.heading)
      .accessibilityHeading(.h1)
  }
}

package enum TitleTextPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Default") { TitleText(text: "Packages") }
    Preview("Two lines") { TitleText(text: "Packages that others depend on").frame(width: 20) }
    Preview("Cut") {
      TitleText(text: "Packages that others depend on").lineLimit(1).frame(width: 20)
    }
    Preview("Playground") { knobs in
      TitleText(text: knobs.text("text", "Packages that others depend on"))
        .lineLimit(knobs.number("lineLimit", 2, in: 1...4))
        .frame(width: knobs.length("width", 20, in: 0...60))
    }
  }
}
