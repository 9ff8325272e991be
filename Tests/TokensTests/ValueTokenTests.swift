// SPDX-License-Identifier: MIT
// Token: lengths, text styles, borders, shadows and motion resolve to cells and times.

import CuriumTerminal
import Testing

@testable import CuriumTokens

struct ValueTokenTests {
  @Test(arguments: [
    (Length.xs, 1, 0, 1, 0), (.sm, 2, 0, 1, 0), (.md, 2, 1, 1, 0), (.lg, 3, 1, 2, 0),
    (.xl, 4, 2, 2, 1), (.xxl, 6, 3, 3, 1), (5, 5, 5, 5, 5), (.zero, 0, 0, 0, 0),
    (-2, -2, -2, -2, -2),
  ])
  func `a length has columns and rows, and half of them when compact`(
    length: Length, columns: Int, rows: Int, compactColumns: Int, compactRows: Int
  ) {
    let theme = AppTheme.dark
    #expect(length.resolve(in: theme, axis: .horizontal) == columns)
    #expect(length.resolve(in: theme, axis: .vertical) == rows)
    #expect(length.resolve(in: theme, axis: .horizontal, density: .compact) == compactColumns)
    #expect(length.resolve(in: theme, axis: .vertical, density: .compact) == compactRows)
  }

  @Test func `extreme lengths are limited, except the infinite one`() {
    #expect(Length(Int.max).resolve(in: .dark, axis: .vertical) == 0x3FFF_FFFF)
    #expect(Length(Int.min).resolve(in: .dark, axis: .vertical) == -0x3FFF_FFFF)
    #expect(Length.infinity.resolve(in: .dark, axis: .vertical) == Int.max)
    #expect(Length.infinity.isLiteral && Length.infinity.isInfinite && !Length.md.isLiteral)
    #expect(Int.spacing.md == Length.md.resolve(in: .dark, axis: .horizontal))
  }

  @Test func `a fraction depends on the available space, and has no cells by itself`() {
    #expect(
      [0, 1, 98, 99, 100, 400_000].map(Length.fraction(1 / 3).cells) == [0, 0, 32, 33, 33, 133_333])
    #expect(Length.fraction(1).cells(of: 7) == 7 && Length.fraction(0.5).cells(of: 7) == 3)
    #expect(Length.fraction(7).cells(of: 7) == 7 && Length.fraction(.nan).cells(of: 7) == 0)
    #expect([1, 2, 0.5, 99_999].map { Length.share($0).weight } == [1, 2, 0.5, 99_999])
    #expect(Length.share(.infinity).weight == 100_000 && Length.share(-1).weight == 1 / 1024)
    for length in [Length.fraction(0), .fraction(1 / 3), .fraction(1), .share(), .share(100_000)] {
      #expect(length.isRelative && !length.isLiteral && !length.isInfinite)
      #expect(length.path == nil && length.resolve(in: .dark, axis: .vertical) == 0)
    }
    #expect(!Length(Int.min).isRelative && !Length.infinity.isRelative && !Length.md.isRelative)
  }

  @Test func `a text style can change its weight and slant`() {
    #expect(Font.title.resolve(in: .dark).attributes == .bold)
    #expect(Font.body.resolve(in: .dark) == ResolvedFont())
    #expect(Font.title.weight(.regular).resolve(in: .dark).attributes == [])
    #expect(Font.body.bold().italic().resolve(in: .dark).attributes == [.bold, .italic])
    #expect(Font.body.weight(.light).resolve(in: .dark).attributes == .dim)
    #expect(Font.displayLarge.resolve(in: .dark).scale == 5)
    #expect(Font.heading3.resolve(in: .dark).letterCase == .uppercase)
    #expect(Font.title.path == "typography.title.regular")
  }

  @Test(arguments: [
    ("ab", "a\u{A0}b"), ("a b", "a   b"), ("a\u{A0}b", "a\u{A0}\u{A0}\u{A0}b"), ("a\nb", "a\nb"),
    ("a\r\nbc", "a\r\nb\u{A0}c"), ("a-b", "a\u{A0}-\u{A0}b"), ("漢字。", "漢 字\u{A0}。"), ("a", "a"),
    ("जात", "जा\u{A0}त"), ("", ""),
  ])
  func `gaps between letters keep a word together, and lines begin without one`(
    text: String, spaced: String
  ) {
    #expect(ResolvedFont(letterSpacing: 1).applied(to: text) == spaced)
  }

  @Test(arguments: BorderLine.allCases)
  func `a border has eight glyphs of one scalar`(line: BorderLine) {
    let glyphs = BorderStyle(line).resolve(in: .dark)
    #expect(glyphs == line.glyphs)
    #expect(glyphs.all.allSatisfy { !$0.isPooled && $0.rawValue >= 0x20 })
    #expect(line.isNone == (glyphs.top == .space))
  }

  @Test func `a border token follows the theme`() {
    let style = ComponentTokens.Card.borderStyle
    #expect(style.path == "card.line" && style.line(in: .dark) == .soft)
    let heavy = AppTheme.dark.setting(style, to: .heavy)
    #expect(style.resolve(in: heavy) == BorderLine.heavy.glyphs)
    #expect(heavy.layoutHash == AppTheme.dark.setting(style, to: .double).layoutHash)
    // In compact density, a soft edge takes up less space.
    #expect(heavy.layoutHash != AppTheme.dark.layoutHash)
    #expect(AppTheme.dark.setting(Shadow.low, to: .high).layoutHash != AppTheme.dark.layoutHash)
    #expect(AppTheme.dark.setting(style, to: .none).layoutHash != AppTheme.dark.layoutHash)
  }

  @Test func `a higher elevation has a longer shadow`() {
    let shades = (0...3).map { Shadow(level: $0).resolve(in: .dark) }
    #expect(shades.map { $0.columns + $0.rows } == [0, 1, 2, 3])
    #expect(shades.allSatisfy { $0.color == SemanticTokens.Colors.shadow.resolve(in: .dark) })
  }

  @Test func `motion takes under 150 ms, and its easing goes from 0 to 1`() {
    for motion in [Motion.fast, .normal, .slow] {
      #expect(
        motion.resolve(in: .light) > .zero && motion.resolve(in: .light) <= .milliseconds(150))
      let easing = motion.easing(in: .light)
      let values = (0...20).map { easing.value(at: Double($0) / 20) }
      #expect(values.first == 0 && values.last == 1)
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
    #expect(abs(Easing.linear.value(at: 0.3) - 0.3) < 0.001)
    #expect(Easing(0.2, 0, 0, 1).value(at: 0.5) > 0.5)
  }

  @Test func `an axis set contains its axes`() {
    #expect(([.horizontal, .vertical] as Axis.Set).contains(.vertical))
    #expect(!Axis.Set.horizontal.contains(.vertical))
  }
}
