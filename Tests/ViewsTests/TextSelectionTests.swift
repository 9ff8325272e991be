// SPDX-License-Identifier: MIT
// Testing: selecting words with the pointer, and copying them.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import TestModels
import Testing

@MainActor struct TextSelectionTests: TextSelecting {
  private struct Page: View {
    var note = "the quick brown fox\njumps over"
    @State private var query = "query"
    @State private var isSelectable = true
    var body: some View {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) {
          Text("Title").bold().padding(1).border(.accentColor)
          Text(note)
          HStack {
            Text("日本語 👨‍👩‍👧")
            Text("|").accessibilityHidden()
            Text("v\u{AD}alue [x](https://a.example)")
          }
          Button("button") {}
          Text("no").textSelection(.disabled)
          Text("last").multilineTextAlignment(.trailing)
        }
        .textSelection(isSelectable ? .enabled : .disabled)
        TextField("field", text: $query)
      }
      .onKeyPress("x") {
        isSelectable.toggle()
        return .handled
      }
    }
  }

  @Test func `a drag selects by grapheme, and Control-C copies only the text`() {
    let harness = Harness(width: 16, height: 16) { Page() }
    #expect(harness.screen[2] == "│ Title │")
    #expect(harness.screen[5] == "the quick brown")
    drag(harness, (3, 2), (4, 7))
    #expect(selected(harness) == ["itle", "the quick brown", "fox", "jumps"])
    harness.press("ctrl+c")
    #expect(copied(harness) == ["itle\nthe quick brown fox\njumps"])
    #expect(!harness.hasQuit)
    #expect(harness.repaint() == 0)
    // The same, but backwards.
    drag(harness, (4, 7), (3, 2))
    harness.press("ctrl+c")
    #expect(copied(harness).last == "itle\nthe quick brown fox\njumps")
    drag(harness, (4, 7), (3, 2))
    harness.press("esc")
    #expect(selected(harness).isEmpty)
    #expect(harness.repaint() == 0)
    harness.press("ctrl+c")
    #expect(harness.hasQuit)
  }

  @Test func `wide graphemes are selected as a whole, and later text stays aligned`() {
    let harness = Harness(width: 40, height: 16) { Page() }
    #expect(harness.screen[7] == "日本語 👨‍👩‍👧 | value x")
    drag(harness, (3, 7), (7, 7))
    #expect(selected(harness) == ["本語 👨‍👩‍👧"])
    harness.press("ctrl+c")
    #expect(copied(harness) == ["本語 👨‍👩‍👧"])
    drag(harness, (4, 7), (13, 7))
    harness.press("ctrl+c")
    #expect(copied(harness).last == "語 👨‍👩‍👧 v\u{AD}a")
    #expect(harness.repaint() == 0)
  }

  @Test func `controls and unselectable text are skipped`() {
    let harness = Harness(width: 40, height: 16) { Page() }
    drag(harness, (16, 7), (30, 15))
    harness.press("ctrl+c")
    #expect(copied(harness) == ["e x\nlast"])
    drag(harness, (0, 9), (1, 9))
    #expect(selected(harness).isEmpty)
    #expect(harness.repaint() == 0)
  }

  @Test func `the second click selects a word, the third a line, and Shift extends`() async {
    let harness = Harness(width: 16, height: 16) { Page() }
    harness.click(x: 5, y: 5)
    #expect(selected(harness).isEmpty)
    harness.click(x: 5, y: 5)
    #expect(selected(harness) == ["quick"])
    harness.click(x: 5, y: 5)
    #expect(selected(harness) == ["the quick brown", "fox"])
    harness.press("ctrl+c")
    #expect(copied(harness) == ["the quick brown fox"])
    #expect(harness.find(.status, "Copied the quick brown fox") != nil)
    await harness.advance(by: .seconds(10))
    #expect(harness.find(.status) == nil)
    // A drag after a double click selects whole words.
    harness.click(x: 5, y: 5)
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 5, y: 5)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 11, y: 5)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 11, y: 5)))
    #expect(selected(harness) == ["quick brown"])
    harness.pointer(
      PointerEvent(.down, button: .primary, at: CellPoint(x: 1, y: 7), modifiers: .shift))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 1, y: 7)))
    #expect(selected(harness) == ["quick brown", "fox", "jumps"])
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `a click elsewhere clears the selection, and a click on a link opens it`() {
    var followed: [String] = []
    let harness = Harness(
      width: 40, height: 16,
      environment: {
        $0.openURL = OpenURLAction {
          followed.append($0)
          return .handled
        }
      }
    ) { Page() }
    drag(harness, (0, 5), (8, 5))
    #expect(selected(harness) == ["the quick"])
    harness.click(x: 2, y: 11)
    #expect(selected(harness).isEmpty)
    drag(harness, (0, 5), (8, 5))
    harness.click(x: 1, y: 6)
    #expect(selected(harness).isEmpty)
    harness.click(x: 18, y: 7)
    #expect(followed == ["https://a.example"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a field's selection is copied before selected text`() {
    let harness = Harness(width: 40, height: 16) { Page() }
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.role == .textField)
    drag(harness, (0, 5), (2, 5))
    harness.press("shift+home ctrl+c")
    #expect(copied(harness) == ["query"])
    harness.press("end ctrl+c")
    #expect(copied(harness).last == "the")
  }

  @Test func `a copied selection ends, and one out of view leaves Control-C to the app`() {
    var interrupts = 0
    let harness = Harness(width: 20, height: 5) {
      VStack(alignment: .leading) {
        ScrollView {
          VStack(alignment: .leading) { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
        }
        .textSelection(.enabled)
        TextField("field", text: .constant(""))
      }
      .keyBinding("Interrupt", "ctrl+c", overridesControls: true) { interrupts += 1 }
    }
    drag(harness, (0, 0), (4, 1))
    #expect(selected(harness) == ["row 0", "row 1"], "\(harness.screen)")
    harness.press("ctrl+c ctrl+c")
    #expect(copied(harness) == ["row 0\nrow 1"])
    #expect(interrupts == 1)
    #expect(selected(harness).isEmpty)
    drag(harness, (0, 0), (4, 1))
    harness.scroll(y: 12)
    #expect(!harness.content.contains { $0.hasPrefix("row 1 ") || $0 == "row 1" })
    harness.press("ctrl+c")
    #expect(copied(harness).count == 1)
    #expect(interrupts == 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `changed or removed text is no longer selected`() {
    struct Changing: View {
      @State private var step = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("first \(step < 3 ? 0 : step)")
          Text(step == 1 ? "other" : "second")
          if step < 2 { Text("third") }
          Text("fourth")
        }
        .textSelection(step < 4 ? .enabled : .disabled)
        .onKeyPress("x") {
          step += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 12, height: 5) { Changing() }
    for _ in 0..<4 {
      drag(harness, (1, 0), (2, 3))
      #expect(!selected(harness).isEmpty)
      harness.press("x")
      #expect(selected(harness).isEmpty)
      #expect(harness.repaint() == 0)
      harness.press("esc")
    }
    drag(harness, (1, 0), (2, 3))
    #expect(selected(harness).isEmpty)
  }

  @Test func `a selection survives resizing and continues while scrolling`() {
    let text = (0..<40).map { "line \($0) of words" }.joined(separator: "\n")
    let harness = Harness(width: 30, height: 6) {
      ScrollView { Text(text) }.textSelection(.enabled)
    }
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 5, y: 1)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 6, y: 1)))
    harness.scroll(y: 2, at: CellPoint(x: 6, y: 1))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 5, y: 9)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 5, y: 9)))
    for (width, height) in [(9, 6), (1, 1), (30, 6)] {
      harness.resize(width: width, height: height)
      #expect(harness.repaint() == 0)
    }
    #expect(!selected(harness).isEmpty)
    harness.press("ctrl+c")
    let expected = (1..<13).map { "line \($0) of words" }.joined(separator: "\n").dropFirst(5)
    #expect(copied(harness).last?.hasPrefix(expected) == true)
  }

  @Test func `random drags leave nothing behind`() {
    var random = SeededRandom(seed: 5)
    let harness = Harness(width: 20, height: 14) { Page() }
    for step in 0..<150 {
      let points = (0..<2).map { _ in
        CellPoint(
          x: Int.random(in: -2...22, using: &random), y: Int.random(in: -2...16, using: &random))
      }
      harness.pointer(PointerEvent(.down, button: .primary, at: points[0]))
      harness.pointer(PointerEvent(.dragged, button: .primary, at: points[1]))
      if step % 7 == 0 { harness.press("x") }
      if step % 5 == 0 { harness.resize(width: 10 + step % 17, height: 4 + step % 13) }
      harness.pointer(PointerEvent(.up, button: .primary, at: points[1]))
      if step % 3 == 0 { harness.press("ctrl+c") }
      #expect(harness.repaint() == 0, "step \(step)")
    }
  }

  @Test func `large letters that no longer fit don't break a selection`() {
    let harness = Harness(width: 40, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        Text("12:45:30").font(.displayMedium)
        Text("now")
      }
      .textSelection(.enabled)
    }
    drag(harness, (0, 0), (2, 3))
    harness.resize(width: 8, height: 5)
    harness.press("ctrl+c")
    #expect(copied(harness) == ["12:45:30\nnow"])
    #expect(harness.repaint() == 0)
  }

  @Test func `large letters are selected together, and copied as text`() {
    let harness = Harness(width: 24, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("i 7").font(.displayMedium)
        Text("below")
      }
      .textSelection(.enabled)
    }
    drag(harness, (1, 1), (1, 3))
    #expect(selected(harness).count == 4)
    harness.press("ctrl+c")
    #expect(copied(harness) == ["i 7\nbe"])
    harness.click(x: 4, y: 1)
    harness.click(x: 4, y: 1)
    harness.press("ctrl+c")
    #expect(copied(harness).last == "i 7")
    #expect(harness.repaint() == 0)
  }
}
