// SPDX-License-Identifier: MIT
// Testing: text in rectangles of a canvas.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct CanvasTextTests {
  private nonisolated static let texts = [
    "Okafor & Sons", "Müller GmbH", "東京商事株式会社", "ab", "", "a\tb c\nd e f",
  ]
  private nonisolated static let sizes = [
    CellSize(width: 8, height: 1), CellSize(width: 5, height: 2), CellSize(width: 3, height: 4),
    CellSize(width: 1, height: 1), CellSize(width: 20, height: 3),
  ]

  @Test(arguments: texts, sizes)
  func `text in a rectangle wraps and is truncated like a view of its size`(
    text: String, size: CellSize
  ) {
    for mode in [Text.TruncationMode.head, .tail] {
      let drawn = Harness(width: 24, height: 6) {
        Canvas { context, _ in
          let rect = CellRect(x: 2, y: 1, width: size.width, height: size.height)
          context.draw(Text(text), in: rect, truncationMode: mode)
        }
      }
      let view = Harness(width: 24, height: 6) {
        Text(text).truncationMode(mode)
          .frame(width: Length(size.width), height: Length(size.height), alignment: .topLeading)
          .padding(.leading, 2).padding(.top, 1)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      #expect(drawn.screen == view.screen, "\(mode)")
      #expect(drawn.repaint() == 0)
    }
  }

  @Test(arguments: [
    (Text.TruncationMode.head, "…efgh"), (.middle, "ab…gh"), (.tail, "abcd…"),
  ])
  func `text is truncated at the chosen place`(mode: Text.TruncationMode, shown: String) {
    let harness = Harness(width: 8, height: 1) {
      Canvas { context, _ in
        let rect = CellRect(x: 0, y: 0, width: 5, height: 1)
        context.draw(Text("abcdefgh"), in: rect, truncationMode: mode)
      }
    }
    #expect(harness.screen == [shown])
  }

  @Test(arguments: [
    (TextAlignment.leading, "漢字", "12…"), (.center, " 漢字", "12…"),
    (.trailing, "  漢字", "   12…"),
  ])
  func `text is aligned in its rectangle`(
    alignment: TextAlignment, wide: String, cut: String
  ) {
    let harness = Harness(width: 10, height: 2) {
      Canvas { context, _ in
        let first = CellRect(x: 0, y: 0, width: 6, height: 1)
        context.draw(Text("漢字"), in: first, alignment: alignment)
        let second = CellRect(x: alignment == .trailing ? 3 : 0, y: 1, width: 3, height: 1)
        context.draw(Text("1234"), in: second, alignment: alignment)
      }
    }
    #expect(harness.screen == [wide, cut])
  }

  @Test func `each run keeps its style, and the ellipsis has that of the text before it`() {
    let harness = Harness(width: 6, height: 1) {
      Canvas { context, size in
        let text = Text("ab") + Text("cdefgh").bold().foregroundStyle(.error)
        context.draw(text, in: CellRect(x: 0, y: 0, width: size.width, height: 1))
      }
    }
    #expect(harness.screen == ["abcde…"])
    let bold = (0..<6).map { harness.cell(x: $0, y: 0).attributes.contains(.bold) }
    #expect(bold == [false, false, true, true, true, true])
    #expect(harness.cell(x: 5, y: 0).foreground == harness.cell(x: 2, y: 0).foreground)
  }

  @Test func `the origin and the clip of the context apply, and no rectangle breaks it`() {
    let harness = Harness(width: 8, height: 4) {
      Canvas { context, _ in
        var inner = context
        inner.translateBy(x: 1, y: 1)
        inner.clip(to: CellRect(x: 0, y: 0, width: 4, height: 1))
        inner.draw(Text("one two three"), in: CellRect(x: 0, y: 0, width: 6, height: 3))
        for number in [Int.min, -1, 0, Int.max] {
          for other in [Int.min, 0, 1, Int.max] {
            let rect = CellRect(x: 9, y: number, width: other, height: number)
            context.draw(Text("漢\u{1B}[31m"), in: rect, alignment: .trailing)
            context.draw(Text("ab"), in: CellRect(x: 9, y: 0, width: number, height: other))
          }
        }
      }
    }
    #expect(harness.screen == ["", " one", "", ""])
    #expect(harness.repaint() == 0)
  }

  @Test func `a string knows its columns`() {
    #expect("東京商事".columnCount() == 8)
    #expect("Müller".columnCount() == 6 && "e\u{301}".columnCount() == 1)
    #expect("abc".dropFirst().columnCount() == 2 && "".columnCount() == 0)
    #expect("±1".columnCount() == 2 && "±1".columnCount(ambiguousIsWide: true) == 3)
  }

  @Test(arguments: [true, false])
  func `views can read the width of ambiguous characters`(isWide: Bool) {
    struct Reader: View {
      @Environment(\.ambiguousIsWide) private var ambiguousIsWide
      var body: some View {
        let columns = "±".columnCount(ambiguousIsWide: ambiguousIsWide)
        Text("\(columns)")
      }
    }
    var capabilities = TerminalCapabilities()
    capabilities.ambiguousIsWide = isWide
    let harness = Harness(width: 4, height: 2, capabilities: capabilities) {
      VStack(spacing: 0) {
        Reader()
        Canvas { context, _ in
          context.draw(Text(context.environment.ambiguousIsWide ? "w" : "n"), at: .zero)
        }
      }
    }
    #expect(harness.screen.map { $0.filter { $0 != " " } } == (isWide ? ["2", "w"] : ["1", "n"]))
  }
}
