// SPDX-License-Identifier: MIT
// Testing: nested rows that expand and collapse.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

@MainActor struct TreeViewTests {
  private let roots = [
    Folder(id: "a", folders: [Folder(id: "b", folders: [Folder(id: "c")]), Folder(id: "d")]),
    Folder(id: "e"),
  ]

  private func open() -> Harness {
    let roots = roots
    return Harness(width: 12, height: 6) {
      TreeView(roots, children: { $0.folders }) { Text($0.id) }
    }
  }

  @Test func `trees and calendars have hints for their keys while they have the focus`() {
    let roots = roots
    let harness = Harness(width: 40, height: 16) {
      VStack(alignment: .leading, spacing: 0) {
        TreeView(roots, children: { $0.folders }) { Text($0.id) }.frame(height: 4)
        CalendarView(selection: .constant(CalendarDay(year: 2026, month: 3, day: 14)))
        KeyHints()
      }
    }
    #expect(harness.position(of: "fold") == nil && harness.position(of: "month") == nil)
    harness.press("⇥")
    #expect(harness.position(of: "←→ fold") != nil)
    harness.press("⇥")
    #expect(harness.position(of: "pgup pgdn month") != nil && harness.position(of: "fold") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the hint has the keys for the selected row, and commands around get the others`() {
    let roots = roots
    var log: [String] = []
    let harness = Harness(width: 40, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        TreeView(roots, children: { $0.folders }) { Text($0.id) }.frame(height: 6)
        KeyHints()
      }
      .keyBinding("out", "left") { log.append("out") }
      .keyBinding("next", "right") { log.append("next") }
    }
    func expect(_ shown: [String], without others: [String]) {
      for hint in shown { #expect(harness.position(of: hint) != nil, "\(hint)") }
      for hint in others { #expect(harness.position(of: hint) == nil, "\(hint)") }
      #expect(harness.repaint() == 0)
    }
    harness.press("⇥ ↓")
    expect(["←→ fold"], without: ["out", "next"])
    harness.press("→ ↓ ↓")
    #expect(harness.content.contains("▌ └   d"))
    expect(["← fold", "→ next"], without: ["out", "←→"])
    harness.press("→ ↓")
    expect(["← out", "→ next"], without: ["fold"])
    harness.press("←")
    #expect(log == ["next", "out"])
    #expect(harness.warnings == [])
  }

  @Test func `arrow keys expand, enter, leave and collapse`() {
    let harness = open()
    #expect(harness.content == ["  ► a", "    e"])
    harness.press("⇥ ↓ →")
    #expect(harness.content == ["▌ ▼ a", "  ├ ► b", "  └   d", "    e"])
    harness.press("→ → →")
    #expect(harness.content == ["  ▼ a", "  ├ ▼ b", "▌ │ └   c", "  └   d", "    e"])
    harness.press("← ←")
    #expect(harness.rows == ["a", "b", "d", "e"])
    harness.press("← ←")
    #expect(harness.rows == ["a", "e"])
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `→ expands the marked row of a tree without a selection`() {
    let harness = open()
    harness.press("⇥ →")
    #expect(harness.content == ["▌ ▼ a", "  ├ ► b", "  └   d", "    e"])
    harness.press("→")
    #expect(harness.content == ["  ▼ a", "▌ ├ ► b", "  └   d", "    e"])
  }

  @Test func `Space selects the marked row of a tree if the selected one is gone`() {
    struct Page: View {
      @State var roots: [Folder]
      @State private var selection: String? = "a"
      var body: some View {
        TreeView(roots, children: { $0.folders }, selection: $selection) { Text($0.id) }
          .defaultFocus()
          .keyBinding("remove", "x") { roots.removeFirst() }
      }
    }
    let roots = roots
    let harness = Harness(width: 12, height: 6) { Page(roots: roots) }
    harness.press("x")
    #expect(harness.content == ["▌   e"])
    harness.press("space")
    #expect(harness.content == ["▌   e"])
    #expect(harness.repaint() == 0)
  }

  @Test func `arrows leave a selection of several hidden rows as it is`() {
    struct Several: View {
      let roots: [Folder]
      @State private var selected: Set<String> = ["b", "d"]
      @State private var expanded: Set<String> = []
      var body: some View {
        TreeView(roots, children: { $0.folders }, selection: $selected, expanded: $expanded) {
          Text($0.id)
        }
        .keyBinding("open", "o") { expanded = ["a"] }
      }
    }
    let harness = Harness(width: 12, height: 6) { Several(roots: roots) }
    harness.press("⇥ → ← o")
    #expect(harness.content == ["  ▼ a", "▌ ├ ► b", "▌ └   d", "    e"])
  }

  @Test func `→ moves between the controls of a row while one of them has the focus`() {
    let roots = roots
    let harness = Harness(width: 20, height: 6) {
      TreeView(roots, children: { $0.folders }) { folder in
        Button("\(folder.id)1") {}
        Button("\(folder.id)2") {}
      }
    }
    harness.press("⇥ ↓ ⇥")
    #expect(harness.focused?.label == "a1")
    harness.press("→")
    #expect(harness.focused?.label == "a2")
    #expect(harness.find(.button, "b1") == nil)
  }

  @Test func `the hint for folding is hidden while a field in a row handles the arrows`() {
    struct Names: View {
      let roots: [Folder]
      @State private var selection: String?
      @State private var renamed: String?
      @State private var name = ""

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TreeView(roots, children: { $0.folders }, selection: $selection) { folder in
            if renamed == folder.id {
              TextField("Name", text: $name).defaultFocus().onExitCommand { renamed = nil }
            } else {
              Text(folder.id)
            }
          }
          .keyBinding("rename", "f2") { renamed = selection }
          KeyHints()
        }
      }
    }
    let roots = roots
    let harness = Harness(width: 40, height: 6) { Names(roots: roots) }
    harness.press("⇥ ↓")
    #expect(harness.position(of: "fold") != nil)
    harness.press("f2")
    #expect(harness.focused?.role == .textField && harness.position(of: "fold") == nil)
    harness.press("esc")
    #expect(harness.focused?.role == .list && harness.position(of: "fold") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `← on an item without children goes to its parent, even if its id is expanded`() {
    let roots = roots
    let harness = Harness(width: 12, height: 6) {
      StatefulPreview(Set(["a", "d"])) { expanded in
        TreeView(roots, children: { $0.folders }, expanded: expanded) { Text($0.id) }
      }
    }
    harness.press("⇥ ↓ ↓ ↓")
    #expect(harness.content == ["  ▼ a", "  ├ ► b", "▌ └   d", "    e"])
    harness.press("←")
    #expect(harness.content == ["▌ ▼ a", "  ├ ► b", "  └   d", "    e"])
  }

