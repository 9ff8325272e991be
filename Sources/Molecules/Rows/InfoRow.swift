// SPDX-License-Identifier: MIT
// Molecule: a name and its value on one row.

public import CuriumTokens
public import CuriumControls

/// A name on the left and its value on the right.
///
/// If there isn't enough room, the value is truncated first, then the name.
///
/// *Sizing:* fills the width; one row.
/// *Tokens:* `infoRow.*` and `valueColor`.
///
///     InfoRow(label: "Version", value: "6.3.1")
///     InfoRow(label: "Status", value: "Failed", valueColor: .error)
public struct InfoRow: View {
  private let label: String
  private let value: String
  private let valueColor: Color

  /// Creates a row for `value`, in the colour `valueColor`, with the name `label`.
  public init(label: String, value: String, valueColor: Color = .primary) {
    self.label = label
    self.value = value
    self.valueColor = valueColor
  }

  /// The name and the value.
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
