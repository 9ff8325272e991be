// SPDX-License-Identifier: MIT
// Views: texts in display fonts are drawn in large letters.

import CuriumEngine
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumViews
import Testing

@MainActor struct DisplayTextTests {
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

  @Test(arguments: [
    ("€£¥$", [" ▄▄▄  ▄▄▄ ▄ ▄  ▄▄▄▄", "▀█▀  ▄█▄  ▄█▄ ▀▄█▄", "▀██▄ ▄█▄▄  █  ▄▄█▄▀"]),
    (
      "±×µ°→%",
      [" ▄           ▄    ▄   ▄ ▄", "▀█▀ ▀▄▀ █ █ ▀▄▀ ▄▄▄█▄  ▄▀", "▄▄▄ ▀ ▀ █▀▀       ▄▀  █ ▄"]
    ),
    ("éüñ", ["  ▄ ▄ ▄ ▄▄▄▄", "▄▄▄ ▄ ▄ ▄▄ ▄", "██▄ █▄█ █ ▀█"]),
    ("ß", [" ▄▄  ▄▄", "▀▄  ▀▄", "▄▄▀ ▄▄▀"]),
    ("8,4.", ["▄▄▄    ▄ ▄", "█▄█    █▄█", "█▄█ ▀█   █ ▄"]),
    ("漢", ["▄▄▄", "█ █", "█▄█"]),
  ]) func `currencies, signs and accents have letters of the same height`(
    text: String, rows: [String]
  ) {
    let harness = Harness(width: 30, height: 3) { Text(text).font(.displayMedium) }
    #expect(harness.content == rows)
    #expect(text.hasDisplayLetters == (text != "漢"))
    #expect(harness.repaint() == 0)
  }

  @Test func `accents and signs are also five rows high`() {
    let harness = Harness(width: 20, height: 5) { Text("é−").font(.displayLarge) }
    #expect(harness.content == ["    ██", "", "██████  ██████", "████", "██████"])
  }

  @Test(arguments: [
    ("", true), ("12,480", true), ("−5 °C", true), ("1\u{202F}204 €", true),
    ("e\u{301}te\u{301}", true), ("5 µs", true), ("7 ⁄ 9", false), ("☀", false), ("Ωm", false),
  ]) func `reports whether all characters have letters`(text: String, isWhole: Bool) {
    #expect(text.hasDisplayLetters == isWhole)
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
