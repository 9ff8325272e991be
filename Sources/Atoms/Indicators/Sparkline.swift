// SPDX-License-Identifier: MIT
// Atom: a series of values as a small chart without axes.

public import CuriumTokens
public import CuriumControls

/// A series of values as a small chart without axes. The lowest bar is the minimum, and the highest
/// is the maximum.
///
/// *Sizing:* bars have one column per value and one row; an area fills the available space. Without
/// enough room, the oldest values are omitted. An area with fewer values than columns is stretched.
/// *Tokens:* `color`, `sparkline.fade`.
///
///     Sparkline(values: [3, 4, 9, 6, 7, 12, 8], label: "Requests")
///     Sparkline(values: [3, 4, 9], style: .area, color: .success, label: "CPU").frame(height: 3)
public struct Sparkline: View {
  /// The form of a sparkline.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// One row of bars.
    case bars
    /// An area that fills the available rows, and is fainter at the bottom.
    case area
  }

  private let values: [Double]
  private let bounds: ClosedRange<Double>?
  private let style: Style
  private let color: Color
  private let gradient: Gradient?
  private let label: String
  @Environment(\.gaugeStyle) private var gaugeStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.iconSet) private var iconSet

  /// Creates a sparkline of `values`.
  ///
  /// - Parameters:
  ///   - values: The values, the oldest first.
  ///   - bounds: The values of the lowest and the highest bar; by default, the minimum and the
  ///    maximum.
  ///   - style: Bars or an area.
  ///   - color: The colour of the bars or the area.
  ///   - gradient: The colours of an area, from bottom to top, instead of `color`.
  ///   - label: The name that screen readers read.
  public init(
    values: [Double], in bounds: ClosedRange<Double>? = nil, style: Style = .bars,
    color: Color = .chart1, gradient: Gradient? = nil, label: String
  ) {
    self.values = values
    self.bounds = bounds
    self.style = style
    self.color = color
    self.gradient = gradient
    self.label = label
  }

  /// The bars or the area.
  public var body: some View {
    let scale = ValueScale(values, in: bounds)
    let fill = gaugeStyle.component(.gauge, color: color, isEnabled: isEnabled).fill
    Group {
      switch style {
      case .bars:
        Text(scale.bars(of: values, Icon("ramp.vertical").frames(in: iconSet)))
          .foregroundStyle(fill)
          .lineLimit(1)
          .truncationMode(.head)
      case .area:
        let faint = fill.opacity(ComponentTokens.Sparkline.fade)
        ValueArea(
          values: values, in: bounds, gradient: gradient ?? Gradient(colors: [faint, fill]))
      }
    }
    .accessibilityRole(.image)
    .accessibilityLabel(label)
    .accessibilityValue(values.last.map { String(shortNumber: $0) } ?? "")
  }
}
