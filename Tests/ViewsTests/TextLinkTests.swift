// SPDX-License-Identifier: MIT
// Testing: links in text, from the keyboard and for screen readers.

import CuriumControls
import CuriumLists
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct TextLinkTests {
  /// The addresses that were opened.
  private final class Opened {
    var addresses: [String] = []
  }

  private func harness(
    width: Int = 24, height: Int = 6, _ opened: Opened = Opened(),
    @ViewBuilder _ content: @escaping () -> some View
  ) -> Harness {
    Harness(
      width: width, height: height,
      environment: {
        $0.openURL = OpenURLAction {
          opened.addresses.append($0)
          return .handled
        }
      }, content: content)
  }

  /// The words with the background of a focused link.
  private func marked(_ harness: Harness) -> [String] {
    let ground = ComponentTokens.Link.backgroundColorFocused.resolve(in: .dark).color
    return (0..<harness.size.height).compactMap { y in
      let cells = (0..<harness.size.width).filter {
        harness.cell(x: $0, y: y).background == ground
          && harness.cell(x: $0, y: y).attributes.contains(.bold)
      }
      guard let first = cells.first, let last = cells.last else { return nil }
      return String(Array(harness.screen[y])[first...last])
    }
  }

  @Test func `links in a focusable scroll view work`() {
    let opened = Opened()
    let harness = harness(opened) {
      ScrollView { Text("See [site](https://example.org/a) now") }.focusable()
    }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.role == .link && harness.focused?.label == "site")
    harness.press("⏎")
    harness.click(x: 5, y: 0)
    #expect(opened.addresses == ["https://example.org/a", "https://example.org/a"])
  }

  @Test func `Tab reaches each link of a text, and Return and Space open it`() {
    let opened = Opened()
    let harness = harness(opened) {
      VStack(alignment: .leading) {
        Text("see [the *long* manual and more](a:1) or [b](b:2), then [c](b:2)")
        Button("End") {}
      }
    }
    #expect(
      harness.content == ["see the long manual and", "more or b, then c", "End"])
    #expect(marked(harness) == [])
    harness.press("⇥")
    #expect(marked(harness) == ["the long manual and", "more"])
    harness.press("⏎ ⇥")
    #expect(marked(harness) == ["b"])
    harness.press("space ⇥ ⏎ ⇥")
    #expect(marked(harness) == [])
    #expect(harness.focused?.role == .button)
    harness.press("shift+⇥")
    #expect(marked(harness) == ["c"])
    harness.press("←")
    #expect(marked(harness) == ["b"])
    harness.press("x ctrl+⏎")
    #expect(opened.addresses == ["a:1", "b:2", "b:2"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a text is read before its links, which can be pressed`() {
    let opened = Opened()
    let harness = harness(opened) { Text("see [the **manual**](a:1) or [b](b:2)") }
    #expect(harness.elements.map(\.role) == [.text, .link, .link])
    #expect(harness.elements.map(\.label) == ["see the manual or b", "the manual", "b"])
    #expect(harness.press(.link, "b"))
    #expect(opened.addresses == ["b:2"])
    harness.press("⇥")
    #expect(harness.focused?.label == "the manual")
  }

  @Test func `a link scrolls into view when it gets the focus`() {
    let harness = harness(width: 12, height: 3) {
      ScrollView { Text("one two three four five six seven eight [nine](a:9) ten [eleven](a:11)") }
    }
    #expect(!harness.content.joined().contains("nine"))
    harness.press("⇥")
    #expect(harness.content.joined().contains("nine"))
    #expect(marked(harness) == ["nine"])
    harness.press("⇥")
    #expect(marked(harness) == ["eleven"])
    #expect(harness.repaint() == 0)
  }

  private struct Stream: View {
    @State private var count = 1
    var body: some View {
      VStack(alignment: .leading) {
        Text(
          AttributedText(
            [AttributedText.Run("log")]
              + (0..<count).map { number in
                var attributes = AttributedText.Attributes()
                attributes.link = "a:\(number)"
                return AttributedText.Run(" \(number)", attributes)
              }))
        Button("Next") {}
      }
      .onKeyPress("+") {
        count += 1
        return .handled
      }
      .onKeyPress("-") {
        count = 0
        return .handled
      }
    }
  }

  @Test func `a link keeps the focus while text is added, and loses it with its text`() {
    let harness = harness { Stream() }
    harness.press("⇥")
    #expect(marked(harness) == [" 0"])
    harness.press("+ +")
    #expect(harness.content == ["log 0 1 2", "Next"])
    #expect(marked(harness) == [" 0"])
    harness.press("⇥ ⇥")
    #expect(marked(harness) == [" 2"])
    harness.press("-")
    #expect(harness.content == ["log", "Next"])
    #expect(harness.focused?.role == .button)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on a link in a row opens it, and a click beside it selects the row`() throws {
    struct Messages: View {
      @State private var selection: Int?
      var body: some View {
        List(0..<2, id: \.self, selection: $selection) { Text("see [site](\("a:\($0)")) now") }
      }
    }
    let opened = Opened()
    let harness = harness(height: 2, opened) { Messages() }
    let link = try #require(harness.position(of: "site"))
    harness.click(x: link.x, y: 1)
    #expect(opened.addresses == ["a:1"] && harness.screen == ["  see site now", "  see site now"])
    harness.click(x: link.x - 2, y: 1)
    #expect(opened.addresses == ["a:1"] && harness.screen == ["  see site now", "▌ see site now"])
    // From the keyboard, the row is one control.
    #expect(harness.focused?.role == .list && harness.find(.link) == nil)
    // A press that is released beside the link does nothing.
    harness.drag(from: link, to: CellPoint(x: link.x + 6, y: link.y))
    #expect(opened.addresses == ["a:1"] && harness.screen == ["  see site now", "▌ see site now"])
    #expect(harness.repaint() == 0)
  }

  @Test func `links in controls, disabled, kept off or truncated links take no focus`() {
    let harness = harness(width: 20, height: 6) {
      VStack(alignment: .leading) {
        Button {
        } label: {
          Text("press [a](a:1)")
        }
        Text("off [b](a:2)").disabled(true)
        Text("kept [c](a:3)").focusable(false)
        Text("a text of one row that ends before [d](a:4)").lineLimit(1)
        Text("last [e](a:5)")
      }
    }
    #expect(harness.elements.filter { $0.role == .link }.map(\.label) == ["e"])
    harness.press("⇥")
    #expect(harness.focused?.role == .button)
    harness.press("⇥")
    #expect(marked(harness) == ["e"])
    harness.press("⇥")
    #expect(harness.focused?.role == .button)
    harness.resize(width: 60, height: 6)
    #expect(harness.elements.filter { $0.role == .link }.map(\.label) == ["d", "e"])
    harness.press("⇥")
    #expect(marked(harness) == ["d"])
  }

  @Test func `buttons of a dialog get the focus before a link in its message`() {
    let harness = harness(width: 40, height: 12) {
      Text("page").sheet(isPresented: .constant(true)) {
        VStack {
          Text("Read [the terms](a:1) first.")
          Button("Accept") {}
        }
      }
    }
    #expect(harness.focused?.label == "Accept")
  }

  @Test func `the default button of an alert gets the focus before a link in its message`() async {
    let harness = harness(width: 40, height: 12) {
      Text("page").alert("Terms", isPresented: .constant(true)) {
        Button("Accept") {}
      } message: {
        Text("Read [the terms](a:1) first.")
      }
    }
    await harness.settle()
    #expect(harness.focused?.label == "Accept")
  }

  private struct Narrowing: View {
    @State private var isHidden = false
    @State private var isShort = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("a text with [a link](a:1)").lineLimit(1)
          .frame(width: isShort ? 8 : 20, alignment: .leading)
          .redacted(reason: isHidden ? .placeholder : [])
        Button("End") {}
      }
      .onKeyPress("h") {
        isHidden = true
        return .handled
      }
      .onKeyPress("s") {
        isShort = true
        return .handled
      }
    }
  }

  @Test(arguments: ["h", "s"])
  func `a link that is redacted or cut off loses the focus and isn't read`(key: String) async {
    let harness = harness(width: 24, height: 3) { Narrowing() }
    harness.press("⇥")
    #expect(harness.focused?.label == "a link")
    harness.press(key)
    await harness.settle()
    #expect(harness.focused?.label == "End")
    #expect(harness.find(.link) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [TextSelectability.disabled, .enabled])
  func `a click doesn't open a link in disabled text`(selectability: TextSelectability) throws {
    let opened = Opened()
    let harness = harness(opened) {
      VStack(alignment: .leading) {
        Text("on [here](a:1)")
        Text("off [there](a:2)").disabled(true)
      }
      .textSelection(selectability)
    }
    for word in ["there", "here"] {
      let link = try #require(harness.position(of: word))
      harness.click(x: link.x + 1, y: link.y)
    }
    #expect(opened.addresses == ["a:1"])
  }
}
