// SPDX-License-Identifier: MIT
// Molecule: a name and its value in one row.

public import CuriumTokens
public import CuriumControls

/// A name at the left and its value at the right.
///
/// Where room is short the value is cut first, and the name only when the value is gone.
///
/// *Sizing:* as wide as offered; one row.
/// *Tokens:* `infoRow.*` and the colour given.
///
///     InfoRow(label: "Version", value: "6.3.1")
///     InfoRow(label: "Status", value: "Failed", valueColor: .error)
public struct InfoRow: View {
  private let label: String
  private let value: String
  private let valueColor: Color

  /// A row for `value` under the name `label`.
  public init(label: String, value: String, valueColor: Color = .primary) {
    self.label = label
    self.value = value
    self.valueColor = valueColor
  }

  /// The name, room, the value.
  public var body: some View {
    HStack(spacing: 0) {
      Text(label)
        .font(ComponentTokens.InfoRow.labelFont)
        .foregroundStyle(ComponentTokens.InfoRow.labelColor)
        .layoutPriority(1)
      Spacer(minLength: ComponentTokens.InfoRow.spacing)
      Text(value)
        .font(ComponentTokens.InfoRow.valueFont)
        .foregroundStyle(valueColor)
    }
    .lineLimit(1)
    .accessibilityRole(.row)
    .accessibilityLabel(label)
    .accessibilityValue(value)
  }
}

package enum InfoRowPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") { InfoRow(label: "Version", value: "6.3.1") }
    Preview("Coloured value") {
      InfoRow(label: "Last build", value: "failed", valueColor: .error)
    }
    Preview("Little room") {
      InfoRow(label: "Licence", value: "Apache License 2.0 with Runtime Library Exception")
        .frame(width: 24)
    }
    Preview("Playground") { knobs in
      InfoRow(
        label: knobs.text("label", "Version"), value: knobs.text("value", "6.3.1"),
        valueColor: knobs.color("valueColor", .primary)
      )
      .frame(width: knobs.length("width", 36, in: 0...60))
    }
  }
}
