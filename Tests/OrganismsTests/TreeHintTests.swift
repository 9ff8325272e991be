// SPDX-License-Identifier: MIT
// Testing: hints for the keys of a tree.

import Curium
import CuriumTesting
import Testing

@MainActor struct TreeHintTests {
  private typealias Folder = TreeFolder

  private let roots = TreeFolder.samples

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
}
