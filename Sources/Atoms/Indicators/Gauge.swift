// SPDX-License-Identifier: MIT
// Atom: a value within a range.

public import CuriumTokens
public import CuriumControls

/// A value within a range: a title, a bar of blocks, and the percentage.
///
/// *Sizing:* fills the width; one row. *Tokens:* `gauge.*` and `color`.
///
///     Gauge("Memory", value: 5.2, in: 0...16)
///     Gauge("Disk", value: 0.94, color: .warning)
public struct Gauge: View {
  private let title: String
  private let fraction: Double
  private let color: Color

  /// Creates a gauge for `value` in `bounds`. A value outside is clamped.
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V, in bounds: ClosedRange<V> = 0...1,
    color: Color = .brandPrimary
  ) {
    self.title = String(title)
    self.color = color
    let range = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let part = (Double(value) - Double(bounds.lowerBound)) / range
    fraction = part.isFinite ? max(0, min(1, part)) : 0
  }

  private var percent: String { "\(Int((fraction * 100).rounded())) %" }

  /// The title, the bar and the percentage.
  public var body: some View {
    HStack(spacing: ComponentTokens.Gauge.spacing) {
      Text(title).foregroundStyle(ComponentTokens.Gauge.labelColor)
      Bar(fraction: fraction, color: color)
      // Align the ends of bars below each other.
      ZStack(alignment: .trailing) {
        Text("100 %").hidden()
        Text(percent).foregroundStyle(ComponentTokens.Gauge.valueColor)
      }
      .layoutPriority(1)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.progress)
    .accessibilityLabel(title)
    .accessibilityValue(percent)
  }
}

/// A bar that is filled from the left, in steps of half a cell.
private struct Bar: View {
  let fraction: Double
  let color: Color

  private static let row: Length = 1

  var body: some View {
    Canvas { context, size in
      let set = context.environment.iconSet
      let halves = Int((fraction * Double(size.width) * 2).rounded())
      let full = String(
        repeating: Icon("curium.block.full").glyph(in: set), count: halves / 2)
      let half = halves.isMultiple(of: 2) ? "" : Icon("curium.block.left").glyph(in: set)
      context.draw(Text(full + half), at: .zero)
    }
    .foregroundStyle(color)
    .frame(height: Self.row)
    .background(ComponentTokens.Gauge.trackColor)
  }
}
