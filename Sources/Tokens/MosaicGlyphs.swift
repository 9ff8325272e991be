// SPDX-License-Identifier: MIT
// Token: the glyphs that parts of a cell are drawn with.

package import CuriumTerminal

/// Glyphs by which of their parts are inked: quarters, dots, and the arms of a line.
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

  /// The glyph of four quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  package static func quarter(_ mask: UInt8) -> Glyph { Glyph(quarters[Int(mask & 15)]) }

  /// The quarters that a glyph inks; nil for one of another kind.
  package static func quarters(of glyph: Glyph) -> UInt8? {
    guard glyph == .space || (0x2580...0x259F).contains(glyph.rawValue) else { return nil }
    return quarters.firstIndex { $0.value == glyph.rawValue }.map { UInt8($0) }
  }

  /// The braille glyph of eight dots: bit `2 * row + column`, rows 0 to 3 from above.
  package static func dots(_ mask: UInt8) -> Glyph {
    // Unicode counts the first three rows column by column, and the fourth behind them.
    let order: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var value: UInt32 = 0x2800
    for bit in 0..<8 where mask & 1 << bit != 0 { value |= order[bit] }
    return Glyph(rawValue: value)
  }

  /// The dots that a braille glyph inks; nil for one of another kind.
  package static func dots(of glyph: Glyph) -> UInt8? {
    guard (0x2800...0x28FF).contains(glyph.rawValue) else { return nil }
    let order: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var mask: UInt8 = 0
    for bit in 0..<8 where glyph.rawValue & order[bit] != 0 { mask |= 1 << bit }
    return mask
  }

  /// The glyph of a line with arms: 1 up, 2 right, 4 down, 8 left. One arm alone goes all through.
  package static func line(_ line: BorderLine, arms: UInt8) -> Glyph {
    let mask = Int(arms & 15)
    switch line {
    case .none: return .space
    case .heavy, .block: return Glyph(heavy[mask])
    case .double: return Glyph(double[mask])
    case .ascii: return Glyph(ascii[mask])
    case .light: return Glyph(light[mask])
    case .rounded:
      let corners: [Int: Unicode.Scalar] = [3: "╰", 6: "╭", 9: "╯", 12: "╮"]
      return Glyph(corners[mask] ?? light[mask])
    case .dashed:
      return mask == 10 || mask == 2 || mask == 8
        ? Glyph("╌") : mask == 5 || mask == 1 || mask == 4 ? Glyph("╎") : Glyph(light[mask])
    }
  }

  /// The arms of a glyph of the line's own set; nil for one of another kind.
  package static func arms(of glyph: Glyph, line: BorderLine) -> UInt8? {
    let set: [Unicode.Scalar]
    switch line {
    case .none, .ascii: return nil
    case .heavy, .block: set = heavy
    case .double: set = double
    case .light, .rounded, .dashed:
      switch glyph.rawValue {
      case 0x256D: return 6
      case 0x256E: return 12
      case 0x256F: return 9
      case 0x2570: return 3
      case 0x254C: return 10
      case 0x254E: return 5
      default: set = light
      }
    }
    guard glyph != .space else { return nil }
    // The last of those that look the same has the most arms.
    return set.lastIndex { $0.value == glyph.rawValue }.map { UInt8($0) }
  }
}
