// SPDX-License-Identifier: MIT
// Token: the value and alias of a token in eight bytes, the form in which themes are stored.

import CuriumTerminal

/// A token of a theme in 64 bits: a value in bits 0–47, the token it is an alias of in bits 48–63.
///
/// Built-in themes are stored in this form, so nothing is parsed at launch (see `BuiltInTheme`).
/// The alias is stored with the value, so that a change to a semantic token also changes the tokens
/// that refer to it.
///
/// | kind | bits |
/// |---|---|
/// | color | 0–31 the raw `CellColor`, which keeps its slot if it is translucent, 32–39 alpha |
/// | length | 0–15 columns, 16–31 rows |
/// | font | 0–15 attributes, 16–19 letter case, 20–27 letter spacing, 28–31 scale |
/// | border | 0–7 the line |
/// | shadow | 0–31 raw `CellColor` or a token, 32–39 alpha, 40–42 columns, 43–45 rows, 46 which |
/// | opacity | 0–7 alpha |
/// | motion | 0–15 ms, 16–22 x1, 23–31 y1 + 100, 32–38 x2, 39–47 y2 + 100 (hundredths) |
/// | gradient, icon, logo | the number of the value in a `ValuePool` |
package struct EncodedToken: Hashable, Sendable {
  var bits: UInt64

  /// The alias of a token with its own value.
  static let noAlias = 0xFFFF

  init(bits: UInt64) { self.bits = bits }

  /// Creates a token with its own value, from bits 0–47.
  init(payload: UInt64) {
    self.bits = UInt64(EncodedToken.noAlias) << 48 | payload & 0xFFFF_FFFF_FFFF
  }

  /// The token of the same kind that this one is an alias of.
  package var alias: Int? {
    get {
      let index = Int(bits >> 48)
      return index == EncodedToken.noAlias ? nil : index
    }
    set { bits = UInt64(newValue ?? EncodedToken.noAlias) << 48 | bits & 0xFFFF_FFFF_FFFF }
  }

  /// The value without the alias.
  package var payload: UInt64 {
    get { bits & 0xFFFF_FFFF_FFFF }
    set { bits = bits & 0xFFFF_0000_0000_0000 | newValue & 0xFFFF_FFFF_FFFF }
  }

  private func field(_ shift: UInt64, _ width: UInt64) -> UInt64 {
    (bits >> shift) & (1 << width - 1)
  }

  /// Creates a colour value. All fully transparent colours have the same value.
  package init(_ color: ResolvedColor) {
    var color = color.alpha == 0 ? ResolvedColor(.keep, alpha: 0) : color
    if color.alpha < 255 { color.color = color.color.keepingSlot }
    self.init(payload: UInt64(color.color.rawValue) | UInt64(color.alpha) << 32)
  }

  package var color: ResolvedColor {
    ResolvedColor(CellColor(rawValue: UInt32(field(0, 32))), alpha: UInt8(field(32, 8)))
  }

  init(_ length: CellLength) {
    self.init(
      payload: UInt64(UInt16(bitPattern: length.columns)) | UInt64(
        UInt16(bitPattern: length.rows)) << 16)
  }

  package var length: CellLength {
    CellLength(
      columns: Int16(bitPattern: UInt16(field(0, 16))),
      rows: Int16(bitPattern: UInt16(field(16, 16))))
  }

  init(_ font: ResolvedFont) {
    self.init(
      payload: UInt64(font.attributes.rawValue) | UInt64(font.letterCase.rawValue) << 16
        | UInt64(min(255, max(0, font.letterSpacing))) << 20
        | UInt64(min(15, max(1, font.scale))) << 28)
  }

  package var font: ResolvedFont {
    ResolvedFont(
      attributes: CellAttributes(rawValue: UInt16(field(0, 16))),
      letterCase: LetterCase(rawValue: UInt8(field(16, 4))) ?? .asWritten,
      letterSpacing: Int(field(20, 8)), scale: Int(field(28, 4)))
  }

  package init(_ line: BorderLine) { self.init(payload: UInt64(line.rawValue)) }

  package var border: BorderLine { BorderLine(rawValue: UInt8(field(0, 8))) ?? .none }

  init(_ shade: Shade) {
    let color: UInt64
    let isToken: UInt64
    let alpha: UInt8
    if let token = shade.color.tokenIndex {
      (color, isToken, alpha) = (UInt64(token), 1, 255)
    } else {
      let resolved = shade.color.literal
      (color, isToken, alpha) = (UInt64(resolved.color.rawValue), 0, resolved.alpha)
    }
    self.init(
      payload: color | UInt64(alpha) << 32 | UInt64(min(7, shade.columns)) << 40
        | UInt64(min(7, shade.rows)) << 43 | isToken << 46)
  }

  package var shade: Shade {
    let color =
      field(46, 1) == 1
      ? Color(token: Int(field(0, 32)))
      : Color(self.color)
    return Shade(columns: UInt8(field(40, 3)), rows: UInt8(field(43, 3)), color: color)
  }

  package init(opacity: UInt8) { self.init(payload: UInt64(opacity)) }

  package var opacity: UInt8 { UInt8(field(0, 8)) }

  init(_ pace: Pace) {
    let easing = pace.easing
    self.init(
      payload: UInt64(pace.milliseconds) | UInt64(easing.x1) << 16 | UInt64(easing.y1 + 100) << 23
        | UInt64(easing.x2) << 32 | UInt64(easing.y2 + 100) << 39)
  }

  package var pace: Pace {
    Pace(
      milliseconds: UInt16(field(0, 16)),
      easing: Easing(
        x1: Int16(field(16, 7)), y1: Int16(field(23, 9)) - 100, x2: Int16(field(32, 7)),
        y2: Int16(field(39, 9)) - 100))
  }
}

/// The value of a shadow token. Its colour is still a reference.
package struct Shade: Hashable, Sendable {
  package var columns: UInt8
  package var rows: UInt8
  package var color: Color
}

/// The value of a motion token.
package struct Pace: Hashable, Sendable {
  package var milliseconds: UInt16
  package var easing: Easing
}
