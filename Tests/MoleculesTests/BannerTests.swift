// SPDX-License-Identifier: MIT
// Testing: banners.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct BannerTests {
  @Test func `has a bar in each row and an icon for each intent, and can be closed`() {
    var count = 0
    var signs: Set<Character> = []
    for intent in BannerIntent.allCases {
      let harness = Harness(width: 30, height: 2) {
        Banner(title: "No connection", message: "Check the cable.", intent: intent) { count += 1 }
      }
      #expect(harness.screen.allSatisfy { $0.hasPrefix("▌") })
      signs.formUnion(harness.screen[0].dropFirst(2).prefix(1))
      harness.press("⇥ ⏎")
      #expect(harness.repaint() == 0)
    }
    #expect(signs.count == 4)
    #expect(count == 4)
  }

  @Test(arguments: [
    (BannerIntent.info, "Version 2 is available", "Information: Version 2 is available"),
    (BannerIntent.success, "Settings saved", "Success: Settings saved"),
    (BannerIntent.warning, "The disk is almost full", "Warning: The disk is almost full"),
    (BannerIntent.error, "No connection", "Error: No connection"),
    (BannerIntent.error, "Error 22", "Error 22"),
    (BannerIntent.success, "success", "success"),
  ])
  func `its kind is read once, before the title`(
    intent: BannerIntent, title: String, spoken: String
  ) {
    let transcript = Transcript { Banner(title: title, message: "Read on.", intent: intent) }
    #expect(transcript.text == "\(spoken), group\nRead on.\n> ")
  }

  @Test func `its close button has its colours, and a background only with the focus`() throws {
    for intent in BannerIntent.allCases {
      let harness = Harness(width: 24, height: 1, theme: .dark) {
        Banner(title: "No connection", intent: intent) {}
      }
      let title = harness.cell(x: 4, y: 0)
      let place = try #require(harness.position(of: "×"))
      #expect(place.x == 22)
      #expect(harness.cell(x: place.x, y: 0).foreground == title.foreground)
      #expect((20..<24).allSatisfy { harness.cell(x: $0, y: 0).background == title.background })
      harness.press("⇥")
      #expect(harness.focused?.label == "Close")
      #expect(harness.position(of: "▌×")?.x == 21)
      #expect((21..<24).allSatisfy { harness.cell(x: $0, y: 0).background != title.background })
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `its bar, icon, text and close button are grey when disabled`() {
    let harness = Harness(width: 30, height: 1, theme: .dark) {
      Banner(title: "No connection", intent: .error) {}.disabled(true)
    }
    let ink = Color.textDisabled.resolve(in: .dark).color
    #expect([0, 2, 4, 28].allSatisfy { harness.cell(x: $0, y: 0).foreground == ink })
  }
}
