// SPDX-License-Identifier: MIT
// Testing: a theme shared by many environments, changed in place.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

private struct NameOfTheme: View {
  @Environment(\.appTheme) private var theme
  var body: some View { Text(theme.name) }
}

private struct Bystander: View {
  var body: some View { Text("·").foregroundStyle(.brandPrimary) }
}

@MainActor struct SharedThemeTests {
  private let red = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0xFF_00_00))
  private let green = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x00_FF_00))

  private func ink(_ harness: Harness, _ x: Int, _ y: Int = 0) -> UInt32 {
    harness.cell(x: x, y: y).foreground.value
  }

  @Test func `new colours run only the bodies that read the theme, however deep`() {
    let harness = Harness(width: 20, height: 3, theme: red) {
      VStack(alignment: .leading, spacing: 0) {
        Bystander()
        HStack(spacing: 0) { NameOfTheme().bold().lineLimit(1) }.disabled(true).focusable()
      }
      .font(.body)
    }
    harness.recording.reset()
    harness.setTheme(green)
    #expect(harness.recording.bodies == ["NameOfTheme"])
    #expect(ink(harness, 0) == 0x00_FF_00)
    harness.setTheme(.light)
    #expect(harness.screen[1] == "light")
    #expect(harness.repaint() == 0)
  }

  @Test func `text takes the letter case of the new theme's style`() {
    let harness = Harness(width: 8, height: 1, theme: .dark) { Text("Main").font(.label) }
    harness.setTheme(.dark.setting(.label, to: .heading3))
    #expect(harness.screen == ["MAIN"])
    harness.setTheme(.dark)
    #expect(harness.screen == ["Main"])
  }

  @Test func `an open layer follows the theme, and runs only bodies that read it`() {
    let harness = Harness(width: 20, height: 6, theme: red) {
      Text("below").sheet(isPresented: .constant(true)) {
        HStack(spacing: 1) {
          Bystander()
          NameOfTheme()
        }
      }
    }
    harness.recording.reset()
    harness.setTheme(green)
    #expect(harness.recording.bodies == ["NameOfTheme"])
    let place = harness.position(of: "·")
    #expect(ink(harness, place?.x ?? 0, place?.y ?? 0) == 0x00_FF_00)
    #expect(harness.repaint() == 0)
  }

  @Test func `a view that removes its own theme follows the surrounding one again`() {
    struct Part: View {
      @State private var own: AppTheme?
      let first: AppTheme

      var body: some View {
        HStack(spacing: 0) {
          Bystander()
          Bystander().lineLimit(1).themed($own)
        }
        .focusable()
        .onKeyPress(.space) {
          own = own == nil ? first : nil
          return .handled
        }
      }
    }
    let harness = Harness(width: 2, height: 1, theme: green) { Part(first: red) }
    harness.press("tab")
    for _ in 0..<2 {
      harness.press("space")
      #expect([ink(harness, 0), ink(harness, 1)] == [0x00_FF_00, 0xFF_00_00])
      // A separately set theme doesn't follow.
      harness.setTheme(.dark)
      #expect(ink(harness, 1) == 0xFF_00_00)
      harness.setTheme(green)
      harness.press("space")
      #expect([ink(harness, 0), ink(harness, 1)] == [0x00_FF_00, 0x00_FF_00])
      harness.setTheme(red)
      #expect([ink(harness, 0), ink(harness, 1)] == [0xFF_00_00, 0xFF_00_00])
      harness.setTheme(green)
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `new lengths cause a layout, and derived colours are updated everywhere`() {
    let wide = green.setting(Spacing.md, to: 4)
    let harness = Harness(width: 12, height: 1, theme: red) {
      HStack(spacing: Spacing.md) {
        Bystander().bold()
        Bystander().disabled(true)
      }
      .environment(\.density, .compact)
    }
    harness.setTheme(wide)
    #expect(ink(harness, harness.position(of: "·")?.x ?? 0) == 0x00_FF_00)
    harness.setTheme(wide.setting(.brandPrimary, to: Color(hex: 0x00_00_FF)))
    let row = harness.screen[0]
    let columns = row.indices.filter { row[$0] == "·" }
      .map { row.distance(from: row.startIndex, to: $0) }
    #expect(columns.count == 2)
    #expect(columns.allSatisfy { ink(harness, $0) == 0x00_00_FF })
    #expect(harness.repaint() == 0)
  }

  @Test func `a copy of environment values keeps its theme`() {
    var values = EnvironmentValues()
    values.appTheme = red
    let copy = values
    values.appTheme = green
    #expect(copy.appTheme == red)
    #expect(values.appTheme == green)
    #expect(EnvironmentValues().appTheme == .light)
  }
}
