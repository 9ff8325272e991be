// SPDX-License-Identifier: MIT
// Molecule: a row that opens something or performs an action.

public import CuriumControls
import CuriumTokens

/// A row that opens something or performs an action: an icon, a title, a value and a chevron.
///
/// *Sizing:* fills the width; one row plus those of its subtitle. *Keys:* Return and Space press
/// it.
/// *Tokens:* `row.*`.
///
///     ActionRow(title: "Language", icon: "globe", value: "English") { open() }
public struct ActionRow: View {
  private let title: String
  private let subtitle: String?
  private let icon: String?
  private let value: String?
  private let action: @MainActor () -> Void

  /// Creates a row that calls `action`.
  ///
  /// - Parameters:
  ///   - title: The name of the destination or the action.
  ///   - subtitle: A second line below the title; `nil` for none.
  ///   - icon: The name of an icon before the title; `nil` for none.
  ///   - value: The current value, before the chevron; `nil` for none.
  ///   - action: Called when the user presses the row.
  public init(
    title: String, subtitle: String? = nil, icon: String? = nil, value: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.value = value
    self.action = action
  }

  /// The icon, the text and the chevron.
  public var body: some View {
    Interactive(action: action) { state in
      RowLook(title: title, subtitle: subtitle, state: state) { look in
        if let icon {
          Image(systemName: icon).ink(look.iconColor).padding(.trailing, look.spacing)
        }
      } trailing: { look in
        HStack(spacing: look.spacing) {
          if let value { Text(value) }
          Image(systemName: "chevron.right")
        }
        .ink(look.valueColor)
      }
    }
    .accessibilityLabel(title)
    .accessibilityValue(value ?? "")
    .accessibilityHint(subtitle ?? "")
  }
}
