// SPDX-License-Identifier: MIT
// Organism: a titled section that is always expanded.

import CuriumTokens
public import CuriumControls

/// A titled section that is always expanded: a title, a line and content.
///
/// For a section that can be collapsed, see `ContentSection`.
///
/// *Sizing:* fills the width; as tall as its content.
/// *Tokens:* `section.title`, `section.titleFont`, `divider.*`.
///
///     SectionContainer(title: "Recent") {
///       InfoRow(label: "swift-nio", value: "2.101.2")
///     }
public struct SectionContainer<Content: View>: View {
  private let title: String
  private let content: Content

  /// Creates a section with `content` below `title`.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title, the line and the content.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(ComponentTokens.Section.titleFont)
        .foregroundStyle(ComponentTokens.Section.titleColor)
        .lineLimit(1)
        .accessibilityRole(.heading)
      Divider()
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
