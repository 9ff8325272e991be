// SPDX-License-Identifier: MIT
// Token: themes are complete, change token by token, and can be derived from four colours.

import CuriumTerminal
import Testing

@testable import CuriumTokens

struct ThemeTests {
  @Test func `the built-in themes differ only in colours`() {
    let names = AppTheme.builtIn.map(\.name)
    #expect(names == AppTheme.builtInNames && Set(names).count == names.count)
    #expect(AppTheme.builtIn.map(\.id) == names)
    #expect(names.prefix(2) == ["light", "dark"] && names.contains("catppuccin-mocha"))
    #expect(AppTheme.builtIn(named: "nord") == .nord && AppTheme.builtIn(named: "nordic") == nil)
    for theme in AppTheme.builtIn where theme != .terminal {
      let ground = Color.background.resolve(in: theme).color.value
      #expect((theme.colorScheme == .dark) == (Contrast.luminance(ground) < 0.179), "\(theme.name)")
    }
    #expect(Set(AppTheme.builtIn.map(\.layoutHash)).count == 1)
    #expect(Set(AppTheme.builtIn).count == names.count && names.count >= 24)
    #expect(AppTheme.dark == AppTheme.dark && AppTheme.dark != AppTheme.light)
    #expect(AppTheme.dark.displayName == "Dark")
  }

  @Test(arguments: AppTheme.builtIn)
  func `a token of a built-in theme has the value of the token that it follows`(theme: AppTheme) {
    for kind in TokenKind.allCases {
      let tokens = Array(theme.tables.tokens[TokenLayout.range(kind)])
      for token in tokens {
        #expect(token.payload == token.alias.map { tokens[$0].payload } ?? token.payload)
      }
    }
  }

