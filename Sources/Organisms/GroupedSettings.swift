// SPDX-License-Identifier: MIT
// Organism: a group of settings.

import CuriumTokens
public import CuriumControls

/// A group of settings: a title, rows on a raised background, and a footer.
///
/// *Sizing:* fills the width; as tall as its rows.
/// *Keys:* those of the rows. *Tokens:* `settings.*`.
///
///     struct Sounds: View {
///       @State private var areOn = true
///       var body: some View {
///         GroupedSettings(title: "Sounds", footer: "Your terminal plays the sounds.") {
///           Toggle("Alerts", isOn: $areOn)
///         }
///       }
///     }
public struct GroupedSettings<Content: View>: View {
  private let title: String
  private let footer: String?
  private let content: Content

  /// Creates a group of the rows in `content` between `title` and an optional `footer`.
  public init(title: String, footer: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.footer = footer
    self.content = content()
  }

  /// The title, the rows and the footer.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      beside(
        Text(title)
          .font(ComponentTokens.Settings.titleFont)
          .foregroundStyle(ComponentTokens.Settings.titleColor)
          .lineLimit(1)
          .accessibilityRole(.heading))
      VStack(alignment: .leading, spacing: 0) { content }
        .padding(.horizontal, ComponentTokens.Settings.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .outlinedBackground(ComponentTokens.Settings.backgroundColor)
      if let footer {
        beside(
          Text(footer)
            .font(ComponentTokens.Settings.footerFont)
            .foregroundStyle(ComponentTokens.Settings.footerColor))
      }
    }
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }

  /// Returns text aligned with the icons of the rows, after the column for the focus mark.
  private func beside(_ words: some View) -> some View {
    HStack(alignment: .top, spacing: 0) {
      Image(systemName: "curium.button.focus.left").hidden()
      words
    }
    .padding(.horizontal, ComponentTokens.Settings.padding)
  }
}
