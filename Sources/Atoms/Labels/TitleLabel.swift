// SPDX-License-Identifier: MIT
// Atom: a title in three sizes.

public import CuriumControls
import CuriumTokens

/// A title in three sizes: of a screen, of a region, of a part of it.
///
/// A terminal has one size of letters: the first two look alike unless a theme tells them apart, and differ
/// in the rank that is read aloud.
///
/// *Sizing:* hugs its text. *Tokens:* `titleText.*`.
///
///     TitleLabel(text: "Network")
///     TitleLabel(text: "Addresses", style: .small)
public struct TitleLabel: View {
  /// How much a title weighs.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// Of a screen.
    case large
    /// Of a region.
    case medium
    /// Of a part of a region.
    case small
  }

  private let text: String
  private let style: Style

  /// The title `text`.
  public init(text: String, style: Style = .large) {
    self.text = text
    self.style = style
  }

  private var font: Font {
    switch style {
    case .large: ComponentTokens.TitleText.font
    case .medium: ComponentTokens.TitleText.fontMedium
    case .small: ComponentTokens.TitleText.fontSmall
    }
  }

  private var rank: AccessibilityHeadingLevel {
    switch style {
    case .large: .h1
    case .medium: .h2
    case .small: .h3
    }
  }

  /// The title in its text style.
  public var body: some View {
    Text(text)
      .font(font)
      .foregroundStyle(
        style == .small
          ? ComponentTokens.TitleText.textSmallColor : ComponentTokens.TitleText.textColor
      )
      .accessibilityRole(.heading)
      .accessibilityHeading(rank)
  }
}

package enum TitleLabelPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Large, bold") { TitleLabel(text: "The title of a screen") }
    Preview("Medium, bold") {
      TitleLabel(text: "The title of a region", style: .medium)
    }
    Preview("Small, bold and secondary") {
      TitleLabel(text: "The title of a part of it", style: .small)
    }
    Preview("Playground") { knobs in
      TitleLabel(text: knobs.text("text", "Network"), style: knobs.choice("style", .large))
    }
  }
}
