// SPDX-License-Identifier: MIT
// Views: character references in Markdown.

/// HTML character references: numbers and common names. (A table of all 2,125 names would be larger
/// than the rest of the Markdown parser.)
enum MarkdownEntity {
  /// Returns the character whose reference begins at `start` and the end of the reference; `nil` if
  /// there is none.
  static func read(_ bytes: [UInt8], from start: Int) -> (character: String, end: Int)? {
    let limit = min(bytes.count, start + 12)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[(start + 1)..<end]
    let character =
      name.first == UInt8(ascii: "#")
      ? numbered(name.dropFirst()) : names[String(decoding: name, as: UTF8.self)]
    return character.map { ($0, end + 1) }
  }

  private static func numbered(_ digits: ArraySlice<UInt8>) -> String? {
    let isHexadecimal = digits.first?.lowered == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard (1...(isHexadecimal ? 6 : 7)).contains(digits.count),
      digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return String(Unicode.Scalar(value == 0 ? 0xFFFD : value) ?? "\u{FFFD}")
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{AD}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "sbquo": "‚", "bdquo": "„", "bull": "•",
    "middot": "·", "copy": "©", "reg": "®", "trade": "™", "sect": "§", "para": "¶", "deg": "°",
    "plusmn": "±", "times": "×", "divide": "÷", "minus": "−", "ne": "≠", "le": "≤", "ge": "≥",
    "asymp": "≈", "infin": "∞", "micro": "µ", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "sup2": "²", "sup3": "³", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "larr": "←",
    "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "check": "✓", "iexcl": "¡",
    "iquest": "¿", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "ntilde": "ñ", "aring": "å", "Aring": "Å", "aelig": "æ", "AElig": "Æ", "oslash": "ø",
    "Oslash": "Ø",
  ]
}
