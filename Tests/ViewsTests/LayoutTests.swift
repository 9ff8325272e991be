// SPDX-License-Identifier: MIT
// Testing: the distribution of space, cell by cell, as documented for SwiftUI.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

/// A view, its available space, and the resulting screen.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  let rows: [String]
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, _ width: Int, _ height: Int, _ rows: [String],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.rows = rows
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }
}

@MainActor struct LayoutTests {
  @Test(arguments: stackCases + frameCases + layerCases + readerCases)
  func `a view gets the space that SwiftUI would give it`(layout: LayoutCase) {
    let harness = Harness(width: layout.width, height: layout.height) { layout.view() }
    #expect(harness.content == layout.rows)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings.isEmpty)
  }

  @Test func `several views in an overlay follow its alignment`() {
    struct Content: View {
      @State private var isAtEnd = false
      var body: some View {
        Text(".....")
          .overlay(alignment: isAtEnd ? .trailing : .leading) {
            Text("aaa")
            Text("b")
          }
          .onKeyPress("x") {
            isAtEnd.toggle()
            return .handled
          }
      }
    }
    let harness = Harness(width: 5, height: 1) { Content() }
    #expect(harness.screen == ["baa.."])
    harness.press("x")
    #expect(harness.screen == ["..aab"])
    #expect(harness.repaint() == 0)
  }

  /// A row of a fixed height that fills its width, so that its width is visible.
  static func fill(_ character: Character) -> some View {
    GeometryReader { geometry in
      Text(String(repeating: character, count: geometry.size.width))
    }
    .frame(height: 1)
  }

