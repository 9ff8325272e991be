// SPDX-License-Identifier: MIT
// Atom: a value within a range.

public import CuriumTokens
public import CuriumControls

/// A value within a range: a title, a thin bar, and the percentage. `.meterFill(_:)` colours the
/// bar by the value. In a form or with `.labelsAligned()`, the bars of stacked gauges start in the
/// same column.
///
/// *Sizing:* fills the width; one row. *Tokens:* `gauge.*` and `color`.
///
///     Gauge("Memory", value: 5.2, in: 0...16)
///     Gauge("Disk", value: 0.94, color: .warning)
///     Gauge("CPU", value: 0.82).meterFill(.thresholds(warning: 0.7, danger: 0.9))
public struct Gauge: View {
  private let title: String
  private let fraction: Double
  private let color: Color
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.meterFill) private var meterFill
  @Environment(\.strings) private var strings

  /// Creates a gauge for `value` in `bounds`.
  ///
  /// - Parameters:
  ///   - title: The name of the value, before the bar.
  ///   - value: The value to show. A value outside `bounds` is clamped.
  ///   - bounds: The values of an empty and a full bar.
  ///   - color: The colour of the bar, unless `.meterFill(_:)` sets it.
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V, in bounds: ClosedRange<V> = 0...1,
    color: Color = .brandPrimary
  ) {
    self.title = String(title)
    self.color = color
    fraction = (Double(bounds.lowerBound)...Double(bounds.upperBound)).fraction(of: Double(value))
  }

  private var percent: String { strings.percentage(Int((fraction * 100).rounded())) }

  /// The title, the bar and the percentage.
  public var body: some View {
    let fill = meterFill.color(at: fraction) ?? color
    let look = style.component(.gauge, color: fill, isEnabled: isEnabled)
    LabeledBar(hasLabel: !title.isEmpty, spacing: look.spacing) {
      bar(look)
    } label: {
      Text(title).foregroundStyle(look.labelColor)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.progress)
    .accessibilityLabel(title)
    .accessibilityValue(percent)
  }

  /// The bar and the percentage.
  @ViewBuilder private func bar(_ look: GaugeComposableStyle) -> some View {
    ProgressBar(
      fraction: fraction, fill: look.fill, gradient: isEnabled ? meterFill.gradient : nil,
      track: look.track)
    // Every percentage takes the same width, so the bars of stacked gauges end in the same column.
    ZStack(alignment: .trailing) {
      Text(strings.percentage(100)).hidden()
      Text(percent).foregroundStyle(look.valueColor)
    }
    .layoutPriority(1)
  }
}
