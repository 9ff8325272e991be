// SPDX-License-Identifier: MIT
// Views: the colours of gauges and progress bars by their values.

package import CuriumDrawing
public import CuriumEngine
public import CuriumTokens

/// The colours of a bar by its value.
///
///     Gauge("Disk", value: 0.94).meterFill(.thresholds(warning: 0.7, danger: 0.9))
///     ProgressView("CPU", value: 0.4).meterFill(.gradient(.heat))
public struct MeterFill: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case plain
    case gradient(Gradient)
    case thresholds(warning: Double, danger: Double, isLowBad: Bool)
  }

  private let kind: Kind

  /// The colour of the bar itself.
  public static let plain = MeterFill(kind: .plain)

  /// Each part of the bar has the colour of its place in `gradient`.
  public static func gradient(_ gradient: Gradient) -> MeterFill {
    MeterFill(kind: .gradient(gradient))
  }

  /// The bar has the warning colour from the fraction `warning` on, the danger colour from `danger`
  /// on, and the success colour before. If `danger` is below `warning`, low values are bad, as for
  /// a battery.
  public static func thresholds(warning: Double, danger: Double) -> MeterFill {
    MeterFill(kind: .thresholds(warning: warning, danger: danger, isLowBad: danger < warning))
  }

  /// Returns the gradient along the bar, if there is one. A disabled bar has none.
  package func gradient(isEnabled: Bool) -> Gradient? {
    if isEnabled, case .gradient(let gradient) = kind { gradient } else { nil }
  }

  /// Returns the colour for a fraction; `nil` for the bar's own.
  package func color(at fraction: Double) -> Color? {
    guard case .thresholds(let warning, let danger, let isLowBad) = kind else { return nil }
    if isLowBad ? fraction <= danger : fraction >= danger { return .error }
    if isLowBad ? fraction <= warning : fraction >= warning { return .warning }
    return .success
  }

  /// Returns the colour for a fraction as a style of text.
  package func style(at fraction: Double, otherwise plain: Color) -> MeterInk {
    if case .gradient(let gradient) = kind {
      return MeterInk(shading: gradient.style(at: fraction).shading)
    }
    return MeterInk(shading: .color(color(at: fraction) ?? plain))
  }
}

/// The colour of text by a value.
package struct MeterInk: ShapeStyle {
  package let shading: GraphicsContext.Shading
}

extension EnvironmentValues {
  package var meterFill: MeterFill {
    get { self[TypeKey<MeterFill>.self] ?? .plain }
    set { self[TypeKey<MeterFill>.self] = newValue }
  }
}

extension View {
  /// Sets the colours of gauges and progress bars in this view by their values. The default `fill`
  /// is `.plain`.
  ///
  ///     VStack {
  ///       Gauge("CPU", value: 0.4)
  ///       Gauge("Memory", value: 0.9)
  ///     }
  ///     .meterFill(.thresholds(warning: 0.7, danger: 0.9))
  public func meterFill(_ fill: MeterFill) -> some View { environment(\.meterFill, fill) }
}
