// SPDX-License-Identifier: MIT
// Testing: focus scopes, focusable views, and moving the focus with arrow keys.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct FocusScopeTests {
  /// Buttons at the positions of their letters in a drawing.
  private struct Board: View {
    let rows: [String]

    var body: some View {
      Spots(places: letters.map { CellRect(x: $0.x, y: $0.y, width: $0.width, height: 1) }) {
        ForEach(letters) { letter in
          Button(action: {}) {
            Text(letter.name).frame(width: Length(letter.width), alignment: .leading)
          }
        }
      }
    }

    private struct Letter: Identifiable {
      let name: String
      let x: Int
      let y: Int
      var width: Int
      var id: String { name }
    }

    /// Each letter, with the dashes after it.
    private var letters: [Letter] {
      var found: [Letter] = []
      for (y, row) in rows.enumerated() {
        for (x, sign) in row.enumerated() {
          if sign.isLetter {
            found.append(Letter(name: String(sign), x: x, y: y, width: 1))
          } else if sign == "-" {
            found[found.count - 1].width += 1
          }
        }
      }
      return found
    }
  }

  private struct Spots: Layout {
    let places: [CellRect]

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CellSize {
      CellSize(width: 40, height: 10)
    }

    func placeSubviews(
      in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (subview, place) in zip(subviews, places) {
        subview.place(at: place.origin, proposal: ProposedViewSize(place.size))
      }
    }
  }

  @Test(arguments: [
    // A button straight ahead comes before a nearer one to the side.
    (["a  b", " c"], "→", "b"), (["a             b", "  c"], "→", "b"),
    (["a", " c", "b"], "↓", "b"),
    (["a", " c", "", "", "b"], "↓", "b"), (["  a", "c", "", "  b"], "↓", "b"),
    // Of those straight ahead, the nearest wins. A wide one is straight ahead of everything below
    // it.
    (["a b  c"], "→", "b"), (["   a", "b------", "   c"], "↓", "b"),
    (["a", "", "b", "c"], "↓", "b"),
    (["a------", "", "    b"], "↓", "b"), (["b   c", "a------"], "↑", "b"),
    // If nothing is straight ahead, ↑ and ↓ move to the nearest to the side.
    (["a", "     b", "                c"], "↓", "b"),
    (["    a", "", "b", "        c"], "↓", "b"),
    // Nothing happens if there is none. ← and → don't move to another row.
    (["a b"], "←", "a"), (["b", "a"], "↓", "a"), (["a b"], "↑", "a"),
    (["a", " b", "         c"], "→", "a"), (["     a", " b"], "←", "a"),
  ])
  func `an arrow key prefers views straight ahead, then the nearest`(
    rows: [String], key: String, label: String
  ) {
    let harness = Harness(width: 40, height: 10) { Board(rows: rows) }
    while harness.focused?.label != "a" { harness.press("⇥") }
    harness.press(key)
    #expect(harness.focused?.label == label)
  }

  @Test func `← leads back to where → came from, and neither leaves the rows of the control`() {
    let harness = Harness(width: 40, height: 10) {
      Board(rows: ["b  c", "  d", "", "      e", "a--  f"])
    }
    while harness.focused?.label != "c" { harness.press("⇥") }
    for (key, label) in [("→", "c"), ("←", "b"), ("→", "c"), ("↓", "d"), ("→", "d")] {
      harness.press(key)
      #expect(harness.focused?.label == label)
    }
    while harness.focused?.label != "a" { harness.press("⇥") }
    for (key, label) in [("→", "f"), ("←", "a"), ("←", "a"), ("→", "f"), ("→", "f")] {
      harness.press(key)
      #expect(harness.focused?.label == label)
    }
  }

  private struct Squares: View {
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        Text(log)
        Square(name: "a").focusable().onMoveCommand { log = "\($0)" }
          .onExitCommand { log = "exit" }
        Square(name: "b").focusable(interactions: .activate)
        Square(name: "c").focusable(false)
        Square(name: "d").focusable().focusEffectDisabled().disabled(log == "x")
      }
      .onKeyPress("x") {
        log = "x"
        return .handled
      }
    }
  }

  private struct Square: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "[\(name)]" : " \(name)") }
  }

  @Test(arguments: [
    ("", "- | a| b| c| d"), ("⇥", "-|[a]| b| c| d"), ("⇥ ⇥", "-| a|[b]| c| d"),
    ("⇥ ⇥ ⇥", "-| a| b| c|[d]"), ("⇥ ↓", "down|[a]| b| c| d"), ("⇥ ↑ ⇥ ↓", "up| a| b| c|[d]"),
    ("⇥ esc", "exit|[a]| b| c| d"), ("esc", "-| a| b| c| d"), ("⇥ ⇥ ⇥ x", "x| a|[b]| c| d"),
  ])
  func `a focusable view can read whether it has the focus`(keys: String, rows: String) {
    let harness = Harness(width: 8, height: 5) { Squares() }
    harness.press(keys)
    let expected = rows.split(separator: "|").map(String.init)
    let shown = harness.screen
    #expect(shown[0] == (expected[0] == "- " ? "-" : expected[0]))
    #expect(Array(shown.dropFirst()) == Array(expected.dropFirst()))
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus changes a view's background, and a click moves it there`() {
    let harness = Harness(width: 8, height: 5) { Squares() }
    let ground = harness.cell(x: 1, y: 1).style.background
    harness.click(x: 1, y: 1)
    #expect(harness.focused?.label == "[a]")
    #expect(harness.cell(x: 1, y: 1).style.background != ground)
    harness.click(x: 1, y: 2)
    #expect(harness.focused?.label == "[a]")
    harness.click(x: 1, y: 4)
    #expect(harness.focused?.label == "[d]")
    #expect(harness.cell(x: 1, y: 4).style.background == ground)
    #expect(harness.repaint() == 0)
  }

  @Test func `only one of several nested focusable views has the focus`() {
    let harness = Harness(width: 8, height: 2) {
      VStack(alignment: .leading) {
        Square(name: "a")
        Square(name: "b").focusable()
      }
      .focusable()
    }
    for rows in [["[a]", " b"], [" a", "[b]"], ["[a]", " b"]] {
      harness.press("⇥")
      #expect(harness.screen == rows)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a view keeps the focus when views change places`() {
    struct Page: View {
      @State private var names = ["a", "b", "c", "d"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Button($0) {} }
        }
        .keyBinding("turn", "t") { names.append(names.removeFirst()) }
        .keyBinding("mix", "m") { names.reverse() }
      }
    }
    let harness = Harness(width: 8, height: 4) { Page() }
    harness.press("⇥ ⇥")
    for key in ["t", "m", "t", "t", "m"] {
      harness.press(key)
      #expect(harness.focused?.label == "b")
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `Home and End keep the focus in a line that only holds another section`() {
    let harness = Harness(width: 20, height: 1) {
      HStack {
        HStack {
          Button("One") {}
          Button("Two") {}
        }
        .focusSection()
      }
      .focusSection(along: .horizontal)
    }
    harness.press("⇥ end")
    #expect(harness.focused?.label == "One")
    harness.press("home")
    #expect(harness.focused?.label == "One")
  }
}
