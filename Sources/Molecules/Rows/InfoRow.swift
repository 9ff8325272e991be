// SPDX-License-Identifier: MIT
// Molecule: a name and its value on one row.

public import CuriumTokens
public import CuriumControls

/// A name on the left and its value on the right.
///
/// If there isn't enough room, the name is truncated first, down to half of the room, then the
/// value.
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
    InfoRowLayout {
      Text(label)
        .font(ComponentTokens.InfoRow.labelFont)
        .foregroundStyle(ComponentTokens.InfoRow.labelColor)
      Color.clear.frame(width: ComponentTokens.InfoRow.spacing, height: 0)
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

/// A name and a value at the ends of a row, with a gap between them.
private struct InfoRowLayout: UncachedLayout {
  /// Returns the widths of the name and the value in `width` columns.
  private func widths(_ width: Int?, _ subviews: Subviews) -> (name: Int, gap: Int, value: Int) {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    let (name, gap, value) = (ideal[0], ideal[1], ideal[2])
    guard let width, width < name + gap + value else { return (name, gap, value) }
    let room = max(0, width - gap)
    let kept = max(min(name, room / 2), room - value)
    return (kept, gap, room - kept)
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let (name, gap, value) = widths(proposal.width, subviews)
    return CellSize(
      width: proposal.width ?? name + gap + value,
      height: subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) })
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let (name, _, value) = widths(bounds.width, subviews)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: name, height: bounds.height))
    let end = ProposedViewSize(width: value, height: bounds.height)
    let width = subviews[2].sizeThatFits(end).width
    subviews[2].place(at: CellPoint(x: bounds.maxX - width, y: bounds.minY), proposal: end)
  }
}
