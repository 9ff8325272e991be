// SPDX-License-Identifier: MIT
// Views: the arms of box-drawing characters.

package import CuriumTerminal

/// The arms of a line in one cell: up, right, down and left, two bits each.
///
/// 0 is no arm, 1 a light one, 2 a heavy one and 3 a double one. The table follows the character
/// names of the Unicode block U+2500–257F.
package struct BoxLine: Equatable {
  private(set) var arms: UInt8

  package enum Side: UInt8, CaseIterable {
    case up, right, down, left

    package var opposite: Side { Side(rawValue: (rawValue + 2) & 3) ?? self }
    var x: Int { self == .right ? 1 : self == .left ? -1 : 0 }
    var y: Int { self == .down ? 1 : self == .up ? -1 : 0 }
  }

  /// Creates the line that a scalar draws; `nil` if it isn't a line.
  package init?(_ scalar: UInt32) {
    guard (0x2500...0x257F).contains(scalar) else { return nil }
    arms = Self.table[Int(scalar - 0x2500)]
    if arms == 0 { return nil }
  }

  package subscript(side: Side) -> UInt8 {
    get { arms >> (2 * side.rawValue) & 3 }
    set { arms = arms & ~(3 << (2 * side.rawValue)) | newValue << (2 * side.rawValue) }
  }

  /// The character for the line; `nil` if Unicode has none, as for heavy and double arms together.
  var scalar: UInt32? {
    for (index, arms) in Self.table.enumerated() where arms == self.arms {
      // Dashed lines and rounded corners have no crossings. Plain characters with the same arms
      // come first.
      if !Self.dashes.contains(index) { return UInt32(0x2500 + index) }
    }
    return nil
  }

  /// The glyph for the line; `nil` if Unicode has none.
  var glyph: Glyph? { scalar.flatMap(Unicode.Scalar.init).map(Glyph.init) }

  /// The weight of its heaviest arm.
  var weight: UInt8 { Side.allCases.map { self[$0] }.max() ?? 1 }

  /// Returns the line with the same weight for all arms.
  func evened(to weight: UInt8) -> BoxLine {
    var line = self
    for side in Side.allCases where line[side] != 0 { line[side] = weight }
    return line
  }

  /// Returns the glyph of the line with more arms, which `arm` returns for the sides without one;
  /// `nil` if there are none.
  func joined(_ arm: (Side) -> UInt8) -> Glyph? {
    var line = self
    for side in Side.allCases where self[side] == 0 { line[side] = arm(side) }
    if line == self { return nil }
    return line.glyph ?? line.evened(to: weight).glyph ?? line.evened(to: 1).glyph
  }

  /// Returns the glyph of a line that others meet at some sides, such as `├` for a `│` with a line
  /// to its right. A line of plain characters becomes a `+`. `nil` if the glyph isn't a line.
  package static func glyph(_ glyph: Glyph, meeting other: Glyph, at sides: [Side]) -> Glyph? {
    guard var line = BoxLine(glyph.rawValue), let other = BoxLine(other.rawValue) else {
      return glyph == Glyph("|") || glyph == Glyph("-") ? Glyph("+") : nil
    }
    let weight = line.weight
    for side in sides where line[side] == 0 { line[side] = other[side.opposite] }
    return line.glyph ?? line.evened(to: weight).glyph
  }

  private static let dashes = 0x04...0x0B

  private static let table: [UInt8] = [
    0x44, 0x88, 0x11, 0x22, 0x44, 0x88, 0x11, 0x22, 0x44, 0x88, 0x11, 0x22, 0x14, 0x18, 0x24, 0x28,
    0x50, 0x90, 0x60, 0xA0, 0x05, 0x09, 0x06, 0x0A, 0x41, 0x81, 0x42, 0x82, 0x15, 0x19, 0x16, 0x25,
    0x26, 0x1A, 0x29, 0x2A, 0x51, 0x91, 0x52, 0x61, 0x62, 0x92, 0xA1, 0xA2, 0x54, 0x94, 0x58, 0x98,
    0x64, 0xA4, 0x68, 0xA8, 0x45, 0x85, 0x49, 0x89, 0x46, 0x86, 0x4A, 0x8A, 0x55, 0x95, 0x59, 0x99,
    0x56, 0x65, 0x66, 0x96, 0x5A, 0xA5, 0x69, 0x9A, 0xA9, 0xA6, 0x6A, 0xAA, 0x44, 0x88, 0x11, 0x22,
    0xCC, 0x33, 0x1C, 0x34, 0x3C, 0xD0, 0x70, 0xF0, 0x0D, 0x07, 0x0F, 0xC1, 0x43, 0xC3, 0x1D, 0x37,
    0x3F, 0xD1, 0x73, 0xF3, 0xDC, 0x74, 0xFC, 0xCD, 0x47, 0xCF, 0xDD, 0x77, 0xFF, 0x14, 0x50, 0x41,
    0x05, 0x00, 0x00, 0x00, 0x40, 0x01, 0x04, 0x10, 0x80, 0x02, 0x08, 0x20, 0x48, 0x21, 0x84, 0x12,
  ]
}
