// SPDX-License-Identifier: MIT
// Terminal: what terminals of fewer colours make of colours, for the encoder and for pictures of them.

extension CellColor {
  /// The colour that a terminal of `depth` shows in place of this one; `quantizer` is asked for where a
  /// nearest one must be found.
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

/// Draws over cells as a terminal of fewer colours would show them.
///
/// It remembers what stands in for a colour: finding that takes a microsecond or three.
package final class ColorReducer {
  /// The colours that are left.
  package let depth: ColorDepth
  private let quantizer = ColorQuantizer()
  private var known: [CellColor: CellColor] = [:]

  package init(depth: ColorDepth) { self.depth = depth }

  /// Replaces the colours of a rectangle, and tells what is selected as the terminal would. Pictures
  /// that the terminal draws stay, as do the colours of underlines.
  ///
  /// A wide grapheme belongs to the rectangle that holds its first column.
  package func reduce(_ rect: CellRect, of grid: CellGrid) {
    if depth == .trueColor { return }
    // Neighbours mostly share their colours, so the last pair is kept.
    var before = (ink: CellColor.keep, ground: CellColor.keep)
    var after = before
    grid.forEachRow(of: rect) { row, columns in
      for x in columns {
        let cell = row + x
        if cell.pointee.attributes.contains(.marked), depth <= .ansi16 {
          cell.pointee.attributes.formSymmetricDifference([.marked, .reverse])
        }
        let pair = (ink: cell.pointee.foreground, ground: cell.pointee.background)
        if pair != before {
          before = pair
          after = reduced(pair)
        }
        cell.pointee.background = after.ground
        // The colour of such a cell is the number of its picture.
        if grid.pictures.isEnabled, grid.pool.firstScalar(of: cell.pointee.glyph) == 0x10_EEEE {
          continue
        }
        cell.pointee.foreground = after.ink
      }
    }
  }

  private func reduced(_ pair: (ink: CellColor, ground: CellColor)) -> (
    ink: CellColor, ground: CellColor
  ) {
    let (ink, ground) = (reduced(pair.ink), reduced(pair.ground))
    if ink == ground, pair.ink != pair.ground, depth == .ansi16, ink.kind == .palette {
      return (ground.clear, ground)
    }
    return (ink, ground)
  }

  private func reduced(_ color: CellColor) -> CellColor {
    if let found = known[color] { return found }
    if known.count > 4_096 { known.removeAll() }
    let found = color.downSampled(to: depth) { quantizer }
    known[color] = found
    return found
  }
}

extension CellColor {
  /// The one of black and white that can be read on this colour of the 16.
  var clear: CellColor {
    .palette(ColorQuantizer.isLight(UInt8(truncatingIfNeeded: value)) ? 0 : 15)
  }
}
