// SPDX-License-Identifier: MIT
// Token: the style of gauges and bars, by role.

/// A style for bars that show an amount: gauges, progress views and sliders.
public protocol GaugeStyle: ComponentStyle {
  /// Returns the composable style in `role`. `color` is the bar's own colour, if any. `isEnabled`
  /// is `false` for a disabled control.
  func component(_ role: GaugeRole, color: Color?, isEnabled: Bool) -> GaugeComposableStyle
}

/// The role of a bar that shows an amount.
public enum GaugeRole: UInt8, Hashable, Sendable, CaseIterable {
  /// A measured value, as in `Gauge`.
  case gauge
  /// The progress of a task.
  case progress
  /// A value that the user sets.
  case slider
}

/// The composable style of a bar that shows an amount.
public struct GaugeComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The colour of the amount.
  public var fill: Color = .brandPrimary
  /// The colour of the rest.
  public var track: Color = ComponentTokens.Gauge.trackColor
  /// The colour of the label.
  public var labelColor: Color = ComponentTokens.Gauge.labelColor
  /// The colour of the value in words.
  public var valueColor: Color = ComponentTokens.Gauge.valueColor
  /// The space between the parts, in cells.
  public var spacing: Length = ComponentTokens.Gauge.spacing

  /// Creates a style with the tokens of a gauge.
  public init() {}

  /// Returns the style with `color` as the colour of the amount.
  public func fill(_ color: Color) -> Self { edit { $0.fill = color } }
  /// Returns the style with `color` as the colour of the rest.
  public func track(_ color: Color) -> Self { edit { $0.track = color } }
  /// Returns the style with `color` as the colour of the label.
  public func labelColor(_ color: Color) -> Self { edit { $0.labelColor = color } }
  /// Returns the style with `color` as the colour of the value in words.
  public func valueColor(_ color: Color) -> Self { edit { $0.valueColor = color } }
  /// Returns the style with `length` as the space between the parts.
  public func spacing(_ length: Length) -> Self { edit { $0.spacing = length } }
}

extension KitStyle: GaugeStyle {
  /// Returns the composable style according to the tokens of `role`, with `color` as the colour of
  /// the amount, if any. `isEnabled` is `false` for a disabled control.
  public func component(_ role: GaugeRole, color: Color?, isEnabled: Bool) -> GaugeComposableStyle {
    let look = GaugeComposableStyle()
    switch role {
    case .gauge: return look.fill(color?.graphic ?? look.fill)
    case .progress:
      typealias Tokens = ComponentTokens.Progress
      return look.fill(color?.graphic ?? Tokens.fillColor).track(Tokens.trackColor)
        .labelColor(Tokens.labelColor).valueColor(Tokens.labelColor).spacing(Tokens.spacing)
    case .slider:
      typealias Tokens = ComponentTokens.Slider
      return look.fill(isEnabled ? color?.graphic ?? Tokens.fillColor : Tokens.fillColorDisabled)
        .track(Tokens.trackColor).labelColor(Tokens.valueColor).valueColor(Tokens.valueColor)
    }
  }
}
