// SPDX-License-Identifier: MIT
// Testing: menus, context menus and help.

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
