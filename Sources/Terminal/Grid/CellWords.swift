// SPDX-License-Identifier: MIT
// Terminal: the cells of a row as 64-bit words, for fast comparing and writing.

/// The cells of a row, each as two 64-bit words. The encoder compares two words for each cell
/// instead of five fields.
struct CellWords {
  /// The first cell of the row.
  private let cells: UnsafeMutableRawPointer

  @inline(__always) init(_ row: UnsafeMutablePointer<Cell>) { cells = UnsafeMutableRawPointer(row) }

  /// Returns the glyph of a cell in the lower half, and its foreground in the upper half.
  @inline(__always) func ink(_ x: Int) -> UInt64 {
    cells.load(fromByteOffset: x &* CellWords.stride, as: UInt64.self)
  }

  /// Returns the background of a cell in the lower half, then its attributes and its link.
  @inline(__always) func rest(_ x: Int) -> UInt64 {
    cells.load(fromByteOffset: x &* CellWords.stride &+ 8, as: UInt64.self)
  }

  /// Replaces a cell.
  @inline(__always) func set(_ x: Int, ink: UInt64, rest: UInt64) {
    cells.storeBytes(of: ink, toByteOffset: x &* CellWords.stride, as: UInt64.self)
    cells.storeBytes(of: rest, toByteOffset: x &* CellWords.stride &+ 8, as: UInt64.self)
  }

  /// Replaces the glyph, its colour, the attributes and the link of a cell. The background stays.
  @inline(__always) func setInk(_ x: Int, _ ink: UInt64, attributes: UInt32) {
    cells.storeBytes(of: ink, toByteOffset: x &* CellWords.stride, as: UInt64.self)
    cells.storeBytes(of: attributes, toByteOffset: x &* CellWords.stride &+ 12, as: UInt32.self)
  }

  /// Replaces the first `count` cells with copies of one cell, four at a time.
  @inline(__always) func fill(_ count: Int, with words: SIMD2<UInt64>) {
    var offset = 0
    let end = count &* CellWords.stride
    let four = SIMD8(
      lowHalf: SIMD4(lowHalf: words, highHalf: words),
      highHalf: SIMD4(lowHalf: words, highHalf: words))
    while offset &+ 4 &* CellWords.stride <= end {
      cells.storeBytes(of: four, toByteOffset: offset, as: SIMD8<UInt64>.self)
      offset &+= 4 &* CellWords.stride
    }
    while offset < end {
      cells.storeBytes(of: words, toByteOffset: offset, as: SIMD2<UInt64>.self)
      offset &+= CellWords.stride
    }
  }

  /// Returns whether the cell at `x` is the same as the one in another row.
  @inline(__always) func isSame(_ x: Int, in other: CellWords) -> Bool {
    ink(x) == other.ink(x) && rest(x) == other.rest(x)
  }

  /// Returns the glyph, or the background, in the lower half of a word.
  @inline(__always) static func low(_ word: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: word) }
  /// Returns the foreground in the upper half of the first word.
  @inline(__always) static func high(_ word: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: word >> 32)
  }

  /// The bit of `CellAttributes.wide` in the second word.
  static let wide = UInt64(CellAttributes.wide.rawValue) << 32
  /// The bit of `CellAttributes.marked` in the second word.
  static let marked = UInt64(CellAttributes.marked.rawValue) << 32
  /// The bit of `CellAttributes.line` in the second word.
  static let line = UInt64(CellAttributes.line.rawValue) << 32
  private static let stride = 16

  /// Stops the program on first use if the memory layout of `Cell` isn't the expected one.
  static let layoutCheck: Void = {
    precondition(MemoryLayout<Cell>.stride == stride && UInt32(1).littleEndian == 1)
    let fields: [PartialKeyPath<Cell>] = [
      \.glyph, \.foreground, \.background, \.attributes, \.link,
    ]
    precondition(
      fields.map { MemoryLayout<Cell>.offset(of: $0) } == [0, 4, 8, 12, 14],
      "The fields of a cell aren't at the offsets that CellWords expects.")
  }()
}
