// SPDX-License-Identifier: MIT
// Terminal: reduces colours for terminals with limited palettes and for pictures of them.

extension CellColor {
  /// Returns the colour that a terminal of `depth` shows in place of this one. Calls `quantizer`
  /// only to find a nearest colour.
  func downSampled(to depth: ColorDepth, by quantizer: () -> ColorQuantizer) -> CellColor {
    switch (depth, kind) {
    case (.none, _), (_, .terminal), (_, .keep):
      return .terminal
    case (.trueColor, .palette), (.ansi256, .palette):
      return self
    case (.trueColor, .rgb):
      return .rgb(value)
    case (.ansi256, .rgb):
      return .palette(quantizer().palette256(value))
    case (.ansi16, .palette):
      let index = UInt8(truncatingIfNeeded: value)
      if index < 16 { return self }
      return .palette(quantizer().palette16(ColorQuantizer.color(ofPalette: index)))
    case (.ansi16, .rgb):
      return .palette(slot ?? quantizer().palette16(value))
    }
  }
}

/// Replaces the colours of cells with those that a terminal with fewer colours would show.
///
/// It remembers the replacements, because finding one takes one to three microseconds.
package final class ColorReducer {
  /// The colour depth of the result.
  private let depth: ColorDepth
  private let quantizer = ColorQuantizer()
  private var known: [CellColor: CellColor] = [:]

  package init(depth: ColorDepth) { self.depth = depth }

  /// Replaces the colours of a rectangle, and shows selected cells as the terminal would. Pictures
  /// that the terminal draws and the colours of underlines don't change.
  ///
  /// A wide grapheme belongs to the rectangle that contains its first column.
  package func reduce(_ rect: CellRect, of grid: CellGrid) {
    if depth == .trueColor { return }
    // Adjacent cells often have the same colours, so the last pair is reused.
    var before = (ink: CellColor.keep, ground: CellColor.keep)
    var after = before
    let isSixteen = depth == .ansi16
    grid.forEachRow(of: rect) { row, columns in
      for x in columns {
        let cell = row + x
        if cell.pointee.attributes.contains(.marked), depth <= .ansi16 {
          cell.pointee.attributes = CellAttributes(
            rawValue: SixteenColors.marking(
              cell.pointee.attributes.rawValue,
              on: isSixteen ? cell.pointee.background : .terminal))
        }
        let pair = (ink: cell.pointee.foreground, ground: cell.pointee.background)
        if pair != before {
          before = pair
          after = (reduced(pair.ink), reduced(pair.ground))
        }
        cell.pointee.background = after.ground
        if grid.pictures.isEnabled, grid.pool.isPlaceholder(cell.pointee.glyph) { continue }
        var ink = after.ink
        if isSixteen {
          let shown = SixteenColors.shown(
            pair.ink, as: ink, on: after.ground,
            drawing: SixteenColors.drawing(
              of: cell.pointee.glyph.rawValue, pair.ink, on: pair.ground,
              isEdge: cell.pointee.attributes.contains(.line)),
            cell.pointee.attributes.rawValue, prefersDark: nil)
          ink = shown.ink
          cell.pointee.attributes = CellAttributes(rawValue: shown.attributes)
        }
        cell.pointee.foreground = ink
      }
    }
  }

  private func reduced(_ color: CellColor) -> CellColor {
    if let found = known[color] { return found }
    if known.count > 4_096 { known.removeAll() }
    let found = color.downSampled(to: depth) { quantizer }
    known[color] = found
    return found
  }
}
