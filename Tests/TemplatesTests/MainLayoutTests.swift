// SPDX-License-Identifier: MIT
// Testing: the template with a bar above the content.

import Curium
import CuriumTesting
import Testing

@MainActor struct MainLayoutTests {
  @Test func `the bar is above the content, which starts at the left`() {
    let layout = MainLayout(title: "Packages") {
      Text("one")
      Text("two")
    }
    #expect(screen(layout, 24) == ["        Packages", "", "  one", "", "  two"])
  }

  @Test func `shows its actions and performs them`() {
    var done: [String] = []
    let harness = Harness(width: 30, height: 6) {
      MainLayout(
        title: "Packages", onBack: { done.append("back") }, onSettings: { done.append("settings") }
      ) {
        Text("Content")
      }
    }
    harness.press("⇥ ⏎ ⇥ ⏎")
    #expect(done == ["back", "settings"])
    #expect(screen(MainLayout(title: "Packages") { Text("x") }, 30)[0].contains("‹") == false)
  }

  @Test func `fills the screen with its own background`() {
    let harness = Harness(width: 30, height: 6) { MainLayout(title: "Packages") { Text("x") } }
    let ground = Color.background.resolve(in: .dark).color
    #expect(harness.cell(x: 29, y: 5).background == ground)
    #expect(harness.cell(x: 0, y: 0).background == Color.surface.resolve(in: .dark).color)
  }
}
