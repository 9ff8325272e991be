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
///       icon: "clock", title: "Recent", subtitle: "Opened this week", actionTitle: "Show all"
///     ) {
///       open()
///     }
public struct SectionHeaderRow: View {
  private let icon: String
  private let title: String
  private let subtitle: String?
  private let actionTitle: String?
  private let action: @MainActor () -> Void

  /// Creates a heading, optionally with a button.
  ///
  /// - Parameters:
  ///   - icon: The name of the icon before the title.
  ///   - title: The name of the section.
  ///   - subtitle: A second line below the title; `nil` for none.
  ///   - actionTitle: The label of a button at the end of the row. With `nil`, there is no button.
  ///   - action: Called when the user presses the button.
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