  @Test func `arrows that have no effect don't move the focus, and commands around come first`() {
    struct Beside: View {
      let roots: [Folder]
      let key: KeySequence
      @State private var count = 0

      var body: some View {
        HStack(spacing: 0) {
          Button("A") {}
          TreeView(roots, children: { $0.folders }) { Text($0.id) }.frame(width: 12)
          Button("Count \(count)") {}
        }
        .keyBinding("count", key) { count += 1 }
      }
    }
    let harness = Harness(width: 30, height: 6) { Beside(roots: roots, key: "x") }
    harness.press("⇥ ⇥ ↓ ↓ →")
    #expect(harness.focused?.role == .list)
    harness.press("↑ ←")
    #expect(harness.focused?.role == .list)
    harness.press("⇥")
    #expect(harness.focused?.label == "Count 0")
    let commands = Harness(width: 30, height: 6) { Beside(roots: roots, key: "right") }
    commands.press("⇥ ⇥ ↓ ↓ →")
    #expect(commands.find(.button, "Count 1") != nil)
  }

  @Test func `Return and a click on the triangle expand and collapse a row`() {
    let harness = open()
    harness.press("⇥ ↓ ⏎")
    #expect(harness.rows == ["a", "b", "d", "e"])
    harness.press("⏎")
    #expect(harness.rows == ["a", "e"])
    harness.click(x: 2, y: 0)
    #expect(harness.rows == ["a", "b", "d", "e"])
    #expect(harness.repaint() == 0)
  }

  @Test func `keys continue from a row whose triangle was clicked`() {
    let harness = open()
    harness.click(x: 2, y: 0)
    harness.press("↓")
    #expect(harness.content == ["  ▼ a", "▌ ├ ► b", "  └   d", "    e"])
  }

  @Test func `children are loaded when their row is visible or expanded`() {
    var asked: Set<Int> = []
    struct Number: Identifiable { let id: Int }
    let numbers = (0..<10_000).map { Number(id: $0) }
    let harness = Harness(width: 24, height: 10) {
      TreeView(
        numbers,
        children: { number in
          asked.insert(number.id)
          return [Number(id: number.id + 100_000)]
        }
      ) { Text("\($0.id)") }
    }
    #expect(asked.count <= 20)
    harness.press("⇥ ↓ →")
    #expect(harness.content[1].hasSuffix("100000"))
    #expect(asked.count <= 40)
  }

