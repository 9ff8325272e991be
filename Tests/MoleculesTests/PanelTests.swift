// SPDX-License-Identifier: MIT
// Testing: panels.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct PanelTests {
  private func panel(_ note: String = "2 of 4") -> Panel<Text> {
    Panel(title: "Files", note: note, footer: "space stages") { Text("README.md") }
  }

  @Test func `fills its space, with texts in the border`() {
    let harness = Harness(width: 26, height: 4) { panel() }
    #expect(
      harness.screen == [
        "╭─ Files ─────── 2 of 4 ─╮",
        "│ README.md              │",
        "│                        │",
        "╰─ space stages ─────────╯",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `has room for three texts in each edge`() {
    let harness = Harness(width: 40, height: 3) {
      panel().caption("today", at: .top).caption("main", at: .bottom)
        .caption(Text("2 errors").foregroundStyle(.error), at: .bottomTrailing)
    }
    #expect(
      harness.screen == [
        "╭─ Files ─────── today ─────── 2 of 4 ─╮",
        "│ README.md                            │",
        "╰─ space stages ─── main ─── 2 errors ─╯",
      ])
  }

  @Test(arguments: [
    (22, "╭─ Files ─── 2 of 4 ─╮"), (18, "╭─ Files ────────╮"), (10, "╭─ Fil… ─╮"),
    (7, "╭─ … ─╮"), (6, "╭────╮"), (5, "╭───╮"), (4, "╭──╮"),
  ])
  func `drops texts that don't fit in an edge`(width: Int, edge: String) {
    let harness = Harness(width: width, height: 3) { panel().caption("middle", at: .top) }
    #expect(harness.screen[0] == edge)
    #expect(harness.repaint() == 0)
  }

  @Test func `scrolls into view as a whole with the focus in it, if there is room`() {
    struct Board: View {
      @FocusState private var column: Int?
      var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { index in
              Panel(title: "Panel \(index)") { Button("card \(index)") {}.buttonStyle(.plain) }
                .focused($column, equals: index)
                .frame(width: 26, height: 3)
            }
          }
        }
        .keyBinding("first", "f1") { column = 0 }
        .keyBinding("last", "f4") { column = 3 }
      }
    }
    let harness = Harness(width: 40, height: 3) { Board() }
    harness.press("f4")
    #expect(harness.focused?.label == "card 3")
    #expect(harness.screen[0].hasSuffix("╭─ Panel 3 ──────────────╮"))
    harness.press("f1")
    #expect(harness.screen[0].hasPrefix("╭─ Panel 0 ──────────────╮"))
    // Without room for the panel, the focused view is visible.
    harness.resize(width: 20, height: 3)
    harness.press("f4")
    #expect(harness.screen[1].contains("card 3"))
    #expect(harness.repaint() == 0)
  }

  @Test func `keeps its frame when it is smaller than its content`() {
    let harness = Harness(width: 20, height: 6) {
      VStack(spacing: 0) {
        Panel(title: "Files", footer: "9") { ForEach(1..<9) { Text("file \($0)") } }
          .frame(height: 4)
        Panel(title: "Log") { ForEach(1..<9) { Text("line \($0)") } }
          .frame(height: 2)
      }
    }
    #expect(
      harness.screen == [
        "╭─ Files ──────────╮",
        "│ file 1           │",
        "│ file 2           │",
        "╰─ 9 ──────────────╯",
        "╭─ Log ────────────╮",
        "╰──────────────────╯",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `is active while it contains the focus`() {
    let harness = Harness(width: 30, height: 3) {
      HStack(spacing: -1) {
        Panel(title: "a") { Button("one") {}.buttonStyle(.plain) }
        Panel(title: "b") { Button("two") {}.buttonStyle(.plain) }
      }
      .joinsBorders()
    }
    func isActive(_ title: String) -> Bool {
      guard let place = harness.position(of: title) else { return false }
      return harness.cell(x: place.x, y: place.y).attributes.contains(.bold)
    }
    #expect(!isActive("a") && !isActive("b"))
    let rest = harness.cell(x: 0, y: 1).foreground
    harness.press("⇥")
    #expect(isActive("a") && !isActive("b"))
    #expect(harness.cell(x: 0, y: 1).foreground != rest)
    harness.press("⇥")
    #expect(!isActive("a") && isActive("b"))
    #expect(harness.cell(x: 0, y: 1).foreground == rest)
    #expect(harness.screen[0].contains("┬"))
    let shared = harness.screen[0].firstIndex(of: "┬").map {
      harness.screen[0].distance(from: harness.screen[0].startIndex, to: $0)
    }
    let active = harness.cell(x: (shared ?? 0) + 1, y: 2).foreground
    #expect(active != rest && harness.cell(x: shared ?? 0, y: 1).foreground == active)
    harness.press("shift+⇥")
    #expect(harness.cell(x: shared ?? 0, y: 1).foreground == active)
    #expect(harness.cell(x: (shared ?? 0) + 1, y: 2).foreground == rest)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on its border or content moves the focus into it`() {
    let harness = Harness(width: 30, height: 4) {
      HStack(spacing: 0) {
        Panel(title: "a") { Button("one") {}.buttonStyle(.plain) }
        Panel(title: "b") {
          Text("text")
          Button("two") {}.buttonStyle(.plain)
          Button("three") {}.buttonStyle(.plain)
        }
      }
    }
    harness.click(x: 18, y: 0)
    #expect(harness.focused?.label == "two")
    harness.click(x: 5, y: 2)
    #expect(harness.focused?.label == "one")
    harness.press("⇥ ⇥")
    harness.position(of: "text").map { harness.click(x: $0.x, y: $0.y) }
    #expect(harness.focused?.label == "three")
  }

  @Test func `a click on a panel without controls does nothing`() {
    let harness = Harness(width: 26, height: 4) { panel() }
    harness.click(x: 3, y: 1)
    harness.click(x: 0, y: 0)
    #expect(harness.focused == nil && harness.warnings == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on selectable text moves the focus into its panel`() throws {
    let harness = Harness(width: 26, height: 4) {
      Panel(title: "Files") {
        Text("README.md").textSelection(.enabled)
        Button("Open") {}.buttonStyle(.plain)
      }
    }
    let text = try #require(harness.position(of: "README.md"))
    harness.click(x: text.x, y: text.y)
    #expect(harness.focused?.label == "Open")
  }

  @Test func `isActive wins over the focus, and without texts the edge is a line`() {
    let harness = Harness(width: 12, height: 3) { Panel(isActive: true) { Text("x") } }
    #expect(harness.screen == ["╭──────────╮", "│ x        │", "╰──────────╯"])
    let color = harness.cell(x: 0, y: 0).foreground
    let resting = Harness(width: 12, height: 3) { Panel(isActive: false) { Text("x") } }
    #expect(resting.cell(x: 0, y: 0).foreground != color)
  }

  @Test func `hugs its content with a fixed size`() {
    let harness = Harness(width: 11, height: 3) {
      Panel(title: "ab") { Text("content") }.fixedSize()
    }
    #expect(harness.screen == ["╭─ ab ────╮", "│ content │", "╰─────────╯"])
  }

  @Test func `its title is the name of a group, and the note is read next`() {
    let harness = Harness(width: 26, height: 4) { panel() }
    #expect(harness.find(.group, "Files") != nil)
    #expect(harness.elements.map(\.label) == ["Files", "2 of 4", "README.md", "space stages"])
    let transcript = Transcript { panel() }
    #expect(transcript.text == "Files, group\n2 of 4\nREADME.md\nspace stages\n> ")
    let untitled = Transcript { Panel { Text("README.md") } }
    #expect(untitled.text == "README.md\n> ")
  }

  private struct Panes: View {
    @FocusState private var focus: Int?

    var body: some View {
      HStack(spacing: -1) {
        pane(1).frame(width: 9)
        VStack(spacing: 0) {
          pane(2)
          pane(3)
        }
      }
      .joinsBorders()
    }

    private func pane(_ number: Int) -> some View {
      Panel { Button("\(number)") {}.buttonStyle(.plain) }
    }
  }

  @Test func `joints keep their shape when the focus moves to another panel`() {
    let harness = Harness(width: 18, height: 6) { Panes() }
    let edges = [
      "╭───────┬────────╮", "│       │        │", "│       ├────────╯", "│       ├────────╮",
      "│       │        │", "╰───────┴────────╯",
    ]
    func drawn() -> [String] {
      harness.screen.map { row in String(row.map { "123".contains($0) || $0 == "▌" ? " " : $0 }) }
    }
    #expect(drawn() == edges)
    for _ in 0..<3 {
      harness.press("⇥")
      #expect(drawn() == edges)
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `without colours, the active panel has heavy lines`() {
    func panels(_ depth: ColorDepth, theme: AppTheme = .dark) -> Harness {
      let harness = Harness(width: 20, height: 3, theme: theme) {
        HStack(spacing: 0) {
          Panel(title: "a") { Button("one") {}.buttonStyle(.plain) }
          Panel(title: "b") { Button("two") {}.buttonStyle(.plain) }
        }
        .colorDepth(depth)
      }
      #expect(harness.screen[0].contains("━") == false)
      harness.press("⇥")
      return harness
    }
    let harness = panels(.none)
    #expect(harness.screen[0] == "┏━ a ━━━━┓╭─ b ────╮")
    #expect(harness.screen[2] == "┗━━━━━━━━┛╰────────╯")
    harness.press("⇥")
    #expect(harness.screen[0] == "╭─ a ────╮┏━ b ━━━━┓")
    #expect(harness.repaint() == 0)
    #expect(panels(.ansi16).screen[0] == "╭─ a ────╮╭─ b ────╮")
    let plain = AppTheme.dark.setting(ComponentTokens.Panel.borderStyle, to: .ascii)
    #expect(panels(.none, theme: plain).screen[0] == "+- a ----++- b ----+")
    let joined = Harness(width: 18, height: 6) { Panes().colorDepth(.none) }
    joined.press("⇥")
    #expect(joined.screen[0] == "┏━━━━━━━┱────────╮")
    joined.press("⇥ ⇥")
    #expect(joined.repaint() == 0 && joined.warnings == [])
  }

  @Test func `a panel without its frame keeps the text and the focus of its content`() {
    struct Note: View {
      @State private var text = ""
      var body: some View {
        GeometryReader { geometry in
          Panel(title: "Note", note: "1") { TextField("write", text: $text) }
            .framed(geometry.size.height >= 5)
        }
      }
    }
    let harness = Harness(width: 20, height: 5) { Note() }
    harness.press("⇥")
    harness.type("hi")
    #expect(harness.screen[0] == "╭─ Note ─────── 1 ─╮")
    harness.resize(width: 20, height: 3)
    #expect(harness.position(of: "Note") == nil)
    #expect(harness.position(of: "hi").map { [$0.x, $0.y] } == [0, 0])
    harness.type("!")
    harness.resize(width: 20, height: 5)
    #expect(harness.position(of: "hi!")?.y == 1)
    #expect(harness.screen[4].hasPrefix("╰─"))
    #expect(harness.repaint() == 0)
  }
}
