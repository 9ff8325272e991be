// SPDX-License-Identifier: MIT
// Testing: hints, help and menus show the available keys.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct KeyHintTests {
  private struct Page: View {
    @State private var text = ""
    @State private var isArmed = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("text", text: $text)
        Button("one") {}.keyBinding("open", "o") {}
        Button("two") {}.keyBinding("redo", "ctrl+shift+z", "alt+_") {}
        Button(isArmed ? "fire" : "safe") {}.keyboardShortcut(isArmed ? KeyboardShortcut("f") : nil)
        KeyHints()
      }
      .keyHint("move", "up", "down")
      .keyBinding("quit", "q", "ctrl+q") {}
      .keyBinding("top", "g g") {}
      .keyBinding("end", "g e") {}
      .keyBinding("arm", "a") { isArmed.toggle() }
    }
  }

  private func harness(_ support: TerminalSupport = .no, width: Int = 60) -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.keyboardProtocol = support
    return Harness(width: width, height: 5, capabilities: capabilities) { Page() }
  }

  @Test(arguments: [
    ("Send message", "send message"), ("PDF export", "PDF export"), ("GitHub", "GitHub"),
    ("Ünlock", "ünlock"), ("", ""),
  ])
  func `hints begin the title of a button in lower case, but keep names and acronyms`(
    title: String, hint: String
  ) {
    let harness = Harness(width: 40, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Button(title) {}.keyboardShortcut("s")
        KeyHints()
      }
    }
    #expect(harness.screen[1] == (hint.isEmpty ? "  ^S" : "  ^S \(hint)"))
  }

  private struct Controls: View {
    @State private var number = 5.0
    @State private var plan = 1

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("one") {}
        Slider(value: $number, in: 0...9)
        Stepper("Copies", value: $number, in: 0...9)
        Picker("Plan", selection: $plan) {
          Text("Personal").tag(1)
          Text("Team").tag(2)
        }
        .pickerStyle(.radioGroup)
        KeyHints()
      }
    }
  }

  @Test func `a control with keys of its own has a hint only while it has the focus`() {
    let harness = Harness(width: 40, height: 6) { Controls() }
    var hints = [harness.screen[5]]
    for _ in 0..<4 {
      harness.press("⇥")
      hints.append(harness.screen[5])
    }
    #expect(hints == ["", "", "  ←→ change", "  ←→ change", "  ↑↓ move"])
    harness.press("shift+⇥ →")
    #expect(harness.find(.stepper)?.value == "6.0")
    #expect(harness.repaint() == 0)
  }

  @Test func `a key that an inner view handles isn't shown as a hint of the views around it`() {
    let harness = Harness(width: 40, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Button("one") {}.keyHint("choose", "enter")
        KeyHints()
      }
      .keyHint("send", "enter", "ctrl+g")
    }
    harness.press("⇥")
    #expect(harness.screen[1] == "  enter choose   ^G send")
  }

  @Test func `commands that override an editor are shown instead of its own, with its other keys`()
  {
    struct Screen: View {
      @State private var text = ""
      @State private var count = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("count \(count)")
          TextEditor(text: $text)
          ActiveKeysReader { keys in
            ForEach(keys.bindings, id: \.self) { Text("\($0.title) \($0.sequences.count),") }
          }
          KeyHints()
        }
        .keyBinding("plain", "ctrl+g") {}
        .keyBinding("message", "ctrl+g", overridesControls: true) { count += 1 }
        .keyBinding("outer", "ctrl+g", "ctrl+t", overridesControls: true) {}
        .keyBinding("again", "ctrl+shift+z", overridesControls: true) {}
      }
    }
    let harness = Harness(width: 70, height: 24) { Screen() }
    harness.press("⇥ ctrl+g")
    #expect(harness.screen[0] == "count 1")
    let listed = harness.screen.joined(separator: " ")
    #expect(!listed.contains("Go to line") && !listed.contains("plain"), "\(listed)")
    #expect(
      listed.contains("Redo 1") && listed.contains("message 1, outer 1, again 1,"), "\(listed)")
    #expect(harness.screen.last?.hasPrefix("  ^G message   ^T outer") == true)
  }

  @Test func `a click on a hint runs its command, and a hint without a command does nothing`()
    throws
  {
    let harness = harness(width: 66)
    harness.press("⇥ ⇥")
    func click(_ text: String) throws {
      let place = try #require(harness.position(of: text))
      harness.click(x: place.x, y: place.y)
    }
    try click("arm")
    #expect(harness.find(.button, "fire") != nil)
    let before = harness.screen
    try click("move")
    #expect(harness.screen == before)
    #expect(harness.focused?.label == "one")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("⇥ ⇥", "  o open   ↑↓ move   q quit   g g top   g e end   a arm"),
    ("⇥ ⇥ ⇥", "  alt+_ redo   ↑↓ move   q quit   g g top   g e end   a arm"),
    // Keys that a field handles itself have no hint.
    ("⇥", "  ↑↓ move   ^Q quit"),
    ("⇥ ⇥ g", "  g …   g top   e end"),
    ("⇥ ⇥ g esc", "  o open   ↑↓ move   q quit   g g top   g e end   a arm"),
    ("⇥ ⇥ ⇥ ⇥ a", "  ↑↓ move   q quit   g g top   g e end   a arm   ^F fire"),
    ("⇥ ⇥ ⇥ ⇥ a a", "  ↑↓ move   q quit   g g top   g e end   a arm"),
  ])
  func `the hints follow the focus`(keys: String, row: String) {
    let harness = harness(width: 66)
    harness.press(keys)
    #expect(harness.screen[4] == row)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (IconSet.unicode, " enter"), (.ascii, " enter"), (.symbols, " ⏎"), (.nerdFont, " ⏎"),
  ])
  func `Return has a symbol in icon sets that have one`(set: IconSet, label: String) {
    let harness = Harness(width: 8, height: 1) { KeyLabel("enter") }
    harness.setEnvironment { $0.iconSet = set }
    #expect(harness.screen[0] == label)
  }

  @Test func `hints show keys that work on this terminal, as far as there is room`() {
    let harness = harness(.yes, width: 26)
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.screen[4] == "  ctrl+shift+z redo")
    harness.setEnvironment { $0.iconSet = .ascii }
    harness.press("shift+⇥")
    #expect(harness.screen[4] == "  o open   up down move")
    #expect(harness.repaint() == 0)
    harness.resize(width: 1, height: 1)
    harness.resize(width: 66, height: 5)
    #expect(harness.screen[4].hasPrefix("  o open"))
    #expect(harness.repaint() == 0)
  }

  @Test func `moving the focus updates only the hints`() {
    let harness = harness()
    harness.press("⇥ ⇥")
    harness.recording.reset()
    harness.press("⇥")
    #expect(!harness.recording.bodies.contains("Page"))
    #expect(harness.recording.bodies.contains("ActiveKeysReader"))
    harness.press("z")
    harness.recording.reset()
    harness.press("z")
    #expect(harness.recording.bodies.isEmpty)
  }

  @Test func `a menu shows the shortcuts of its rows`() {
    var log = ""
    let harness = Harness(width: 30, height: 8) {
      Menu("File") {
        Button("Open") { log += "o" }.keyboardShortcut("o")
        Button("Save as") { log += "s" }.keyboardShortcut("s", modifiers: [.control, .shift])
        Button("Close") { log += "c" }
      }
    }
    harness.press("⇥ ⏎")
    let rows = harness.screen.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains { $0.contains("Open ^O") }, "\(rows)")
    #expect(rows.contains { $0.contains("Save as") && !$0.contains("ctrl") })
    harness.press("ctrl+o")
    #expect(log == "o")
    #expect(harness.repaint() == 0)
  }

  @Test func `a custom reader follows the available keys`() {
    let harness = Harness(width: 30, height: 2) {
      VStack(alignment: .leading) {
        ActiveKeysReader { keys in Text(keys.bindings.map(\.id).joined(separator: ",")) }
        Button("a") {}.onKeyPress("d", "Delete") { .handled }
      }
      .keyBinding("Go Up", "u") {}
    }
    #expect(harness.screen[0] == "delete,go-up")
    #expect(harness.repaint() == 0)
  }

  @Test func `a hint says that the mouse is released, and its key only takes the mouse back`() {
    struct Page: View {
      var body: some View {
        VStack(spacing: 0) {
          Text("page")
          KeyHints()
        }
        .keyBinding("help", "?", hintPriority: .pinned) {}
      }
    }
    let harness = Harness(width: 60, height: 2) { Page() }
    let hints = harness.screen[1]
    harness.press("alt+m")
    #expect(harness.requests.last == .pointer(.none))
    #expect(harness.screen[1].contains("take the mouse back"))
    harness.press("alt+m")
    #expect(harness.requests == [.pointer(.none), .pointer(.buttons)])
    #expect(harness.screen[1] == hints)
    harness.press("alt+m x")
    #expect(harness.screen[1] == hints)
    #expect(harness.repaint() == 0)
  }
}
