// SPDX-License-Identifier: MIT
// Testing: nested rows that expand and collapse.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct TreeViewTests {
  private typealias Folder = TreeFolder

  private let roots = TreeFolder.samples

  private func open() -> Harness {
    let roots = roots
    return Harness(width: 12, height: 6) {
      TreeView(roots, children: { $0.folders }) { Text($0.id) }
    }
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
}
