// SPDX-License-Identifier: MIT
// Molecule: a row with a switch.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// A row with a switch: a title and a subtitle on the left, the switch on the right.
///
/// *Sizing:* fills the width; one row plus those of its subtitle. *Keys:* Return and Space toggle
/// it.
/// *Tokens:* `row.*`.
///
///     struct Sounds: View {
///       @State private var areOn = true
///       var body: some View {
///         ToggleRow(title: "Sounds", subtitle: "Play a sound when a build ends", isOn: $areOn)
///       }
///     }
public struct ToggleRow: View {
  private let title: String
  private let subtitle: String?
  private let isOn: Binding<Bool>

  /// Creates a row with a switch for `isOn`. `title` is its name, and `subtitle` an optional
  /// line below it.
  public init(title: String, subtitle: String? = nil, isOn: Binding<Bool>) {
    self.title = title
    self.subtitle = subtitle
    self.isOn = isOn
  }

  /// The text and the switch.
  public var body: some View {
    Toggle(isOn: isOn) {
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
        if let subtitle { CaptionText(text: subtitle) }
      }
    }
    .controlStyle(fallback: RowToggleStyle(title: title, subtitle: subtitle))
    .accessibilityLabel(title)
    .accessibilityHint(subtitle ?? "")
  }
}

/// A toggle as a row with its switch at the end.
private struct RowToggleStyle: ToggleStyle {
  let title: String
  let subtitle: String?

  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Interactive(role: .toggle, action: { configuration.isOn.toggle() }) { state in
      RowLook(title: title, subtitle: subtitle, state: state) { _ in
        EmptyView()
      } trailing: { look in
        SwitchSign(isOn: isOn)
          .ink(isOn ? look.markColor : look.iconColor)
      }
    }
  }
}
