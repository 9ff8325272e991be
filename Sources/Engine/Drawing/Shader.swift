// SPDX-License-Identifier: MIT
// Views: the colour of each point of a gradient, and text drawn with it.

package import CuriumTerminal
package import CuriumTokens

/// The colour of each point of a colour or gradient, in a rectangle and a theme.
package struct Shader {
  package enum Kind {
    case flat(ResolvedColor)
    case ramp(GradientRamp, RampStyle.Geometry)
  }

  package let kind: Kind
  /// The rectangle of the gradient, in cells.
  package let bounds: PathRect
  /// The opacity, from 0 to 255.
  package let opacity: UInt8

  /// The colour, if it is the same everywhere.
  package var flat: ResolvedColor? {
    if case .flat(let color) = kind { color } else { nil }
  }

  /// Returns the colour at a point, in cells.
  package func color(x: Double, y: Double) -> ResolvedColor {
    switch kind {
    case .flat(let color): return color
    case .ramp(let ramp, let geometry):
      var color = ramp[place(geometry, x - bounds.x, y - bounds.y)]
      if opacity != 255 {
        color.alpha = UInt8((UInt16(color.alpha) * UInt16(opacity) + 127) / 255)
      }
      return color
    }
  }

  /// Returns the position of a point along the gradient. A row counts as two columns because it is
  /// twice as tall as a column is wide.
  private func place(_ geometry: RampStyle.Geometry, _ x: Double, _ y: Double) -> Double {
    let (width, height) = (bounds.width, bounds.height)
    switch geometry {
    case .place(let place): return place
    case .linear(let start, let end):
      // Relative to the width and height, as in SwiftUI, so that a diagonal goes from corner to
      // corner.
      let (dx, dy) = ((end.x - start.x) * width, (end.y - start.y) * height * 2)
      let length = dx * dx + dy * dy
      guard length > 0 else { return 0 }
      return ((x - start.x * width) * dx + (y - start.y * height) * 2 * dy) / length
    case .radial(let center, let from, let to):
      let dx = (x - center.x * width) / 2
      let dy = y - center.y * height
      let distance = (dx * dx + dy * dy).squareRoot()
      return to == from ? (distance < from ? 0 : 1) : (distance - from) / (to - from)
    case .angular(let center, let from, let to):
      let turn = Angles.degrees(x: (x - center.x * width) / 2, y: y - center.y * height)
      guard to != from else { return 0 }
      var past = turn - from
      past -= 360 * (past / 360).rounded(.down)
      return past / (to - from)
    }
  }
}

extension Painter {
  package func shader(_ style: RampStyle, in bounds: PathRect, _ scope: EnvironmentScope) -> Shader
  {
    // Also resolve them one by one, so that a recording includes the tokens, but not the values of a
    // token.
    let inherited = scope.values.inherited
    let theme = inherited.theme
    recorder?.note(.gradient, style.gradient.tokenIndex)
    if recorder != nil {
      for stop in style.gradient.stops(in: theme)
      where style.gradient.tokenIndex == nil || !stop.color.isLiteral {
        _ = resolve(stop.color, scope)
      }
    }
    let ramp = graph.painting.ramp(style.gradient, theme, inherited.colorDepth)
    return shader(.ramp(ramp, style.geometry), bounds)
  }

  package func shader(_ kind: Shader.Kind, _ bounds: PathRect) -> Shader {
    Shader(kind: kind, bounds: bounds, opacity: opacity)
  }

  /// Draws text whose graphemes take their colours from a gradient over `size`. Returns the width
  /// in columns.
  @discardableResult
  package func draw(
    _ text: String, x: Int, y: Int, _ style: RampStyle, _ attributes: CellAttributes,
    in size: CellSize, _ scope: EnvironmentScope
  ) -> Int {
    let shader = shader(
      style, in: PathRect(CellRect(origin: .zero, size: size)), scope)
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

  /// Draws text in a resolved colour and keeps the background. Returns the width in columns.
  package func draw(
    _ text: String, x: Int, y: Int, ink: ResolvedColor, _ attributes: CellAttributes
  ) -> Int {
    let columns = grid.draw(
      text, x: originX + x, y: originY + y,
      style: CellStyle(foreground: ink.color, background: .keep, attributes: attributes),
      clip: clip, foregroundAlpha: ink.alpha)
    if columns != text.utf8.count { graph.painting.noteBeyondASCII() }
    return columns
  }
}
