// SPDX-License-Identifier: MIT
// Token: an app's own tokens: fallbacks, values in themes, and the list of tokens.

import CuriumTerminal
import Testing

@testable import CuriumTokens

private extension SemanticTokens.Colors {
  static let signal = Color(
    declaring: "color.signal", fallback: .brandPrimary, summary: "Signals.")
  static let marker = Color(declaring: "color.marker", fallback: signal)
  static let paint = Color(declaring: "color.paint", fallback: Color(hex: 0x11_22_33))
  static let note = Color(declaring: "color.note", fallback: .info)
}

private extension SemanticTokens.Spacing {
  static let deck = Length(declaring: "spacing.deck", fallback: .md)
}

private extension ComponentTokens {
  enum Meter {
    static let font = Font(declaring: "meter.font", fallback: .headline, tier: .component)
    static let line = BorderStyle(declaring: "meter.line", fallback: .heavy, tier: .component)
    static let shadow = Shadow(declaring: "meter.shadow", fallback: .low, tier: .component)
    static let tint = Opacity(declaring: "meter.tint", fallback: .tint, tier: .component)
    static let motion = Motion(declaring: "meter.motion", fallback: .slow, tier: .component)
  }
}

struct DeclaredTokenTests {
  private typealias Colors = SemanticTokens.Colors
  private typealias Meter = ComponentTokens.Meter

