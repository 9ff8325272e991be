// SPDX-License-Identifier: MIT
// Testing: the focus and the keys of the find bar below a view, and the texts that it searches.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FindNavigatorFocusTests {
  private func find(_ text: String, in harness: Harness) async {
    harness.press("ctrl+f")
    await harness.settle()
    harness.type(text)
    await harness.settle()
  }

  private struct Controls: View {
    var canFind = true
    @State private var name = "needle"
    @State private var isFinding = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          Button("First") {}
          Button("Save needle") {}
          TextField("Name", text: $name)
          Text("secret needle").redacted(reason: .placeholder)
          Text("hidden needle").hidden()
          Text("the needle")
        }
        .findNavigator(isPresented: $isFinding)
        .findDisabled(!canFind)
        KeyHints()
      }
    }
  }

  @Test func `labels of controls are found, and Escape moves the focus back`() async {
    let harness = Harness(width: 60, height: 12) { Controls() }
    harness.press("⇥")
    #expect(harness.focused?.label == "First")
    #expect(harness.screen[11].contains("^F find"))
    await find("needle", in: harness)
    #expect(harness.screen[10].contains("1 of 2"))
    #expect(harness.screen[11].contains("next match") && harness.screen[11].contains("esc close"))
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.label == "First")
    #expect(!harness.screen[11].contains("match"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the keys for matches work in the content too, and Control-F returns to the bar`()
    async
  {
    let harness = Harness(width: 60, height: 12) { Controls() }
    harness.press("⇥")
    await find("needle", in: harness)
    harness.click(harness.find(.button, "Save needle")!)
    await harness.settle()
    harness.press("f3")
    await harness.settle()
    #expect(harness.screen[10].contains("2 of 2"))
    harness.press("shift+f3")
    await harness.settle()
    #expect(harness.screen[10].contains("1 of 2"))
    harness.press("shift+⇥ ctrl+f")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    harness.type("the")
    await harness.settle()
    #expect(harness.screen[10].contains("/ the ") && harness.screen[10].contains("1 of 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `finding can be disabled, and text fields keep Control-F`() async {
    let disabled = Harness(width: 60, height: 12) { Controls(canFind: false) }
    disabled.press("⇥ ctrl+f")
    await disabled.settle()
    #expect(disabled.find(.textField, "Find") == nil)
    #expect(!disabled.screen[11].contains("^F"))
    let harness = Harness(width: 60, height: 12) { Controls() }
    harness.click(harness.find(.textField, "Name")!)
    harness.press("home ctrl+f x")
    await harness.settle()
    #expect(harness.find(.textField, "Find") == nil)
    #expect(harness.find(.textField, "Name")?.value == "nxeedle")
  }

  @Test func `a text editor in the view shows its own bar`() async {
    struct Page: View {
      @State private var text = "one"
      @State private var isFinding = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("needle")
          Button("Find it") { isFinding = true }
          TextEditor(text: $text)
        }
        .findNavigator(isPresented: $isFinding)
      }
    }
    let harness = Harness(width: 60, height: 12) { Page() }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    #expect(harness.find(.textField, "Find") == nil)
    harness.press("⏎")
    await harness.settle()
    #expect(harness.elements.count { $0.role == .textField && $0.label == "Find" } == 1)
    #expect(harness.focused?.label == "Find")
    harness.type("needle")
    await harness.settle()
    #expect(harness.screen[11].contains("No matches"))
    harness.press("⌫ ⌫ ⌫ ⌫ ⌫ ⌫ o n e")
    await harness.settle()
    #expect(harness.screen[11].contains("1 of 1"))
    #expect(harness.repaint() == 0)
  }

  @MainActor private final class Counter {
    var rows = 0
  }

  private struct Lazy: View {
    let count: Int
    let counter: Counter
    @State private var isFinding = false

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(1...count, id: \.self) { row in
            Text("row \(row).")
              .onAppear { counter.rows += 1 }
              .onDisappear { counter.rows -= 1 }
          }
        }
      }
      .findNavigator(isPresented: $isFinding)
    }
  }

  @Test func `rows of lazy stacks out of view are found, and exist only while the bar is open`()
    async
  {
    let counter = Counter()
    let harness = Harness(width: 40, height: 12) { Lazy(count: 300, counter: counter) }
    #expect(counter.rows < 40)
    await find("row 250.", in: harness)
    #expect(harness.screen[11].contains("1 of 1"))
    #expect(harness.position(of: "row 250.")?.y ?? 11 < 11)
    #expect(counter.rows == 300)
    #expect(harness.repaint() == 0)
    harness.press("esc")
    await harness.settle()
    #expect(harness.position(of: "row 250.") != nil)
    #expect(counter.rows < 40)
    #expect(harness.repaint() == 0)
  }

  @Test func `in a very long lazy stack, the rows that exist are searched`() async {
    let counter = Counter()
    let harness = Harness(width: 40, height: 12) { Lazy(count: 100_000, counter: counter) }
    await find("row 3.", in: harness)
    #expect(harness.screen[11].contains("1 of 1"))
    harness.press("⌫ ⌫ 9 9 9 9 .")
    await harness.settle()
    #expect(harness.screen[11].contains("No matches"))
    #expect(counter.rows < 40)
    #expect(harness.repaint() == 0)
  }

  @Test func `a lazy stack that becomes too long keeps only the visible rows`() async {
    struct Growing: View {
      let counter: Counter
      @State private var count = 4_999

      var body: some View {
        Lazy(count: count, counter: counter).keyBinding("Add", "f5") { count += 2 }
      }
    }
    let counter = Counter()
    let harness = Harness(width: 40, height: 12) { Growing(counter: counter) }
    await find("row 7.", in: harness)
    #expect(harness.screen[11].contains("1 of 1") && counter.rows == 4_999)
    harness.press("f5")
    await harness.settle()
    #expect(harness.screen[11].contains("1 of 1") && counter.rows < 40)
    #expect(harness.repaint() == 0)
  }

  @Test func `a selection is shown above the matches`() async {
    let harness = Harness(width: 40, height: 6) {
      ScrollView {
        Text("one two three").frame(maxWidth: .infinity, alignment: .leading)
          .textSelection(.enabled)
      }
      .findNavigator(isPresented: .constant(true))
    }
    await find("two", in: harness)
    let match = harness.cell(x: 4, y: 0).background
    let plain = harness.cell(x: 9, y: 0).background
    for (kind, x) in [(PointerEvent.Kind.down, 5), (.dragged, 9), (.up, 9)] {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 0)))
    }
    let selected = harness.cell(x: 8, y: 0).background
    #expect(harness.cell(x: 4, y: 0).background == match)
    #expect(harness.cell(x: 6, y: 0).background == selected)
    #expect(match != plain && selected != plain && selected != match)
    #expect(harness.repaint() == 0)
  }
}
