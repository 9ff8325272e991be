// SPDX-License-Identifier: MIT
// Testing: search fields above lists, tables and other views.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct SearchableTests {
  /// A list of services that match a query, with a message if there are none.
  private struct Services: View {
    @State private var query = ""
    @State private var selection: String?

    var body: some View {
      let names = ["auth", "billing", "checkout", "ledger"]
      let found = names.filter { query.isEmpty || $0.contains(query) }
      List(found, id: \.self, selection: $selection) { Text($0) }
        .overlay {
          if found.isEmpty { ContentUnavailableView.search(text: query) }
        }
        .searchable(text: $query, prompt: "Search services")
    }
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test func `a slash goes to the field, Return to the list, and Escape back`() {
    let harness = Harness(width: 24, height: 6) { Services() }
    let line = String(repeating: "▔", count: 24)
    #expect(
      harness.screen
        == [" / Search services", line, "  auth", "  billing", "  checkout", "  ledger"])
    harness.press("⇥ ⇥ ↓ ↓ /")
    #expect(
      harness.screen
        == ["▌/ Search services", line, "  auth", "▌ billing", "  checkout", "  ledger"])
    harness.type("bi")
    #expect(harness.screen == ["▌/ bi                 ×", line, "▌ billing", "", "", ""])
    harness.press("⏎")
    #expect(harness.focused?.role == .list && value(harness) == "bi")
    harness.press("/ esc")
    #expect(harness.focused?.role == .textField && value(harness) == "")
    #expect(harness.screen[5] == "  ledger")
    harness.press("esc")
    #expect(harness.focused?.role == .list)
    harness.press("↓")
    #expect(harness.screen[4] == "▌ checkout")
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `in the list, Return selects the marked result, unless a command uses the key`() {
    let harness = Harness(width: 24, height: 6) { Services() }
    harness.press("/ c h ↓")
    #expect(harness.screen[2] == "▌ checkout")
    harness.press("⏎")
    #expect(harness.screen[2] == "▌ checkout")
    #expect(harness.repaint() == 0)
    var opened = 0
    let commands = Harness(width: 24, height: 6) {
      Services().keyBinding("open", "enter") { opened += 1 }
    }
    commands.press("⇥ ⇥ ⏎")
    #expect(opened == 1 && commands.screen[2] == "▌ auth")
  }

  @Test func `the field takes a slash as text, and ↓ goes to the list`() {
    let harness = Harness(width: 24, height: 6) { Services() }
    harness.press("/ /")
    #expect(value(harness) == "/")
    harness.press("⌫ ↓")
    #expect(harness.focused?.role == .list && value(harness) == "")
    harness.press("↓")
    #expect(harness.screen[2] == "▌ auth")
  }

  @Test func `Tab goes from the field to the list, and the button that clears is between them`() {
    let harness = Harness(width: 24, height: 5) { Services() }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.role == .list)
    harness.press("⇥ b ⇥")
    #expect(harness.focused?.label == "Clear")
    harness.press("/")
    #expect(harness.focused?.role == .textField && value(harness) == "b")
    harness.press("⇥ ↓")
    #expect(harness.focused?.role == .list && value(harness) == "b")
  }

  @Test func `on the button that clears, Escape clears the field`() {
    let harness = Harness(width: 24, height: 5) { Services() }
    harness.press("⇥ ⇥ / b ⇥")
    #expect(harness.focused?.label == "Clear")
    harness.press("esc")
    #expect(harness.focused?.role == .textField && value(harness) == "")
    harness.press("esc")
    #expect(harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `after its button clears the field, Escape goes back to the list`() throws {
    let harness = Harness(width: 24, height: 5) { Services() }
    harness.press("/ b i ⏎")
    harness.click(try #require(harness.find(.button, "Clear")))
    #expect(harness.focused?.role == .textField && value(harness) == "")
    harness.press("esc")
    #expect(harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `a search without results shows the message, and Escape shows all rows`() {
    let harness = Harness(width: 40, height: 8) { Services() }
    harness.press("/ z z")
    #expect(harness.position(of: "No results for “zz”") != nil)
    harness.press("esc")
    #expect(harness.rows == ["auth", "billing", "checkout", "ledger"])
    #expect(harness.repaint() == 0)
  }

  @Test func `hints show the command, and in the field the effect of Escape`() async {
    let harness = Harness(width: 60, height: 8) {
      VStack(spacing: 0) {
        Services()
        KeyHints()
      }
    }
    #expect(harness.screen[7].contains("/ search") && !harness.screen[7].contains("esc"))
    harness.press("/")
    await harness.settle()
    #expect(harness.screen[7].contains("esc back") && !harness.screen[7].contains("/ search"))
    harness.press("a")
    await harness.settle()
    #expect(harness.screen[7].contains("esc clear"))
    harness.press("esc esc")
    await harness.settle()
    #expect(harness.screen[7].contains("/ search") && !harness.screen[7].contains("esc"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the words come from the environment, and the key from the key map`() {
    var words = Strings()
    words.search = "Suchen"
    let harness = Harness(width: 60, height: 5, environment: { $0.strings = words }) {
      StatefulPreview("") { query in
        VStack(alignment: .leading, spacing: 0) {
          Button("Neu") {}.searchable(text: query)
          Spacer()
          KeyHints()
        }
      }
      .keyMap(KeyMap().setting("search", to: ["ctrl+g"]))
    }
    #expect(harness.screen[4].contains("^G suchen"))
    harness.press("⇥ ⇥ /")
    #expect(harness.focused?.label == "Neu")
    harness.press("ctrl+g")
    #expect(harness.focused?.label == "Suchen")
  }

  @Test func `Return also submits`() {
    var submitted = 0
    let harness = Harness(width: 24, height: 5) { Services().onSubmit { submitted += 1 } }
    harness.press("/ a ⏎")
    #expect(submitted == 1 && harness.focused?.role == .list)
  }

  @Test func `in a sheet, the list has the focus at first, and Escape in it closes the sheet`()
    async
  {
    struct Page: View {
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) { Services().frame(width: 24, height: 6) }
      }
    }
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.focused?.role == .list)
    harness.press("/ b esc esc")
    #expect(harness.focused?.role == .list)
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.label == "Open")
  }

  @Test func `after help above the field, Escape still goes back to the list`() async {
    let harness = Harness(width: 60, height: 14) { Services().keyHelp() }
    harness.press("⇥ ⇥ / F1")
    await harness.settle()
    #expect(harness.find(.textField, "Search keys") != nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.label == "Search services")
    harness.press("esc")
    #expect(harness.focused?.role == .list)
  }

  @Test func `a disabled view can't be searched`() {
    let harness = Harness(width: 24, height: 5) { Services().disabled(true) }
    harness.press("/ ⇥ a")
    #expect(harness.focused == nil && value(harness) == "")
    #expect(harness.repaint() == 0)
  }

  @Test func `the field stays usable in a narrow and low window`() {
    let harness = Harness(width: 40, height: 12) { Services() }
    harness.press("⇥ ⇥ ↓")
    harness.resize(width: 10, height: 3)
    #expect(harness.screen[0].hasPrefix(" / Se"))
    #expect(harness.screen[2].hasPrefix("▌ auth"))
    harness.press("/ b i")
    #expect(harness.screen[0] == "▌/ bi   ×")
    #expect(harness.screen[2].hasPrefix("  bill"))
    harness.resize(width: 10, height: 1)
    #expect(harness.screen == ["▌/ bi   ×"])
    harness.press("esc c h")
    harness.resize(width: 40, height: 12)
    #expect(value(harness) == "ch")
    #expect(harness.screen[2].hasPrefix("  checkout"))
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `the content keeps its height, and its end is cut off without room`() {
    func page(height: Int) -> [String] {
      screen(
        VStack(alignment: .leading, spacing: 0) {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<3, id: \.self) { Text("line \($0)") }
          }
          .searchable(text: .constant(""))
          Text("Below")
        }, 12, height)
    }
    let line = String(repeating: "▔", count: 12)
    #expect(page(height: 6) == [" / Search", line, "line 0", "line 1", "line 2", "Below"])
    #expect(page(height: 5) == [" / Search", line, "line 0", "line 1", "Below"])
  }
}
