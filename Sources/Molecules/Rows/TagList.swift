// SPDX-License-Identifier: MIT
// Molecule: a list of tags that wraps or scrolls.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// A list of tags. They wrap onto several lines, or scroll sideways on one row.
///
/// *Sizing:* as wide as its longest line; one row per line, with space between lines. With
/// `scrolls`, it fills the width with one row.
/// *Keys:* with `onTagTap`, each tag is a button. With `scrolls`, ← →, Page Up, Page Down, Home and
/// End scroll the list, and so does the wheel, sideways or with Shift; the focused tag is scrolled
/// into view.
/// *Tokens:* `tagList.spacing`, `tagList.lineSpacing`, `chip.*`.
///
///     TagList(tags: ["swift", "terminal", "linux"])
///     TagList(tags: names, scrolls: true) { tag in search(tag) }
public struct TagList: View {
  private let tags: [String]
  private let scrolls: Bool
  private let onTagTap: (@MainActor (String) -> Void)?

  /// Creates a list of `tags` that wraps, or scrolls on one row if `scrolls` is `true`. With
  /// `onTagTap`, the tags are buttons.
  public init(
    tags: [String], scrolls: Bool = false, onTagTap: (@MainActor (String) -> Void)? = nil
  ) {
    self.tags = tags
    self.scrolls = scrolls
    self.onTagTap = onTagTap
  }

  /// The tags on several lines, or on one row that scrolls.
  public var body: some View {
    Group {
      if scrolls {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: ComponentTokens.TagList.spacing) {
            ForEach(Array(tags.enumerated()), id: \.offset) { _, tag in chip(tag) }
          }
        }
      } else {
        FlowLayout(
          spacing: ComponentTokens.TagList.spacing,
          lineSpacing: ComponentTokens.TagList.lineSpacing
        ) {
          ForEach(Array(tags.enumerated()), id: \.offset) { _, tag in chip(tag) }
        }
      }
    }
    .accessibilityRole(.list)
  }

  private func chip(_ tag: String) -> Chip {
    guard let onTagTap else { return Chip(text: tag) }
    return Chip(text: tag) { onTagTap(tag) }
  }
}
