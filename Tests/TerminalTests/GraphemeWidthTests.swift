// SPDX-License-Identifier: MIT
// Testing: the width of code points, clusters and texts, and disputed widths.

import TestModels
import Testing

@testable import CuriumTerminal

struct GraphemeWidthTests {
  /// The wide and full-width code points of EastAsianWidth-15.0.0.txt, those that became wide in
  /// Unicode 16 or were added in 15.1, 16 and 17, and the halves of flags.
  private static let wideRanges = """
    1100-115F 231A-231B 2329-232A 23E9-23EC 23F0 23F3 25FD-25FE 2614-2615 2648-2653 267F 2693
    26A1 26AA-26AB 26BD-26BE 26C4-26C5 26CE 26D4 26EA 26F2-26F3 26F5 26FA 26FD 2705 270A-270B
    2728 274C 274E 2753-2755 2757 2795-2797 27B0 27BF 2B1B-2B1C 2B50 2B55 2E80-2E99 2E9B-2EF3
    2F00-2FD5 2FF0-2FFB 3000-303E 3041-3096 3099-30FF 3105-312F 3131-318E 3190-31E3 31F0-321E
    3220-3247 3250-4DBF 4E00-A48C A490-A4C6 A960-A97C AC00-D7A3 F900-FAFF FE10-FE19 FE30-FE52
    FE54-FE66 FE68-FE6B FF01-FF60 FFE0-FFE6 16FE0-16FE4 16FF0-16FF1 17000-187F7 18800-18CD5
    18D00-18D08 1AFF0-1AFF3 1AFF5-1AFFB 1AFFD-1AFFE 1B000-1B122 1B132 1B150-1B152 1B155
    1B164-1B167 1B170-1B2FB 1F004 1F0CF 1F18E 1F191-1F19A 1F200-1F202 1F210-1F23B 1F240-1F248
    1F250-1F251 1F260-1F265 1F300-1F320 1F32D-1F335 1F337-1F37C 1F37E-1F393 1F3A0-1F3CA
    1F3CF-1F3D3 1F3E0-1F3F0 1F3F4 1F3F8-1F43E 1F440 1F442-1F4FC 1F4FF-1F53D 1F54B-1F54E
    1F550-1F567 1F57A 1F595-1F596 1F5A4 1F5FB-1F64F 1F680-1F6C5 1F6CC 1F6D0-1F6D2 1F6D5-1F6D7
    1F6DC-1F6DF 1F6EB-1F6EC 1F6F4-1F6FC 1F7E0-1F7EB 1F7F0 1F90C-1F93A 1F93C-1F945 1F947-1F9FF
    1FA70-1FA7C 1FA80-1FA88 1FA90-1FABD 1FABF-1FAC5 1FACE-1FADB 1FAE0-1FAE8 1FAF0-1FAF8
    20000-2FFFD 30000-3FFFD
    2630-2637 268A-268F 4DC0-4DFF 1D300-1D356 1D360-1D376
    2FFC-2FFF 31E4-31E5 31EF 16FF2-16FF6 187F8-187FF 18CFF 18D09-18D1E 18D80-18DF2 1F6D8 1FA89-1FA8A
    1FA8E-1FA8F 1FABE 1FAC6 1FAC8 1FACD 1FADC 1FADF 1FAE9-1FAEA 1FAEF
    1F1E6-1F1FF
    """

  private static let wide = Set(EmojiSequences.codes(wideRanges))

  /// Format characters that are drawn: the soft hyphen, and the signs before numbers in Arabic,
  /// Syriac and Kaithi.
  private static let drawn: Set<UInt32> = [
    0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD,
    0x110CD,
  ]

  /// The width by the rules of `GraphemeWidth`, computed from the standard library's properties and
  /// the classes of UAX #11 instead of the tables.
  private static func expectedColumns(_ scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    let properties = scalar.properties
    if TextSanitizer.replacement(for: scalar) != nil { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return drawn.contains(code) ? 1 : 0
    case .spacingMark: return 1
    default: break
    }
    // Hangul vowels and final consonants join the syllable's first consonant.
    if (0x1160...0x11FF).contains(code) || (0xD7B0...0xD7FF).contains(code) { return 0 }
    // Default-ignorable code points have no width, except the filler for a syllable's first
    // consonant.
    if properties.isDefaultIgnorableCodePoint, code != 0x115F { return 0 }
    return wide.contains(code) ? 2 : 1
  }

