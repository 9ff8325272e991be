// SPDX-License-Identifier: MIT
// Testing: selection menus.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SelectTests {
  @Test func `keys select`() {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      Select(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    #expect(harness.find(.menuButton) != nil)
    harness.press("⇥ ⏎ ↓ ⏎")
    #expect(size == "L")
    #expect(harness.repaint() == 0)
  }

  @Test(
    arguments: [
      (nil, "Size   M ▼"), (.leading, "Size   M          ▼"), (.trailing, "Size            M ▼"),
    ] as [(ButtonAlignment?, String)])
  func `with an alignment, the button fills its frame`(alignment: ButtonAlignment?, row: String) {
    for width: Length in [20, .infinity] {
      let harness = Harness(width: 20, height: 8) {
        Select(title: "Size", selection: .constant("M"), options: ["S", "M", "L"])
          .alignment(alignment)
          .frame(maxWidth: width, alignment: .leading)
      }
      #expect(harness.screen[0] == row)
      harness.press("⇥ ⏎")
      #expect(harness.find(.menu) != nil)
      #expect(harness.repaint() == 0)
    }
    let fixed = Harness(width: 30, height: 3) {
      Select(title: "Size", selection: .constant("M"), options: ["S", "M", "L"])
        .alignment(alignment)
        .frame(width: 20, alignment: .leading)
    }
    #expect(fixed.screen[0] == row)
  }

  @Test func `a click on the title focuses the button, unless it is disabled`() throws {
    struct Page: View {
      var isEnabled = true
      @State private var size = "M"

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Other") {}
          Select(title: "Size", selection: $size, options: ["S", "M", "L"]).disabled(!isEnabled)
        }
      }
    }
    let harness = Harness(width: 40, height: 10) { Page() }
    harness.press("⇥")
    let title = try #require(harness.position(of: "Size"))
    harness.click(x: title.x, y: title.y)
    #expect(harness.focused?.role == .menuButton && harness.find(.menu) == nil)
    harness.press("⏎ ↓ ⏎")
    #expect(harness.position(of: "L") != nil && harness.position(of: "M") == nil)
    let disabled = Harness(width: 40, height: 10) { Page(isEnabled: false) }
    disabled.press("⇥")
    disabled.click(x: title.x, y: title.y)
    #expect(disabled.focused?.label == "Other")
  }

  @Test func `a click on other content than the title leaves the focus`() throws {
    struct Page: View {
      var isSelectable = false

      var body: some View {
        let page = VStack(alignment: .leading, spacing: 0) {
          Button("Other") {}
          LabeledContent("Key") {
            HStack {
              Text("abc")
              Button("Copy") {}
            }
          }
        }
        if isSelectable { page.textSelection(.enabled) } else { page }
      }
    }
    for isSelectable in [false, true] {
      let harness = Harness(width: 40, height: 4) { Page(isSelectable: isSelectable) }
      harness.press("⇥")
      let text = try #require(harness.position(of: "abc"))
      if isSelectable {
        harness.pointer(PointerEvent(.down, button: .primary, at: text))
        harness.pointer(
          PointerEvent(.dragged, button: .primary, at: CellPoint(x: text.x + 2, y: text.y)))
        #expect(harness.focused?.label == "Other")
      } else {
        harness.click(x: text.x, y: text.y)
        #expect(harness.focused?.label == "Other")
        let label = try #require(harness.position(of: "Key"))
        harness.click(x: label.x, y: label.y)
        #expect(harness.focused?.label == "Copy")
      }
    }
  }

  @Test func `in a row of a list, a click on the title selects the row`() throws {
    struct Rows: View {
      @State private var size = "M"
      @State private var row: Int?

      var body: some View {
        List([1, 2], id: \.self, selection: $row) {
          Select(title: "Size \($0)", selection: $size, options: ["S", "M", "L"])
        }
      }
    }
    let harness = Harness(width: 40, height: 10) { Rows() }
    let title = try #require(harness.position(of: "Size 2"))
    harness.click(x: title.x, y: title.y)
    #expect(harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag from the button to an option selects it`() throws {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      Select(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    let button = try #require(harness.position(of: "M"))
    harness.pointer(PointerEvent(.down, button: .primary, at: button))
    let large = try #require(harness.position(of: "L"))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: large))
    harness.pointer(PointerEvent(.up, button: .primary, at: large))
    #expect(size == "L" && harness.find(.menu) == nil)
    #expect(harness.repaint() == 0)
  }
}
