// SPDX-License-Identifier: MIT
// Organism: the colours of a heat map.

import CuriumTerminal
import CuriumControls
import CuriumTokens

/// The colours of a heat map, or shades and digits with 16 or no colours.
@MainActor struct HeatInk {
  let gradient: Gradient
  /// `true` if values are backgrounds.
  let isSolid: Bool
  private let isPlain: Bool

  /// Chooses what the environment can show. Small values are faint, so that great ones glow.
  init(gradient: Gradient, _ context: GraphicsContext) {
    self.gradient = gradient.fading(from: ComponentTokens.Chart.fade)
    isSolid = context.environment.colorDepth >= .ansi256
    isPlain = context.environment.iconSet == .ascii
  }

  /// Fills a rectangle for a value, given as its place in the range.
  func fill(_ rect: CellRect, _ share: Double, _ context: GraphicsContext) {
    if isSolid {
      context.fill(Path(rect), with: .style(gradient.style(at: share)))
    } else {
      let rows = ColumnSpan(top: Double(rect.minY), bottom: Double(rect.maxY))
      context.fillColumns(
        [ColumnSpan?](repeating: rows, count: rect.width), at: rect.minX,
        with: .style(gradient.style(at: share)), across: rect, texture: shade(share))
    }
  }

  /// The columns of a rectangle that its value leaves free; `nil` if it has no value, because
  /// digits already fill it.
  var margin: Int? { isSolid ? 1 : isPlain ? nil : 3 }

  /// The spaces at each end of a value, which separate it from shades.
  var padding: Int { isSolid ? 0 : 1 }

  /// Returns a value as it is shown in its rectangle.
  func label(_ text: String, isMarked: Bool) -> Text {
    if isSolid { return Text(text).foregroundStyle(Color.textInverse.legible()) }
    let label = Text(verbatim: " \(text) ").foregroundStyle(Color.textPrimary)
    return isMarked ? label.bold() : label
  }

  /// Fills the rectangle that the cursor reads. With 16 or no colours, a dot marks it, or its
  /// value.
  func mark(_ rect: CellRect, _ context: GraphicsContext, hasValue: Bool) {
    let color = ComponentTokens.Chart.cursorColor
    if isSolid { return context.fill(Path(rect), with: .color(color)) }
    if hasValue { return }
    let dot = Icon("circle.fill").glyph(in: context.environment.iconSet)
    let middle = PathPoint(
      x: rect.minX + (rect.width - 1) / 2, y: rect.minY + (rect.height - 1) / 2)
    context.draw(Text(verbatim: dot).foregroundStyle(color), at: middle)
  }

  /// A glyph that is darker for a greater value.
  private func shade(_ share: Double) -> Glyph {
    let shades: [Unicode.Scalar] =
      isPlain
      ? ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] : ["·", "░", "▒", "▓", "█"]
    return Glyph(shades[min(shades.count - 1, Int(share * Double(shades.count)))])
  }
}
