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

  /// The icon, the texts and the chevron.
  public var body: some View {
    Interactive(action: action) { state in
      RowLook(title: title, subtitle: subtitle, state: state) {
        if let icon {
          Image(systemName: icon).ink(ComponentTokens.Row.iconColor)
        }
      } trailing: {
        HStack(spacing: ComponentTokens.Row.spacing) {
          if let value { Text(value) }
          Image(systemName: "chevron.right")
        }
        .ink(ComponentTokens.Row.valueColor)
      }
    }
    .accessibilityLabel(title)
    .accessibilityValue(value ?? "")
    .accessibilityHint(subtitle ?? "")
  }
}

package enum ActionRowPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") {
      VStack(spacing: 0) {
        ActionRow(title: "Language", icon: "globe", value: "English") {}
        ActionRow(title: "Storage", subtitle: "Folders and caches", icon: "folder") {}
        ActionRow(title: "About", icon: "info.circle") {}
      }
      .frame(maxWidth: 36)
    }
    Preview("Disabled") {
      ActionRow(title: "Language", icon: "globe", value: "English") {}
        .frame(maxWidth: 36).disabled(true)
    }
    Preview("Playground") { knobs in
      ActionRow(
        title: knobs.text("title", "Language"), subtitle: knobs.optionalText("subtitle", nil),
        icon: knobs.optionalIcon("icon", "globe"), value: knobs.optionalText("value", "English")
      ) {}
      .frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
