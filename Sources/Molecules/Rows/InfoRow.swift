// SPDX-License-Identifier: MIT
// Molecule: a name and its value on one row.

public import CuriumTokens
public import CuriumControls

/// A name on the left and its value on the right.
///
/// If there isn't enough room, the name is truncated first, down to half of the room, then the
/// value. In a wide row, the value ends in the column `form.width`, so that it isn't far from its
/// name; if both need more room, it ends later.
///
/// *Sizing:* fills the width; one row.
/// *Tokens:* `infoRow.*`, `form.width` and `valueColor`.
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
    InfoRowLayout {
      Text(label)
        .font(ComponentTokens.InfoRow.labelFont)
        .foregroundStyle(ComponentTokens.InfoRow.labelColor)
      Color.clear.frame(width: ComponentTokens.InfoRow.spacing, height: 0)
      Text(value)
        .font(ComponentTokens.InfoRow.valueFont)
        .foregroundStyle(valueColor)
      Color.clear.frame(width: ComponentTokens.Form.width, height: 0)
    }
    .lineLimit(1)
    .accessibilityRole(.row)
    .accessibilityLabel(label)
    .accessibilityValue(value)
  }
}

/// A name, the gap after it, a value, and the width of a row with more room than it needs.
private struct InfoRowLayout: UncachedLayout {
  /// Returns the widths of the name, the value and the row in `width` columns.
  private func widths(_ width: Int?, _ subviews: Subviews) -> (name: Int, value: Int, row: Int) {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    let (name, gap, value) = (ideal[0], ideal[1], ideal[2])
    let needed = name + gap + value
    guard let width else { return (name, value, needed) }
    if width >= needed { return (name, value, min(width, max(ideal[3], needed))) }
    let room = max(0, width - gap)
    let kept = max(min(name, room / 2), room - value)
    return (kept, room - kept, width)
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    CellSize(
      width: proposal.width ?? widths(nil, subviews).row,
      height: subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) })
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let (name, value, row) = widths(bounds.width, subviews)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: name, height: bounds.height))
    let end = ProposedViewSize(width: value, height: bounds.height)
    let width = subviews[2].sizeThatFits(end).width
    subviews[2].place(at: CellPoint(x: bounds.minX + row - width, y: bounds.minY), proposal: end)
  }
}
