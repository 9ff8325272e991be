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
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

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
    let look = style.component(.gauge, color: color, isEnabled: isEnabled)
    HStack(spacing: look.spacing) {
      Text(title).foregroundStyle(look.labelColor)
      Bar(fraction: fraction, color: look.fill, track: look.track)
      // Align the ends of bars below each other.
      ZStack(alignment: .trailing) {
        Text("100 %").hidden()
        Text(percent).foregroundStyle(look.valueColor)
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
  let track: Color

  var body: some View {
    Canvas { context, size in
      let (set, theme) = (context.environment.iconSet, context.environment.appTheme)
      let halves = Int((fraction * Double(size.width) * 2).rounded())
      let full = String(
        repeating: Icon("curium.block.full").glyph(in: set, theme: theme), count: halves / 2)
      let half =
        halves.isMultiple(of: 2) ? "" : Icon("curium.block.left").glyph(in: set, theme: theme)
      context.draw(Text(full + half), at: .zero)
    }
    .foregroundStyle(color)
    .frame(height: 1)
    .background(track)
  }
}
