// SPDX-License-Identifier: MIT
// Testing: a maximized panel, and its command in the help and in the command palette.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct MaximizedPanelTests {
  /// A button above two panels. Return in the first panel opens a sheet with another panel.
  private struct Desk: View {
    @State private var isPresented = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("outside") {}
        SplitView(.horizontal, spacing: -1) {
          Panel(title: "Files", note: "2") { Button("open") { isPresented = true } }
          Panel(title: "Log") { Button("clear") {} }
        }
        .maximizablePanes()
      }
      .buttonStyle(.plain)
      .sheet(isPresented: $isPresented) {
        Panel(title: "Sheet") { Button("done") {} }.frame(width: 30, height: 4)
      }
      .keyHelp()
      .commandPalette()
    }
  }

  @Test(arguments: [ColorDepth.none, .trueColor])
  func `the frame of a maximized panel says so`(depth: ColorDepth) {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    let harness = Harness(width: 40, height: 12, capabilities: capabilities) { Desk() }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "open" && harness.position(of: "maximized") == nil)
    harness.press("F7")
    let edge = harness.screen[1]
    #expect(edge.count == 40 && edge.contains(" Files ") && edge.contains(" 2 "))
    #expect(edge.contains(" maximized ") && harness.position(of: "Log") == nil)
    harness.setEnvironment { $0.strings.maximized = "alone" }
    #expect(harness.screen[1].contains(" alone "))
    harness.press("F7")
    #expect(harness.position(of: "alone") == nil && harness.position(of: "Log") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a panel in a sheet above a maximized panel isn't maximized`() {
    let harness = Harness(width: 60, height: 20) { Desk() }
    harness.press("⇥ ⇥ F7 ⏎")
    let edge = harness.screen.first { $0.contains(" Sheet ") }
    #expect(edge?.contains("maximized") == false)
    harness.press("esc F7")
    #expect(harness.position(of: "Log") != nil && harness.focused?.label == "open")
  }

  @Test func `only the panel in the pane says so, not one around or beside the split view`() {
    struct Mail: View {
      var body: some View {
        VStack(spacing: 0) {
          Panel(title: "Search") { Button("search") {} }.frame(height: 3)
          Panel(title: "Mail") {
            SplitView {
              Panel(title: "List") { Button("open") {} }
              Panel(title: "Text") { Button("reply") {} }
            }
          }
        }
        .buttonStyle(.plain)
        .maximizablePanes()
      }
    }
    let harness = Harness(width: 60, height: 12) { Mail() }
    harness.press("⇥ ⇥ F7")
    #expect(harness.focused?.label == "open" && harness.position(of: "Text") == nil)
    let edges = harness.screen.filter { $0.contains("maximized") }
    #expect(edges.count == 1 && edges.allSatisfy { $0.contains(" List ") })
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the palette and the help list the command while a pane has the focus`() {
    let harness = Harness(width: 60, height: 20) { Desk() }
    harness.press("⇥ ctrl+p")
    harness.type("maxi")
    #expect(harness.rows == [])
    harness.press("esc")
    #expect(harness.focused?.label == "outside")
    harness.press("⇥ ctrl+p")
    harness.type("maxi")
    #expect(harness.rows == ["maximize pane"])
    harness.press("⏎")
    #expect(harness.position(of: "Log") == nil && harness.focused?.label == "open")
    harness.press("?")
    #expect(harness.position(of: "Show all panes") != nil)
    harness.press("esc F7")
    #expect(harness.position(of: "Log") != nil)
    #expect(harness.warnings == [])
  }
}
