// SPDX-License-Identifier: MIT
// Token: glyphs that fill parts of a cell.

package import CuriumTerminal

/// Glyphs by the parts of the cell that they fill: quarters, dots, or arms of a line.
package enum MosaicGlyphs {
  private static let quarters: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
  private static let light: [Unicode.Scalar] = [
    " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
  private static let heavy: [Unicode.Scalar] = [
    " ", "┃", "━", "┗", "┃", "┃", "┏", "┣", "━", "┛", "━", "┻", "┓", "┫", "┳", "╋",
  ]
  private static let double: [Unicode.Scalar] = [
    " ", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═", "╩", "╗", "╣", "╦", "╬",
  ]
  private static let ascii: [Unicode.Scalar] = [
    " ", "|", "-", "+", "|", "|", "+", "+", "-", "+", "-", "+", "+", "+", "+", "+",
  ]

  /// Returns the glyph for a set of quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower
  /// right.
  package static func quarter(_ mask: UInt8) -> Glyph { Glyph(quarters[Int(mask & 15)]) }

  /// Returns the quarters that a glyph fills; `nil` for other glyphs.
  package static func quarters(of glyph: Glyph) -> UInt8? {
    guard glyph == .space || (0x2580...0x259F).contains(glyph.rawValue) else { return nil }
    return quarters.firstIndex { $0.value == glyph.rawValue }.map { UInt8($0) }
  }

  /// The bit of each dot in Unicode, which numbers the first three rows column by column, then the
  /// fourth row.
  private static let dotOrder: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Returns the braille glyph for a set of dots: bit `2 * row + column`, rows 0 to 3 from the top.
  package static func dots(_ mask: UInt8) -> Glyph {
    var value: UInt32 = 0x2800
    for bit in 0..<8 where mask & 1 << bit != 0 { value |= dotOrder[bit] }
    return Glyph(rawValue: value)
  }

  /// Returns the dots of a braille glyph; `nil` for other glyphs.
  package static func dots(of glyph: Glyph) -> UInt8? {
    guard (0x2800...0x28FF).contains(glyph.rawValue) else { return nil }
    var mask: UInt8 = 0
    for bit in 0..<8 where glyph.rawValue & dotOrder[bit] != 0 { mask |= 1 << bit }
    return mask
  }

  /// Returns the glyph of a line with these arms: 1 up, 2 right, 4 down, 8 left. A single arm is
  /// drawn as a full line.
  package static func line(_ line: BorderLine, arms: UInt8) -> Glyph {
    let mask = Int(arms & 15)
    switch line {
    case .none: return .space
    case .heavy, .block: return Glyph(heavy[mask])
    case .double: return Glyph(double[mask])
    case .ascii: return Glyph(ascii[mask])
    case .light: return Glyph(light[mask])
    case .rounded, .soft:
      let corners: [Int: Unicode.Scalar] = [3: "╰", 6: "╭", 9: "╯", 12: "╮"]
      return Glyph(corners[mask] ?? light[mask])
    case .dashed:
      return mask == 10 || mask == 2 || mask == 8
        ? Glyph("┈") : mask == 5 || mask == 1 || mask == 4 ? Glyph("┊") : Glyph(light[mask])
    }
  }

  /// Returns the arms of a glyph of this kind of line; `nil` for other glyphs.
  package static func arms(of glyph: Glyph, line: BorderLine) -> UInt8? {
    let set: [Unicode.Scalar]
    switch line {
    case .none, .ascii: return nil
    case .heavy, .block: set = heavy
    case .double: set = double
    case .light, .rounded, .dashed, .soft:
      switch glyph.rawValue {
      case 0x256D: return 6
      case 0x256E: return 12
      case 0x256F: return 9
      case 0x2570: return 3
      case 0x2508: return 10
      case 0x250A: return 5
      default: set = light
      }
    }
    guard glyph != .space else { return nil }
    // Of several masks with the same glyph, the last one has the most arms.
    return set.lastIndex { $0.value == glyph.rawValue }.map { UInt8($0) }
  }
}
