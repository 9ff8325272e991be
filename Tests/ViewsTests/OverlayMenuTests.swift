// SPDX-License-Identifier: MIT
// Testing: menus, context menus, help and toasts.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct OverlayMenuTests {
  @Observable final class Model {
    var acts: [String] = []
  }

  struct Sorting: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Menu("Sort") {
          Button("By name") { model.acts.append("name") }
          Button("By size") { model.acts.append("size") }
          Menu("More") {
            Button("Up") { model.acts.append("up") }
            Button("Down") { model.acts.append("down") }
          }
          Button("Off") { model.acts.append("off") }.disabled(true)
          Button("Remove", role: .destructive) { model.acts.append("remove") }
        }
        Text("hidden by a menu")
      }
    }
  }

  @Test func `a menu opens below its label`() {
    let harness = Harness(width: 24, height: 10) { Sorting(model: Model()) }
    harness.press("⇥")
    #expect(harness.focused?.role == .menuButton)
    harness.press("⏎")
    #expect(
      harness.screen == [
        "Sort ▼",
        "▄▄▄▄▄▄▄▄▄▄▄▄menu",
        " ▌By name",
        "  By size",
        "  More   ›",
        "  Off",
        "  Remove",
        "▀▀▀▀▀▀▀▀▀▀▀▀",
        "", "",
      ])
    #expect(harness.find(.menu) != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a menu in a sheet has a frame, because both have the same background`() async {
    let harness = Harness(width: 30, height: 14) {
      Text("").sheet(isPresented: .constant(true)) {
        Menu("Sort") { Button("By name") {} }.padding(.bottom, 4).padding(.trailing, 10)
      }
    }
    await harness.settle()
    harness.press("⇥ ⏎")
    let top = harness.position(of: "╭─")
    #expect(top != nil && harness.position(of: "By name") != nil)
    #expect(harness.position(of: "▄▄") != nil, "the sheet has a soft edge")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("⏎", ["name"]), ("↓ ⏎", ["size"]), ("↑ ⏎", ["remove"]), ("end ↓ ⏎", ["name"]),
    ("end home space", ["name"]), ("b ⏎", ["size"]), ("b b ⏎", ["name"]), ("r ⏎", ["remove"]),
    ("o x ⏎", ["name"]), ("b y space n ⏎", ["name"]), ("r e m ⏎", ["remove"]),
    ("r b space", ["remove"]), ("b ↓ m ⏎ ↓ ⏎", ["down"]), ("b n space", ["size"]),
    ("m ⏎ ↓ ⏎", ["down"]), ("m ⏎ ← esc", []), ("esc", []),
  ])
  func `keys choose in a menu, and the focus returns`(keys: String, acts: [String]) {
    let model = Model()
    let harness = Harness(width: 24, height: 10) { Sorting(model: model) }
    harness.press("⇥ ⏎ \(keys)")
    #expect(model.acts == acts)
    #expect(harness.find(.menu) == nil)
    #expect(harness.focused?.role == .menuButton)
    #expect(harness.repaint() == 0)
  }

  @Test func `a long menu scrolls and stays on the screen`() {
    let harness = Harness(width: 16, height: 7) {
      Menu("All") { ForEach(0..<20) { Button("item \($0)") {} } }
    }
    harness.press("⇥ ⏎ end")
    #expect(harness.position(of: "▌item 19") != nil)
    #expect(harness.screen[0].hasPrefix("▄▄"), "it covers its label")
    harness.press("↓")
    #expect(harness.position(of: "▌item 0") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `no half of a covered control is visible above a menu`() {
    func harness(_ row: some View) -> Harness {
      let harness = Harness(width: 24, height: 10) {
        VStack(alignment: .leading, spacing: 0) {
          Menu("Sort") { Button("By name") {} }
          row
        }
      }
      harness.press("⇥ ⏎")
      return harness
    }
    let covering = harness(Button("Go") {})
    #expect(covering.screen[1].hasPrefix("▄▄▄▄▄▄▄▄▄▄▄"))
    let panel = covering.cell(x: 0, y: 2).background
    #expect((0..<11).allSatisfy { covering.cell(x: $0, y: 1).background == panel })
    #expect(covering.repaint() == 0)
    let free = harness(Text("Go"))
    #expect(free.screen == covering.screen)
    #expect((0..<11).allSatisfy { free.cell(x: $0, y: 1).background != panel })
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<3) { row in
          Button("row \(row)") { model.acts.append("press \(row)") }
            .contextMenu { Button("Open \(row)") { model.acts.append("open \(row)") } }
        }
      }
    }
  }

  @Test func `a right-click opens a context menu below the pointer`() {
    let model = Model()
    let harness = Harness(width: 24, height: 8) { Rows(model: model) }
    let point = CellPoint(x: 3, y: 1)
    harness.pointer(PointerEvent(.down, button: .secondary, at: point))
    harness.pointer(PointerEvent(.up, button: .secondary, at: point))
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 3, y: 2))
    harness.press("⏎")
    #expect(model.acts == ["open 1"])
    #expect(harness.focused == nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    KeyPress(.function(10), modifiers: .shift), KeyPress(KeyEquivalent("\u{F735}")),
  ])
  func `a key opens the context menu of the focused view`(key: KeyPress) {
    let model = Model()
    let harness = Harness(width: 24, height: 8) { Rows(model: model) }
    harness.press("⇥ ⇥")
    harness.send(.key(key))
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 0, y: 2))
    harness.press("⏎")
    #expect(model.acts == ["open 1"])
    #expect(harness.focused?.label == "row 1")
  }

  @Test func `a disabled view has no context menu`() {
    for isDisabled in [true, false] {
      let harness = Harness(width: 24, height: 8) {
        List(selection: .constant(Optional(1))) {
          ForEach(0..<3) { row in
            Text("row \(row)").contextMenu { Button("Delete") {} }
          }
        }
        .disabled(isDisabled)
      }
      harness.pointer(PointerEvent(.down, button: .secondary, at: CellPoint(x: 3, y: 1)))
      #expect((harness.find(.menu) == nil) == isDisabled)
    }
  }

  @Test func `an empty help text shows no tooltip`() async {
    struct Form: View {
      @State private var reason = ""
      var body: some View {
        VStack(alignment: .leading) {
          Button("send") {}.help(reason)
          Button("other") {}
        }
        .keyBinding("invalid", "f1") { reason = "Enter a name" }
        .keyBinding("valid", "f2") { reason = "" }
      }
    }
    let harness = Harness(width: 24, height: 4) { Form() }
    harness.press("⇥")
    #expect(!harness.isAnimating)
    await harness.advance(by: .seconds(1))
    #expect(harness.find(.tooltip) == nil && harness.focused?.label == "send")
    harness.press("f1 ⇥ shift+⇥")
    await harness.advance(by: .seconds(1))
    #expect(harness.find(.tooltip)?.label == "Enter a name")
    harness.press("f2 ⇥ shift+⇥")
    await harness.advance(by: .seconds(1))
    #expect(harness.find(.tooltip) == nil && harness.repaint() == 0)
  }

  @Test func `help appears when the pointer or focus rests, and closes on a key`() async {
    let harness = Harness(width: 24, height: 4) {
      HStack(spacing: 4) {
        Button("a") {}.help("first help")
        Button("b") {}.help("second help")
        Button("c") {}
      }
    }
    func shown() -> [String] { harness.elements.filter { $0.role == .tooltip }.map(\.label) }
    func point(_ x: Int) {
      harness.pointer(PointerEvent(.moved, at: CellPoint(x: x, y: 0)))
    }
    harness.press("⇥")
    await harness.advance(by: .milliseconds(400))
    #expect(shown() == [])
    await harness.advance(by: .milliseconds(200))
    #expect(shown() == ["first help"])
    #expect(harness.screen[1] == " first help")
    #expect(harness.focused?.label == "a")
    harness.press("⇥")
    #expect(shown() == [] && harness.repaint() == 0)
    await harness.advance(by: .seconds(1))
    #expect(shown() == ["second help"])
    point(0)
    await harness.advance(by: .seconds(1))
    #expect(shown() == ["first help"])
    point(12)
    await harness.advance(by: .seconds(1))
    #expect(shown() == [] && !harness.isAnimating)
    point(0)
    await harness.advance(by: .seconds(1))
    harness.pointer(PointerEvent(.down, button: .middle, at: .zero))
    #expect(shown() == [])
    point(12)
    point(0)
    await harness.advance(by: .milliseconds(400))
    harness.press("x")
    await harness.advance(by: .seconds(1))
    #expect(shown() == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `help follows a scrolled view`() async {
    let harness = Harness(width: 24, height: 8) {
      ScrollView {
        ForEach(0..<20) { line in
          if line == 4 { Text("helped").help("why") } else { Text("line \(line)") }
        }
      }
    }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 0, y: 4)))
    await harness.advance(by: .seconds(1))
    #expect(harness.find(.tooltip)?.frame.origin == CellPoint(x: 0, y: 5))
    harness.scroll(y: 1, at: CellPoint(x: 0, y: 4))
    #expect(harness.screen[1].hasPrefix("helped"))
    #expect(harness.find(.tooltip)?.frame.origin == CellPoint(x: 0, y: 2))
    #expect(harness.repaint() == 0)
  }

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

  @Test func `a link in a menu closes the menu`() {
    let model = Model()
    let harness = Harness(width: 24, height: 10) {
      NavigationStack {
        Menu("Go") {
          NavigationLink("Settings", value: "settings")
          Link("Manual", destination: "https://example.com")
        }
        .navigationDestination(for: String.self) { Text("screen \($0)") }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          model.acts.append("\($0)")
          return .handled
        })
    }
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.find(.menu) == nil)
    #expect(harness.position(of: "screen settings") != nil)
    harness.press("esc ⇥ ⏎ ↓ ⏎")
    #expect(model.acts == ["https://example.com"])
    #expect(harness.find(.menu) == nil && harness.focused?.label == "Go")
    #expect(harness.repaint() == 0)
  }
}
