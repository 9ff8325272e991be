// SPDX-License-Identifier: MIT
// Testing: borders and dividers join where they meet.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct BorderJoiningTests {
  @Test(arguments: [
    (BorderStyle.light, BorderStyle.light, ["┌─┬─┐", "│a│b│", "└─┴─┘"]),
    (.heavy, .heavy, ["┏━┳━┓", "┃a┃b┃", "┗━┻━┛"]),
    (.double, .double, ["╔═╦═╗", "║a║b║", "╚═╩═╝"]),
    (.rounded, .rounded, ["╭─┬─╮", "│a│b│", "╰─┴─╯"]),
    (.dashed, .dashed, ["┌┈┬┈┐", "┊a┊b┊", "└┈┴┈┘"]),
    (.ascii, .ascii, ["+-+-+", "|a|b|", "+-+-+"]),
    (.light, .heavy, ["┌─┲━┓", "│a┃b┃", "└─┺━┛"]),
    (.light, .double, ["┌─╦═╗", "│a║b║", "└─╩═╝"]),
    (.block, .block, ["▛▀▛▀▜", "▌a▌b▐", "▙▄▙▄▟"]),
  ])
  func `neighbours that overlap by a column share a border`(
    left: BorderStyle, right: BorderStyle, rows: [String]
  ) {
    let harness = Harness(width: 9, height: 3) {
      HStack(spacing: -1) {
        Text("a").border(.accentColor, style: left)
        Text("b").border(.accentColor, style: right)
      }
      .joinsBorders()
    }
    #expect(harness.screen == rows)
    #expect(harness.repaint() == 0)
  }

  @Test func `boxes of different heights join, in rows and columns`() {
    let harness = Harness(width: 12, height: 6) {
      HStack(alignment: .top, spacing: -1) {
        Text("tall\ntall\ntall").border(.accentColor)
        VStack(alignment: .leading, spacing: -1) {
          Text("up").border(.accentColor)
          Text("down").border(.accentColor)
        }
      }
      .joinsBorders()
    }
    #expect(
      harness.screen == [
        "┌────┬──┐", "│tall│up│", "│tall├──┴─┐", "│tall│down│", "└────┴────┘", "",
      ])
    #expect(harness.repaint() == 0)
  }

  /// A box whose divider appears, disappears and moves, beside one that doesn't change.
  private struct Changing: View {
    let joins: Bool
    @State private var rows = ["a", "b"]
    var body: some View {
      HStack(alignment: .top, spacing: -1) {
        VStack(alignment: .leading) {
          ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
            if index > 0 { Divider() }
            Text(row)
          }
        }
        .frame(width: 3, alignment: .leading)
        .border(.accentColor)
        Text("x\nx\nx\nx\nx").border(.accentColor)
      }
      .joinsBorders(joins)
      .onKeyPress("d") { set([rows[0]]) }
      .onKeyPress("m") { set(["a", "b", "c"]) }
      .onKeyPress("l") { set(["a\na", "b"]) }
    }
    private func set(_ rows: [String]) -> KeyPress.Result {
      self.rows = rows
      return .handled
    }
  }

  @Test(arguments: [
    ("", ["┌───┬─┐", "│a  │x│", "├───┤x│", "│b  │x│", "└───┤x│", "    │x│", "    └─┘"]),
    ("d", ["┌───┬─┐", "│a  │x│", "└───┤x│", "    │x│", "    │x│", "    │x│", "    └─┘"]),
    ("m", ["┌───┬─┐", "│a  │x│", "├───┤x│", "│b  │x│", "├───┤x│", "│c  │x│", "└───┴─┘"]),
    ("l", ["┌───┬─┐", "│a  │x│", "│a  │x│", "├───┤x│", "│b  │x│", "└───┤x│", "    └─┘"]),
    ("m d l d m", ["┌───┬─┐", "│a  │x│", "├───┤x│", "│b  │x│", "├───┤x│", "│c  │x│", "└───┴─┘"]),
  ])
  func `a divider joins the border around it, and the border closes when it disappears`(
    keys: String, rows: [String]
  ) {
    let harness = Harness(width: 9, height: 7) { Changing(joins: true) }
    harness.press(keys)
    #expect(harness.screen == rows)
    #expect(harness.repaint() == 0)
  }

  @Test func `borders don't join without the modifier`() {
    let harness = Harness(width: 9, height: 7) { Changing(joins: false) }
    #expect(harness.screen[0] == "┌───┌─┐")
    #expect(harness.screen[2] == "│───│x│")
  }

  @Test func `hyphens in a text don't join an ASCII border`() {
    let harness = Harness(width: 9, height: 3) {
      Text("-5").border(.accentColor, style: .ascii).joinsBorders()
    }
    #expect(harness.screen == ["+--+", "|-5|", "+--+"])
  }

  @Test(arguments: [
    (BorderStyle.rounded, ["╭──────╮", "│a     │", "├ Next ┤", "│b     │", "╰──────╯"]),
    (.ascii, ["+------+", "|a     |", "+ Next +", "|b     |", "+------+"]),
    (.block, ["▛▀▀▀▀▀▀▜", "▌a     ▐", "▙ Next ▟", "▌b     ▐", "▙▄▄▄▄▄▄▟"]),
  ])
  func `a frame in front keeps the title in the edge that it shares`(
    _ style: BorderStyle, _ rows: [String]
  ) {
    let harness = Harness(width: 8, height: 5) {
      VStack(spacing: -1) {
        Text("a").frame(width: 6, alignment: .leading)
          .border(.accentColor, style: style)
          .zIndex(1)
        Text("b").frame(width: 6, alignment: .leading)
          .border(.accentColor, style: style)
          .overlay(alignment: .top) { Text(" Next ") }
      }
      .joinsBorders()
    }
    #expect(harness.screen == rows)
    #expect(harness.repaint() == 0)
  }
}
