// SPDX-License-Identifier: MIT
// Testing: the colours of diffs in every theme and with few colours, and diffs of any length.

import Curium
import CuriumDiff
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DiffColorTests {
  private static let patch = """
    --- a/Server.swift
    +++ b/Server.swift
    @@ -4,4 +4,4 @@ import HTTP
     let host = "0.0.0.0" // any
    -let port: Int = max(80, minimum) // "http"
    +let port: Int = max(8080, minimum) // "http"
     @Option var log = 1
    """

  private func harness(_ theme: AppTheme = .dark, _ depth: ColorDepth = .trueColor) -> Harness {
    Harness(
      width: 60, height: 8, theme: theme, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      DiffView(patch: Self.patch)
    }
  }

  @Test(arguments: AppTheme.builtIn)
  func `text is legible on each background, and marks are visible`(theme: AppTheme) throws {
    let harness = harness(theme)
    let needed = theme.colorSchemeContrast == .increased ? 7 : 4.5
    for y in 0..<7 {
      for x in 0..<60 {
        let cell = harness.cell(x: x, y: y)
        guard cell.glyph != .space, cell.glyph != .continuation,
          let ratio = Contrast.ratio(cell.foreground, cell.background)
        else { continue }
        #expect(ratio >= needed - 0.01, "\(theme.name), column \(x), row \(y): \(ratio)")
      }
    }
    let place = try #require(harness.position(of: "8080"))
    let (mark, ground) = (
      harness.cell(x: place.x, y: place.y), harness.cell(x: place.x - 1, y: place.y)
    )
    #expect(mark.background != ground.background)
    if let ratio = Contrast.ratio(mark.background, ground.background) {
      #expect(ratio >= 2, "\(theme.name)")
    }
  }

  @Test func `changed lines have backgrounds and the colours of their code`() {
    let harness = harness()
    let page = harness.cell(x: 12, y: 2).background
    let (removed, added) = (harness.cell(x: 40, y: 3), harness.cell(x: 40, y: 4))
    #expect(removed.background != page && added.background != page)
    #expect(removed.background != added.background)
    // The whole row, also after the end of the text.
    #expect(harness.cell(x: 56, y: 4).background == added.background)
    let inks = Set((10..<40).map { harness.cell(x: $0, y: 4).foreground })
    #expect(inks.count >= 4)
  }

  @Test(arguments: [(AppTheme.dark, ColorDepth.ansi16), (.terminal, .trueColor)])
  func `where backgrounds don't show, the text has the colour of the change`(
    theme: AppTheme, depth: ColorDepth
  ) {
    let harness = harness(theme, depth)
    #expect(harness.cell(x: 56, y: 3).background == harness.cell(x: 56, y: 6).background)
    for (row, color) in [(3, Color.error), (4, .success)] {
      let ink = color.resolve(in: theme).color
      // From the sign to the first word that differs.
      let cells = (6..<20).map { harness.cell(x: $0, y: row) }.filter { $0.glyph != .space }
      for cell in cells {
        let shown = cell.foreground
        #expect(ink.isRGB ? shown.slot == ink.slot : shown == ink)
      }
    }
  }

  @Test func `without colours, signs show the changes, and underlines the words`() throws {
    let harness = harness(.dark, .none)
    #expect(harness.screen[3].hasPrefix("  5   - let"))
    #expect(harness.screen[4].hasPrefix("    5 + let"))
    let place = try #require(harness.position(of: "8080"))
    func isUnderlined(_ x: Int) -> Bool {
      harness.cell(x: x, y: place.y).attributes.contains(.underline)
    }
    #expect((place.x..<place.x + 4).allSatisfy(isUnderlined))
    #expect(!isUnderlined(place.x - 1) && !isUnderlined(place.x + 4))
  }

  @Test func `a diff of 100,000 lines costs as much as its visible rows`() async {
    let lines = (1...100_000).map { "+line \($0)\n" }.joined()
    let patch = "--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1,100000 @@\n" + lines
    let harness = Harness(width: 40, height: 20) { DiffView(patch: patch) }
    #expect(harness.takeStatistics().nodes < 3_000)
    harness.press("⇥ end")
    await harness.settle()
    #expect(harness.screen[19].hasPrefix("▌        100000 + line 100000"))
    _ = harness.takeStatistics()
    harness.press("↑")
    let statistics = harness.takeStatistics()
    #expect(harness.screen[18].hasPrefix("▌         99999 + line 99999"))
    #expect(statistics.measured < 300 && statistics.nodes < 3_000)
    #expect(harness.repaint() == 0)
  }

  @Test func `code at the end of a long text is shown after few of the lines before it`() {
    nonisolated(unsafe) var reads = 0
    nonisolated(unsafe) var greatest = 0
    let language = CodeLanguage("counted") { _, state in
      reads += 1
      state += 1
      greatest = max(greatest, state)
      return []
    }
    let text = String(repeating: "line\n", count: 20_000)
    let harness = Harness(width: 40, height: 12) {
      DiffView(old: text + "a\n", new: text + "b\n", language: language)
    }
    #expect(harness.content.last?.hasSuffix("20001 + b") == true)
    #expect(reads < 10_000)
    // A comment can begin many lines above.
    #expect(greatest >= 1_000)
  }

  @Test func `moving the selection runs no body`() {
    let harness = harness()
    harness.press("⇥ ↓ ↓")
    harness.recording.reset()
    harness.press("↓")
    #expect(harness.recording.bodies.isEmpty)
  }
}
