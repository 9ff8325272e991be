// SPDX-License-Identifier: MIT
// Token: gradients, icons and wordmarks as tokens of a theme.

import CuriumTerminal
import Testing

@testable import CuriumTokens

private extension SemanticTokens.Gradients {
  static let sunrise = Gradient(declaring: "gradient.sunrise", fallback: .brand)
}

private extension ComponentTokens {
  enum Meter {
    static let lamp = Icon(declaring: "icon.meter-lamp", fallback: "star.fill", tier: .component)
    static let bell = Icon(declaring: "meter.bell", fallback: "bell", tier: .component)
    static let arrow = Icon(declaring: "icon.meter.arrow", fallback: "arrow.left")
    static let name = Wordmark(declaring: "logo.meter", fallback: .app)
  }
}

struct DrawnTokenTests {
  private typealias Meter = ComponentTokens.Meter

  /// The ends of the brand gradient in light themes whose legible text colours are too dark for it:
  /// colours of their palettes.
  private static let paletteGradients: [String: (start: UInt32, end: UInt32)] = [
    "tokyo-night-day": (0x2E_7D_E9, 0xF5_2A_65), "rose-pine-dawn": (0x90_7A_A9, 0xD7_82_7E),
    "solarized-light": (0x26_8B_D2, 0xD3_36_82), "gruvbox-light": (0xD6_5D_0E, 0x98_97_1A),
  ]

  @Test func `only shapes and check boxes look like check boxes and radio buttons`() {
    let controls = ["curium.check.on", "curium.check.off", "curium.radio.on", "curium.radio.off"]
    let glyphs = Set(controls.map { Icon($0).glyph() })
    let shapes: Set<String> = [
      "circle", "circle.fill", "square", "square.fill", "largecircle.fill.circle",
      "checkmark.square", "stop.fill",
    ]
    for icon in Icon.all where !icon.name.hasPrefix("curium.") && !shapes.contains(icon.name) {
      #expect(!glyphs.contains(icon.glyph()), "\(icon.name)")
    }
  }

  @Test func `each theme has gradients in its own colours`() {
    for theme in AppTheme.builtIn {
      func color(_ token: Color) -> CellColor { token.resolve(in: theme).color }
      if let ends = Self.paletteGradients[theme.name] {
        #expect(Gradient.brand.color(at: 0, in: theme) == .rgb(ends.start))
        #expect(Gradient.brand.color(at: 1, in: theme) == .rgb(ends.end))
        continue
      }
      #expect(Gradient.brand.color(at: 0, in: theme) == color(.brandPrimary))
      // Text in the colour of warnings is dark in light themes, so their gradients end in another.
      let ends: [Color] =
        theme.colorScheme == .dark
        ? [.warning]
        : [
          SemanticTokens.Colors.intentWarningBorder, .chart6, Color(hex: 0xE2_7F_00),
        ]
      #expect(ends.map(color).contains(Gradient.brand.color(at: 1, in: theme)))
    }
    let warm = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0xFF_00_00))
    #expect(Gradient.brand.color(at: 0, in: warm) == .rgb(0xFF_00_00))
  }

  @Test func `setting a gradient changes the tokens that refer to it`() {
    let seen = Gradient(colors: [.error, Color(hex: 0x00_00_FF)])
    let theme = AppTheme.dark.setting(.brand, to: seen)
    let sunrise = SemanticTokens.Gradients.sunrise
    #expect(sunrise.color(at: 1, in: theme) == .rgb(0x00_00_FF))
    #expect(sunrise.color(at: 0, in: theme) == Color.error.resolve(in: theme).color)
    #expect(sunrise.color(at: 0, in: .dark) == Color.brandPrimary.resolve(in: .dark).color)
    #expect(theme.layoutHash == AppTheme.dark.layoutHash)
    // A modified token is stored as its current colour.
    let faint = AppTheme.dark.setting(.brand, to: Gradient(colors: [.error.opacity(0.5), .error]))
    #expect(Gradient.brand.stops(in: faint)[0].color.resolve(in: .light).alpha == 128)
  }

  @Test func `a theme can change the glyphs of an icon, in each set`() {
    let theme = AppTheme.dark.setting("checkmark", to: Icon(unicode: "●", ascii: "*"))
    let check = Icon("checkmark")
    #expect(IconSet.allCases.map { check.glyph(in: $0, theme: theme) } == ["●", "●", "*", "●"])
    #expect(check.glyph(in: .ascii, theme: .dark) == check.glyph(in: .ascii))
    let star = theme.setting("checkmark", to: "star.fill")
    #expect(check.glyph(theme: star) == Icon("star.fill").glyph())
    #expect(AppTheme.dark.setting("no.such.icon", to: "gear") == .dark)
    #expect(AppTheme.dark.setting("gear", to: "no.such.icon") == .dark)
  }

  @Test func `an app can declare its own icons and wordmarks`() {
    #expect(Meter.lamp.name == "meter.lamp" && Meter.bell.name == "meter.bell")
    #expect(Icon("meter.lamp").glyph(theme: .dark) == Icon("star.fill").glyph())
    #expect(Icon("meter.lamp").glyph() == Icon("star.fill").glyph())
    let theme = AppTheme.dark.setting(Meter.lamp, to: Icon(unicode: "◉", ascii: "o"))
    #expect(Icon("meter.lamp").glyph(theme: theme) == "◉")
    // A path of three names isn't the path of any short name.
    #expect(Meter.arrow.isKnown && Meter.arrow.glyph() == Icon("arrow.left").glyph())
    let turned = AppTheme.dark.setting(Meter.arrow, to: Icon(unicode: "◉", ascii: "o"))
    #expect(Meter.arrow.glyph(theme: turned) == "◉")
    #expect(Meter.name.name(in: .dark) == "Curium")
    let oak = Wordmark("Oak", rows: ["█▀█"], asciiRows: ["OAK"])
    let own = AppTheme.dark.setting(.app, to: oak)
    #expect(Meter.name.name(in: own) == "Oak" && Wordmark.app.rows(in: own, set: .ascii) == ["OAK"])
  }

  @Test func `equal values share one index`() {
    let icons = (0..<3).map { _ in EncodedToken(IconGlyphs(unicode: "◆", ascii: "x", nerdFont: "◆"))
    }
    #expect(Set(icons).count == 1 && icons[0].glyphs.unicode == "◆")
    let known = EncodedToken(IconTable.glyphs[3])
    #expect(Int(known.payload) <= 3)
  }
}
