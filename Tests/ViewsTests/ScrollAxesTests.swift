// SPDX-License-Identifier: MIT
// Testing: scrolling along both axes, and staying at an end.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct ScrollAxesTests {
  private static let digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// A table of 30 × 20 characters that show their column.
  private func table() -> Harness {
    Harness(width: 11, height: 6) {
      ScrollView([.horizontal, .vertical]) {
        ForEach(0..<20) { row in
          Text("\(row % 10)" + Self.digits.prefix(29))
        }
      }
    }
  }

  private func point(_ x: Int, _ y: Int) -> CellPoint { CellPoint(x: x, y: y) }

  @Test func `the wheel scrolls vertically, and horizontally with Shift`() {
    let harness = table()
    #expect(harness.screen[0].hasPrefix("0012345678"))
    harness.scroll(y: 1)
    #expect(harness.screen[0].hasPrefix("2012345678"))
    harness.scroll(x: 1, y: 0)
    #expect(harness.screen[0].hasPrefix("23456789AB"))
    harness.pointer(
      PointerEvent(.scrolled(x: 0, y: 1), at: point(1, 1), modifiers: .shift))
    #expect(harness.screen[0].hasPrefix("56789ABCDE"))
    #expect(harness.repaint() == 0)
  }

  @Test func `thumbs can be dragged, and a click beside one scrolls by a page`() {
    let harness = table()
    harness.click(x: 9, y: 5)
    #expect(harness.screen[0].hasPrefix("89ABCDEFGH"))
    harness.click(x: 0, y: 5)
    #expect(harness.screen[0].hasPrefix("0012345678"))
    harness.click(x: 10, y: 4)
    #expect(harness.screen[0].hasPrefix("4"))
    harness.pointer(PointerEvent(.down, button: .primary, at: point(1, 5)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: point(9, 2)))
    harness.pointer(PointerEvent(.up, button: .primary, at: point(9, 2)))
    #expect(harness.screen[0].hasPrefix("JKLMNOPQRS"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [("→ →", "3456789ABC"), ("→ ↓ →", "3456789ABC"), ("pgdn", "4012345678")])
  func `keys scroll along both axes`(keys: String, row: String) {
    let harness = table()
    harness.press(keys)
    #expect(harness.screen[0].hasPrefix(row))
  }

  @Test func `a view is scrolled into view along both axes`() {
    let harness = Harness(width: 12, height: 5) {
      ScrollViewReader { proxy in
        ScrollView([.horizontal, .vertical]) {
          ForEach(0..<12) { row in
            HStack { ForEach(0..<12) { Text("\(row)/\($0)").frame(width: 6).id("\(row)/\($0)") } }
          }
        }
        .onKeyPress("g") {
          proxy.scrollTo("9/7", anchor: .topLeading)
          return .handled
        }
        .onKeyPress("h") {
          proxy.scrollTo("2/2")
          return .handled
        }
      }
    }
    harness.press("g")
    #expect(harness.position(of: "9/7")?.x == 1)
    #expect(harness.position(of: "9/7")?.y ?? 9 <= 1)
    harness.press("h")
    #expect(harness.position(of: "2/2") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `a log follows its end until the user scrolls away`(isLazy: Bool) {
    struct Log: View {
      let isLazy: Bool
      @State private var lines = (0..<20).map { "line \($0)" }
      var body: some View {
        ScrollView {
          if isLazy {
            LazyVStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } }
          } else {
            ForEach(lines, id: \.self) { Text($0) }
          }
        }
        .defaultScrollAnchor(.bottom)
        .onKeyPress("a") {
          lines.append("line \(lines.count)")
          return .handled
        }
      }
    }
    let harness = Harness(width: 10, height: 4) { Log(isLazy: isLazy) }
    func last() -> String { String(harness.screen[3].prefix(7)) }
    #expect(last() == "line 19")
    harness.press("a a")
    #expect(last() == "line 21")
    harness.press("↑ ↑ a a")
    #expect(last() == "line 19")
    harness.press("end a")
    #expect(last() == "line 24")
    harness.resize(width: 10, height: 3)
    #expect(harness.screen[2].hasPrefix("line 24"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [Axis.Set.vertical, [.vertical, .horizontal]])
  func `content that follows its last row begins with its first column`(axes: Axis.Set) {
    let harness = Harness(width: 10, height: 3) {
      ScrollView(axes) {
        ScrollView(.horizontal) {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9) { Text("\($0) 456789abcdefghij").fixedSize() }
          }
        }
        .scrollIndicators(.hidden)
      }
      .scrollIndicators(.hidden)
      .defaultScrollAnchor(.bottom)
    }
    #expect(harness.screen == ["6 456789ab", "7 456789ab", "8 456789ab"])
  }

  @Test(arguments: [false, true])
  func `the focused view stays in view when the window becomes smaller`(isLazy: Bool) {
    let harness = Harness(width: 20, height: 12) {
      ScrollView {
        if isLazy {
          LazyVStack { ForEach(0..<30, id: \.self) { Button("button \($0)") {} } }
        } else {
          ForEach(0..<30, id: \.self) { Button("button \($0)") {} }
        }
      }
    }
    harness.press("⇥ ⇥ ⇥ ⇥ ⇥ ⇥ ⇥ ⇥ ⇥ ⇥")
    let label = harness.focused?.label ?? "none"
    for (width, height) in [(20, 4), (20, 12), (14, 3), (20, 20)] {
      harness.resize(width: width, height: height)
      #expect(harness.position(of: label) != nil, "\(width)x\(height)")
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `the focused view stays in view if a smaller window also has less content`() {
    let harness = Harness(width: 30, height: 20) {
      GeometryReader { geometry in
        let isNarrow = geometry.size.width < 20
        VStack(alignment: .leading, spacing: 0) {
          if !isNarrow { Text("title").padding(.bottom, 2) }
          ScrollView {
            ForEach(0..<20, id: \.self) { row in
              Button("button \(row)") {}.padding(.bottom, isNarrow ? 0 : 1)
            }
          }
        }
      }
    }
    harness.press("⇥ ⇥ ⇥ ⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "button 5")
    harness.resize(width: 15, height: 4)
    #expect(harness.position(of: "button 5") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a view that was scrolled away stays away when the window becomes smaller`() {
    let harness = Harness(width: 12, height: 8) {
      ScrollView {
        Button("button") {}
        ForEach(0..<30, id: \.self) { Text("row \($0)") }
      }
    }
    harness.press("⇥ pgdn")
    #expect(harness.position(of: "button") == nil)
    harness.resize(width: 12, height: 5)
    #expect(harness.position(of: "button") == nil)
  }

  @Test func `either or both scrollbars can be hidden`() {
    let harness = Harness(width: 8, height: 3) {
      ScrollView([.horizontal, .vertical]) { ForEach(0..<9) { Text("row \($0) is long") } }
        .scrollIndicators(.hidden, axes: .horizontal)
    }
    #expect(harness.screen[2].hasPrefix("row 2 i"))
  }

  @Test func `the position across a lazy stack stays while only short rows are visible`() {
    let harness = Harness(width: 11, height: 6) {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<300) { row in
            Text(row % 40 == 0 ? Self.digits : "row \(row)")
          }
        }
      }
      .focusable()
      .defaultFocus()
    }
    harness.press("→ →")
    let scrollbar = harness.screen[5]
    #expect(harness.screen[0].hasPrefix("456789ABCD"))
    for _ in 0..<4 { harness.press("pgdn") }
    #expect(harness.screen[0].hasPrefix("16 "))
    #expect(harness.screen[5] == scrollbar)
    for _ in 0..<4 { harness.press("pgup") }
    #expect(harness.screen[0].hasPrefix("456789ABCD"))
    #expect(harness.repaint() == 0)
  }

  @Test func `in a view that scrolls along both axes, the content shrinks with its widest row`()
    async
  {
    struct Log: View {
      @State private var isLong = true

      var body: some View {
        ScrollView([.horizontal, .vertical]) {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<40) { row in
              Text(row == 3 && isLong ? String(repeating: "x", count: 60) : "line \(row)")
                .lineLimit(1)
            }
          }
        }
        .keyBinding("cut", "x") { isLong.toggle() }
      }
    }
    let harness = Harness(width: 20, height: 6) { Log() }
    #expect(harness.screen[5].contains("▄"))
    harness.press("x")
    await harness.settle()
    #expect(harness.screen[5].hasPrefix("line 5"))
    #expect(harness.repaint() == 0)
    // A wide row that has left the window still counts.
    harness.press("x end")
    await harness.settle()
    #expect(harness.screen[5].contains("▄"))
  }

  @Test func `in a view that scrolls along both axes, lazy rows are as wide as the widest`() {
    let harness = Harness(width: 20, height: 4) {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading) {
          ForEach(["a", "the widest row", "bc"], id: \.self) { word in
            HStack(spacing: 0) {
              Text(word)
              Spacer()
              Text("|")
            }
          }
        }
      }
    }
    #expect(
      harness.screen == ["a             |", "the widest row|", "bc            |", ""])
    #expect(harness.repaint() == 0)
  }
}
