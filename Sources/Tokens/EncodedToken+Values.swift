// SPDX-License-Identifier: MIT
// Token: token values from plain numbers, for what reads theme files.

import CuriumTerminal

extension EncodedToken {
  /// A colour `0xRRGGBB`; without alpha it leaves what is beneath.
  package static func color(_ rgb: UInt32, alpha: UInt8, slot: UInt8?) -> EncodedToken {
    if alpha == 0 { return EncodedToken(ResolvedColor(.keep, alpha: 0)) }
    return EncodedToken(ResolvedColor(.rgb(rgb, slot: slot), alpha: alpha))
  }

  /// A length; beyond what 16 bits hold it is cut.
  package static func length(columns: Int, rows: Int) -> EncodedToken {
    EncodedToken(CellLength(columns: Int16(clamping: columns), rows: Int16(clamping: rows)))
  }

  /// The attributes that a text style may name, with their names in theme files.
  private static let attributes: [String: CellAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
    "doubleUnderline": .doubleUnderline,
  ]

  /// The names of attributes in theme files.
  package static var attributeNames: [String] { attributes.keys.sorted() }

  /// A text style; attributes of unknown names are left out.
  package static func font(
    attributes names: [String], letterCase: LetterCase, letterSpacing: Int, scale: Int
  ) -> EncodedToken {
    var all: CellAttributes = []
    for name in names { all.formUnion(attributes[name] ?? []) }
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
