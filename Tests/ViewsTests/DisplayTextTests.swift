// SPDX-License-Identifier: MIT
// Views: texts in display fonts are drawn in large letters.

import CuriumEngine
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumViews
import Testing

@MainActor @Suite struct DisplayTextTests {
  @Test func `text in a display font has letters three or five rows high`() {
    let harness = Harness(width: 24, height: 10) {
      VStack(alignment: .leading, spacing: 1) {
        HStack {
          Text("i7").font(.displayMedium); Text("items")
        }
        Text("I7").font(.displayLarge)
      }
    }
    #expect(
      harness.screen == [
        "▄ ▄▄▄", "█  ▄▀ items", "█  █", "",
        "██  ██████", "██      ██", "██    ██", "██    ██", "██    ██", "",
      ])
    #expect(harness.find(.text, "i7") != nil && harness.repaint() == 0)
  }

  @Test func `letters that don't fit are left out, and come back when there is room`() {
    let harness = Harness(width: 8, height: 3) { Text("i77").font(.displayMedium) }
    #expect(harness.screen == ["▄ ▄▄▄", "█  ▄▀", "█  █  …"])
    harness.resize(width: 12, height: 3)
    #expect(harness.screen == ["▄ ▄▄▄ ▄▄▄", "█  ▄▀  ▄▀", "█  █   █"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the environment's font, theme and gradient apply to display text`() {
    let small = AppTheme.dark.setting(.displayMedium, to: .body)
    let harness = Harness(width: 8, height: 3, theme: .dark) {
      VStack(spacing: 0) { Text("I7") }.font(.displayMedium)
        .foregroundStyle(
          LinearGradient(colors: [.error, .success], startPoint: .leading, endPoint: .trailing))
    }
    #expect(harness.content == ["▄ ▄▄▄", "█  ▄▀", "█  █"])
    #expect(
      harness.cell(x: 0, y: 0).foreground != harness.cell(x: 4, y: 0).foreground)
    harness.setTheme(small)
    #expect(harness.content == ["I7"] && harness.repaint() == 0)
  }
}
