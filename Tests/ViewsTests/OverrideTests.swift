// SPDX-License-Identifier: MIT
// Testing: tokens overridden for a part of the screen, and the cost of a change.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

private extension SemanticTokens.Colors {
  static let jetty = Color(declaring: "color.jetty", fallback: .brandPrimary)
}

@MainActor struct OverrideTests {
  private struct Line: View {
    var body: some View { Text("ab").foregroundStyle(.brandPrimary) }
  }

  @Test func `an override applies only to its subtree, and to tokens that refer to it`() {
    let harness = Harness(width: 6, height: 1, theme: .dark) {
      HStack(spacing: 0) {
        Line()
        HStack(spacing: 0) {
          Line()
          Text("r").foregroundStyle(.focusRing)
          Text("j").foregroundStyle(SemanticTokens.Colors.jetty)
        }
        .token(.brandPrimary, Color(hex: 0xFF_80_00))
      }
    }
    let inks = (0..<6).map { harness.cell(x: $0, y: 0).foreground }
    #expect(inks[0] == Color.brandPrimary.resolve(in: .dark).color)
    #expect(inks[2...5].allSatisfy { $0.value == 0xFF_80_00 })
    // Otherwise the subtree follows the surrounding theme.
    harness.setTheme(.light)
    #expect(harness.cell(x: 0, y: 0).foreground == Color.brandPrimary.resolve(in: .light).color)
    #expect(harness.cell(x: 2, y: 0).foreground.value == 0xFF_80_00)
    #expect(harness.repaint() == 0)
  }

  @Test func `the nearest override wins, and an override with another token follows it`() {
    let harness = Harness(width: 3, height: 1, theme: .dark) {
      HStack(spacing: 0) {
        Text("a").token(.brandPrimary, .success)
        Text("b").token(.brandPrimary, .error)
      }
      .foregroundStyle(.brandPrimary)
      .token(.brandPrimary, .warning)
      .token(.error, Color(hex: 0x12_34_56))
    }
    #expect(harness.cell(x: 0, y: 0).foreground == Color.success.resolve(in: .dark).color)
    #expect(harness.cell(x: 1, y: 0).foreground.value == 0x12_34_56)
  }

