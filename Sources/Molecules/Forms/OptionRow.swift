// SPDX-License-Identifier: MIT
// Molecule: a row for one of several options.

public import CuriumControls
import CuriumTokens

/// A row for one of several options: a radio icon, a title and a subtitle.
///
/// *Sizing:* fills the width; one row plus those of its subtitle. *Keys:* Return and Space select
/// it.
/// *Tokens:* `row.*`.
///
///     OptionRow(title: "Comfortable", subtitle: "More row spacing", isSelected: true) { open() }
public struct OptionRow: View {
  private let title: String
  private let subtitle: String?
  private let isSelected: Bool
  private let action: @MainActor () -> Void

  /// Creates an option that calls `action` when the user presses it.
  ///
  /// - Parameters:
  ///   - title: The name of the option.
  ///   - subtitle: A second line below the title; `nil` for none.
  ///   - isSelected: `true` shows the option as selected.
  ///   - action: Called when the user presses the row.
  public init(
    title: String, subtitle: String? = nil, isSelected: Bool,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.isSelected = isSelected
    self.action = action
  }

  /// The icon and the text.
  public var body: some View {
    Interactive(role: .radioButton, action: action) { state in
      RowLook(title: title, subtitle: subtitle, state: state) { look in
        Image(systemName: isSelected ? "curium.radio.on" : "curium.radio.off")
          .ink(isSelected ? look.markColor : look.iconColor)
          .padding(.trailing, look.spacing)
      } trailing: { _ in
        EmptyView()
      }
    }
    .accessibilityLabel(title)
    .accessibilityHint(subtitle ?? "")
    .accessibilitySelected(isSelected)
  }
}
