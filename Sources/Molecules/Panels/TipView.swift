// SPDX-License-Identifier: MIT
// Molecule: a tip.

public import CuriumControls
import CuriumTokens

/// A tip with an icon.
///
/// *Sizing:* fills the width; as tall as its text. *Tokens:* `tip.*`.
///
///     TipView(title: "Faster", message: "Press / anywhere to search.")
public struct TipView: View {
  private let title: String
  private let message: String
  private let icon: String
  @Environment(\.bannerStyle) private var style

  /// Creates a tip with a `title` and a `message` below it, after the icon named `icon`.
  public init(title: String, message: String, icon: String = "lightbulb") {
    self.title = title
    self.message = message
    self.icon = icon
  }

  /// The icon and the text on a tinted background.
  public var body: some View {
    let look = style.component(.tip)
    HStack(alignment: .top, spacing: look.spacing) {
      Image(systemName: icon).accessibilityHidden()
      VStack(alignment: .leading, spacing: 0) {
        // The title is the name of the group.
        Text(title).font(look.titleFont).accessibilityHidden()
        Text(message)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(look.foreground)
    .padding(.horizontal, look.padding)
    .outlinedBackground(look.background)
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }
}