  @Test func `every kind of token can be overridden`() {
    let harness = Harness(width: 12, height: 4, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        Text("x").padding(.horizontal, Spacing.lg)
          .border(.border, style: SemanticTokens.Borders.regular)
          .token(Spacing.lg, 1)
          .token(SemanticTokens.Borders.regular, .ascii)
        Text("up").font(.headline).token(Font.headline, .heading3)
      }
    }
    #expect(harness.screen == ["+---+", "| x |", "+---+", "UP"])
    let faint = Harness(width: 1, height: 1, theme: .dark) {
      Color.error.opacity(.tint).frame(width: 1, height: 1).token(Opacity.tint, Opacity(1))
    }
    #expect(faint.cell(x: 0, y: 0).background == Color.error.resolve(in: .dark).color)
    let flat = Harness(width: 4, height: 2, theme: .dark) {
      Text("s").shadow(.high).token(Shadow.high, .none)
    }
    #expect(flat.cell(x: 1, y: 1).background == flat.cell(x: 3, y: 1).background)
    struct Pace: View {
      @Environment(\.appTheme) private var theme
      var body: some View {
        Text("\(Motion.slow.resolve(in: theme) == Motion.fast.resolve(in: theme))")
      }
    }
    #expect(screen(Pace().token(Motion.slow, .fast), 5, 1) == ["true"])
  }

  private struct Page: View {
    @State private var step = 0
    private var ink: Color { step % 2 == 0 ? .success : .error }
    private var room: Length { step < 2 ? 1 : 3 }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Line().padding(.leading, Spacing.md).token(.brandPrimary, ink).token(Spacing.md, room)
        Line()
      }
      .onKeyPress("x") {
        step += 1
        return .handled
      }
    }
  }

  @Test func `changing a colour needs no layout, and changing a length needs one`() {
    let harness = Harness(width: 8, height: 6, theme: .dark) { Page() }
    #expect(harness.screen[0] == " ab")
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.press("x")
    let colored = harness.takeStatistics()
    #expect(harness.recording.bodies == ["Page"] && colored.measured == 0 && colored.placed == 0)
    #expect(harness.cell(x: 1, y: 0).foreground == Color.error.resolve(in: .dark).color)
    #expect(harness.repaint() == 0)
    harness.recording.reset()
    _ = harness.takeStatistics()
    harness.press("x")
    #expect(harness.recording.bodies == ["Page"])
    #expect(harness.takeStatistics().measured > 0 && harness.screen[0] == "   ab")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (AppTheme.dark.setting(Spacing.md, to: 3), "    ab"),
    (AppTheme.dark.setting(SemanticTokens.Borders.regular, to: .none), "  ab"),
    (AppTheme.dark.setting(ComponentTokens.Card.padding, to: .sm), "   ab"),
  ]) func `a theme with other layout tokens causes a layout, and runs no body`(
    theme: AppTheme, line: String
  ) {
    let harness = Harness(width: 12, height: 9, theme: .dark) {
      Line().padding(Spacing.md).border(.border, style: SemanticTokens.Borders.regular)
    }
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.setTheme(theme)
    #expect(harness.recording.bodies.isEmpty && harness.takeStatistics().measured > 0)
    let row = harness.screen.first { $0.contains("ab") }
    #expect(row?.replacing("│", with: " ").prefix(line.count) == line[...])
    #expect(harness.repaint() == 0)
  }

  @Test func `switching the theme under an override derives its theme once`() {
    let harness = Harness(width: 8, height: 6, theme: .dark) { Page() }
    harness.setTheme(.light)
    harness.setTheme(.dark)
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.setTheme(.light)
    let statistics = harness.takeStatistics()
    #expect(statistics.bodies == 0 && statistics.measured == 0)
    #expect(harness.cell(x: 1, y: 0).foreground == Color.success.resolve(in: .light).color)
    #expect(harness.repaint() == 0)
  }

  @Test func `two themes of an app replace only the default themes`() {
    struct Name: View {
      @Environment(\.appTheme) private var theme
      var body: some View { Text(theme.name) }
    }
    let harness = Harness(width: 20, height: 1, theme: .dark) {
      Name().themed(light: .solarizedLight, dark: .nord)
    }
    #expect(harness.screen == ["nord"])
    #expect(harness.cell(x: 0, y: 0).background == Color.background.resolve(in: .nord).color)
    harness.setTheme(.light)
    #expect(harness.screen == ["solarized-light"])
    #expect(
      harness.cell(x: 0, y: 0).background
        == Color.background.resolve(in: .solarizedLight).color)
    harness.setTheme(.dracula)
    #expect(harness.screen == ["dracula"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the environment has the theme, appearance and contrast of the subtree`() {
    struct Facts: View {
      @Environment(\.appTheme) private var theme
      @Environment(\.colorScheme) private var scheme
      @Environment(\.colorSchemeContrast) private var contrast
      var body: some View { Text("\(theme.name) \(scheme) \(contrast)") }
    }
    let shown = screen(
      VStack(alignment: .leading, spacing: 0) {
        Facts()
        Facts().themed(.highContrastDark)
        Facts().environment(\.appTheme, .dark)
      }, 44, 3, theme: .light)
    #expect(
      shown == [
        "light light standard", "high-contrast-dark dark increased", "dark dark standard",
      ])
    var values = EnvironmentValues()
    #expect(values[AppThemeKey.self] == AppThemeKey.defaultValue && values.appTheme == .light)
    values[AppThemeKey.self] = .dark
    #expect(values.appTheme == .dark && values.colorScheme == .dark)
  }
}
