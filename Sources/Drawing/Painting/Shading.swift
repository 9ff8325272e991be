// SPDX-License-Identifier: MIT
// Views: resolves colours and gradients for painting.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension GraphicsContext {
  /// The colour or gradient that a path is filled or stroked with.
  public struct Shading: Hashable, Sendable {
    enum Kind: Hashable {
      case color(Color)
      case foreground
      case ramp(RampStyle)
    }

    let kind: Kind

    /// The single colour `color`.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// The colour or gradient `style`. A gradient extends over the bounds of the painted area.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { style.shading }

    /// The foreground style of the environment.
    public static let foreground = Shading(kind: .foreground)
  }
}

extension GraphicsContext {
  /// Returns the opaque colour at `place` of a gradient as it is drawn with 16 or 256 colours;
  /// `nil` at other depths.
  package func reducedColor(of gradient: Gradient, at place: Double) -> Color? {
    let depth = scope.values.inherited.colorDepth
    guard depth == .ansi16 || depth == .ansi256 else { return nil }
    let style = RampStyle(gradient: gradient, geometry: .place(place))
    let shader = painter.shader(style, in: PathRect(x: 0, y: 0, width: 0, height: 0), scope)
    return Color(shader.color(x: 0, y: 0).color)
  }
}

extension Painter {
  /// Resolves a shading for a rectangle of the node, with the current theme.
  func shader(
    _ shading: GraphicsContext.Shading, in bounds: PathRect, _ scope: EnvironmentScope
  ) -> Shader {
    let inherited = scope.values.inherited
    var result: Shader
    switch shading.kind {
    case .color(let color): result = shader(.flat(resolve(color, scope)), bounds)
    case .foreground:
      if let ramp = inherited.foregroundRamp {
        result = shader(ramp.style, in: bounds, scope)
      } else {
        result = shader(.flat(resolve(inherited.foreground, scope)), bounds)
      }
    case .ramp(let style): result = shader(style, in: bounds, scope)
    }
    result.isPlain = inherited.colorDepth == .none
    return result
  }
}
