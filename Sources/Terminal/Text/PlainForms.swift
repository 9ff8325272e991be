// SPDX-License-Identifier: MIT
// Terminal: ASCII replacements for characters that a terminal can't draw.

/// The replacements for characters on a terminal that only has ASCII or draws lines two columns
/// wide.
enum PlainForms {
  /// A VT100 line-drawing letter or ASCII character for each of U+2500…U+257F.
  private static let boxes: StaticString = """
    qqxxqqxxqqxxllllkkkkmmmmjjjjttttttttuuuuuuuuwwwwwwwwvvvvvvvvnnnnnnnnnnnnnnnn\
    qqxxqxlllkkkmmmjjjtttuuuwwwvvvnnnlkjm/\\Xqxqxqxqxqxqx
    """
  /// ASCII for U+2580…U+259F.
  private static let blocks: StaticString = "\"___#######||||||:%#-|##########"
  /// ASCII for U+00C0…U+017F.
  private static let latin: StaticString = """
    AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL\
    lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """

  /// Returns the VT100 letter for a box-drawing character, shade or diamond; `nil` for others.
  static func lineLetter(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x2500...0x2570, 0x2574...0x257F: boxes.utf8Start[Int(scalar - 0x2500)]
    case 0x2588, 0x25A0: 0x30
    case 0x2592: 0x61
    case 0x25C6: 0x60
    case 0xB7: 0x7E
    case 0xB0: 0x66
    case 0xB1: 0x67
    default: nil
    }
  }

  /// Returns whether a character is a drawing character that must join its neighbours.
  static func isDrawing(_ scalar: UInt32) -> Bool { (0x2500...0x25FF).contains(scalar) }

  /// Returns the ASCII character that looks most similar to a scalar, or `?` if there is none.
  static func ascii(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x20...0x7E: UInt8(scalar)
    case 0xA0, 0x2000...0x200A, 0x2800, 0x3000: UInt8(ascii: " ")
    case 0xC0...0x17F: latin.utf8Start[Int(scalar - 0xC0)]
    case 0x2500...0x257F:
      switch boxes.utf8Start[Int(scalar - 0x2500)] {
      case UInt8(ascii: "q"): UInt8(ascii: "-")
      case UInt8(ascii: "x"): UInt8(ascii: "|")
      case let other where other >= UInt8(ascii: "j"): UInt8(ascii: "+")
      case let other: other
      }
    case 0x2580...0x259F: blocks.utf8Start[Int(scalar - 0x2580)]
    case 0x2801...0x28FF: dots(scalar.nonzeroBitCount - 0x2800.nonzeroBitCount)
    case 0xFF01...0xFF5E: UInt8(scalar - 0xFEE0)
    default: sign(scalar)
    }
  }

  /// Returns a character about as dark as a braille character with `count` of its eight dots.
  private static func dots(_ count: Int) -> UInt8 {
    count <= 2 ? UInt8(ascii: ".") : count <= 5 ? UInt8(ascii: "*") : UInt8(ascii: "#")
  }

  private static func sign(_ scalar: UInt32) -> UInt8 {
    let character: Unicode.Scalar =
      switch scalar {
      case 0xAB, 0xBB, 0x201C...0x201E: "\""
      case 0x2018...0x201B, 0xB4: "'"
      case 0xAD, 0x2010...0x2015, 0x2212: "-"
      case 0xB7, 0x2022, 0x2026, 0x22C5: "."
      case 0x2190, 0x25C0, 0x25C2, 0x2039, 0x276E, 0x2B05: "<"
      case 0x2192, 0x25B6, 0x25B8, 0x203A, 0x276F, 0x27A1, 0x279C: ">"
      case 0x2191, 0x25B2, 0x25B4, 0x2303, 0x2B06: "^"
      case 0x2193, 0x25BC, 0x25BE, 0x2304, 0x2B07: "v"
      case 0x2713, 0x2714, 0x2717, 0x2718, 0x2715, 0x2716, 0xD7, 0x2A2F: "x"
      case 0x25CB, 0x25E6, 0x25A1, 0x25AB, 0x25AF: "o"
      case 0x25A0...0x25FF: "#"
      case 0x2605, 0x2606, 0x2731...0x2746, 0x273B: "*"
      case 0x26A0, 0x2139: "!"
      default: "?"
      }
    return UInt8(truncatingIfNeeded: character.value)
  }
}
