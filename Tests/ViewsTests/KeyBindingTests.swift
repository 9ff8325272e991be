// SPDX-License-Identifier: MIT
// Testing: commands, key sequences, key maps and their hints.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct KeyBindingTests {
  /// Shows the log of called commands in the first row.
  private struct Page: View {
    @State private var log = ""
    var map = KeyMap()

    var body: some View {
      VStack(alignment: .leading) {
        Text(log.isEmpty ? "-" : log)
        VStack(alignment: .leading) {
          Button("in") { log += "P" }
            .keyBinding("Inner", "x") { log += "i" }
        }
        .keyBinding("Top", "g g") { log += "T" }
        .keyBinding("Go", "g", "ctrl+g") { log += "g" }
        Button("out") { log += "Q" }
      }
      .keyBinding("Save", "ctrl+x ctrl+s") { log += "S" }
      .keyBinding("Kill", "ctrl+x k k") { log += "K" }
      .keyBinding("Outer", "x", "y") { log += "o" }
      .keyBinding("Never", "n", isEnabled: false) { log += "N" }
      .onKeyPress("s") {
        log += "s"
        return .handled
      }
      .onKeyPress { press in
        if press.characters.isEmpty || press.key == .tab { return .ignored }
        log += "[\(press.characters)]"
        return .handled
      }
      .keyMap(map)
    }
  }

  @Test(arguments: [
    // The innermost binding comes first, then those around it.
    ("x", "i"), ("y", "o"), ("⇥ x", "i"), ("⇥ ⇥ x", "o"), ("n", "[n]"), ("z", "[z]"),
    // Sequences, and keys that aren't part of one.
    ("⇥ g g", "T"), ("⇥ g x", "gi"), ("⇥ g s", "gs"), ("⇥ g z", "g[z]"), ("⇥ ⇥ g", "[g]"),
    ("ctrl+x ctrl+s", "S"), ("ctrl+x s", "s"), ("ctrl+x k k", "K"), ("ctrl+x k s", "[k]s"),
    ("ctrl+x k ctrl+x ctrl+s", "[k]S"), ("⇥ g ctrl+g", "gg"), ("⇥ g g g g", "TT"),
    // Escape cancels a pending sequence.
    ("⇥ g esc x", "i"), ("ctrl+x esc ctrl+s s", "s"), ("⇥ ctrl+x ⏎", "P"), ("ctrl+x ⇥ ⏎", "P"),
    ("g ⇥ g g", "gT"),
  ])
  func `keys go from the focused view outwards, and wait if they can start a sequence`(
    keys: String, log: String
  ) {
    let harness = Harness(width: 12, height: 4) { Page() }
    harness.press(keys)
    #expect(harness.screen[0] == log)
    #expect(harness.repaint() == 0)
    #expect(harness.isAnimating == false)
  }

  @Test func `keys from an abandoned sequence are replayed`() async {
    let harness = Harness(width: 12, height: 4) { Page() }
    harness.press("⇥ g")
    #expect(harness.screen[0] == "-")
    #expect(harness.isAnimating)
    await harness.advance(by: .milliseconds(900))
    #expect(harness.screen[0] == "-")
    await harness.advance(by: .milliseconds(200))
    #expect(harness.screen[0] == "g")
    #expect(!harness.isAnimating)
    harness.press("ctrl+x k")
    await harness.advance(by: .seconds(2))
    #expect(harness.screen[0] == "g[k]")
    harness.press("⇥ ctrl+x")
    harness.click(x: 0, y: 2)
    #expect(harness.screen[0] == "g[k]Q")
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [("ctrl+c ctrl+k", true), ("ctrl+c ctrl+b", false), ("ctrl+c esc", false)])
  func `a sequence can start with the key that quits`(keys: String, quits: Bool) {
    let harness = Harness(width: 4, height: 1) {
      Text("x").keyBinding("Back", "ctrl+c ctrl+b") {}
    }
    harness.press(keys)
    #expect(harness.hasQuit == quits)
  }

  @Test func `a shortcut with Command warns, because few terminals report it`() {
    struct Page: View {
      let modifiers: EventModifiers
      var body: some View {
        VStack { Button("Save") {}.keyboardShortcut("s", modifiers: modifiers) }
      }
    }
    let harness = Harness(width: 12, height: 2) { Page(modifiers: .command) }
    #expect(
      harness.warnings == [
        "Page ▸ VStack ▸ Button: The shortcut cmd+s works only in the few terminals that report "
          + "Command. Use another modifier, such as Control, the default."
      ])
    let usual = Harness(width: 12, height: 2) { Page(modifiers: [.control, .shift]) }
    #expect(usual.warnings.isEmpty)
  }

  // MARK: Key maps

  @Test(arguments: [
    (["outer": ["q"]], "x y q", "i[y]o"), (["inner": []], "x", "o"),
    (["go": ["ctrl+x ctrl+g"], "top": ["t"]], "⇥ g t ctrl+x ctrl+g", "[g]Tg"),
    (["unknown": ["x"]], "x", "i"),
  ])
  func `a key map changes the keys of commands`(
    entries: [String: [KeySequence]], keys: String, log: String
  ) {
    let harness = Harness(width: 14, height: 4) { Page(map: KeyMap(entries)) }
    harness.press(keys)
    #expect(harness.screen[0] == log)
    #expect(harness.warnings.isEmpty)
  }

  private struct Rows: View {
    let map: KeyMap
    @State private var chosen: Int?
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(chosen ?? -1)")
        List(selection: $chosen) {
          ForEach(0..<40) { Text("row \($0)") }
        }
        .frame(height: 8)
        TextField("text", text: $text)
      }
      .keyMap(map)
    }
  }

  @Test(arguments: [
    ("vi", "⇥ j j j", "2"), ("vi", "⇥ j j k", "0"), ("vi", "⇥ G", "39"), ("vi", "⇥ G g g", "0"),
    ("vi", "⇥ j ctrl+d", "7"), ("emacs", "⇥ ctrl+n ctrl+n", "1"), ("emacs", "⇥ alt+>", "39"),
    ("emacs", "⇥ ctrl+n ctrl+v", "7"), ("none", "⇥ ctrl+n j", "0"),
  ])
  func `presets move the selection of a list`(preset: String, keys: String, row: String) {
    let map = preset == "vi" ? KeyMap.vi : preset == "emacs" ? .emacs : KeyMap()
    let harness = Harness(width: 12, height: 12) { Rows(map: map) }
    harness.press(keys)
    #expect(harness.screen[0] == row)
    #expect(harness.repaint() == 0)
    harness.press("⇥")
    harness.type("jig")
    #expect(harness.find(.textField)?.value == "jig")
  }

  private struct Prefix: View {
    @State private var log = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text(log.isEmpty ? "-" : log)
        Button("in") {}
      }
      .keyBinding("Long", "g g h") { log += "L" }
      .keyBinding("Short", "g g") { log += "S" }
      .onKeyPress { press in
        if press.characters.isEmpty || press.key == .tab { return .ignored }
        log += "[\(press.characters)]"
        return .handled
      }
    }
  }

  @Test(arguments: [
    ("g g h", "L"), ("g g x", "S[x]"), ("g x", "[g][x]"), ("g g g h", "S[g][h]"),
    ("g g g g h", "SL"), ("g g esc", "-"),
  ])
  func `a sequence that begins a longer one runs when the next key doesn't continue it`(
    keys: String, log: String
  ) async {
    let harness = Harness(width: 12, height: 2) { Prefix() }
    harness.press("⇥ \(keys)")
    #expect(harness.screen[0] == log)
    #expect(!harness.isAnimating)
    harness.press("g g")
    await harness.advance(by: .seconds(2))
    #expect(harness.screen[0] == (log == "-" ? "S" : log + "S"))
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }
}
