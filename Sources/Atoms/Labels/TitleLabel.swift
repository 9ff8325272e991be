// SPDX-License-Identifier: MIT
// Atom: a title in one of three sizes.

public import CuriumControls
import CuriumTokens

/// A title in one of three sizes: for a screen, for a region, or for a part of a region.
///
/// A terminal has only one text size, so titles look the same unless the theme distinguishes them.
/// For screen readers, they have different heading levels.
///
/// *Sizing:* hugs its text. *Tokens:* `titleText.*`.
///
///     TitleLabel(text: "Network")
///     TitleLabel(text: "Addresses", style: .small)
public struct TitleLabel: View {
  /// The level of a title.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// The title of a screen.
    case large
    /// The title of a region.
    case medium
    /// The title of a part of a region.
    case small
  }

  private let text: String
  private let style: Style

  /// Creates a title with `text`. `style` is its level: a screen, a region or a part of one.
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

  /// The title in its style.
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
