// SPDX-License-Identifier: MIT
// Molecule: a tip.

public import CuriumControls
import CuriumTokens

/// A tip with an icon.
///
/// *Sizing:* fills the width; as high as its text. *Tokens:* `tip.*`.
///
///     TipView(title: "Faster", message: "Press / anywhere to search.")
public struct TipView: View {
  private let title: String
  private let message: String
  private let icon: String

  /// Creates a tip with a title.
  public init(title: String, message: String, icon: String = "lightbulb") {
    self.title = title
    self.message = message
    self.icon = icon
  }

  /// The icon and the text on a tinted background.
  public var body: some View {
    HStack(alignment: .top, spacing: ComponentTokens.Tip.spacing) {
      Image(systemName: icon).accessibilityHidden()
      VStack(alignment: .leading, spacing: 0) {
        Text(title).font(ComponentTokens.Tip.titleFont)
        Text(message)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(ComponentTokens.Tip.textColor)
    .padding(.horizontal, ComponentTokens.Tip.padding)
    .background(ComponentTokens.Tip.backgroundColor)
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }
}
