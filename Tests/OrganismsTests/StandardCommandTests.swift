// SPDX-License-Identifier: MIT
// Testing: the commands that every palette has.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct StandardCommandTests {
  private struct Inbox: View {
    var includesStandardCommands = true
    var listsKeys = false
    var theme: AppTheme?

    var body: some View {
      page.commandPalette(includesStandardCommands: includesStandardCommands)
    }

    @ViewBuilder private var page: some View {
      if listsKeys { letters.keyHelp() } else { letters }
    }

    private var letters: some View {
      Button("Letter") {}
        .keyBinding("reply", "r", section: "Mail") {}
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.surface)
        .themed(.constant(theme))
    }
  }

  private func open(_ inbox: Inbox, depth: ColorDepth = .trueColor) -> Harness {
    let harness = Harness(
      width: 60, height: 24, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { inbox }
    harness.press("⇥ ctrl+p")
    return harness
  }

  @Test func `the standard commands come last, unless the app has them or omits them`() {
    #expect(open(Inbox()).rows == ["reply", "choose theme", "keys"])
    #expect(open(Inbox(includesStandardCommands: false)).rows == ["reply"])
    let rows = open(Inbox(listsKeys: true)).rows
    #expect(rows.count { $0 == "keys" } == 1 && rows.contains("choose theme"))
    #expect(open(Inbox(theme: .nord)).rows == ["reply", "keys"])
    #expect(open(Inbox(), depth: .none).rows == ["reply", "keys"])
  }

  @Test func `an app with commands for themes has no standard one`() {
    let harness = Harness(width: 60, height: 24) {
      Text("Inbox").commandPalette { [PaletteCommand("Next theme") {}] }
    }
    harness.press("ctrl+p")
    #expect(harness.rows == ["Next theme", "keys"])
  }

  @Test func `the list of all keys opens from the palette`() {
    let harness = open(Inbox())
    harness.type("keys")
    harness.press("⏎")
    #expect(harness.position(of: "Reply") != nil && harness.find(.heading, "Mail") != nil)
    harness.press("esc")
    #expect(harness.find(.dialog) == nil && harness.focused?.label == "Letter")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a theme is previewed, and chosen for the whole app`() throws {
    let harness = open(Inbox())
    func ground() -> CellColor { harness.cell(x: 0, y: 23).background }
    harness.press("esc")
    let dark = ground()
    harness.press("ctrl+p")
    harness.type("theme")
    harness.press("⏎")
    #expect(harness.rows.first == AppTheme.dark.displayName)
    harness.type(AppTheme.light.displayName)
    let preview = ground()
    #expect(preview != dark)
    harness.press("esc")
    #expect(ground() == dark && harness.find(.dialog) == nil)
    harness.press("ctrl+p")
    harness.type("theme")
    harness.press("⏎")
    harness.type(AppTheme.light.displayName)
    harness.press("⏎")
    #expect(harness.find(.dialog) == nil && ground() != dark && ground() != preview)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