  nonisolated static let frameCases = [
    LayoutCase("a frame centres a smaller view", 9, 1, ["   ab"]) {
      Text("ab").frame(width: 8)
    },
    LayoutCase("a frame puts its content into a corner", 6, 3, ["", "", "    ab"]) {
      Text("ab").frame(width: 6, height: 3, alignment: .bottomTrailing)
    },
    LayoutCase("a frame clips a larger view", 9, 1, ["abc"]) {
      Text("abcdef").fixedSize().frame(width: 3, alignment: .leading)
    },
    LayoutCase("a fixed frame proposes its own width", 9, 1, ["abcd…"]) {
      Text("abcdefgh").lineLimit(1).frame(width: 5)
    },
    LayoutCase("an infinite maximum width fills the row", 8, 1, ["      ab"]) {
      Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
    },
    LayoutCase("infinite maximum sizes fill the screen", 5, 3, ["", "  a"]) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    LayoutCase("a minimum width is kept", 9, 1, ["    ab|"]) {
      HStack(spacing: 0) {
        Text("ab").frame(minWidth: 6, alignment: .trailing)
        Text("|")
      }
    },
    LayoutCase("a maximum width isn't wider than the proposal", 9, 1, ["  ab  |"]) {
      HStack(spacing: 0) {
        Text("ab").frame(maxWidth: 6)
        Text("|")
      }
    },
    LayoutCase("an ideal width is used without a proposal", 12, 1, ["   ab   |"]) {
      HStack(spacing: 0) {
        Text("ab").frame(idealWidth: 8, maxWidth: .infinity).fixedSize()
        Text("|")
      }
    },
    LayoutCase("a minimum and a maximum are both limits", 20, 1, ["aaaaaa|"]) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 2, maxWidth: 6)
        Text("|")
      }
    },
    LayoutCase("a fixed size ignores the proposal", 5, 1, ["abcde"]) {
      Text("abcdefgh").lineLimit(1).fixedSize()
    },
    LayoutCase("a text with a fixed height wraps and isn't truncated", 5, 2, ["abc", "def"]) {
      Text("abc def").fixedSize(horizontal: false, vertical: true).frame(height: 2)
    },
    LayoutCase("padding in cells", 6, 3, ["", "  a"]) {
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
    },
    LayoutCase("a padding token has columns and rows", 8, 4, ["", "  a  |"]) {
      HStack(alignment: .center, spacing: 0) {
        Text("a").padding(Spacing.md)
        Text("|")
      }
    },
    LayoutCase("compact density halves tokens", 8, 4, [" a |"]) {
      HStack(spacing: 0) {
        Text("a").padding(Spacing.md)
        Text("|")
      }
      .environment(\.density, .compact)
    },
    LayoutCase("compact density doesn't change numbers", 8, 4, ["", "  a  |"]) {
      HStack(spacing: 0) {
        Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
        Text("|")
      }
      .environment(\.density, .compact)
    },
    LayoutCase("padding larger than the screen leaves nothing", 3, 1, []) {
      Text("a").padding(9)
    },
    LayoutCase("a border adds a cell at each edge", 5, 3, ["┌──┐", "│ab│", "└──┘"]) {
      Text("ab").border(.border)
    },
    LayoutCase("a border in a narrow space truncates its content", 4, 3, ["┌──┐", "│a…│", "└──┘"]) {
      Text("abcdef").lineLimit(1).border(.border)
    },
  ]

  nonisolated static let layerCases = [
    LayoutCase(
      "layers are as large as the largest, with the last on top", 5, 3, ["xxxxx", "xab x", "xxxxx"]
    ) {
      ZStack {
        Text("xxxxx\nx   x\nxxxxx")
        Text("ab ")
      }
    },
    LayoutCase("layers align in a corner", 5, 2, ["xxxxx", "xxxab"]) {
      ZStack(alignment: .bottomTrailing) {
        Text("xxxxx\nxxxxx")
        Text("ab")
      }
    },
    LayoutCase("an overlay has the frame of its view", 8, 1, ["abcd! |"]) {
      HStack {
        Text("abcde").overlay(alignment: .trailing) { Text("!") }
        Text("|")
      }
    },
    LayoutCase("an overlay larger than its view is clipped", 8, 1, ["ov…"]) {
      Text("abc").overlay { Text("overlay") }
    },
    LayoutCase("a background is visible where its view is empty", 8, 1, ["·a·"]) {
      Text("a").frame(width: 3).background { Text("···") }
    },
    LayoutCase("a hidden view keeps its space", 8, 1, ["a   b"]) {
      HStack {
        Text("a")
        Text("x").hidden()
        Text("b")
      }
    },
  ]

  nonisolated static let readerCases = [
    LayoutCase("a geometry reader gets the proposal", 12, 3, ["12x3"]) {
      GeometryReader { Text("\($0.size.width)x\($0.size.height)") }
    },
    LayoutCase("a geometry reader in a frame", 12, 3, ["5x2"]) {
      GeometryReader { Text("\($0.size.width)x\($0.size.height)") }.frame(width: 5, height: 2)
    },
    LayoutCase("geometry readers share a row", 11, 1, ["5x1   5x1"]) {
      HStack {
        GeometryReader { Text("\($0.size.width)x\($0.size.height)") }
        GeometryReader { Text("\($0.size.width)x\($0.size.height)") }
      }
    },
    LayoutCase("scrolling content is clipped, beside its scrollbar", 4, 2, ["one▐", "two"]) {
      ScrollView {
        Text("one")
        Text("two")
        Text("three")
      }
    },
    LayoutCase("content that fits needs no scrollbar", 4, 3, ["one", "two"]) {
      ScrollView {
        Text("one")
        Text("two")
      }
    },
    LayoutCase("content that scrolls sideways keeps its width", 6, 1, ["abcdef"]) {
      ScrollView(.horizontal) { Text("abcdefghij") }
    },
    LayoutCase("a custom layout", 6, 3, ["a", "  bb", "    cc"]) {
      Diagonal(step: 2).callAsFunction {
        Text("a")
        Text("bb")
        Text("cc")
      }
    },
    LayoutCase("a layout takes a stack's share", 9, 2, ["a  |", " b"]) {
      HStack(alignment: .top) {
        Diagonal(step: 1).callAsFunction {
          Text("a")
          Text("b")
        }
        Text("|")
      }
    },
    LayoutCase("several views in a modifier are above each other", 5, 4, ["", " a", " b"]) {
      Group {
        Text("a")
        Text("b")
      }
      .padding(1)
    },
  ]
}
