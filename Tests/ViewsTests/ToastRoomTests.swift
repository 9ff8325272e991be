// SPDX-License-Identifier: MIT
// Testing: how many messages are shown at once.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor @Suite struct ToastRoomTests {
  private struct Page: View {
    @Environment(\.toast) private var toast

    var body: some View {
      Text("page")
        .keyBinding("Save", "s") { toast("Saved") }
        .keyBinding("Remove", "u") { toast("1 removed", action: "Undo", key: "r") {} }
        .keyBinding("Fail", "l") {
          toast((1...9).map { "line \($0)" }.joined(separator: "\n"), color: .error)
        }
        .keyBinding("Save and remove", "b") {
          toast("Saved")
          toast("2 removed", action: "Undo", key: "r") {}
        }
        .keyBinding("Remove from list", "t") {
          toast("3 removed\nfrom the list", action: "Undo", key: "r") {}
        }
        .keyBinding("All", "a") { for number in 1...4 { toast("message \(number)") } }
    }
  }

  private func shown(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .status }.map { String($0.label.prefix { $0 != "\n" }) }
  }

  @Test(arguments: [(3, 1), (11, 1), (12, 2), (17, 2), (18, 3), (40, 3)])
  func `messages leave half of the screen free, and at most three are shown`(
    height: Int, count: Int
  ) {
    let harness = Harness(width: 40, height: height) { Page() }
    harness.press("a")
    #expect(shown(harness) == (1...count).map { "message \($0)" })
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a message with an action is shown beside another one`() {
    let harness = Harness(width: 40, height: 16) { Page() }
    harness.press("s u")
    #expect(shown(harness) == ["Saved", "1 removed"])
    #expect(harness.position(of: "Undo") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `tall messages leave less room for others`() throws {
    let harness = Harness(width: 40, height: 24) { Page() }
    harness.press("l u s")
    #expect(shown(harness) == ["line 1", "1 removed"])
    #expect(harness.screen.count { $0.contains("line ") } == 6)
    let place = try #require(harness.position(of: "line 1"))
    harness.click(x: place.x, y: place.y)
    #expect(shown(harness) == ["1 removed", "Saved"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the newest action of a key is shown, even after a message without room`() {
    let harness = Harness(width: 40, height: 11) { Page() }
    harness.press("u b")
    #expect(shown(harness) == ["2 removed"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a taller message with the newest action of a key takes the place of all others`() {
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("u s")
    #expect(shown(harness) == ["1 removed", "Saved"])
    harness.press("t")
    #expect(shown(harness) == ["3 removed"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
