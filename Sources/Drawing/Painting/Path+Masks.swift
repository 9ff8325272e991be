// SPDX-License-Identifier: MIT
// Views: the parts of cells inside a path.

import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Path {
  /// Returns the quarters of a cell that are inside the path.
  package func mask(x: Int, y: Int) -> UInt8 {
    var mask: UInt8 = 0
    forEachRow(of: CellRect(x: x, y: y, width: 1, height: 1), .quarters) { mask = $1[0] }
    return mask
  }

  /// Calls `body` with each row of an area, and the parts of its cells whose centres are inside the
  /// path.
  func forEachRow(
    of area: CellRect, _ mosaic: Mosaic, isEvenOdd: Bool = false, _ body: (Int, [UInt8]) -> Void
  ) {
    if area.isEmpty { return }
    let lines = outline == nil ? polylines : []
    var masks = [UInt8](repeating: 0, count: area.width)
    var crossings: [Crossing] = []
    for y in area.minY..<area.maxY {
      for index in masks.indices {
        masks[index] = outline?.mask(x: area.minX + index, y: y, mosaic) ?? 0
      }
      if outline == nil {
        Self.add(lines, y, area.minX, mosaic, isEvenOdd, to: &masks, &crossings)
      }
      body(y, masks)
    }
  }

  /// A point where a line crosses a row, with the line's direction.
  private typealias Crossing = (x: Double, turn: Int)

  /// Adds the parts of a row of cells that are inside closed lines. `crossings` is memory to use.
  private static func add(
    _ lines: [Polyline], _ y: Int, _ left: Int, _ mosaic: Mosaic, _ isEvenOdd: Bool,
    to masks: inout [UInt8], _ crossings: inout [Crossing]
  ) {
    let columns = Double(mosaic.columns)
    let parts = left * mosaic.columns..<(left + masks.count) * mosaic.columns
    for row in 0..<mosaic.rows {
      find(&crossings, of: lines, at: Double(y) + (Double(row) + 0.5) / Double(mosaic.rows))
      var winding = 0
      for (index, (start, end)) in zip(crossings, crossings.dropFirst()).enumerated() {
        winding += start.turn
        if isEvenOdd ? !index.isMultiple(of: 2) : winding == 0 { continue }
        // The parts whose centres are between the two crossings.
        let first = max(Int((start.x * columns - 0.5).rounded(.up)), parts.lowerBound)
        let last = min(Int((end.x * columns - 0.5).rounded(.up)), parts.upperBound)
        if first >= last { continue }
        for part in first..<last {
          let column = part - parts.lowerBound
          masks[column / mosaic.columns] |= mosaic.bits(column: column % mosaic.columns, row: row)
        }
      }
    }
  }

  /// Finds the points where closed lines cross a row, from left to right.
  private static func find(_ crossings: inout [Crossing], of lines: [Polyline], at y: Double) {
    crossings.removeAll(keepingCapacity: true)
    for line in lines {
      guard var from = line.points.last else { continue }
      for to in line.points {
        if (from.y <= y) != (to.y <= y) {
          let x = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
          crossings.append((x, to.y > from.y ? 1 : -1))
        }
        from = to
      }
    }
    crossings.sort { $0.x < $1.x }
  }
}
