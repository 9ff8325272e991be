// SPDX-License-Identifier: MIT
// Views: linear, radial and angular gradients, and single colours of gradients.

public import CuriumEngine
public import CuriumTokens

/// A gradient along a line.
///
/// *Sizing:* as a view, fills the proposal.
///
///     Text("Curium").foregroundStyle(
///       LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
public struct LinearGradient: ShapeStyle, Hashable {
  private let style: RampStyle

  /// Creates the gradient `gradient` from `startPoint` to `endPoint`, each given as a fraction of
  /// the width and height.
  public init(
    gradient: Gradient, startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom
  ) {
    style = RampStyle(gradient: gradient, geometry: .linear(from: startPoint, to: endPoint))
  }

  /// Creates a gradient of evenly spaced `colors` from `startPoint` to `endPoint`.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of `stops`, colours with individual positions, from `startPoint` to
  /// `endPoint`.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The shading across the bounds of the painted area.
  public var shading: GraphicsContext.Shading { .init(kind: .ramp(style)) }
}

/// A gradient in circles around a centre.
///
/// *Sizing:* as a view, fills the proposal. Radii are in rows; a column counts as half a row.
///
///     RadialGradient(
///       gradient: .heat, center: .center, startRadius: 0, endRadius: 6)
public struct RadialGradient: ShapeStyle, Hashable {
  private let style: RampStyle

  /// Creates the gradient `gradient` around `center`, a fraction of the width and height, from
  /// `startRadius` to `endRadius`, in rows.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    style = RampStyle(
      gradient: gradient, geometry: .radial(center: center, from: startRadius, to: endRadius))
  }

  /// Creates a gradient of evenly spaced `colors` around `center`, from `startRadius` to
  /// `endRadius`, in rows.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The shading across the bounds of the painted area.
  public var shading: GraphicsContext.Shading { .init(kind: .ramp(style)) }
}

/// A gradient around a centre, clockwise from the right, or counter-clockwise if the end is before
/// the start.
///
/// *Sizing:* as a view, fills the proposal. Angles are in degrees.
///
///     Circle().fill(AngularGradient(colors: [.success, .warning, .error], center: .center))
public struct AngularGradient: ShapeStyle, Hashable {
  private let style: RampStyle

  /// Creates the gradient `gradient` around `center`, a fraction of the width and height, from
  /// `startDegrees` to `endDegrees`.
  public init(
    gradient: Gradient, center: UnitPoint, startDegrees: Double = 0, endDegrees: Double = 360
  ) {
    style = RampStyle(
      gradient: gradient, geometry: .angular(center: center, from: startDegrees, to: endDegrees))
  }

  /// Creates a full turn of evenly spaced `colors` around `center`.
  public init(colors: [Color], center: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }

  /// The shading across the bounds of the painted area.
  public var shading: GraphicsContext.Shading { .init(kind: .ramp(style)) }
}

extension Gradient {
  /// Returns the colour at `place`, from 0 (start) to 1 (end), as a style of text and shapes. The
  /// lightness of text is adjusted until it is legible.
  ///
  ///     Text("82%").foregroundStyle(Gradient.heat.style(at: 0.82))
  public func style(at place: Double) -> GradientSample { GradientSample(self, at: place) }
}

/// The colour at one place of a gradient. `Gradient.style(at:)` returns it.
///
///     Text("82%").foregroundStyle(Gradient.heat.style(at: 0.82))
public struct GradientSample: ShapeStyle, Hashable {
  private let style: RampStyle

  init(_ gradient: Gradient, at place: Double) {
    style = RampStyle(gradient: gradient, geometry: .place(place))
  }

  /// The shading in this colour.
  public var shading: GraphicsContext.Shading { .init(kind: .ramp(style)) }
}

extension RampStyle {
  /// The place in the gradient that icons and lines take their colour from.
  var firstPlace: Double {
    if case .place(let place) = geometry { place } else { 0 }
  }
}

extension LinearGradient: View {
  /// A rectangle that the gradient fills.
  public var body: some View { ShapeView(shape: Rectangle(), fill: shading) }
}

extension RadialGradient: View {
  /// A rectangle that the gradient fills.
  public var body: some View { ShapeView(shape: Rectangle(), fill: shading) }
}

extension AngularGradient: View {
  /// A rectangle that the gradient fills.
  public var body: some View { ShapeView(shape: Rectangle(), fill: shading) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient of evenly spaced `colors` from `startPoint` to `endPoint`.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient of evenly spaced `colors` around `center`, from `startRadius` to
  /// `endRadius`, in rows.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient of evenly spaced `colors` around `center`, over a full turn.
  public static func angularGradient(colors: [Color], center: UnitPoint) -> AngularGradient {
    AngularGradient(colors: colors, center: center)
  }
}
