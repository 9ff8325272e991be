// SPDX-License-Identifier: MIT
// Views: the role of a grapheme in line breaking.

import CuriumTerminal

/// The role of a grapheme in line breaking: the classes of UAX #14 that matter on a screen of
/// cells. Several classes that behave alike are combined.
///
/// Two rules differ from the annex to suit the text in terminals. A break is always allowed after a
/// space, even before the slash of a path. A hyphen allows a break only inside a word, so that
/// `--option` stays whole.
package enum LineBreakKind: UInt8 {
  /// Letters and everything that isn't listed below.
  case letter
  case digit
  /// A space. It takes no room at the end of a row, and a break may follow.
  case space
  /// A space that extends to the next tab stop.
  case tab
  /// An invisible space that a break may follow.
  case zeroWidthSpace
  /// An invisible hyphen. A break may follow, and then a hyphen is drawn.
  case softHyphen
  /// Prevents a break on both sides.
  case glue
  /// Prevents a break after it.
  case open
  /// An opening mark of two columns. A break may precede it, but not follow it.
  case wideOpen
  /// Prevents a break before it.
  case close
  /// A closing mark of two columns, or a small kana. A break may follow it, but not precede it.
  case wideClose
  case hyphen
  case slash
  /// A break may follow it.
  case dash
  /// Ideographs, kana, Hangul and emoji. A break is allowed on both sides.
  case ideograph
  case newline

  /// `true` if the grapheme takes no room at the end of a row.
  @inline(__always) var hangs: Bool { rawValue &- 2 < 4 }

  /// Returns whether a line may break between this grapheme and `next`. `before` is the kind of the
  /// grapheme before the run of hyphens or slashes that ends here.
  @inline(__always)
  package func allowsBreak(before next: LineBreakKind, after before: LineBreakKind) -> Bool {
    // The usual case first: inside a word.
    if self == .letter, next == .letter { return false }
    switch next {
    case .space, .tab, .zeroWidthSpace, .softHyphen, .newline: return false
    default: break
    }
    switch self {
    case .space, .tab, .zeroWidthSpace: return true
    default: break
    }
    switch next {
    case .close, .wideClose, .hyphen, .slash, .glue: return false
    default: break
    }
    switch self {
    case .glue, .open, .wideOpen: return false
    case .softHyphen, .dash, .wideClose: return true
    case .hyphen: return before.isWord && next != .digit
    case .slash: return (before.isWord || before == .close) && (before, next) != (.digit, .digit)
    default: return self == .ideograph || next == .ideograph || next == .wideOpen
    }
  }

  private var isWord: Bool { self == .letter || self == .digit || self == .ideograph }

  static func of(ascii byte: UInt8) -> LineBreakKind {
    switch byte {
    case 0x20: .space
    case 0x09: .tab
    case 0x0A: .newline
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: ";"):
      .close
    default: .letter
    }
  }

  package static func of(_ cluster: Character) -> LineBreakKind {
    let scalars = cluster.unicodeScalars
    return .of(scalars[scalars.startIndex], isWide: GraphemeWidth.isWide(cluster))
  }

  /// Returns the kind of a grapheme that begins with `first`. Evaluates `isWide` only if that
  /// scalar doesn't decide.
  @inline(__always)
  static func of(_ first: Unicode.Scalar, isWide: @autoclosure () -> Bool) -> LineBreakKind {
    if first.value < 0x80 { return .of(ascii: UInt8(first.value)) }
    return decided(by: first.value) ?? (isWide() ? .ideograph : .letter)
  }

  /// Returns the kind of graphemes that begin with a scalar; `nil` if it depends on their width.
  private static func decided(by scalar: UInt32) -> LineBreakKind? {
    switch scalar {
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: .ideograph
    case 0xA0, 0x034F, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
    case 0xAD: .softHyphen
    case 0x200B: .zeroWidthSpace
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: .space
    case 0x2010, 0x2012, 0x2013: .hyphen
    case 0x2014, 0x2E3A, 0x2E3B: .dash
    case 0xA1, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039: .open
    case 0xBB, 0x2019, 0x201D, 0x203A, 0x2025, 0x2026, 0x203C, 0x2047...0x2049, 0xB0, 0x2030,
      0x2032, 0x2033:
      .close
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF04,
      0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFFE1, 0xFFE5:
      .wideOpen
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x301B, 0x301C, 0x301E, 0x301F, 0x303B, 0x30A0, 0x30FB...0x30FE, 0x309B...0x309E, 0xFF01,
      0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61,
      0xFF63...0xFF65, 0xFF9E, 0xFF9F, 0xFFE0:
      .wideClose
    // Small kana.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF70:
      .wideClose
    case 0xFF66...0xFF9D: .ideograph
    default: nil
    }
  }
}