  @Test func `a declared token of each kind has its fallback's value in every theme`() {
    let warm = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0xFF_00_00))
    for theme in AppTheme.builtIn + [warm, .rainbow()] {
      #expect(Colors.signal.resolve(in: theme) == Color.brandPrimary.resolve(in: theme))
      #expect(Colors.marker.resolve(in: theme) == Colors.signal.resolve(in: theme))
      #expect(Colors.paint.resolve(in: theme).color == .rgb(0x11_22_33))
      let deck = SemanticTokens.Spacing.deck
      #expect(deck.resolve(in: theme, axis: .horizontal) == 2)
      #expect(deck.resolve(in: theme, axis: .vertical) == 1)
      #expect(Meter.font.bold().resolve(in: theme) == Font.headline.bold().resolve(in: theme))
      #expect(Meter.line.line(in: theme) == .heavy)
      #expect(Meter.shadow.resolve(in: theme).rows == Shadow.low.resolve(in: theme).rows)
      #expect(Meter.tint.resolve(in: theme) == Opacity.tint.resolve(in: theme))
      #expect(
        Color.error.opacity(Meter.tint).resolve(in: theme).alpha == Meter.tint.resolve(in: theme))
      #expect(Meter.motion.resolve(in: theme) == Motion.slow.resolve(in: theme))
      #expect(Meter.motion.easing(in: theme) == Motion.slow.easing(in: theme))
    }
  }

  @Test func `a theme sets declared tokens, and aliases can refer to them`() {
    let red = ResolvedColor(.rgb(0xFF_00_00))
    let theme = AppTheme.dark.setting(Colors.signal, to: Color(hex: 0xFF_00_00))
    #expect(theme != .dark && Colors.signal.resolve(in: theme) == red)
    #expect(Colors.marker.resolve(in: theme) == red)
    #expect(Color.brandPrimary.resolve(in: theme) == Color.brandPrimary.resolve(in: .dark))
    // A token of the kit follows one of the app, which follows another one of the kit.
    let mixed = AppTheme.dark.setting(.link, to: Colors.marker).setting(Colors.marker, to: .success)
    #expect(Color.link.resolve(in: mixed) == Color.success.resolve(in: .dark))
    let moved = mixed.setting(.success, to: Color(hex: 0xFF_00_00))
    #expect(Color.link.resolve(in: moved) == red && Colors.marker.resolve(in: moved) == red)
    // A cycle through a fallback has no effect.
    let circle = AppTheme.dark.setting(.brandPrimary, to: Colors.signal)
    #expect(Color.brandPrimary.resolve(in: circle) == Color.brandPrimary.resolve(in: .dark))
  }

  @Test func `other kinds can be set, and lengths change the layout`() {
    let wide = AppTheme.dark.setting(SemanticTokens.Spacing.deck, to: 5)
    #expect(SemanticTokens.Spacing.deck.resolve(in: wide, axis: .vertical) == 5)
    #expect(wide.layoutHash != AppTheme.dark.layoutHash)
    let bare = AppTheme.dark.setting(Meter.line, to: .none)
    #expect(Meter.line.line(in: bare) == .none && bare.layoutHash != AppTheme.dark.layoutHash)
    let color = AppTheme.dark.setting(Colors.signal, to: .error)
    #expect(color.layoutHash == AppTheme.dark.layoutHash)
    let other = AppTheme.dark.setting(Meter.font, to: .code).setting(Meter.shadow, to: .none)
      .setting(Meter.tint, to: Opacity(1)).setting(Meter.motion, to: .fast)
    #expect(Meter.font.resolve(in: other) == Font.code.resolve(in: .dark))
    #expect(Meter.shadow.resolve(in: other).rows == 0 && Meter.tint.resolve(in: other) == 255)
    #expect(Meter.motion.resolve(in: other) == Motion.fast.resolve(in: .dark))
    let faint = AppTheme.dark.setting(.link, to: .error.opacity(0.5))
    let half = EncodedToken(Color.error.opacity(0.5).resolve(in: .dark))
    #expect(Color.link.resolve(in: faint) == half.color)
    // The same for the kit's own tokens.
    #expect(AppTheme.dark.setting(Motion.slow, to: .fast) != .dark)
  }

  @Test func `a declared token has its path, and can be found by it`() throws {
    TokenCatalog.declare(Colors.signal, Meter.font)
    let entry = try #require(TokenCatalog.entry("color.signal"))
    #expect(
      Colors.signal.path == "color.signal" && Color.token("color.signal") == Colors.signal)
    #expect(entry.kind == .color && entry.tier == .semantic && entry.summary == "Signals.")
    #expect(entry.spelling == #"Color.token("color.signal")"#)
    #expect(entry.valueDescription(in: .dark) == "#b098ff")
    #expect(TokenCatalog.declared.contains(entry) && !TokenCatalog.all.contains(entry))
    #expect(TokenCatalog.entry("meter.font")?.tier == .component)
    #expect(Color.token("meter.font") == nil && Font.token("meter.font") == Meter.font)
  }

  @Test func `declaring an existing path returns the existing token`() {
    #expect(Color(declaring: "color.brand.primary", fallback: .error) == .brandPrimary)
    let signal = Colors.signal
    #expect(Color(declaring: "color.signal", fallback: .error) == signal)
    #expect(Colors.signal.resolve(in: .dark) == Color.brandPrimary.resolve(in: .dark))
  }

  @Test(arguments: ["", "signal", "color..signal", "color.$root", "color.{signal}", "a.b|c"])
  func `a path that a file can't contain is rejected`(path: String) async {
    await #expect(processExitsWith: .failure) { [path] in
      _ = Color(declaring: path, fallback: .error)
    }
  }

  @Test func `another kind, a modified token and a literal are rejected`() async {
    await #expect(processExitsWith: .failure) {
      _ = Length(declaring: "color.brand.primary", fallback: .md)
    }
    await #expect(processExitsWith: .failure) {
      _ = Color(declaring: "color.faint", fallback: .error.opacity(0.5))
    }
    await #expect(processExitsWith: .failure) { TokenCatalog.declare(Color(hex: 0)) }
  }

  @Test func `a transition mixes declared colours too`() {
    let start = AppTheme.dark.setting(Colors.paint, to: Color(hex: 0))
    let end = AppTheme.dark.setting(Colors.paint, to: Color(hex: 0xFF_FF_FF))
    func middle(_ start: AppTheme, _ end: AppTheme) -> CellColor {
      Colors.paint.resolve(in: ThemeFade(from: start, to: end).theme(at: 0.5)).color
    }
    #expect(middle(start, end) != .rgb(0) && middle(start, end) != .rgb(0xFF_FF_FF))
    // The other theme has the value of the declaration.
    for other in [middle(start, .dark), middle(.dark, start)] {
      #expect(other != .rgb(0) && other != .rgb(0x11_22_33))
    }
  }

  @Test func `text in a colour of the app changes at once in a transition`() {
    func theme(_ theme: AppTheme, _ faint: UInt32) -> AppTheme {
      theme.setting(.textMuted, to: Color(hex: faint)).setting(Colors.note, to: .textMuted)
        .setting(.link, to: Colors.note)
    }
    let start = theme(.dark, 0x33_33_33)
    let fade = ThemeFade(from: start, to: theme(.light, 0xCC_CC_CC))
    #expect(Color.link.resolve(in: fade.theme(at: 0.04)) == Color.link.resolve(in: start))
  }

  @Test func `a theme caches the themes derived by changing a token`() {
    let theme = AppTheme.light.named("memory", displayName: "Memory")
    let change = TokenOverride.color(.brandPrimary, .error)
    #expect(theme.overriding(change).tables === theme.overriding(change).tables)
    #expect(theme.overriding(change) == theme.setting(.brandPrimary, to: Color.error))
    let first = theme.overriding(change).tables
    for index in 0..<16 { _ = theme.overriding(.length(.md, Length(index))) }
    #expect(theme.overriding(change).tables !== first)
    #expect(theme.overriding(.motion(.slow, .fast)) == theme.setting(Motion.slow, to: .fast))
  }
}