  @Test func `every code point has the width of its class`() {
    var wrong: [String] = []
    for code in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let columns = GraphemeWidth.columns(of: scalar)
      if columns != Self.expectedColumns(scalar) {
        wrong.append("U+\(String(code, radix: 16)) has \(columns)")
      }
      // Another way to get the same classes. It includes the newest characters automatically. The
      // Khitan filler (U+16FE4) is both ideographic and a nonspacing mark.
      let properties = scalar.properties
      if columns != 2, code != 0x16FE4, properties.isEmojiPresentation || properties.isIdeographic {
        wrong.append("U+\(String(code, radix: 16)) is not wide")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(100))")
  }

  @Test func `every code point newer than Unicode 13 and every spacing mark is disputed`() {
    var wrong: [String] = []
    var markCount = 0
    for code in 0x80...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(code), TextSanitizer.replacement(for: scalar) == nil
      else { continue }
      let age = scalar.properties.age
      let isRecent = age.map { $0 > (13, 0) } ?? true
      if (0x1F1E6...0x1F1FF).contains(code) { continue }
      let isMark = scalar.properties.generalCategory == .spacingMark
      if isMark { markCount += 1 }
      if GraphemeWidth.isDisputed(scalar, ambiguous: false) != (isRecent || isMark) {
        wrong.append(String(code, radix: 16))
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
    #expect(markCount > 440)
  }

  @Test func `every emoji is one cluster of two columns`() {
    let emoji = EmojiSequences.all
    #expect(emoji.count == 3_944)
    #expect(Set(emoji).count == emoji.count)
    var wrong: [String] = []
    for text in emoji {
      let cluster = Character(text)
      if text.count != 1 { wrong.append("\(text) is \(text.count) clusters") }
      if GraphemeWidth.columns(of: text) != 2 { wrong.append("\(text) is not wide") }
      // A single scalar of an old Unicode version isn't disputed.
      let scalars = text.unicodeScalars
      let isOld =
        scalars.count == 1 && (scalars.first?.properties.age).map { $0 <= (13, 0) } == true
      if GraphemeWidth.isDisputed(cluster, ambiguous: false) == isOld {
        wrong.append("\(text): disputed is \(!isOld)")
      }
      // Without the emoji presentation selector, the width is the sum of its scalars.
      let plain = String(String.UnicodeScalarView(scalars.filter { $0.value != 0xFE0F }))
      let sum = plain.unicodeScalars.reduce(0) { $0 + Self.expectedColumns($1) }
      if plain.count != 1 || GraphemeWidth.columns(of: plain) != min(2, sum) {
        wrong.append("\(plain), unqualified, takes \(GraphemeWidth.columns(of: plain))")
      }
      guard plain.unicodeScalars.contains("\u{200D}") else { continue }
      // Some terminals add up the parts of a joined emoji, others use its first scalar.
      if GraphemeWidth.columns(of: plain) != 2
        || !GraphemeWidth.isDisputed(Character(plain), ambiguous: false)
      {
        wrong.append("\(plain), unqualified, is narrow or not disputed")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  /// The widths measured on Ghostty, kitty, WezTerm, iTerm2, Alacritty, VTE, Terminal.app and tmux
  /// (ucs-detect; tmux 3.3a manually). 0 if the glyph is dropped.
  @Test(
    arguments: [
      ("❤\u{FE0F}", [2, 2, 1, 2, 1, 1, 1, 1]), ("🇺🇸", [2, 2, 2, 4, 2, 2, 2, 2]),
      ("👨‍👩‍👧", [2, 2, 2, 2, 6, 6, 8, 2]), ("1\u{FE0F}\u{20E3}", [2, 2, 1, 1, 1, 1, 1]),
      ("⌚\u{FE0E}", [1, 1, 2, 2, 2, 2, 2]), ("क्ष", [2, 1, 2, 2, 2, 2, 2, 2]),
      ("\u{1FAEA}", [2, 2, 2, 2, 2, 1, 2, 0]),
    ] as [(String, [Int])])
  func `a cluster that terminals measure differently is disputed`(
    text: String, columns: [Int]
  ) {
    #expect(Set(columns).count > 1)
    #expect(GraphemeWidth.isDisputed(Character(text), ambiguous: false))
    #expect(columns.contains(GraphemeWidth.columns(of: text)))
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}\u{323}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("か\u{3099}", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("❤", 1), ("❤\u{FE0F}", 2),
      ("❤\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 2), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1),
      ("a\u{FE0F}", 1), ("🇺🇸", 2), ("🇺", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("☝🏽", 2), ("🏴‍☠️", 2),
      ("👁\u{200D}🗨", 2), ("🏳\u{200D}🌈", 2), ("⛹\u{200D}♂", 2), ("\u{903}", 1),
      ("क", 1), ("क्ष", 2), ("कि", 2), ("ก\u{E33}", 2), ("\u{301}", 0), ("\u{200B}", 0),
      ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 1), ("─", 1), ("\u{E0A0}", 1),
      ("\n", 1), ("\r\n", 1), ("\u{1B}", 1), ("\u{9B}", 1), ("\u{202E}", 1), ("\u{1FAE8}", 2),
      ("\u{20000}", 2),
    ] as [(String, Int)])
  func `a cluster has the expected width`(text: String, columns: Int) {
    let cluster = Character(text)
    #expect(GraphemeWidth.columns(of: cluster) == columns)
    #expect(GraphemeWidth.columns(of: String(cluster)) == columns)
    // The sanitized cluster is drawn, and has the same width.
    #expect(GraphemeWidth.columns(of: TextSanitizer.sanitized(cluster)) == columns)
  }

  @Test(arguments: [
    ("─", 1), ("…", 2), ("é", 2), ("я", 2), ("a", 1), ("漢", 2), ("\u{9B}", 2), ("ü", 2),
  ])
  func `ambiguous characters are wide on request`(text: String, columns: Int) {
    #expect(GraphemeWidth.columns(of: text, ambiguousIsWide: true) == columns)
    for cluster in text {
      #expect(GraphemeWidth.columns(of: cluster, ambiguousIsWide: true) == columns)
    }
  }

  @Test(
    arguments: [
      ("a", false, false), ("ł", true, false), ("ş", false, false), ("s\u{327}", false, false),
      ("漢", false, false), ("─", true, false), ("я", true, false), ("я\u{301}", true, false),
      ("😀", false, false), ("\u{1F9CC}", true, true), ("\u{1FAE8}", true, true),
      ("\u{378}", true, true), ("❤\u{FE0F}", true, true), ("⌚\u{FE0E}", true, true),
      ("🇺🇸", true, true),
      ("👨‍👩‍👧", true, true), ("👍🏽", true, true), ("1\u{FE0F}\u{20E3}", true, true),
      ("क्ष", true, true), ("か\u{3099}", true, true), ("a\u{20DD}", true, true),
      ("漢\u{301}", true, true),
      ("🇺", true, true),
      ("\u{903}", true, true), ("\u{93F}", true, true), ("\u{1D165}", true, true),
      ("👁\u{200D}🗨", true, true), ("🏳\u{200D}🌈", true, true), ("❤\u{200D}🔥", true, true),
      ("\u{E0A0}", true, false),
      ("\r\n", false, false), ("\n", false, false),
    ] as [(String, Bool, Bool)])
  func `knows which widths terminals dispute`(text: String, all: Bool, withoutAmbiguous: Bool) {
    let cluster = Character(text)
    #expect(GraphemeWidth.isDisputed(cluster) == all)
    #expect(GraphemeWidth.isDisputed(cluster, ambiguous: false) == withoutAmbiguous)
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `a text is as wide as its clusters`(seed: UInt64) {
    let pieces = [
      "a", "hello world ", "\r", "\n", "\u{1B}", "é", "\u{301}", "漢", "字", "한", "\u{11AB}",
      "\u{1161}", "か", "\u{3099}", "👨‍👩‍👧", "🇺", "\u{200D}", "\u{FE0F}", "❤", "क", "्", "ष", "─",
      "я", "\u{600}", "\u{AE}", "©", "〰", "、", "\u{302A}",
    ]
    var random = SeededRandom(seed: seed)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in random.pick(pieces) }.joined()
      let sum = text.reduce(0) { $0 + GraphemeWidth.columns(of: $1) }
      if GraphemeWidth.columns(of: text) != sum {
        Issue.record("seed \(seed), \(text.unicodeScalars.map(\.value)) takes \(sum)")
        return
      }
    }
  }
}
