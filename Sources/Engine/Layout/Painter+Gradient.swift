// SPDX-License-Identifier: MIT
// Views: paints with the colours of a gradient.

package import CuriumTerminal
package import CuriumTokens

extension Painter {
  package func shader(_ style: RampStyle, in bounds: PathRect, _ scope: EnvironmentScope) -> Shader
  {
    // Also resolve them one by one, so that a recording includes the tokens, but not the values of
    // a token.
    let inherited = scope.values.inherited
    let theme = inherited.theme
    recorder?.note(.gradient, style.gradient.tokenIndex)
    if recorder != nil {
      for stop in style.gradient.stops(in: theme)
      where style.gradient.tokenIndex == nil || !stop.color.isLiteral {
        _ = resolve(stop.color, scope)
      }
    }
    let ramp = graph.painting.ramps.ramp(style.gradient, theme, inherited.colorDepth)
    return shader(.ramp(ramp, style.geometry), bounds)
  }

  package func shader(_ kind: Shader.Kind, _ bounds: PathRect) -> Shader {
    Shader(kind: kind, bounds: bounds, opacity: opacity)
  }

  /// Draws text whose graphemes take their colours from a gradient over `frame`. Returns the width
  /// in columns.
  @discardableResult
  package func draw(
    _ text: String, x: Int, y: Int, _ style: RampStyle, _ attributes: CellAttributes,
    in frame: CellRect, _ scope: EnvironmentScope
  ) -> Int {
    let shader = shader(style, in: PathRect(frame), scope)
    var column = x
    for character in text {
      var color = shader.color(x: Double(column) + 0.5, y: Double(y) + 0.5)
      if case .place = style.geometry {
        let place = CellPoint(x: originX + column, y: originY + y)
        color = legible(color, 4.5, at: place, scope)
      }
      column += draw(String(character), x: column, y: y, ink: color, attributes)
    }
    return column - x
  }
}