  @Test func `setting a semantic token changes the components that use it`() {
    let theme = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x11_22_33))
    let red = ResolvedColor(.rgb(0x11_22_33))
    #expect(Color.brandPrimary.resolve(in: theme) == red)
    #expect(ComponentTokens.Button.Primary.backgroundColor.resolve(in: theme) == red)
    #expect(ComponentTokens.Input.borderColorFocused.resolve(in: theme) == red)
    #expect(Color.ds.primary.medium.resolve(in: theme) == red)
    #expect(Color.textPrimary.resolve(in: theme) == Color.textPrimary.resolve(in: .dark))
    #expect(theme != .dark)
  }

  @Test func `a token can refer to another, but not in a cycle`() {
    let danger = AppTheme.dark.setting(.brandPrimary, to: .error)
    let pale = danger.setting(.error, to: Color(hex: 0xFA_FA_FA))
    #expect(Color.brandPrimary.resolve(in: pale).color == .rgb(0xFA_FA_FA))
    let circle = AppTheme.dark.setting(.brandPrimary, to: .focusRing)
    #expect(Color.brandPrimary.resolve(in: circle) == Color.brandPrimary.resolve(in: .dark))
    #expect(Color.focusRing.resolve(in: circle) == Color.focusRing.resolve(in: .dark))
    #expect(AppTheme.dark.setting(.brandPrimary, to: .brandPrimary) == .dark)
  }

  @Test func `other kinds can be set too`() {
    let roomy = AppTheme.dark.setting(Length.md, to: 4)
    #expect(ComponentTokens.Page.padding.resolve(in: roomy, axis: .vertical) == 4)
    #expect(roomy.layoutHash != AppTheme.dark.layoutHash)
    let plain = AppTheme.dark.setting(Font.label, to: .body.italic())
    #expect(ComponentTokens.Button.font.resolve(in: plain).attributes == .italic)
    let flat = AppTheme.dark.setting(ComponentTokens.Card.shadow, to: .none)
    #expect(ComponentTokens.Card.shadow.resolve(in: flat).rows == 0)
    let clear = AppTheme.dark.setting(Opacity.tint, to: Opacity(0.5))
    #expect(ComponentTokens.Badge.tint.resolve(in: clear) == 128)
    #expect(AppTheme.dark.named("night", displayName: "Night").name == "night")
  }

  @Test func `in the rainbow theme each colour identifies its token`() {
    let theme = AppTheme.rainbow()
    var seen: Set<UInt32> = []
    for entry in TokenCatalog.all where entry.kind == .color {
      let token = Color(token: entry.index)
      let resolved = token.resolve(in: theme)
      #expect(resolved.alpha == 255 && seen.insert(resolved.color.value).inserted)
      #expect(AppTheme.rainbowToken(of: resolved.color) == token)
    }
    #expect(!theme.movesInk && AppTheme.dark.movesInk)
    #expect(AppTheme.rainbowToken(of: .terminal) == nil)
  }

  @Test(
    arguments: [
      (0x2F_A4_E7, 0xF2_B1_34, 0x0B_1B_2B, 0xE6_EE_F5), (0x00_7A_FF, 0x58_56_D6, 0xFF_FF_FF, 0),
      (0xFF_FF_00, 0x00_FF_00, 0xFF_FF_FF, 0xFF_FF_FF), (0, 0, 0, 0),
      (0x80_80_80, 0x80_80_80, 0x80_80_80, 0x80_80_80),
      (0xFF_00_00, 0x00_00_FF, 0x50_50_60, 0x20_20_20),
    ] as [(UInt32, UInt32, UInt32, UInt32)])
  func `four colours make a legible theme`(
    primary: UInt32, secondary: UInt32, background: UInt32, text: UInt32
  ) {
    let theme = AppTheme(
      primaryColor: Color(hex: primary), secondaryColor: Color(hex: secondary),
      backgroundColor: Color(hex: background), textColor: Color(hex: text))
    #expect(theme.backgroundColor == Color(hex: background))
    for rendition in [ColorRendition.trueColor, .palette256] {
      #expect(contrastFaults(theme, rendition) == [], "\(rendition.rawValue)")
    }
    let track = SemanticTokens.Colors.controlTrack.resolve(in: theme).color.value
    for ground in ContrastPair.grounds {
      #expect(Contrast.ratio(track, ground.resolve(in: theme).color.value) >= 1.4)
    }
  }

  @Test func `colours that are legible together are kept`() {
    let colors = [0x6C_CB_FA, 0xF2_B1_34, 0x0B_1B_2B, 0xE6_EE_F5].map { Color(hex: $0) }
    let theme = AppTheme(
      primaryColor: colors[0], secondaryColor: colors[1], backgroundColor: colors[2],
      textColor: colors[3])
    #expect(theme.primaryColor == colors[0] && theme.secondaryColor == colors[1])
    #expect(theme.textColor == colors[3] && theme.colorScheme == .dark)
    #expect(
      ComponentTokens.Button.Primary.backgroundColor.resolve(in: theme).color.value == 0x6C_CB_FA)
  }

  @Test(
    arguments: [
      // An orange replaces the orange series, which then has the violet of the first one.
      (0xF2_91_34, 0x6C_CB_FA, [1: 0xF2_91_34, 2: 0x6C_CB_FA]),
      // Two colours of one hue are one series.
      (0x6C_CB_FA, 0x60_C4_F8, [1: 0x6C_CB_FA]),
    ] as [(UInt32, UInt32, [Int: UInt32])])
  func `the first chart series of a theme from four colours have the brand colours`(
    primary: UInt32, secondary: UInt32, expected: [Int: UInt32]
  ) {
    let theme = AppTheme(
      primaryColor: Color(hex: primary), secondaryColor: Color(hex: secondary),
      backgroundColor: Color(hex: 0x0B_1B_2B), textColor: Color(hex: 0xE6_EE_F5))
    let series = Color.series.map { $0.resolve(in: theme).color.value }
    for (number, value) in expected { #expect(series[number - 1] == value) }
    #expect(Set(series).count == series.count)
    let base = Set(Color.series.map { $0.resolve(in: .dark).color.value })
    #expect(series.filter { base.contains($0) }.count == series.count - expected.count)
  }

  @Test(arguments: [0x0B_1B_2B, 0xF4_F1_E8] as [UInt32])
  func `a theme from four colours has a scale for each role, and greys`(background: UInt32) throws {
    let text: UInt32 = background == 0x0B_1B_2B ? 0xE6_EE_F5 : 0x20_1C_14
    let theme = AppTheme(
      primaryColor: Color(hex: 0x2F_A4_E7), secondaryColor: Color(hex: 0xF2_B1_34),
      backgroundColor: Color(hex: background), textColor: Color(hex: text))
    func value(_ path: String) throws -> UInt32 {
      try #require(Color.token(path), "\(path)").resolve(in: theme).color.value
    }
    let roles = [
      ("primary", "color.brand.primary"), ("secondary", "color.brand.secondary"),
      ("accent", "color.brand.accent"), ("success", "color.intent.success"),
      ("warning", "color.intent.warning"), ("danger", "color.intent.danger"),
      ("info", "color.intent.info"),
    ]
    let steps = [("lightest", 0.95), ("light", 0.85), ("dark", 0.48), ("darkest", 0.33)]
    for (role, source) in roles {
      let color = OKColor(try value(source))
      for (step, lightness) in steps {
        let expected = color.at(lightness: lightness, chroma: 0.8).rgb
        #expect(try value("color.scale.\(role).\(step)") == expected, "\(role).\(step)")
      }
    }
    let ink = OKColor(try value("color.text.primary"))
    let grays = [
      ("theme", [0.7, 0.78, 0.86, 0.94, 1]), ("contrast", [0.4, 0.3, 0.2, 0.1, 0]),
    ]
    for (role, shares) in grays {
      for (step, share) in zip(["lightest", "light", "medium", "dark", "darkest"], shares) {
        let expected = ink.mixed(with: OKColor(background), share).rgb
        #expect(try value("color.scale.\(role).\(step)") == expected, "\(role).\(step)")
      }
    }
  }

  @Test func `the shades of a theme from four colours have the hue of its background and text`() {
    func hue(_ color: Color, _ theme: AppTheme) -> Double {
      OKColor(color.resolve(in: theme).color.value).hue
    }
    let theme = AppTheme(
      primaryColor: Color(hex: 0x0B_6E_6E), secondaryColor: Color(hex: 0xA8_4B_00),
      backgroundColor: Color(hex: 0xE6_F6_F4), textColor: Color(hex: 0x10_30_2C))
    #expect(abs(hue(.scrim, theme) - hue(.background, theme)) < 10)
    #expect(
      abs(hue(SemanticTokens.Colors.shadow, theme) - hue(.textPrimary, theme)) < 10)
    #expect(abs(hue(.brandAccent, theme) - hue(.brandSecondary, theme)) < 10)
    let page = Color.background.resolve(in: theme).color
    let scrim = Color.scrim.resolve(in: theme)
    let dimmed = scrim.color.blended(over: page, alpha: scrim.alpha).value
    #expect((1.4...2.2).contains(Contrast.ratio(dimmed, page.value)))
  }
}
