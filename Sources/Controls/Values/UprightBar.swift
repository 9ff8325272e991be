// SPDX-License-Identifier: MIT
// Views: a bar that grows from the bottom.

package import CuriumEngine
import CuriumTerminal
package import CuriumTokens
import CuriumViews

/// A bar that grows from the bottom by an eighth of a row at a time, on a track. It fills the
/// available space, but takes at least one row, and is empty only at zero.
package struct UprightBar: View {
  private let fraction: Double
  private let fill: Color
  private let gradient: Gradient?
  private let track: Color

  /// Creates a bar that is filled up to `fraction`. A gradient extends over the whole bar, filled
  /// or not.
  package init(fraction: Double, fill: Color, gradient: Gradient? = nil, track: Color) {
    self.fraction = fraction
    self.fill = fill
    self.gradient = gradient
    self.track = track
  }

  package var body: some View {
    let (fraction, fill, gradient, track) = (fraction, fill, gradient, track)
    Canvas { context, size in
      let area = CellRect(x: 0, y: 0, width: size.width, height: size.height)
      Self.draw(track, in: area, context)
      if fraction <= 0 { return }
      let values = [fraction]
      let shading: GraphicsContext.Shading =
        if let gradient {
          .style(LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top))
        } else {
          .color(fill)
        }
      context.fillColumns(
        ValueScale(values, in: 0...1).spans(of: values, size), at: 0, with: shading, across: area)
    }
    .frame(minHeight: 1)
  }

  /// Draws the track as a background, or with 16 or no colours as a shade, which differs from the
  /// filled part in every theme.
  private static func draw(_ track: Color, in area: CellRect, _ context: GraphicsContext) {
    let environment = context.environment
    if environment.colorDepth >= .ansi256 {
      return context.fill(Path(area), with: .color(track))
    }
    let shade = Icon("ramp.shade").frames(in: environment.iconSet).first?.unicodeScalars.first
    let rows = ColumnSpan(top: 0, bottom: Double(area.height))
    context.fillColumns(
      [ColumnSpan?](repeating: rows, count: area.width), at: 0, with: .color(track), across: area,
      texture: shade.map { Glyph($0) })
  }
}
