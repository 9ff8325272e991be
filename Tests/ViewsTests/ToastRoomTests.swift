// SPDX-License-Identifier: MIT
// Testing: how many messages are shown at once.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ToastRoomTests {
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

  @Test func `messages that wait are shown when the window grows, for their full time`() async {
    let harness = Harness(width: 40, height: 11) { Page() }
    harness.press("a")
    await harness.advance(by: .seconds(2))
    #expect(shown(harness) == ["message 1"])
    harness.resize(width: 40, height: 12)
    #expect(shown(harness) == ["message 1", "message 2"])
    #expect(harness.repaint() == 0)
    await harness.advance(by: .milliseconds(1_100))
    #expect(shown(harness) == ["message 2", "message 3"])
    await harness.advance(by: .milliseconds(1_800))
    #expect(shown(harness) == ["message 2", "message 3"])
    await harness.advance(by: .milliseconds(200))
    #expect(shown(harness) == ["message 3", "message 4"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `messages without room wait when the window shrinks`() async {
    let harness = Harness(width: 40, height: 18) { Page() }
    harness.press("a")
    #expect(shown(harness) == ["message 1", "message 2", "message 3"])
    harness.resize(width: 40, height: 11)
    #expect(shown(harness) == ["message 1"])
    #expect(harness.screen.count { $0.contains("message") } == 1)
    #expect(harness.repaint() == 0)
    for number in 2...4 {
      await harness.advance(by: .milliseconds(3_050))
      #expect(shown(harness) == ["message \(number)"])
    }
    await harness.advance(by: .milliseconds(3_050))
    #expect(shown(harness) == [] && !harness.isAnimating)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the action of a message without room has no key until the window grows`() {
    struct Bin: View {
      @State private var undone = 0
      @Environment(\.toast) private var toast

      var body: some View {
        VStack(spacing: 0) {
          Text("undone \(undone)")
          Spacer()
          KeyHints()
        }
        .keyBinding("Remove", "d") {
          toast("Saved")
          toast("1 removed", action: "Undo", key: "r") { undone += 1 }
        }
      }
    }
    let harness = Harness(width: 40, height: 11) { Bin() }
    harness.press("d")
    #expect(shown(harness) == ["Saved"])
    #expect(!harness.screen[10].contains("undo"))
    harness.press("ctrl+r")
    #expect(harness.position(of: "undone 0") != nil)
    harness.resize(width: 40, height: 14)
    #expect(shown(harness) == ["Saved", "1 removed"])
    #expect(harness.screen[13].contains("^R undo"))
    harness.press("ctrl+r")
    #expect(harness.position(of: "undone 1") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// A view with a message that has an icon and an action.
  private struct Files: View {
    @Environment(\.toast) private var toast

    var body: some View {
      Text("page").keyBinding("Remove", "d") {
        toast("Deleted huge.log", systemImage: "trash", action: "Undo", key: "z") {}
      }
    }
  }

  @Test(arguments: [(20, 3), (24, 2), (30, 2), (40, 1)])
  func `in a narrow terminal, the action is below its message`(width: Int, rows: Int) throws {
    let harness = Harness(width: width, height: 10) { Files() }
    harness.press("d")
    #expect(harness.screen.count { $0.contains("█") } == rows)
    let action = try #require(harness.position(of: "Undo  ^Z"))
    let file = try #require(harness.position(of: "huge.log"))
    #expect(harness.position(of: "Deleted") != nil)
    #expect(width < 30 ? action.y == file.y + 1 : action.y <= file.y)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
