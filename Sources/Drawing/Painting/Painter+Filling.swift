// SPDX-License-Identifier: MIT
// Views: fills paths with parts of cells.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Painter {
  /// Fills a path of the node. A part of a cell is painted if its centre is inside the path.
  ///
  /// - Complexity: O(visible edge) for rectangles and ellipses, otherwise O(visible rows × lines of
  ///   the path).
  func fill(_ path: Path, _ mosaic: Mosaic, isEvenOdd: Bool = false, _ shader: Shader) {
    if let outline = path.outline {
      fill(outline, mosaic, shader)
    } else {
      path.forEachRow(of: visible, mosaic, isEvenOdd: isEvenOdd) { y, masks in
        for (column, mask) in masks.enumerated() {
          ink(mask, x: visible.minX + column, y: y, mosaic, shader)
        }
      }
    }
  }

  // MARK: Outlines

  /// Fills a convex outline: each row is a run of whole cells between two edges.
  private func fill(_ outline: Path.Outline, _ mosaic: Mosaic, _ shader: Shader) {
    let area = Self.cells(around: outline.frame).intersection(visible)
    if area.isEmpty { return }
    if mosaic != .dots, case .rectangle(let rect) = outline, rect.isOnCells {
      return cover(area, shader)
    }
    for y in area.minY..<area.maxY {
      var low = area.minX
      var high = area.maxX
      while low < high {
        let mask = outline.mask(x: low, y: y, mosaic)
        if mask == mosaic.full { break }
        ink(mask, x: low, y: y, mosaic, shader)
        low += 1
      }
      while high > low {
        let mask = outline.mask(x: high - 1, y: y, mosaic)
        if mask == mosaic.full { break }
        ink(mask, x: high - 1, y: y, mosaic, shader)
        high -= 1
      }
      if mosaic == .dots {
        for x in low..<high { ink(mosaic.full, x: x, y: y, mosaic, shader) }
      } else {
        cover(CellRect(x: low, y: y, width: high - low, height: 1), shader)
      }
    }
  }

  /// Returns the cells that a rectangle touches.
  static func cells(around rect: PathRect) -> CellRect {
    let left = Int(rect.x.rounded(.down))
    let top = Int(rect.y.rounded(.down))
    return CellRect(
      x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left,
      height: Int(rect.maxY.rounded(.up)) - top)
  }
}

extension PathRect {
  /// `true` if all edges are edges of cells.
  var isOnCells: Bool {
    x == x.rounded() && y == y.rounded() && width == width.rounded() && height == height.rounded()
  }
}

extension Path.Outline {
  /// Returns the parts of a cell whose centres are inside the outline.
  func mask(x: Int, y: Int, _ mosaic: Mosaic) -> UInt8 {
    var mask: UInt8 = 0
    for row in 0..<mosaic.rows {
      for column in 0..<mosaic.columns {
        let placeX = Double(x) + (Double(column) + 0.5) / Double(mosaic.columns)
        let placeY = Double(y) + (Double(row) + 0.5) / Double(mosaic.rows)
        if contains(x: placeX, y: placeY) { mask |= mosaic.bits(column: column, row: row) }
      }
    }
    return mask
  }
}
