// SPDX-License-Identifier: MIT
// Testing: breadcrumbs.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct BreadcrumbsTests {
  @Test func `leads back, and drops the middle in a narrow view`() throws {
    var chosen: [Int] = []
    let harness = Harness(width: 50, height: 1) {
      Breadcrumbs(path: ["Home", "Packages", "Networking", "swift-nio"]) { chosen.append($0) }
    }
    harness.press("⇥ ⇥ ⏎")
    #expect(chosen == [1])
    #expect(harness.screen[0].hasSuffix("swift-nio"))
    harness.resize(width: 24, height: 1)
    #expect(harness.screen[0].contains("Home") && !harness.screen[0].contains("Packages"))
    #expect(harness.screen[0].contains("…"))
    harness.resize(width: 12, height: 1)
    #expect(!harness.screen[0].contains("Home"))
    #expect(harness.repaint() == 0)
    harness.setTheme(.dark)
    harness.setEnvironment { $0.isEnabled = false }
    let place = try #require(harness.position(of: "swift"))
    let ink = Color.textDisabled.resolve(in: .dark).color
    #expect(harness.cell(x: place.x, y: 0).foreground == ink)
  }
}
