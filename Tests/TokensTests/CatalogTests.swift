// SPDX-License-Identifier: MIT
// Token: the list of tokens matches the accessors, and every icon is one column wide.

import CuriumTerminal
import Testing

@testable import CuriumTokens

struct CatalogTests {
  @Test func `every token has its own path, a summary and a value`() {
    let all = TokenCatalog.all
    #expect(Set(all.map(\.path)).count == all.count)
    #expect(all.allSatisfy { $0.summary.hasSuffix(".") && !$0.spelling.isEmpty })
    #expect(all.allSatisfy { !$0.valueDescription(in: .dark).isEmpty })
    #expect(all.count { $0.kind != nil } == TokenLayout.count)
    #expect(
      TokenCatalog.primitives.allSatisfy { token in
        ["palette.", "color.scale.", "color.neutral.", "color.ansi."].contains {
          token.path.hasPrefix($0)
        }
      })
  }

  @Test func `component tokens refer to semantic ones`() {
    for entry in TokenCatalog.component {
      guard let kind = entry.kind else { continue }
      let start = TokenLayout.range(kind).lowerBound
      let token = AppTheme.light.tables.tokens[start + entry.index]
      let target = token.alias.map { TokenCatalog.indexed[start + $0] }
      #expect(target?.tier == .semantic, "\(entry.path)")
    }
  }

  @Test func `no token above the primitives is named after a value`() {
    let hues = Set(
      TokenCatalog.primitives.compactMap { token -> Substring? in
        let parts = token.path.split(separator: ".")
        return parts[0] == "palette" && parts.count > 1 ? parts[1] : nil
      }
    ).subtracting(["time", "easing"])
    #expect(hues.contains("blue"))
    for token in TokenCatalog.semantic + TokenCatalog.component {
      // Chart series have numbers. Icons are named after their contents.
      if token.path.hasPrefix("color.chart.") || token.kind == .icon { continue }
      for part in token.path.split(separator: ".") {
        #expect(!part.contains { $0.isNumber } && !hues.contains(part), "\(token.path)")
      }
    }
  }

  @Test(arguments: [
    ("color.neutral.500", "PrimitiveTokens.Colors.neutral500", TokenTier.primitive),
    ("color.scale.light.darkest", "PrimitiveTokens.Colors.lightDarkest", .primitive),
    ("color.brand.primary", "SemanticTokens.Colors.brandPrimary", .semantic),
    ("color.chart.8", "SemanticTokens.Colors.chart8", .semantic),
    ("spacing.componentPadding.md", "SemanticTokens.Spacing.componentPaddingMD", .semantic),
    ("button.primary.background", "ComponentTokens.Button.Primary.backgroundColor", .component),
    ("button.icon.borderFocused", "ComponentTokens.Button.Icon.borderColorFocused", .component),
    ("card.radius", "ComponentTokens.Card.borderRadius", .component),
    ("motion.fast", "SemanticTokens.Motions.fast", .semantic),
    ("gradient.brand", "SemanticTokens.Gradients.brand", .semantic),
    ("icon.xmark-circle-fill", "Icon(\"xmark.circle.fill\")", .semantic),
    ("logo.app", "SemanticTokens.Logos.app", .semantic),
  ])
  func `each path has its spelling in Swift`(
    path: String, spelling: String, tier: TokenTier
  ) {
    let entry = TokenCatalog.entry(path)
    #expect(entry?.spelling == spelling && entry?.tier == tier)
  }

  @Test(arguments: [
    ("spacing.md", "2 columns, 1 row"), ("typography.heading.small", "bold, uppercase"),
    ("border.strong", "heavy"), ("opacity.tint", "12%"), ("motion.fast", "60 ms"),
    ("shadow.none", "none"), ("color.control.clear", "clear"),
    ("typography.body.regular", "regular"),
    ("color.brand.primaryMuted", "#b098ff 20%"), ("typography.display.large", "5 rows tall"),
    ("icon.plus", "+"), ("icon.checkmark", "√ or v"), ("logo.app", "Curium"),
  ])
  func `values are described in words`(path: String, words: String) {
    #expect(TokenCatalog.entry(path)?.valueDescription(in: .dark) == words)
  }

  @Test(arguments: IconSet.allCases)
  func `icons are one column wide`(set: IconSet) {
    #expect(Icon.all.count >= 150)
    for icon in Icon.all {
      let glyph = icon.glyph(in: set)
      let scalars = Array(glyph.unicodeScalars)
      #expect(scalars.count == 1, "\(icon.name)")
      guard let scalar = scalars.first else { continue }
      #expect(isNarrow(scalar, in: set), "\(icon.name) \(glyph)")
      #expect(
        GraphemeWidth.columns(of: glyph, ambiguousIsWide: false) == 1, "\(icon.name) \(glyph)")
    }
  }

  @Test func `each frame is one column wide, and a static icon has one frame`() {
    for name in IconTable.sequences.keys {
      for (set, test) in [(IconSet.unicode, IconSet.unicode), (.ascii, .ascii)] {
        let frames = Icon(name).frames(in: set)
        #expect(frames.count >= 4)
        #expect(frames.allSatisfy { $0.unicodeScalars.allSatisfy { isNarrow($0, in: test) } })
      }
    }
    #expect(Icon("gear").frames() == [Icon("gear").glyph()])
  }

  @Test(arguments: IconSet.allCases)
  func `no frame of a spinner looks like the bar of the focus`(set: IconSet) {
    let bar = Icon("curium.row.marker").glyph(in: set)
    for name in IconTable.sequences.keys where name.hasPrefix("spinner.") {
      #expect(!Icon(name).frames(in: set).contains(bar), "\(name)")
    }
  }

  @Test func `symbols and Nerd Fonts replace glyphs that few fonts have`() {
    #expect(Icon("gear").glyph() == "≡" && Icon("gear").glyph(in: .symbols) == "⚙")
    #expect(Icon("plus").glyph(in: .symbols) == "+")
    #expect(Icon("spinner.dots").frames().count == 4)
    #expect(Icon("spinner.dots").frames(in: .nerdFont).first == "⠋")
    let theme = AppTheme.nord.drawingIcons(with: .symbols)
    #expect(Icon("gear").glyph(theme: theme) == "⚙" && Icon("gear").glyph(in: .ascii) == "*")
    #expect(theme.drawingIcons(with: .unicode) == theme)
    let ownFont = AppTheme.nord.drawingIcons(with: .nerdFont)
    #expect(Icon("gear").glyph(in: .symbols, theme: ownFont) == "\u{f013}")
    let own = Icon(unicode: "*", ascii: "+", symbols: "★")
    #expect(IconSet.allCases.map { own.glyph(in: $0) } == ["★", "*", "+", "★"])
  }

  /// Glyphs that distinguish states of one control, or that appear in one row.
  @Test(arguments: [
    ["curium.check.on", "curium.check.off", "curium.check.mixed"],
    ["curium.radio.on", "curium.radio.off"], ["curium.section.open", "curium.section.closed"],
    ["curium.trend.up", "curium.trend.down", "minus"],
    ["curium.input.clear", "curium.input.error"],
    ["checkmark", "xmark", "exclamationmark.triangle", "info.circle"], ["eye", "eye.slash"],
    ["lock", "lock.open"], ["star", "star.fill"], ["heart", "heart.fill"], ["play", "pause"],
    ["arrow.clockwise", "arrow.counterclockwise"], ["folder", "doc"], ["doc", "doc.text"],
    ["chevron.up", "chevron.down", "chevron.left", "chevron.right"],
    ["plus", "minus", "trash"], ["bell", "bolt", "exclamationmark.circle", "lock"],
    ["hand.thumbsup", "hand.thumbsdown"], ["sun.max", "moon"], ["cpu", "memorychip", "network"],
    ["arrow.up.circle", "arrow.down.circle"],
    ["house", "gear", "person", "bell", "magnifyingglass"],
  ])
  func `icons that appear side by side differ`(names: [String]) {
    for set in [IconSet.unicode, .symbols] {
      #expect(Set(names.map { Icon($0).glyph(in: set) }).count == names.count)
    }
  }

  @Test(arguments: [
    "magnifyingglass", "xmark.circle.fill", "chevron.right", "chevron.left", "arrow.left", "gear",
    "star.fill", "eye", "eye.slash", "checkmark", "plus", "minus", "trash", "folder", "doc", "bell",
    "person", "lock", "arrow.up.forward.app",
  ])
  func `the icons that every app needs exist`(name: String) {
    #expect(IconSet.allCases.allSatisfy { AppTheme.dark.glyph(name, $0) != nil })
    #expect(Icon(name).isKnown)
  }

  @Test func `an unknown icon is a question mark, not empty`() {
    #expect(AppTheme.dark.glyph("no.such.icon", .unicode) == nil)
    #expect(Icon("no.such.icon").glyph(in: .ascii) == "?")
    #expect(!Icon("no.such.icon").isKnown)
  }

  /// Returns whether a scalar is in a block that terminal fonts have, and isn't drawn as an emoji.
  private func isNarrow(_ scalar: Unicode.Scalar, in set: IconSet) -> Bool {
    if set == .ascii { return (0x21...0x7E).contains(scalar.value) }
    if set == .nerdFont, (0xE000...0xF8FF).contains(scalar.value) { return true }
    let blocks: [ClosedRange<UInt32>] = [
      0x21...0x7E, 0xA1...0xFF, 0x370...0x3FF, 0x2010...0x203F, 0x2190...0x25FF, 0x2600...0x27BF,
      0x2800...0x28FF,
    ]
    return blocks.contains { $0.contains(scalar.value) } && !scalar.properties.isEmojiPresentation
  }
}