  @Test func `a key requests the children of another expanded row at most three times`() {
    var requests = 0
    let harness = Harness(width: 12, height: 6) {
      StatefulPreview(Set(["a", "e"])) { expanded in
        TreeView(
          [Folder(id: "a", folders: []), Folder(id: "e", folders: [])],
          children: { folder in
            if folder.id == "e" { requests += 1 }
            return folder.folders
          }, selection: .constant("a"), expanded: expanded
        ) { Text($0.id) }
      }
    }
    harness.press("⇥")
    for key in ["←", "→", "⏎"] {
      requests = 0
      harness.press(key)
      #expect(requests <= 3, "\(key)")
    }
  }

  @Test func `the set of expanded rows is read as often for many rows as for one`() {
    struct Number: Identifiable { let id: Int }
    func computations(rows: Int) -> Int {
      var count = 0
      let expanded = Binding<Set<Int>>(
        get: {
          count += 1
          return []
        }, set: { _ in })
      let harness = Harness(width: 12, height: 30) {
        TreeView((0..<rows).map { Number(id: $0) }, children: { _ in [] }, expanded: expanded) {
          Text("\($0.id)")
        }
      }
      #expect(harness.rows.count == rows)
      return count
    }
    #expect(computations(rows: 30) == computations(rows: 1))
  }

  @Test func `expanding and collapsing the selected row doesn't select it again`() {
    var selected: String? = "a"
    var selections: [String?] = []
    let harness = Harness(width: 12, height: 6) {
      StatefulPreview(Set<String>()) { expanded in
        TreeView(
          [Folder(id: "a", folders: [Folder(id: "b")]), Folder(id: "c", folders: [])],
          children: { $0.folders },
          selection: Binding<String?>(
            get: { selected },
            set: {
              selections.append($0)
              selected = $0
            }), expanded: expanded
        ) { Text($0.id) }
      }
    }
    harness.press("⇥ → ← →")
    #expect(harness.rows == ["a", "b", "c"] && selections == [])
    harness.press("↓")
    #expect(selections == ["b"])
  }

  @Test func `rows have their level and say whether they are expanded`() {
    let harness = open()
    let states = {
      harness.elements.filter { $0.role == .row }
        .map { [$0.semantics.level.map(String.init), $0.semantics.isExpanded.map(String.init)] }
    }
    #expect(states() == [["1", "false"], ["1", nil]])
    #expect(harness.find(.row, "a")?.semantics.actions == ["Expand"])
    #expect(harness.find(.row, "e")?.semantics.actions == [])
    #expect(harness.perform("Expand", on: .row, "a"))
    #expect(states() == [["1", "true"], ["2", "false"], ["2", nil], ["1", nil]])
    #expect(harness.find(.row, "a")?.semantics.actions == ["Collapse"])
    #expect(harness.perform("Collapse", on: .row, "a"))
    #expect(harness.rows == ["a", "e"])
    harness.setEnvironment { $0.isEnabled = false }
    #expect(!harness.perform("Expand", on: .row, "a"))
  }

