// SPDX-License-Identifier: MIT
// Token: token values from plain numbers, for what reads theme files.

import CuriumTerminal

extension EncodedToken {
  /// A length; beyond what 16 bits hold it is cut.
  package static func length(columns: Int, rows: Int) -> EncodedToken {
    EncodedToken(CellLength(columns: Int16(clamping: columns), rows: Int16(clamping: rows)))
  }

  /// The attributes that a text style may name, with their names in theme files.
  private static let attributes: [String: CellAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "strikethrough": .strikethrough,
    "underline": .underline, "doubleUnderline": .doubleUnderline,
    "curlyUnderline": .curlyUnderline, "dottedUnderline": .dottedUnderline,
    "dashedUnderline": .dashedUnderline,
  ]

  /// The names of attributes in theme files.
  package static var attributeNames: [String] { attributes.keys.sorted() }

  /// The names of the attributes that a text style has, of the underlines the one it shows.
  package static func attributeNames(of font: ResolvedFont) -> [String] {
    attributes.filter { _, attribute in
      attribute.underlineStyle == 0
        ? font.attributes.contains(attribute)
        : font.attributes.underlineStyle == attribute.underlineStyle
    }.keys.sorted()
  }

  /// A text style; attributes of unknown names are left out.
  package static func font(
    attributes names: [String], letterCase: LetterCase, letterSpacing: Int, scale: Int
  ) -> EncodedToken {
    var all: CellAttributes = []
    for name in names {
      let attribute = attributes[name] ?? []
      // One letter has one underline: of several, the last.
      if attribute.underlineStyle != 0 { all.subtract(CellAttributes(rawValue: 7 << 6)) }
      all.formUnion(attribute)
    }
    return EncodedToken(
      ResolvedFont(
        attributes: all, letterCase: letterCase, letterSpacing: letterSpacing, scale: scale))
  }

  /// A shade in the colour of a token.
  package static func shadow(columns: Int, rows: Int, token: Int) -> EncodedToken {
    EncodedToken(
      Shade(
        columns: UInt8(clamping: columns), rows: UInt8(clamping: rows), color: Color(token: token)))
  }

  /// A shade in a colour of its own.
  package static func shadow(columns: Int, rows: Int, color: EncodedToken) -> EncodedToken {
    EncodedToken(
      Shade(
        columns: UInt8(clamping: columns), rows: UInt8(clamping: rows), color: Color(color.color)))
  }

  /// A duration and its pace.
  package static func motion(milliseconds: Int, _ easing: Easing) -> EncodedToken {
    EncodedToken(Pace(milliseconds: UInt16(clamping: milliseconds), easing: easing))
  }
}
