// SPDX-License-Identifier: MIT
// Testing: the contents of random frames.

package import CuriumTerminal

/// The texts, glyphs and colours used by a random session.
package struct RandomMaterial {
  package var texts: [String]
  package var glyphs: [Character]
  package var colors: [CellColor]

  /// Everything that can be drawn, for terminals of a colour depth.
  package init(depth: ColorDepth) {
    texts = Self.agreed + Self.disputed
    glyphs = ["x", "─", "漢", "❤\u{FE0F}", "e\u{301}"]
    colors = Self.colors(depth)
  }

  /// Only material that tmux draws like other terminals: no clusters with disputed widths.
  package init(agreedOnAt depth: ColorDepth) {
    texts = Self.agreed
    glyphs = ["x", "─", "漢", "é", "😀"]
    colors = Self.colors(depth)
  }

  private static let agreed = [
    "a", "B", " ", "  ", "    ", "xyz", "hello world", "·", "─", "│", "é", "e\u{301}",
    "o\u{323}\u{301}", "漢", "漢字", "ア!", "Ａ", "😀", "a\u{7}b", "ñandú", "              ",
    "x                y", "\u{1B}[31m",
  ]

  private static let disputed = [
    "👩\u{200D}👧", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}",
  ]

  /// With 16 colours, every 24-bit colour has a slot, and blends inherit one. Which of the 16 is
  /// nearest to any other colour is debatable, and has its own test.
  private static func colors(_ depth: ColorDepth) -> [CellColor] {
    let common: [CellColor] = [.terminal, .palette(4), .palette(12), .palette(200)]
    if depth == .ansi16 {
      return common + [
        .palette(0), .palette(15), .rgb(0x102030, slot: 0), .rgb(0xFFFFFF, slot: 15),
        .rgb(0x808000, slot: 3), .rgb(0x2040C0, slot: 4), .rgb(0x7F7F80, slot: 8),
      ]
    }
    return common + [.rgb(0x102030), .rgb(0xFFFFFF), .rgb(0x808000, slot: 3)]
  }
}
