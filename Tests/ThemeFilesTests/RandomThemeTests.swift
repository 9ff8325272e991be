// SPDX-License-Identifier: MIT
// Token: random themes can be written as design token files and read again.

import TestModels
import Testing

@testable import CuriumThemeFiles
@testable import CuriumTokens

struct RandomThemeTests {
  /// A theme with changed tokens of all kinds, some of them references.
  static func theme(_ numbers: inout SeededRandom) -> AppTheme {
    var builder = ThemeBuilder(AppTheme.builtIn.randomElement(using: &numbers) ?? .light)
    builder.header.name = "random"
    builder.header.displayName = "A \"random\" theme \\ \n\u{7} 🎨"
    builder.header.colorScheme = Bool.random(using: &numbers) ? .dark : .light
    builder.header.contrast = Bool.random(using: &numbers) ? .increased : .standard
    builder.header.movesInk = Bool.random(using: &numbers)
    for _ in 0..<Int.random(in: 0...40, using: &numbers) {
      guard let kind = TokenKind.allCases.randomElement(using: &numbers) else { continue }
      let count = TokenLayout.range(kind).count
      let index = Int.random(in: 0..<count, using: &numbers)
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        builder.alias(kind, index, to: Int.random(in: 0..<count, using: &numbers))
      } else {
        builder.set(kind, index, value(kind, &numbers))
      }
    }
    return builder.build()
  }

  static func color(_ numbers: inout SeededRandom) -> ColorFacts {
    let alpha = UInt8.random(in: 0...255, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return ColorFacts(source: .palette(alpha), rgb: 0)
    case 1: return ColorFacts(source: .terminal, rgb: 0, alpha: alpha)
    case 2:
      let slot = UInt8.random(in: 0..<16, using: &numbers)
      return ColorFacts(
        source: .theme(slot: slot), rgb: .random(in: 0...0xFF_FFFF, using: &numbers))
    default: return ColorFacts(rgb: .random(in: 0...0xFF_FFFF, using: &numbers), alpha: alpha)
    }
  }

  static func value(_ kind: TokenKind, _ numbers: inout SeededRandom) -> EncodedToken {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    switch kind {
    case .color: return EncodedToken(color(&numbers).resolved)
    case .length: return .length(columns: number(-9...300), rows: number(-9...300))
    case .font:
      return .font(
        attributes: EncodedToken.attributeNames.filter { _ in number(0...3) == 0 },
        letterCase: LetterCase.allCases[number(0...2)], letterSpacing: number(0...15),
        scale: [1, 3, 5][number(0...2)])
    case .border: return EncodedToken(BorderLine.allCases[number(0...7)])
    case .shadow:
      let (columns, rows) = (number(0...7), number(0...7))
      if number(0...1) == 0 {
        return .shadow(
          columns: columns, rows: rows,
          color: Color(token: number(0...TokenLayout.colors.count - 1)))
      }
      return .shadow(
        columns: columns, rows: rows,
        color: Color(EncodedToken(color(&numbers).resolved).color))
    case .opacity: return EncodedToken(opacity: UInt8(number(0...255)))
    case .motion:
      func share(_ range: ClosedRange<Int>) -> Double { Double(number(range)) / 100 }
      return .motion(
        milliseconds: number(0...65_535),
        Easing(share(0...100), share(-100...300), share(0...100), share(-100...300)))
    case .gradient:
      let places = (0...number(0...3)).map { _ in number(0...100) }.sorted()
      return EncodedToken(
        places.map { place in
          let token = Color(token: number(0...TokenLayout.colors.count - 1))
          let color = number(0...1) == 0 ? token : Color(hex: UInt32(number(0...0xFF_FFFF)))
          return Gradient.Stop(color: color, location: Double(place) / 100)
        })
    case .icon:
      let glyphs = ["●", "x", "é", "✓", "→"]
      return EncodedToken(
        IconGlyphs(
          unicode: glyphs[number(0...4)], ascii: ["*", "+"][number(0...1)],
          nerdFont: glyphs[number(0...4)]))
    case .logo:
      let rows = (0...number(0...3)).map { _ in String(repeating: "█▀ ", count: number(0...9)) }
      return EncodedToken(
        WordmarkDrawing(name: "Oak \(number(0...9))", rows: rows, asciiRows: ["OAK"]))
    }
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `a written theme reads back equal, in full or as changes`(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<4 {
      let theme = Self.theme(&numbers)
      let base = AppTheme.builtIn.randomElement(using: &numbers)
      let document = ThemeDocument(theme, changing: Bool.random(using: &numbers) ? base : nil)
      let read = try document.theme()
      for (place, entry) in TokenCatalog.indexed.enumerated() {
        let (token, other) = (read.tables.tokens[place], theme.tables.tokens[place])
        #expect(token == other, "seed \(seed): \(entry.path)")
      }
      #expect(read == theme, "seed \(seed)")
      let again = try ThemeDocument(parsing: document.text.utf8, name: "again")
      #expect(again.text == document.text, "seed \(seed)")
    }
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `a document is updated to another theme, token by token`(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<2 {
      var document = ThemeDocument(Self.theme(&numbers), changing: .dark)
      let theme = Self.theme(&numbers)
      try document.update(to: theme)
      #expect(try document.theme() == theme, "seed \(seed)")
    }
  }
}
