// SPDX-License-Identifier: MIT
// Testing: messages that disappear after a while.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct ToastTests {
  private typealias Model = OverlayMenuTests.Model

  private struct Toasting: View {
    let model: Model
    @Environment(\.toast) private var toast

    var body: some View {
      VStack {
        Button("go") {
          model.acts.append("go")
          toast("message \(model.acts.count)", duration: .seconds(Int64(2 + model.acts.count)))
        }
        Spacer()
      }
    }
  }

  @Test func `toasts stack, and disappear after a while`() async {
    let model = Model()
    let harness = Harness(width: 24, height: 24) { Toasting(model: model) }
    func shown() -> [String] { harness.elements.filter { $0.role == .status }.map(\.label) }
    harness.press("⇥ ⏎ ⏎")
    #expect(shown() == ["message 1", "message 2"])
    #expect(harness.focused?.label == "go")
    #expect(harness.position(of: "message 2")?.y == 22)
    await harness.advance(by: .milliseconds(2_900))
    #expect(shown() == ["message 1", "message 2"])
    await harness.advance(by: .milliseconds(200))
    #expect(shown() == ["message 2"])
    harness.press("⏎ ⏎ ⏎")
    #expect(shown() == ["message 2", "message 3", "message 4"])
    #expect(harness.repaint() == 0)
    await harness.advance(by: .seconds(1))
    #expect(shown() == ["message 3", "message 4", "message 5"])
    await harness.advance(by: .seconds(10))
    #expect(harness.content.count == 1 && !harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  private struct Telling: View {
    let messages: [String]
    @Environment(\.toast) private var toast

    var body: some View {
      VStack(spacing: 0) {
        Button("go") { for message in messages { toast(message) } }
        Spacer()
        KeyHints()
      }
      .keyBinding("save", "s") {}
    }
  }

  @Test(arguments: [
    ("Saved", 3_000), ("Saved the file in its folder", 3_800),
    (Array(repeating: "word", count: 90).joined(separator: " "), 12_000),
    (String(repeating: "漢字", count: 15), 5_000),
  ])
  func `a toast stays long enough to read its text`(
    message: String, milliseconds: Int
  ) async {
    let harness = Harness(width: 80, height: 20) { Telling(messages: [message]) }
    harness.press("⇥ ⏎")
    await harness.advance(by: .milliseconds(milliseconds - 50))
    #expect(harness.find(.status, message) != nil)
    await harness.advance(by: .milliseconds(100))
    #expect(harness.find(.status, message) == nil)
    #expect(!harness.isAnimating)
  }

  @Test func `toasts don't cover the key hints, are flush right, and have one width`() throws {
    let harness = Harness(width: 40, height: 24) {
      Telling(messages: ["Saved", "Saved the second file too"])
    }
    harness.press("⇥ ⏎")
    #expect(harness.screen[23] == "  s save")
    let toasts = harness.elements.filter { $0.role == .status }.map(\.frame)
    #expect(toasts.map(\.maxY).max() == 23)
    #expect(toasts.map(\.width) == [29, 29] && toasts.map(\.maxX) == [40, 40])
    let hint = try #require(harness.position(of: "save"))
    #expect(hint.y == 23)
    harness.resize(width: 40, height: 1)
    #expect(harness.repaint() == 0)
    harness.resize(width: 12, height: 12)
    #expect(harness.repaint() == 0)
  }

  @Test func `a low screen shows one toast after another`() async {
    let harness = Harness(width: 40, height: 12) { Telling(messages: ["Saved", "Sent"]) }
    func shown() -> [String] { harness.elements.filter { $0.role == .status }.map(\.label) }
    harness.press("⇥ ⏎")
    #expect(shown() == ["Saved"])
    await harness.advance(by: .milliseconds(3_100))
    #expect(shown() == ["Sent"])
    await harness.advance(by: .milliseconds(3_100))
    #expect(shown() == [] && !harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `toasts without room are shown in order as room becomes free`() async {
    let messages = (0..<12).map { "message \($0)" }
    let harness = Harness(width: 40, height: 24) { Telling(messages: messages) }
    func shown() -> [String] { harness.elements.filter { $0.role == .status }.map(\.label) }
    harness.press("⇥ ⏎")
    for first in [0, 3, 6, 9] {
      #expect(shown() == Array(messages[first..<first + 3]))
      await harness.advance(by: .milliseconds(3_050))
    }
    #expect(shown() == [] && !harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a toast appears above a dialog, in the theme of the view that shows it`() {
    struct Themed: View {
      @Environment(\.toast) private var toast
      var body: some View {
        Button("go") { toast("above") }
      }
    }
    let harness = Harness(width: 40, height: 20) {
      Text("page").sheet(isPresented: .constant(true)) { Themed().environment(\.appTheme, .light) }
    }
    harness.press("⏎")
    let ground = harness.position(of: "above").map {
      harness.cell(x: $0.x, y: $0.y).style.background
    }
    #expect(ground == Color.surfaceOverlay.resolve(in: .light).color)
    #expect(harness.elements.map(\.role) == [.dialog, .button, .group, .status])
    #expect(harness.repaint() == 0)
  }
}
