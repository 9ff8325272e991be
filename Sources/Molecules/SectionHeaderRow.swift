// SPDX-License-Identifier: MIT
// Molecule: the heading of a section, with a subtitle and an action.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// The heading of a section: an icon, a title, a subtitle and an action.
///
/// *Sizing:* fills the width; one row, two with a subtitle. *Keys:* Return and Space press the
/// action.
/// *Tokens:* `section.*`, `button.plain.*`.
///
///     SectionHeaderRow(
///       icon: "folder", title: "Recent", subtitle: "Opened this week", actionTitle: "Show all"
///     ) {
///       open()
///     }
public struct SectionHeaderRow: View {
  private let icon: String
  private let title: String
  private let subtitle: String?
  private let actionTitle: String?
  private let action: @MainActor () -> Void

  /// Creates a heading with the icon called `icon`. It has a button for `action` if there is an
  /// `actionTitle`.
  public init(
    icon: String, title: String, subtitle: String? = nil, actionTitle: String? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.icon = icon
    self.title = title
    self.subtitle = subtitle
    self.actionTitle = actionTitle
    self.action = action
  }

  /// The icon, the title and the action above the subtitle.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: ComponentTokens.Section.spacing) {
        SectionHeader(icon: icon, title: title)
        Spacer(minLength: 0)
        if let actionTitle {
          PlainButton(title: actionTitle, action: action)
            .accessibilityHint(title)
            .layoutPriority(1)
        }
      }
      if let subtitle {
        HStack(spacing: ComponentTokens.Section.spacing) {
          // Reserves the width of the icon above.
          Image(systemName: icon).hidden()
          Text(subtitle)
            .font(ComponentTokens.Section.subtitleFont)
            .ink(ComponentTokens.Section.subtitleColor)
            .lineLimit(1)
        }
      }
    }
  }
}

package enum SectionHeaderRowPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") {
      SectionHeaderRow(
        icon: "folder", title: "Recent", subtitle: "Opened this week", actionTitle: "Show all"
      ) {}
      .frame(maxWidth: 44)
    }
    Preview("Without an action") {
      SectionHeaderRow(icon: "star.fill", title: "Favourites", subtitle: "Three of them")
        .frame(maxWidth: 44)
    }
    Preview("Little room") {
      SectionHeaderRow(
        icon: "shippingbox", title: "What others depend on", subtitle: "Resolved two minutes ago",
        actionTitle: "Update"
      ) {}
      .frame(width: 26)
    }
    Preview("Disabled") {
      SectionHeaderRow(icon: "folder", title: "Recent", actionTitle: "Show all") {}
        .frame(maxWidth: 44).disabled(true)
    }
    Preview("Playground") { knobs in
      SectionHeaderRow(
        icon: knobs.icon("icon", "folder"), title: knobs.text("title", "Recent"),
        subtitle: knobs.optionalText("subtitle", "Opened this week"),
        actionTitle: knobs.optionalText("actionTitle", "Show all")
      ) {}
      .frame(width: knobs.length("width", 44, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
