// SPDX-License-Identifier: MIT
// Atom: the heading of a section, with an icon and a title.

public import CuriumControls
import CuriumTokens

/// The heading of a section: an icon in the accent colour and a title.
///
/// *Sizing:* hugs its content; one row. *Tokens:* `section.icon`, `section.title`,
/// `section.titleFont`, `section.spacing`; while disabled, `color.text.disabled`.
///
///     SectionHeader(icon: "clock", title: "Recent")
public struct SectionHeader: View {
  private let icon: String
  private let title: String

  /// Creates a heading with `title` after the icon named `icon`.
  public init(icon: String, title: String) {
    self.icon = icon
    self.title = title
  }

  /// The icon and the title.
  public var body: some View {
    HStack(spacing: ComponentTokens.Section.spacing) {
      Image(systemName: icon)
        .ink(ComponentTokens.Section.iconColor)
      Text(title)
        .font(ComponentTokens.Section.titleFont)
        .ink(ComponentTokens.Section.titleColor)
        .lineLimit(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.heading)
    .accessibilityLabel(title)
  }
}
