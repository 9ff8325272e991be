// SPDX-License-Identifier: MIT
// Views: a colour or gradient as it is painted, cell by cell.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
public import CuriumTokens

extension GraphicsContext {
  /// What a path is filled or stroked with.
  public struct Shading: Hashable, Sendable {
    enum Kind: Hashable {
      case color(Color)
      case foreground
      case ramp(RampStyle)
    }

    let kind: Kind

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A style; a gradient runs over the bounds of what is painted.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { style.shading }

    /// The colour or gradient of text in the surroundings.
    public static let foreground = Shading(kind: .foreground)
  }
}

extension Painter {
  /// A shading in a rectangle of the node, under the theme in force.
  func shader(
    _ shading: GraphicsContext.Shading, in bounds: PathRect, _ scope: EnvironmentScope
  ) -> Shader {
    switch shading.kind {
    case .color(let color): return shader(.flat(resolve(color, scope)), bounds)
    case .foreground:
      let inherited = scope.values.inherited
      guard let ramp = inherited.foregroundRamp else {
        return shader(.flat(resolve(inherited.foreground, scope)), bounds)
      }
      return shader(ramp.style, in: bounds, scope)
    case .ramp(let style): return shader(style, in: bounds, scope)
    }
  }
}