  @Test func `in linear mode, an action expands a row`() {
    let roots = roots
    let transcript = Transcript {
      TreeView(roots, children: { $0.folders }) { Text($0.id) }
    }
    #expect(
      transcript.takeText()
        == "1. a, level 1, collapsed, actions: Expand\n2. e, level 1\n> ")
    transcript.enter("1 expand")
    #expect(
      transcript.takeText() == """
        1 expand
        1. a, level 1, expanded, actions: Collapse
        3. b, level 2, collapsed, actions: Expand
        4. d, level 2
        >\u{20}
        """)
    transcript.enter("1 collapse")
    #expect(transcript.takeText().contains("1. a, level 1, collapsed"))
  }

  @Test(arguments: [15, 24, 60])
  func `a deep row keeps columns for its chevron and its text, and is one row tall`(width: Int) {
    struct Level: Identifiable { let id: Int }
    let harness = Harness(width: width, height: 40) {
      TreeView(
        [Level(id: 0)], children: { $0.id < 30 ? [Level(id: $0.id + 1)] : [] },
        expanded: .constant(Set(0..<30))
      ) { Text("n\($0.id)") }
    }
    for depth in 0...30 {
      let text = "\(depth < 30 ? "▼" : "►") n\(depth)"
      #expect(harness.screen[depth].hasSuffix(text))
      // The row has a margin of two columns before it and of one after it.
      let indent = min(2 * depth, (width - 3) - min(20, (width - 2) / 2))
      #expect(harness.position(of: text)?.x == 2 + indent)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a row inside itself is shown once`() {
    let harness = Harness(width: 12, height: 5) {
      TreeView([Folder(id: "a")], children: { _ in [Folder(id: "a")] }) { Text($0.id) }
    }
    harness.press("⇥ ↓ → →")
    #expect(harness.rows == ["a"])
  }

  @Test func `Right moves to the next row inside, if the first child is shown elsewhere`() {
    let roots = [
      Folder(id: "d"),
      Folder(id: "a", folders: [Folder(id: "d"), Folder(id: "b")]),
      Folder(id: "c", folders: [Folder(id: "d")]),
      Folder(id: "e"),
    ]
    let harness = Harness(width: 12, height: 6) {
      TreeView(roots, children: { $0.folders }) { Text($0.id) }
    }
    let selected = {
      harness.elements.first { $0.role == .row && $0.semantics.isSelected == true }?.label
    }
    harness.press("⇥ ↓ ↓ → →")
    #expect(harness.rows == ["d", "a", "b", "c", "e"] && selected() == "b")
    // None of its children is shown below it.
    harness.press("↓ → →")
    #expect(harness.rows == ["d", "a", "b", "c", "e"] && selected() == "c")
    #expect(harness.repaint() == 0)
  }

  @Test func `lines continue beside every row of a tall item`() {
    let roots = roots
    let harness = Harness(width: 14, height: 9) {
      TreeView(roots, children: { $0.folders }, expanded: .constant(["a", "b"])) {
        Text($0.id == "a" ? "a" : "\($0.id) 1\n2").lineLimit(2)
      }
    }
    #expect(
      harness.content == [
        "  ▼ a", "  ├ ▼ b 1", "  │   2", "  │ └   c 1", "  │     2", "  └   d 1", "      2",
        "    e 1", "    2",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `a line ends at the last row that is shown`() {
    let roots = [
      Folder(id: "d"), Folder(id: "a", folders: [Folder(id: "b"), Folder(id: "d")]),
    ]
    let harness = Harness(width: 12, height: 4) {
      TreeView(roots, children: { $0.folders }, expanded: .constant(["a"])) { Text($0.id) }
    }
    #expect(harness.content == ["    d", "  ▼ a", "  └   b"])
  }

  @Test func `lines don't overlap a row whose indentation is limited, and end at level 64`() {
    struct Level: Identifiable { let id: Int }
    func rows(width: Int) -> [String] {
      Harness(width: width, height: 140) {
        // Each row has a sibling below its children.
        TreeView(
          [Level(id: 0)],
          children: {
            $0.id < 0 || $0.id >= 68 ? nil : [Level(id: $0.id + 1), Level(id: -$0.id - 1)]
          },
          expanded: .constant(Set(0..<68))
        ) { Text($0.id < 0 ? "last" : "n") }
      }.screen
    }
    // Nine columns of indentation have room for four levels.
    let narrow = rows(width: 21)
    #expect(narrow[1] == "  ├ ▼ n" && narrow[30] == "  │ │ │ │  ▼ n", "\(narrow[30])")
    let wide = rows(width: 200)
    #expect(wide[63].hasSuffix("│ ├ ▼ n"), "\(wide[63])")
    #expect(wide[66].hasSuffix("│ │       ▼ n"), "\(wide[66])")
  }

  @Test func `lines have the colour of the token, also without colours and with ASCII icons`() {
    let roots = roots
    let harness = Harness(width: 12, height: 5) {
      TreeView(roots, children: { $0.folders }, expanded: .constant(["a", "b"])) { Text($0.id) }
    }
    let color = ComponentTokens.Tree.guideColor.resolve(in: .dark).color
    #expect(harness.cell(x: 2, y: 1).foreground.value == color.value)
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.content == ["  v a", "  + v b", "  | +   c", "  +   d", "    e"])
  }

  @Test func `keys in a long tree read only the ids of a few rows`() async {
    final class Reads {
      var count = 0
    }
    struct Line: Identifiable {
      let number: Int
      let reads: Reads
      var id: Int {
        reads.count += 1
        return number
      }
    }
    let reads = Reads()
    let lines = (0..<20_000).map { Line(number: $0, reads: reads) }
    let harness = Harness(width: 20, height: 8) {
      TreeView(lines, children: { _ in nil }) { Text("line \($0.number)") }
    }
    harness.press("⇥ end")
    await harness.settle()
    #expect(harness.position(of: "line 19999") != nil)
    reads.count = 0
    harness.press("↑ ← →")
    #expect(reads.count < 5_000)
    #expect(harness.repaint() == 0)
  }
}
