// SPDX-License-Identifier: MIT
// Testing: the focused view, and the routing of keys.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct FocusTests {
  private struct Board: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Button("a") {}
          Button("b") {}.disabled(true)
          Button("c") {}
        }
        HStack {
          Button("d") {}
          Button("e") {}
          Button("f") {}.hidden()
        }
        Button("g") {}
      }
    }
  }

  @Test(arguments: [
    ("⇥", "a"), ("⇥ ⇥", "c"), ("⇥ ⇥ ⇥ ⇥ ⇥", "g"), ("⇥ ⇥ ⇥ ⇥ ⇥ ⇥", "a"), ("shift+⇥", "g"),
    ("⇥ shift+⇥", "g"), ("⇥ →", "c"), ("⇥ → ↓", "e"), ("⇥ ↓", "d"), ("⇥ ↓ → ↓", "g"),
    ("⇥ ↓ ↓ ↑", "d"), ("⇥ ←", "a"), ("⇥ ↑", "a"), ("↓", "a"), ("⇥ ↓ → →", "e"),
  ])
  func `Tab follows reading order, arrow keys go to a neighbour, and both skip unfocusable views`(
    keys: String, label: String
  ) {
    let harness = Harness(width: 12, height: 3) { Board() }
    #expect(harness.focused == nil)
    harness.press(keys)
    #expect(harness.focused?.label == label)
    #expect(harness.elements.filter { $0.semantics.isFocused }.count == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled or hidden view loses the focus`() {
    struct Changing: View {
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Button("a") {}.disabled(isDisabled)
          Button("b") {}
        }
        .onKeyPress("x") {
          isDisabled.toggle()
          return .handled
        }
      }
    }
    let harness = Harness(width: 4, height: 2) { Changing() }
    harness.press("⇥ x")
    #expect(harness.focused?.label == "b")
    harness.press("x shift+⇥")
    #expect(harness.focused?.label == "a")
  }

  @Test func `a disabled view passes the focus to its neighbour, not to another section`() {
    struct Sending: View {
      @State private var isSending = false
      var body: some View {
        HStack {
          VStack { Button("list") {} }.focusSection()
          VStack {
            Group {
              Button("name") { isSending = true }
              Button("send") { isSending = true }
            }
            .disabled(isSending)
            Button("cancel") {}
          }
          .focusSection()
        }
      }
    }
    let harness = Harness(width: 20, height: 3) { Sending() }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "name")
    harness.press("⏎")
    #expect(harness.focused?.label == "cancel")
    #expect(harness.repaint() == 0)
  }

  private enum Field: Hashable { case first, second }

  private struct Form: View {
    @FocusState private var field: Field?
    @State private var isSecondShown = true
    var body: some View {
      VStack(alignment: .leading) {
        Text(field == .first ? "first" : field == .second ? "second" : "none")
        Button("1") {}.focused($field, equals: .first)
        if isSecondShown { Button("2") {}.focused($field, equals: .second) }
      }
      .onKeyPress { press in
        switch press.key {
        case "s": field = .second
        case "n": field = nil
        case "h": isSecondShown.toggle()
        default: return .ignored
        }
        return .handled
      }
    }
  }

  @Test(arguments: [
    ("⇥", "first"), ("⇥ ⇥", "second"), ("s", "second"), ("s n", "none"), ("s shift+⇥", "first"),
    ("s h", "first"), ("h s", "none"), ("⇥ ⇥ n ⇥", "first"),
  ])
  func `a focus state follows the focus, and can move it`(keys: String, shown: String) {
    let harness = Harness(width: 8, height: 3) { Form() }
    harness.press(keys)
    #expect(harness.screen[0] == shown)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings.isEmpty)
  }

  @Test func `a focus state follows the value of the focused view`() {
    struct Rows: View {
      @State private var ids = ["a", "b"]
      @State private var usesOther = false
      @FocusState private var focus: String?
      @FocusState private var other: String?
      var body: some View {
        VStack(alignment: .leading) {
          Text("\(focus ?? "none") \(other ?? "none")")
          ForEach(ids.indices, id: \.self) {
            Button("row \($0)") {}.focused(usesOther ? $other : $focus, equals: ids[$0])
          }
          Button("last") {}
        }
        .keyBinding("Sort", "s") { ids.reverse() }
        .keyBinding("Switch", "x") { usesOther.toggle() }
      }
    }
    let harness = Harness(width: 12, height: 4) { Rows() }
    for (keys, shown) in [
      ("⇥", "a none"), ("s", "b none"), ("⇥", "a none"), ("x", "none a"), ("s x", "b none"),
      ("⇥", "none none"),
    ] {
      harness.press(keys)
      #expect(harness.screen[0] == shown)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a Boolean focus state works with a default focus`() {
    struct Page: View {
      @FocusState private var isEditing: Bool
      var body: some View {
        VStack(alignment: .leading) {
          Text(isEditing ? "editing" : "reading")
          Button("a") {}
          Button("b") { isEditing = false }.focused($isEditing).defaultFocus()
        }
      }
    }
    let harness = Harness(width: 8, height: 3) { Page() }
    #expect(harness.focused?.label == "b")
    #expect(harness.screen[0] == "editing")
    harness.press("⏎")
    #expect(harness.focused == nil)
    #expect(harness.screen[0] == "reading")
  }

  @Test(arguments: [
    ("⇥", "a1"), ("⇥ ⇥", "b1"), ("⇥ ↓ ⇥", "b1"), ("⇥ ↓ ⇥ shift+⇥", "a2"), ("⇥ ↓ → ⇥", "a2"),
  ])
  func `Tab stops once in each section`(keys: String, label: String) {
    let harness = Harness(width: 8, height: 2) {
      HStack {
        VStack {
          Button("a1") {}
          Button("a2") {}
        }
        .focusSection()
        VStack {
          Button("b1") {}
          Button("b2") {}
        }
        .focusSection()
      }
    }
    harness.press(keys)
    #expect(harness.focused?.label == label)
  }

  // MARK: Keys

  @Test(arguments: [
    ("a", ["outer a"]), ("⇥ a", ["inner a"]), ("⇥ b", ["outer b"]), ("⇥ ⏎", ["press"]),
    ("⇥ space", ["press"]), ("⏎", []), ("ctrl+s", ["save"]), ("⇥ ctrl+s", ["save"]),
    ("?", ["help"]), ("⇥ c", ["child c"]), ("⇥ ⇥ a", ["outer a"]), ("ctrl+d", []),
  ])
  func `keys go to the focused view, then outwards, then to shortcuts`(keys: String, log: [String])
  {
    var entries: [String] = []
    let harness = Harness(width: 8, height: 5) {
      VStack {
        VStack {
          Button("x") { entries.append("press") }
            .onKeyPress("c") {
              entries.append("child c")
              return .handled
            }
        }
        .onKeyPress { press in
          guard press.key == "a" else { return .ignored }
          entries.append("inner a")
          return .handled
        }
        Button("save") { entries.append("save") }.keyboardShortcut("s")
        Button("help") { entries.append("help") }.keyboardShortcut("?", modifiers: [])
        Button("dead") { entries.append("dead") }.keyboardShortcut("d").disabled(true)
      }
      .onKeyPress(keys: ["a", "b"]) { press in
        entries.append("outer \(press.characters)")
        return .handled
      }
    }
    if keys == "a" {
      // Without a focus, the innermost handler comes first.
      harness.press(keys)
      #expect(entries == ["inner a"])
    } else {
      harness.press(keys)
      #expect(entries == log)
    }
  }

  @Test func `a shortcut works only while its view exists`() {
    struct Page: View {
      @State private var isArmed = false
      @State private var count = 0
      var body: some View {
        VStack {
          Button("fire \(count)") { count += 1 }
            .keyboardShortcut(isArmed ? KeyboardShortcut("f") : nil)
        }
        .onKeyPress("x") {
          isArmed.toggle()
          return .handled
        }
      }
    }
    let harness = Harness(width: 8, height: 1) { Page() }
    harness.press("ctrl+f x ctrl+f ctrl+f x ctrl+f")
    #expect(harness.screen == ["fire 2"])
  }

  @Test func `Control-C quits unless a view handles it`() {
    let taken = Harness(width: 4, height: 1) {
      Text("x").onKeyPress { $0.key == "c" ? .handled : .ignored }
    }
    taken.press("ctrl+c")
    #expect(!taken.hasQuit)
    let free = Harness(width: 4, height: 1) { Text("x") }
    free.press("c ctrl+c")
    #expect(free.hasQuit)
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16, .none])
  func `a focusable view shows the focus on its own background, and without colours`(
    depth: ColorDepth
  ) {
    let harness = Harness(
      width: 12, height: 3, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("plain").focusable()
        Text("raised").background(.surfaceRaised).focusable()
        Color.surfaceRaised.focusable()
      }
    }
    for row in 0..<3 {
      let before = harness.cell(x: 1, y: row)
      harness.press("⇥")
      let after = harness.cell(x: 1, y: row)
      #expect(after.glyph == before.glyph)
      #expect(
        depth < .ansi256
          ? after.attributes.contains(.marked) : after.background != before.background)
    }
    #expect(harness.screen == ["plain", "raised", ""])
    #expect(harness.repaint() == 0)
  }
}
