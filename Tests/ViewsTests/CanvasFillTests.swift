// SPDX-License-Identifier: MIT
// Testing: fills of a canvas and the text on them, without colours.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct CanvasFillTests {
  typealias Drawing = @MainActor (inout GraphicsContext, CellSize) -> Void

  /// Draws in one row of 8 cells, in a terminal without colours or in a view without colours.
  private func harness(
    isTerminal: Bool, theme: AppTheme = .dark, _ draw: @escaping Drawing
  ) -> Harness {
    if !isTerminal {
      return Harness(width: 8, height: 1, theme: theme) {
        Canvas(renderer: draw).colorDepth(.none)
      }
    }
    return Harness(
      width: 8, height: 1, theme: theme, capabilities: TerminalCapabilities(colorDepth: .none)
    ) { Canvas(renderer: draw) }
  }

  /// The row on the screen. `#` is a cell that is filled, and a capital letter is text with its
  /// colours exchanged.
  private func row(_ harness: Harness) -> String {
    let letters = Array(harness.screen[0])
    return (0..<8).reduce(into: "") { row, x in
      let letter = x < letters.count ? letters[x] : " "
      let attributes = harness.cell(x: x, y: 0).attributes
      let isExchanged = attributes.contains(.marked) != attributes.contains(.reverse)
      if letter == " " || letter == "█" {
        row += (letter == "█") != isExchanged ? "#" : "."
      } else {
        row += isExchanged ? letter.uppercased() : String(letter)
      }
    }
  }

  private static func cells(_ columns: Range<Int>) -> Path {
    Path(CellRect(x: columns.lowerBound, y: 0, width: columns.count, height: 1))
  }

  @Test(arguments: [true, false])
  func `a fill and a selection show in all of their cells, also below text`(isTerminal: Bool) {
    let harness = harness(isTerminal: isTerminal) { context, _ in
      context.fill(Self.cells(0..<4), with: .color(.accentColor))
      context.draw(Text("ab"), at: PathPoint(x: 1, y: 0))
      context.fill(Self.cells(4..<7), with: .color(.selection))
      context.draw(Text("c"), at: PathPoint(x: 5, y: 0))
    }
    #expect(row(harness) == "#AB##C#.")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [true, false])
  func `a cursor shows in a selection, as a fill or reversed`(isTerminal: Bool) {
    let filled = harness(isTerminal: isTerminal) { context, _ in
      context.fill(Self.cells(0..<6), with: .color(.selection))
      context.fill(Self.cells(2..<4), with: .color(.accentColor))
      context.draw(Text("abc"), at: .zero)
    }
    #expect(row(filled) == "ABc.##..")
    let reversed = harness(isTerminal: isTerminal) { context, _ in
      context.fill(Self.cells(0..<6), with: .color(.selection))
      context.draw(Text("abc"), at: .zero)
      context.draw(Text("b").reverse(), at: PathPoint(x: 1, y: 0))
    }
    #expect(row(reversed) == "AbC###..")
  }

  @Test(arguments: [true, false])
  func `a fill in the colour of the background is a hole in another fill`(isTerminal: Bool) {
    let harness = harness(isTerminal: isTerminal) { context, _ in
      context.fill(Self.cells(0..<6), with: .color(.accentColor))
      context.fill(Self.cells(1..<2), with: .color(.accentColor))
      context.fill(Self.cells(2..<4), with: .color(.background))
      context.draw(Text("a"), at: PathPoint(x: 2, y: 0))
      context.fill(Self.cells(6..<8), with: .color(.surface))
    }
    #expect(row(harness) == "##a.##..")
  }

  @Test func `in the terminal's own colours, a reversed cursor differs from the selection`() {
    let harness = harness(isTerminal: true, theme: .terminal) { context, _ in
      context.fill(Self.cells(0..<4), with: .color(.selection))
      context.draw(Text("abc"), at: .zero)
      context.draw(Text("b").reverse(), at: PathPoint(x: 1, y: 0))
    }
    #expect(row(harness) == "AbC#....")
  }

  @Test func `text, lines and dots on selected cells keep them selected`() {
    let harness = Harness(width: 6, height: 1) {
      Canvas { context, _ in
        context.fill(Self.cells(0..<5), with: .color(.selection))
        context.draw(Text("漢"), at: .zero)
        context.drawDot(at: PathPoint(x: 2, y: 0), with: .color(.error))
        context.drawBox(CellRect(x: 3, y: 0, width: 2, height: 1), with: .color(.error))
        context.fill(Self.cells(4..<5), with: .color(.surface))
        context.draw(Text("a"), at: PathPoint(x: 5, y: 0))
      }
    }
    let marked = (0..<6).map { harness.cell(x: $0, y: 0).attributes.contains(.marked) }
    #expect(marked[0] && marked[2] && marked[3])
    #expect(!marked[4] && !marked[5])
    #expect(harness.screen[0].hasPrefix("漢▘"))
    #expect(harness.repaint() == 0)
  }
}
