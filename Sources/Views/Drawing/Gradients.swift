// SPDX-License-Identifier: MIT
// Views: gradients that run along a line, outwards and around.

public import CuriumEngine
public import CuriumTokens

/// A gradient along a line.
///
/// *Sizing:* as a view it fills what it is offered.
///
///     Text("Curium").foregroundStyle(
///       LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
public struct LinearGradient: ShapeStyle, Hashable {
  private let style: RampStyle

  /// The gradient from one place to another, each as a part of the width and height.
  public init(
    gradient: Gradient, startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom
  ) {
    style = RampStyle(gradient: gradient, geometry: .linear(from: startPoint, to: endPoint))
  }

  /// Colours, evenly spread.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places of their own.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient over the bounds of what is painted.
  public var shading: GraphicsContext.Shading { .init(kind: .ramp(style)) }
}

/// A gradient from a place outwards, in circles.
///
/// *Sizing:* as a view it fills what it is offered. Radii are in rows, of which a column is half.
public struct RadialGradient: ShapeStyle, Hashable {
  private let style: RampStyle

  /// The gradient from one radius to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    style = RampStyle(
      gradient: gradient, geometry: .radial(center: center, from: startRadius, to: endRadius))
  }

  /// Colours, evenly spread.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient over the bounds of what is painted.
  public var shading: GraphicsContext.Shading { .init(kind: .ramp(style)) }
}

/// A gradient around a place, clockwise from the right.
///
/// *Sizing:* as a view it fills what it is offered. Angles are in degrees.
public struct AngularGradient: ShapeStyle, Hashable {
  private let style: RampStyle

  /// The gradient from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startDegrees: Double = 0, endDegrees: Double = 360
  ) {
    style = RampStyle(
      gradient: gradient, geometry: .angular(center: center, from: startDegrees, to: endDegrees))
  }

  /// Colours, evenly spread once around.
  public init(colors: [Color], center: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }

  /// The gradient over the bounds of what is painted.
  public var shading: GraphicsContext.Shading { .init(kind: .ramp(style)) }
}

extension LinearGradient: View {
  /// The gradient, filling what it is offered.
  public var body: some View { ShapeView(shape: Rectangle(), fill: shading) }
}

extension RadialGradient: View {
  /// The gradient, filling what it is offered.
  public var body: some View { ShapeView(shape: Rectangle(), fill: shading) }
}

extension AngularGradient: View {
  /// The gradient, filling what it is offered.
  public var body: some View { ShapeView(shape: Rectangle(), fill: shading) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line, evenly spread.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours outwards from a place, radii in rows.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours once around a place.
  public static func angularGradient(colors: [Color], center: UnitPoint) -> AngularGradient {
    AngularGradient(colors: colors, center: center)
  }
}
