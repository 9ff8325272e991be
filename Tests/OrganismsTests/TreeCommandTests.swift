// SPDX-License-Identifier: MIT
// Testing: the commands that expand and collapse branches of a tree and move between siblings.

import Curium
import CuriumTesting
import Testing

@MainActor struct TreeCommandTests {
  private typealias Folder = TreeFolder

  private let roots = TreeFolder.samples

  private struct Tree: View {
    let roots: [Folder]
    var body: some View { TreeView(roots, children: { $0.folders }) { Text($0.id) } }
  }

  private func open(_ keyMap: KeyMap = KeyMap()) -> Harness {
    let roots = roots
    return Harness(width: 12, height: 6) { Tree(roots: roots).keyMap(keyMap) }
  }

  private let expanded = ["▌ ▼ a", "  ├ ▼ b", "  │ └   c", "  └   d", "    e"]

  @Test(arguments: ["*", "alt+right"])
  func `a key expands a row and all rows inside it`(key: String) {
    let harness = open()
    harness.press("⇥ \(key)")
    #expect(harness.content == expanded)
    harness.press(key)
    #expect(harness.content == expanded)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Option-← collapses a row and all rows inside it`() {
    let harness = open()
    harness.press("⇥ * alt+left")
    #expect(harness.content == ["▌ ► a", "    e"])
    harness.press("→")
    #expect(harness.content == ["▌ ▼ a", "  ├ ► b", "  └   d", "    e"])
    #expect(harness.repaint() == 0)
  }

  @Test func `on a row without children, the keys go to the commands around the tree`() {
    let roots = roots
    var log: [String] = []
    let harness = Harness(width: 12, height: 6) {
      Tree(roots: roots)
        .keyBinding("back", "alt+left") { log.append("back") }
        .keyBinding("forward", "alt+right") { log.append("forward") }
    }
    harness.press("⇥ ↓ ↓ alt+left alt+right")
    #expect(log == ["back", "forward"])
  }

  @Test func `Option with the Page keys moves between rows with the same parent`() {
    let harness = open()
    harness.press("⇥ * alt+pgdn")
    #expect(harness.content.last == "▌   e")
    harness.press("alt+pgdn")
    #expect(harness.content.last == "▌   e")
    harness.press("alt+pgup")
    #expect(harness.content == expanded)
    harness.press("↓ ↓ ↓ alt+pgup")
    #expect(harness.content[1] == "▌ ├ ▼ b")
    harness.press("alt+pgdn alt+pgdn")
    #expect(harness.content[3] == "▌ └   d")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `rows that can't be selected are skipped among siblings`() {
    let folders = ["a", "b", "c"].map { Folder(id: $0) }
    let harness = Harness(width: 12, height: 4) {
      TreeView(folders, children: { $0.folders }) { Text($0.id).selectionDisabled($0.id == "b") }
    }
    harness.press("⇥ ↓ alt+pgdn")
    #expect(harness.content == ["    a", "    b", "▌   c"])
    harness.press("alt+pgup")
    #expect(harness.content[0] == "▌   a")
  }

  @Test func `a selection of several rows stays while a branch is expanded`() {
    struct Several: View {
      let roots: [Folder]
      @State private var selected: Set<String> = []
      var body: some View {
        TreeView(roots, children: { $0.folders }, selection: $selected) { Text($0.id) }
      }
    }
    let roots = roots
    let harness = Harness(width: 12, height: 6) { Several(roots: roots) }
    harness.press("⇥ ctrl+a *")
    let shown = ["▌ ▼ a", "  ├ ▼ b", "  │ └   c", "  └   d", "▌   e"]
    #expect(harness.content == shown)
    harness.press("alt+pgdn")
    #expect(harness.content == shown)
  }

  @Test func `a key map changes the keys, and help lists the commands`() {
    let harness = open(
      KeyMap([
        "tree.expand-branch": ["x"], "tree.collapse-branch": ["z"], "tree.next-sibling": ["n"],
        "tree.previous-sibling": ["p"],
      ]))
    harness.press("⇥ *")
    #expect(harness.content == ["▌ ► a", "    e"])
    harness.press("x n")
    #expect(harness.content.last == "▌   e")
    harness.press("p z")
    #expect(harness.content == ["▌ ► a", "    e"])

    let roots = roots
    let help = Harness(width: 60, height: 40) { Tree(roots: roots).keyHelp() }
    help.press("⇥ ↓ ?")
    for title in ["Expand all inside", "Next sibling"] {
      #expect(help.position(of: title) != nil, "\(title)")
    }
  }

  @Test func `a branch without end is expanded in parts`() {
    struct Number: Identifiable { let id: Int }
    var calls = 0
    let harness = Harness(width: 20, height: 6) {
      TreeView(
        [Number(id: 1)],
        children: { number in
          calls += 1
          return [Number(id: number.id * 2), Number(id: number.id * 2 + 1)]
        }
      ) { Text("\($0.id)") }
    }
    harness.press("⇥ *")
    #expect(calls < 30_000)
    #expect(harness.takeAnnouncements().contains("Expanded the first 5000 rows"))
    harness.press("end")
    let last = harness.content.last
    harness.press("home *")
    #expect(harness.takeAnnouncements().contains("Expanded the first 5000 rows"))
    harness.press("end")
    #expect(harness.content.last != last)
  }

  @Test func `in a table, the commands act on its rows`() {
    let roots = roots
    let harness = Harness(width: 16, height: 7) {
      DataTable(roots, children: { $0.folders }, columns: [DataColumn("Name", value: \.id)])
    }
    harness.press("shift+tab *")
    #expect(harness.rows == ["a", "b", "c", "d", "e"])
    harness.press("alt+pgdn")
    #expect(harness.content.last == "▌   e")
    harness.press("alt+pgup alt+left")
    #expect(harness.rows == ["a", "e"])
    #expect(harness.repaint() == 0)
  }
}
