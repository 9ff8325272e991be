// SPDX-License-Identifier: MIT
// Token: an app's own tokens: fallbacks, values in themes, and the list of tokens.

import CuriumTerminal
import Testing

@testable import CuriumTokens

private extension SemanticTokens.Colors {
  static let harbour = Color(
    declaring: "color.harbour", fallback: .brandPrimary, summary: "Water.")
  static let pier = Color(declaring: "color.pier", fallback: harbour)
  static let paint = Color(declaring: "color.paint", fallback: Color(hex: 0x11_22_33))
}

private extension SemanticTokens.Spacing {
  static let deck = Length(declaring: "spacing.deck", fallback: .md)
}

private extension ComponentTokens {
  enum Buoy {
    static let font = Font(declaring: "buoy.font", fallback: .headline, tier: .component)
    static let line = BorderStyle(declaring: "buoy.line", fallback: .heavy, tier: .component)
    static let shadow = Shadow(declaring: "buoy.shadow", fallback: .low, tier: .component)
    static let tint = Opacity(declaring: "buoy.tint", fallback: .tint, tier: .component)
    static let motion = Motion(declaring: "buoy.motion", fallback: .slow, tier: .component)
  }
}

struct DeclaredTokenTests {
  private typealias Colors = SemanticTokens.Colors
  private typealias Buoy = ComponentTokens.Buoy

  @Test func `a declared token of each kind follows its fallback in every theme`() {
    let warm = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0xFF_00_00))
    for theme in AppTheme.builtIn + [warm, .rainbow()] {
      #expect(Colors.harbour.resolve(in: theme) == Color.brandPrimary.resolve(in: theme))
      #expect(Colors.pier.resolve(in: theme) == Colors.harbour.resolve(in: theme))
      #expect(Colors.paint.resolve(in: theme).color == .rgb(0x11_22_33))
      let deck = SemanticTokens.Spacing.deck
      #expect(deck.resolve(in: theme, axis: .horizontal) == 2)
      #expect(deck.resolve(in: theme, axis: .vertical) == 1)
      #expect(Buoy.font.bold().resolve(in: theme) == Font.headline.bold().resolve(in: theme))
      #expect(Buoy.line.line(in: theme) == .heavy)
      #expect(Buoy.shadow.resolve(in: theme).rows == Shadow.low.resolve(in: theme).rows)
      #expect(Buoy.tint.resolve(in: theme) == Opacity.tint.resolve(in: theme))
      #expect(
        Color.error.opacity(Buoy.tint).resolve(in: theme).alpha == Buoy.tint.resolve(in: theme))
      #expect(Buoy.motion.resolve(in: theme) == Motion.slow.resolve(in: theme))
      #expect(Buoy.motion.easing(in: theme) == Motion.slow.easing(in: theme))
    }
  }

  @Test func `a theme sets declared tokens, and aliases lead through them`() {
    let red = ResolvedColor(.rgb(0xFF_00_00))
    let theme = AppTheme.dark.setting(Colors.harbour, to: Color(hex: 0xFF_00_00))
    #expect(theme != .dark && Colors.harbour.resolve(in: theme) == red)
    #expect(Colors.pier.resolve(in: theme) == red)
    #expect(Color.brandPrimary.resolve(in: theme) == Color.brandPrimary.resolve(in: .dark))
    // A token of the kit follows one of the app, which follows another one of the kit.
    let mixed = AppTheme.dark.setting(.link, to: Colors.pier).setting(Colors.pier, to: .success)
    #expect(Color.link.resolve(in: mixed) == Color.success.resolve(in: .dark))
    let moved = mixed.setting(.success, to: Color(hex: 0xFF_00_00))
    #expect(Color.link.resolve(in: moved) == red && Colors.pier.resolve(in: moved) == red)
    // A cycle through a fallback has no effect.
    let circle = AppTheme.dark.setting(.brandPrimary, to: Colors.harbour)
    #expect(Color.brandPrimary.resolve(in: circle) == Color.brandPrimary.resolve(in: .dark))
  }

  @Test func `other kinds are set, and those that decide places change the layout`() {
    let wide = AppTheme.dark.setting(SemanticTokens.Spacing.deck, to: 5)
    #expect(SemanticTokens.Spacing.deck.resolve(in: wide, axis: .vertical) == 5)
    #expect(wide.layoutHash != AppTheme.dark.layoutHash)
    let bare = AppTheme.dark.setting(Buoy.line, to: .none)
    #expect(Buoy.line.line(in: bare) == .none && bare.layoutHash != AppTheme.dark.layoutHash)
    let color = AppTheme.dark.setting(Colors.harbour, to: .error)
    #expect(color.layoutHash == AppTheme.dark.layoutHash)
    let other = AppTheme.dark.setting(Buoy.font, to: .code).setting(Buoy.shadow, to: .none)
      .setting(Buoy.tint, to: Opacity(1)).setting(Buoy.motion, to: .fast)
    #expect(Buoy.font.resolve(in: other) == Font.code.resolve(in: .dark))
    #expect(Buoy.shadow.resolve(in: other).rows == 0 && Buoy.tint.resolve(in: other) == 255)
    #expect(Buoy.motion.resolve(in: other) == Motion.fast.resolve(in: .dark))
    let faint = AppTheme.dark.setting(.link, to: .error.opacity(0.5))
    let half = EncodedToken(Color.error.opacity(0.5).resolve(in: .dark))
    #expect(Color.link.resolve(in: faint) == half.color)
    // The same for the kit's own tokens.
    #expect(AppTheme.dark.setting(Motion.slow, to: .fast) != .dark)
  }

  @Test func `a declared token knows its path, and is found by it`() throws {
    TokenCatalog.declare(Colors.harbour, Buoy.font)
    let entry = try #require(TokenCatalog.entry("color.harbour"))
    #expect(
      Colors.harbour.path == "color.harbour" && Color.token("color.harbour") == Colors.harbour)
    #expect(entry.kind == .color && entry.tier == .semantic && entry.summary == "Water.")
    #expect(entry.spelling == #"Color.token("color.harbour")"#)
    #expect(entry.valueDescription(in: .dark) == "#b098ff")
    #expect(TokenCatalog.declared.contains(entry) && !TokenCatalog.all.contains(entry))
    #expect(TokenCatalog.entry("buoy.font")?.tier == .component)
    #expect(Color.token("buoy.font") == nil && Font.token("buoy.font") == Buoy.font)
  }

  @Test func `a path that is known gives the token known by it`() {
    #expect(Color(declaring: "color.brand.primary", fallback: .error) == .brandPrimary)
    let harbour = Colors.harbour
    #expect(Color(declaring: "color.harbour", fallback: .error) == harbour)
    #expect(Colors.harbour.resolve(in: .dark) == Color.brandPrimary.resolve(in: .dark))
  }

  @Test(arguments: ["", "harbour", "color..harbour", "color.$root", "color.{harbour}", "a.b|c"])
  func `a path that no file could write is refused`(path: String) async {
    await #expect(processExitsWith: .failure) { [path] in
      _ = Color(declaring: path, fallback: .error)
    }
  }

  @Test func `another kind, a changed token and a value in place of a token are refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = Length(declaring: "color.brand.primary", fallback: .md)
    }
    await #expect(processExitsWith: .failure) {
      _ = Color(declaring: "color.faint", fallback: .error.opacity(0.5))
    }
    await #expect(processExitsWith: .failure) { TokenCatalog.declare(Color(hex: 0)) }
  }

  @Test func `a theme remembers the themes that differ from it in a token`() {
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
