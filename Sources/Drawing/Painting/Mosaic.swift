// SPDX-License-Identifier: MIT
// Views: the parts that a cell is divided into.

/// The parts that a cell is divided into.
enum Mosaic {
  /// Two columns and two rows of quarters.
  case quarters
  /// An upper and a lower half.
  case halves
  /// Two columns and four rows of dots.
  case dots
  /// The undivided cell.
  case whole

  var columns: Int { self == .quarters || self == .dots ? 2 : 1 }

  var rows: Int {
    switch self {
    case .quarters, .halves: 2
    case .dots: 4
    case .whole: 1
    }
  }

  /// The bits of a completely painted cell.
  var full: UInt8 { self == .dots ? 255 : 15 }

  /// Returns the bits of the part at a column and a row of the cell.
  func bits(column: Int, row: Int) -> UInt8 {
    switch self {
    case .quarters, .dots: 1 << UInt8(2 * row + column)
    case .halves: 3 << UInt8(2 * row)
    case .whole: 15
    }
  }
}
