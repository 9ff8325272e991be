// SPDX-License-Identifier: MIT
// Token: creates token values from plain numbers, for reading theme files.

import CuriumTerminal

extension EncodedToken {
  /// Returns a length, clamped to 16 bits.
  package static func length(columns: Int, rows: Int) -> EncodedToken {
    EncodedToken(CellLength(columns: Int16(clamping: columns), rows: Int16(clamping: rows)))
  }

  /// The attributes of text styles by their names in theme files.
  private static let attributes: [String: CellAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "strikethrough": .strikethrough,
    "underline": .underline, "doubleUnderline": .doubleUnderline,
    "curlyUnderline": .curlyUnderline, "dottedUnderline": .dottedUnderline,
    "dashedUnderline": .dashedUnderline,
  ]

  /// The names of attributes in theme files.
  package static var attributeNames: [String] { attributes.keys.sorted() }

  /// Returns the names of the attributes of a text style, with the underline style it shows.
  package static func attributeNames(of font: ResolvedFont) -> [String] {
    attributes.filter { _, attribute in
      attribute.underlineStyle == 0
        ? font.attributes.contains(attribute)
        : font.attributes.underlineStyle == attribute.underlineStyle
    }.keys.sorted()
  }

  /// Returns a text style. Unknown attribute names are ignored.
  package static func font(
    attributes names: [String], letterCase: LetterCase, letterSpacing: Int, scale: Int
  ) -> EncodedToken {
    var all: CellAttributes = []
    for name in names {
      let attribute = attributes[name] ?? []
      // A character has only one underline, so the last one wins.
      if attribute.underlineStyle != 0 { all.subtract(CellAttributes(rawValue: 7 << 6)) }
      all.formUnion(attribute)
    }
    return EncodedToken(
      ResolvedFont(
        attributes: all, letterCase: letterCase, letterSpacing: letterSpacing, scale: scale))
  }

  /// Returns a shadow in a colour: a token or a literal.
  package static func shadow(columns: Int, rows: Int, color: Color) -> EncodedToken {
    EncodedToken(
      Shade(columns: UInt8(clamping: columns), rows: UInt8(clamping: rows), color: color))
  }

  package static func motion(milliseconds: Int, _ easing: Easing) -> EncodedToken {
    EncodedToken(Pace(milliseconds: UInt16(clamping: milliseconds), easing: easing))
  }
}
