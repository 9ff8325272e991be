// SPDX-License-Identifier: MIT
// Atom: a title in three sizes.

public import CuriumViews
import CuriumTokens

/// A title in three sizes: of a screen, of a region, of a part of it.
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
    Preview("Large") { TitleLabel(text: "Network") }
    Preview("Medium") { TitleLabel(text: "Network", style: .medium) }
    Preview("Small") { TitleLabel(text: "Network", style: .small) }
    Preview("Playground") { knobs in
      TitleLabel(text: knobs.text("text", "Network"), style: knobs.choice("style", .large))
    }
  }
}
