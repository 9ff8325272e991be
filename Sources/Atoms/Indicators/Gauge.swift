// SPDX-License-Identifier: MIT
// Atom: a value within a range.

public import CuriumTokens
public import CuriumControls

/// A value within a range: a title, a thin bar, and the value as a percentage or other text.
/// `.meterFill(_:)` colours the bar by the value. In a form or with `.labelsAligned()`, the bars of
/// stacked gauges start in the same column. Bars with percentages also end in the same column.
///
/// A vertical gauge is a bar that grows from the bottom, below the value and above the title. Text
/// that is wider than the gauge, or that would leave no row for the bar, is omitted, but screen
/// readers always read it.
///
/// *Sizing:* fills the width; one row. A vertical gauge fills the width and the height. *Tokens:*
/// `gauge.*` and `color`.
///
///     Gauge("Memory", value: 5.2, in: 0...16, currentValueLabel: "5.2 of 16 GB")
///     Gauge("Disk", value: 0.94, color: .warning)
///     Gauge("CPU", value: 0.82).meterFill(.thresholds(warning: 0.7, danger: 0.9))
///     Gauge("Evaluation", value: 0.3, in: -9...9, axis: .vertical).frame(width: 2, height: 8)
public struct Gauge: View {
  private let title: String
  private let fraction: Double
  private let color: Color
  private let currentValueLabel: String?
  private let axis: Axis
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
  ///   - currentValueLabel: The value as text, after the bar. It is omitted where the title and
  ///    the bar would have too little room. If it is `nil`, the gauge shows the percentage.
  ///   - color: The colour of the bar, unless `.meterFill(_:)` sets it.
  ///   - axis: The direction of the bar.
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V, in bounds: ClosedRange<V> = 0...1,
    currentValueLabel: String? = nil, color: Color = .brandPrimary, axis: Axis = .horizontal
  ) {
    self.title = String(title)
    self.currentValueLabel = currentValueLabel
    self.color = color
    self.axis = axis
    fraction = (Double(bounds.lowerBound)...Double(bounds.upperBound)).fraction(of: Double(value))
  }

  /// The value as text: `currentValueLabel`, or else the percentage.
  private var valueText: String {
    currentValueLabel ?? strings.percentage(Int((fraction * 100).rounded()))
  }

  /// The title, the bar and the value as text.
  public var body: some View {
    let fill = meterFill.color(at: fraction) ?? color
    let look = style.component(.gauge, color: fill, isEnabled: isEnabled)
    Group {
      if axis == .vertical {
        column(look)
      } else {
        LabeledBar(hasLabel: !title.isEmpty, spacing: look.spacing) {
          bar(look)
        } label: {
          Text(title).foregroundStyle(look.labelColor)
        }
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.progress)
    .accessibilityLabel(title)
    .accessibilityValue(valueText)
  }

  /// The value as text, a vertical bar and the title.
  private func column(_ look: GaugeComposableStyle) -> some View {
    VStack(spacing: 0) {
      OptionalText(room: 0) { value(look, alignment: .center) }.layoutPriority(1)
      UprightBar(
        fraction: fraction, fill: look.fill, gradient: meterFill.gradient(isEnabled: isEnabled),
        track: look.track
      )
      OptionalText(room: 0) { Text(title).foregroundStyle(look.labelColor) }
        .layoutPriority(1)
    }
  }

  /// The columns that the title and the bar keep beside a text for the value.
  private static let room = 6

  /// The bar and the value as text.
  @ViewBuilder private func bar(_ look: GaugeComposableStyle) -> some View {
    ProgressBar(
      fraction: fraction, fill: look.fill, gradient: meterFill.gradient(isEnabled: isEnabled),
      track: look.track)
    if currentValueLabel == nil {
      value(look).layoutPriority(1)
    } else {
      OptionalText(room: Self.room) { value(look) }.layoutPriority(1)
    }
  }

  /// The value as text. Every percentage takes the same width, so the bars of stacked gauges end in
  /// the same column, and narrow vertical gauges never show one.
  private func value(
    _ look: GaugeComposableStyle, alignment: Alignment = .trailing
  ) -> some View {
    ZStack(alignment: alignment) {
      Text(strings.percentage(100)).hidden()
      Text(valueText).foregroundStyle(look.valueColor)
    }
  }
}

/// A text that is omitted if it would leave fewer than `room` columns, or has no row.
private struct OptionalText: UncachedLayout {
  let room: Int

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    let isWide = proposal.width.map { $0 < ideal.width + room } ?? false
    let isHigh = proposal.height.map { $0 < ideal.height } ?? false
    return isWide || isHigh ? .zero : ideal
  }

  /// Places the text. In a frame without width, it isn't painted.
  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}
