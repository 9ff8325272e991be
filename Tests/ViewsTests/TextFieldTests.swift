// SPDX-License-Identifier: MIT
// Testing: typing, moving, selecting and undoing in a text field.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct TextFieldTests {
  @Test(arguments: [
    ("one two", "⌫", "one tw|"), ("one two", "home ⌦", "|ne two"),
    ("one two", "home x", "x|one two"),
    ("one two", "← ← x", "one tx|wo"), ("one two", "alt+← x", "one x|two"),
    ("one two", "ctrl+← ctrl+← x", "x|one two"), ("one two", "home ctrl+→ x", "onex| two"),
    ("one two", "alt+b x", "one x|two"), ("one two", "ctrl+a alt+f x", "onex| two"),
    ("one two", "ctrl+w", "one |"), ("one two", "ctrl+u", "|"), ("one two", "home ctrl+k", "|"),
    ("one two", "ctrl+a ctrl+d", "|ne two"), ("one two", "ctrl+h", "one tw|"),
    ("one two", "ctrl+a alt+d", "| two"), ("one two", "alt+⌫", "one |"),
    ("one two", "ctrl+w ctrl+a ctrl+y", "two|one "),
    ("one two", "ctrl+b ctrl+b ctrl+f x", "one twx|o"),
    ("one two", "ctrl+a ctrl+e x", "one twox|"),
    ("one two", "home ctrl+a ctrl+k ctrl+y ctrl+y", "one twoone two|"),
    ("one two", "shift+← shift+← x", "one tx|"), ("one two", "shift+home ⌫", "|"),
    ("one two", "home shift+end x", "x|"), ("one two", "home shift+→ shift+→ ⌦", "|e two"),
    ("one two", "ctrl+shift+← ⌫", "one |"), ("one two", "shift+← ← x", "one twx|o"),
    ("one two", "home shift+→ shift+→ → x", "onx|e two"), ("one two", "alt+a x", "x|"),
    ("abc", "d ctrl+_", "abc|"), ("abc", "d e ctrl+_ alt+_", "abcde|"),
    ("abc", "⌫ ⌫ ctrl+_", "abc|"), ("abc", "⌫ x ctrl+_", "ab|"), ("abc", "ctrl+_", "abc|"),
    ("abc", "d home e ctrl+_", "|abcd"), ("abc", "d home e ctrl+_ ctrl+_", "abc|"),
    ("abc", "ctrl+_ alt+_ x", "abcx|"), ("abc", "home ctrl+k ctrl+_", "|abc"),
    ("abc", "x ctrl+_ y alt+_", "abcy|"), ("e\u{301}a", "← ⌫", "|a"), ("👨‍👩‍👧b", "home →", "👨‍👩‍👧|b"),
    ("日本", "← x", "日x|本"), ("🇩🇪🇫🇷", "⌫", "🇩🇪|"), ("a\u{301}", "home ⌦", "|"),
  ])
  func `keys edit by graphemes and words`(text: String, keys: String, expected: String) {
    let harness = FieldStage.focused(text)
    harness.press(keys)
    let caret = GraphemeWidth.columns(of: String(expected.prefix { $0 != "|" }))
    #expect(harness.find(.textField)?.value == expected.filter { $0 != "|" })
    #expect(harness.cursor == CellPoint(x: caret, y: 0))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (["e", "\u{301}"], "←", "x", "xe\u{301}"), (["🇩", "🇪"], "←", "x", "x🇩🇪"),
    (["👩", "\u{200D}", "🚀"], "⌫", "y", "y"), (["a", "x", "\u{301}"], "← ⌫", "z", "zx\u{301}"),
  ])
  func `the caret treats a joined grapheme as one`(
    typed: [String], keys: String, last: String, expected: String
  ) {
    let harness = FieldStage.focused()
    for text in typed {
      harness.send(.key(KeyPress(KeyEquivalent(Character(text)), characters: text)))
    }
    harness.press(keys)
    harness.type(last)
    #expect(harness.find(.textField)?.value == expected)
  }

  @Test(arguments: [
    ("", "a\nb\tc\r\nd", "a b c d"), ("ab", "日本", "ab日本"), ("x", "\u{1B}[2J\u{9B}\u{7F}y", "x[2Jy"),
    ("x", "", "x"),
  ])
  func `a paste becomes one line`(text: String, paste: String, expected: String) {
    let harness = FieldStage.focused(text)
    harness.paste(paste)
    #expect(harness.find(.textField)?.value == expected)
    #expect(!harness.screen[0].contains("\u{1B}"))
    #expect(harness.repaint() == 0)
  }

  @Test func `with ASCII icons, a secret is shown as stars`() {
    let harness = Harness(width: 12, height: 2, environment: { $0.iconSet = .ascii }) {
      SecureField("Password", text: .constant("abc"))
    }
    #expect(harness.screen.contains { $0.contains("***") && !$0.contains("•") })
    harness.setEnvironment { $0.iconSet = .unicode }
    #expect(harness.screen.contains { $0.contains("•••") })
    #expect(harness.repaint() == 0)
  }

  @Test func `without the focus, a field shows the start of its text, truncated if necessary`() {
    struct Fields: View {
      @State private var texts = ["abcdefghijkl", "日本語日本語", "abcdefgh"]
      var body: some View {
        VStack {
          ForEach(0..<3, id: \.self) { TextField("", text: $texts[$0]) }
          SecureField("", text: $texts[0])
        }
      }
    }
    let harness = Harness(width: 8, height: 4) { Fields() }
    let atRest = ["abcdefg…", "日本語…", "abcdefgh", "•••••••…"]
    #expect(harness.screen == atRest)
    harness.press("⇥")
    #expect(harness.screen == ["fghijkl"] + atRest.dropFirst())
    harness.press("⇥")
    #expect(harness.screen == [atRest[0], "日本語"] + atRest.dropFirst(2))
    // A click puts the caret where the user sees the letter.
    harness.click(x: 2, y: 0)
    #expect(harness.screen == ["abcdefgh"] + atRest.dropFirst())
    harness.type("X")
    #expect(harness.find(.textField)?.value == "abXcdefghijkl")
    #expect(harness.repaint() == 0)
  }

  @Test func `an ellipsis of two columns fits in a field`() {
    let capabilities = TerminalCapabilities(ambiguousIsWide: true)
    let harness = Harness(width: 8, height: 1, capabilities: capabilities) {
      FieldStage(text: "abcdefghijkl")
    }
    #expect(harness.screen == ["abcdef…"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the text scrolls, and the caret stays in the field`() {
    let harness = FieldStage.focused("abcdefgh", width: 5)
    #expect(harness.screen == ["efgh"])
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
    harness.press("← ← ← ←")
    #expect(harness.screen == ["efgh"])
    #expect(harness.cursor == CellPoint(x: 0, y: 0))
    harness.press("←")
    #expect(harness.screen == ["defgh"])
    harness.press("home")
    #expect(harness.screen == ["abcde"])
    harness.press("end ⌫ ⌫ ⌫ ⌫")
    #expect(harness.screen == ["abcd"])
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
    harness.resize(width: 3, height: 1)
    #expect(harness.cursor == CellPoint(x: 2, y: 0))
    let wide = FieldStage.focused("日本語日本語", width: 5)
    #expect(wide.cursor?.x == 4)
    for _ in 0..<6 {
      wide.press("←")
      #expect(wide.cursor != nil)
      #expect(wide.repaint() == 0)
    }
  }

  @Test func `a password is neither shown nor read to a screen reader`() {
    let harness = FieldStage.focused("", isSecure: true)
    #expect(harness.screen == ["secret"])
    harness.type("pass日")
    #expect(harness.screen == ["•••••"])
    #expect(harness.cursor?.x == 5)
    #expect(harness.find(.secureField)?.value == "•••••")
    harness.press("ctrl+w ctrl+y")
    #expect(!harness.ansi.contains("pass"))
  }

  @Test func `Return submits, and a disabled field ignores input`() {
    var submitted = 0
    let harness = Harness(width: 10, height: 1) {
      FieldStage(text: "").onSubmit { submitted += 1 }
    }
    harness.press("⇥ a ⏎ shift+⏎")
    #expect(submitted == 1)
    harness.setEnvironment { $0.isEnabled = false }
    harness.type("b")
    harness.click(x: 0, y: 0)
    #expect(harness.focused == nil)
    #expect(harness.find(.textField)?.value == "a")
    #expect(harness.cursor == nil)
  }

  @Test func `Control-Z undoes while it can, and then goes to outer views`() {
    var passed = 0
    let harness = Harness(width: 20, height: 1) {
      VStack { FieldStage(text: "abc") }.onKeyPress(phases: .down) { press in
        if press.key == "z", press.modifiers == .control { passed += 1 }
        return .ignored
      }
    }
    harness.press("⇥ d ctrl+z")
    #expect(harness.find(.textField)?.value == "abc")
    #expect(passed == 0)
    harness.press("ctrl+shift+z")
    #expect(harness.find(.textField)?.value == "abcd")
    harness.press("ctrl+z ctrl+z")
    #expect(passed == 1)
  }

  @Test func `a field that the pointer selects in can lose its width and its text`() {
    struct Shrinking: View {
      @State private var text = "some words"
      @State private var isNarrow = false

      var body: some View {
        TextField("", text: $text).frame(width: isNarrow ? 0 : 6).onKeyPress(.function(2)) {
          if isNarrow { text = "" }
          isNarrow = true
          return .handled
        }
      }
    }
    let harness = Harness(width: 20, height: 1) { Shrinking() }
    harness.press("⇥")
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 3, y: 0)))
    harness.press("end f2 f2")
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 8, y: 0)))
    #expect(harness.find(.textField)?.value == "")
  }

  @Test func `a megabyte is pasted, shown in part, and undone`() {
    let harness = FieldStage.focused("")
    harness.paste(String(repeating: "0123456789\n日本", count: 62_500))
    #expect(harness.screen == ["日本0123456789 日本"])
    harness.type("!")
    harness.press("home")
    #expect(harness.screen == ["0123456789 日本01234"])
    #expect(harness.find(.textField)?.value.utf8.count == 62_500 * 17 + 1)
    harness.press("ctrl+z ctrl+z")
    #expect(harness.screen == ["name"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `edits agree with a simple model`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var text: [Character] = []
    var caret = 0
    let harness = FieldStage.focused()
    for step in 0..<500 {
      let typed = random.pick(["a", "b", " ", "日", "👍🏽", "é", "_", "."])
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        harness.type(typed)
        text.insert(contentsOf: typed, at: caret)
        caret += 1
      case 4:
        harness.press("⌫")
        if caret > 0 {
          caret -= 1
          text.remove(at: caret)
        }
      case 5:
        harness.press("⌦")
        if caret < text.count { text.remove(at: caret) }
      case 6:
        harness.press("←")
        caret = max(0, caret - 1)
      case 7:
        harness.press("→")
        caret = min(text.count, caret + 1)
      case 8:
        harness.press("ctrl+u")
        text.removeFirst(caret)
        caret = 0
      default:
        harness.press("ctrl+e x ctrl+_")
        caret = text.count
      }
      let column = GraphemeWidth.columns(of: String(text[..<caret]))
      guard harness.find(.textField)?.value == String(text) else {
        #expect(harness.find(.textField)?.value == String(text), "step \(step)")
        return
      }
      if GraphemeWidth.columns(of: String(text)) < 20 {
        #expect(harness.cursor == CellPoint(x: column, y: 0), "step \(step)")
      }
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a held Return submits once`() {
    var submissions = 0
    let harness = Harness(width: 10, height: 1) {
      TextField("Name", text: .constant("Ada")).onSubmit { submissions += 1 }
    }
    harness.press("⇥ ⏎")
    harness.send(.key(KeyPress(.return, phase: .repeat)))
    #expect(submissions == 1)
  }
}
