// SPDX-License-Identifier: MIT
// Testing: breadcrumbs.

import Curium
import CuriumTesting
import Testing

@MainActor struct BreadcrumbsTests {
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

  @Test func `only as many locations as necessary are omitted, starting after the first`() {
    var chosen: [Int] = []
    let harness = Harness(width: 60, height: 1) {
      Breadcrumbs(path: ["/", "home", "ada", "src", "curium", "Sources", "Views"]) {
        chosen.append($0)
      }
    }
    func shown(_ width: Int) -> String {
      harness.resize(width: width, height: 1)
      return harness.screen[0].split(separator: " ").joined(separator: " ")
    }
    #expect(shown(60) == "/ › home › ada › src › curium › Sources › Views")
    #expect(shown(46) == "/ › … › ada › src › curium › Sources › Views")
    #expect(shown(40) == "/ › … › src › curium › Sources › Views")
    harness.press("⇥ ⇥ ⏎")
    #expect(chosen == [3])
    // The focused location is omitted, so the focus is on the first one.
    #expect(shown(18) == "▌/ › … › Views")
    #expect(shown(11) == "… › Views")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a location keeps the focus while others are omitted`() {
    let harness = Harness(width: 60, height: 1) {
      Breadcrumbs(path: ["/", "home", "ada", "src", "curium"]) { _ in }
    }
    harness.press("⇥ ⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "src")
    harness.resize(width: 24, height: 1)
    #expect(harness.position(of: "home") == nil && harness.position(of: "…") != nil)
    #expect(harness.focused?.label == "src")
    harness.resize(width: 60, height: 1)
    #expect(harness.position(of: "home") != nil && harness.focused?.label == "src")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a path without earlier locations is only truncated`() {
    func shown(_ path: [String], _ width: Int) -> String {
      Harness(width: width, height: 1) { Breadcrumbs(path: path) { _ in } }.screen[0]
    }
    #expect(shown(["Packages"], 20).hasSuffix("Packages"))
    #expect(shown(["Packages"], 6).hasSuffix("…") && !shown(["Packages"], 6).contains("›"))
    #expect(shown([], 6) == "")
  }

  @Test func `each location of a long path costs the same number of nodes`() {
    func nodes(_ count: Int) -> Int {
      let path = (0..<count).map { "\($0)" }
      let harness = Harness(width: 30, height: 1) { Breadcrumbs(path: path) { _ in } }
      return harness.takeStatistics().nodes
    }
    #expect(nodes(30) - nodes(20) == nodes(20) - nodes(10))
  }
}
