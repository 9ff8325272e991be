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
  @Environment(\.cardStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  /// Creates a group of the rows in `content` between `title` and an optional `footer`.
  public init(title: String, footer: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.footer = footer
    self.content = content()
  }

  /// The title, the rows and the footer.
  public var body: some View {
    let look = style.component(.none)
    // In terminals without a background, even a group without an edge has a frame.
    let edge: Length = look.line == .none && colorDepth >= .ansi256 ? 0 : 1
    VStack(alignment: .leading, spacing: 0) {
      beside(
        edge,
        Text(title)
          .font(ComponentTokens.Settings.titleFont)
          .foregroundStyle(ComponentTokens.Settings.titleColor)
          .lineLimit(1)
          .accessibilityRole(.heading))
      rows(look)
      if let footer {
        beside(
          edge,
          Text(footer)
            .font(ComponentTokens.Settings.footerFont)
            .foregroundStyle(ComponentTokens.Settings.footerColor))
      }
    }
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }

  /// The rows on their background, with the edges of a card.
  @ViewBuilder private func rows(_ look: CardComposableStyle) -> some View {
    let rows = VStack(alignment: .leading, spacing: 0) { content }
      .padding(.horizontal, ComponentTokens.Settings.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
    if look.line == .none {
      rows.outlinedBackground(ComponentTokens.Settings.backgroundColor)
    } else {
      rows.surface(
        ComponentTokens.Settings.backgroundColor, border: look.border, style: look.line,
        cornerRadius: look.radius)
    }
  }

  /// Returns text aligned with the rows. The group has an edge of `edge` columns.
  private func beside(_ edge: Length, _ words: some View) -> some View {
    words
      .padding(.horizontal, edge)
      .padding(.horizontal, ComponentTokens.Settings.padding)
  }
}
