// SPDX-License-Identifier: MIT
// Views: shows fills in terminals without colours.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Painter {
  /// The minimum contrast of a fill that stands out in a terminal without colours.
  private static var solidContrast: Double { 2 }

  /// Covers cells of the screen in a terminal without colours, which shows only two: those of the
  /// text and of the background. A colour that stands out from the one in a cell changes which of
  /// the two fills the cell, so a fill also shows on another fill and on selected cells.
  func coverPlainly(_ area: CellRect, _ color: CellColor) {
    let block = graph.rootScope.values.inherited.iconSet == .ascii ? Glyph.space : Glyph("█")
    let style = CellStyle(foreground: color, background: .keep)
    // Adjacent cells often have the same background, which is compared once.
    var known = (ground: color, standsOut: false)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let before = grid[x, y]
        if before.background != known.ground {
          let contrast = Contrast.ratio(color, before.background) ?? 1
          known = (before.background, contrast >= Self.solidContrast)
        }
        let cell = CellRect(x: x, y: y, width: 1, height: 1)
        grid.fillBackground(cell, with: color)
        if before.isFilled != known.standsOut {
          grid.draw(block, x: x, y: y, style: style, clip: cell)
        }
      }
    }
  }

  /// Returns the columns of a row of the node in which a fill covers the cells of a terminal
  /// without colours.
  func filledColumns(in row: CellRect) -> [Int] {
    let area = row.intersection(visible)
    if area.isEmpty { return [] }
    return (area.minX..<area.maxX).filter {
      grid[originX + $0, originY + area.minY].isFilled
    }
  }
}

extension Cell {
  /// `true` if the cell is filled in a terminal without colours: with a full block in the colour of
  /// its background, or because it is selected.
  var isFilled: Bool {
    attributes.contains(.marked) || glyph == Glyph("█") && foreground == background
  }
}
