// SPDX-License-Identifier: MIT
// Testing: context menus that keys open at a cursor.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ContextMenuCursorTests {
  private struct Board: View {
    @State private var cursor = CellPoint(x: 4, y: 2)
    @State private var opened = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        Color.surface.frame(width: 20, height: 6)
          .focusable()
          .onMoveCommand { direction in
            if direction == .right { cursor.x += 1 }
          }
          .contextMenu(at: cursor) {
            Button("Open \(cursor.x)") { opened = "opened \(cursor.x)" }
          }
        Text(opened)
      }
    }
  }

  @Test func `keys open the menu below the cursor, and the pointer below itself`() {
    let harness = Harness(width: 40, height: 14) { Board() }
    harness.press("⇥ → → shift+F10")
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 6, y: 4))
    harness.press("⏎")
    #expect(harness.position(of: "opened 6") != nil && harness.find(.menu) == nil)
    harness.rightClick(x: 10, y: 2)
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 10, y: 3))
    harness.press("esc")
    #expect(harness.find(.menu) == nil && harness.repaint() == 0 && harness.warnings == [])
  }
}
