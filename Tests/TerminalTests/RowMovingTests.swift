// SPDX-License-Identifier: MIT
// Testing: the bytes of frames in which the terminal moves rows.

import CuriumTerminal
import Testing

@MainActor struct RowMovingTests {
  @Test func `the terminal moves a region of rows`() {
    let stage = RendererStage.started(40, 6)
    let body = CellRect(x: 0, y: 1, width: 40, height: 4)
    stage.draw("header")
    for y in 1..<5 { stage.draw("row number \(y) of a long list", 0, y) }
    stage.draw("footer", 0, 5)
    _ = stage.present()
    stage.grid.scroll(body, by: 1)
    stage.draw("row number 5 of a long list", 0, 4)
    #expect(stage.present() == "^[2;5r^[S^[r^[5Hrow number 5 of a long list")
    stage.grid.scroll(body, by: -2)
    #expect(stage.present() == "^[2;5r^[2T^[r")
    #expect(
      stage.renderer.shown.text()[1...4] == [
        "", "", "row number 2 of a long list", "row number 3 of a long list",
      ])
  }

  @Test func `text beside a scrolled list is repaired`() {
    let stage = RendererStage.started(12, 4)
    for y in 0..<4 { stage.draw("│ item \(y)  │", 0, y) }
    stage.draw("┃", 10, 0)
    _ = stage.present()
    stage.grid.scroll(CellRect(x: 1, y: 0, width: 9, height: 4), by: 1)
    stage.draw(" item 4 ", 1, 3)
    #expect(stage.present() == "^[S^[;11H┃^[4H│ item 4  │")
    #expect(stage.renderer.shown.text()[0] == "│ item 1  ┃")
  }

  /// Draws a header, a list of six rows starting at `offset`, a footer, and text `beside` the rows.
  private func draw(
    listFrom offset: Int, on stage: RendererStage,
    beside: (Int) -> (text: String, x: Int)? = { _ in nil }
  ) {
    stage.draw("header", 0, 0)
    for y in 1...6 {
      let letter = Character(Unicode.Scalar(UInt8(97 + offset + y)))
      stage.draw(String(repeating: letter, count: 40), 0, y)
      if let (text, x) = beside(y) { stage.draw(text, x, y) }
    }
    stage.draw("footer", 0, 7)
  }

  /// The offsets of the list before and after, and the bytes.
  @Test(arguments: [
    (5, 6, "^[2;7r^[S^[r^[7H" + String(repeating: "m", count: 40)),
    (5, 4, "^[2;7r^[T^[r\r\n" + String(repeating: "f", count: 40)),
    (
      5, 3,
      "^[2;7r^[2T^[r\r\n" + String(repeating: "e", count: 40) + "\r\n"
        + String(repeating: "f", count: 40)
    ),
  ])
  func `rows drawn elsewhere are moved by the terminal`(
    before: Int, after: Int, bytes: String
  ) {
    let stage = RendererStage.started(40, 8)
    draw(listFrom: before, on: stage)
    _ = stage.present()
    draw(listFrom: after, on: stage)
    #expect(stage.present() == bytes)
    draw(listFrom: after, on: stage)
    #expect(stage.present() == "")
  }

  @Test func `a fixed scrollbar beside moved rows is restored`() {
    let stage = RendererStage.started(40, 8)
    let bar = { (y: Int) in (y == 3 ? " ┃" : " │", 38) }
    draw(listFrom: 5, on: stage, beside: bar)
    _ = stage.present()
    draw(listFrom: 6, on: stage, beside: bar)
    let last = String(repeating: "m", count: 38) + " │"
    #expect(stage.present() == "^[2;7r^[S^[r^[3;40H│^[4;40H┃^[7H" + last)
  }

  @Test func `a sidebar moves along only on terminals with synchronized output`() {
    let names = ["", "files", "search", "changes", "run", "tests", "plugins"]
    let sidebar = { (y: Int) in (names[y] + String(repeating: " ", count: 8 - names[y].count), 0) }
    for isWhole in [false, true] {
      let stage = RendererStage.started(
        40, 8, TerminalCapabilities(synchronizedOutput: TerminalSupport(isWhole)))
      draw(listFrom: 5, on: stage, beside: sidebar)
      _ = stage.present()
      draw(listFrom: 6, on: stage, beside: sidebar)
      #expect(stage.present().contains("^[S") == isWhole)
    }
  }

  @Test func `a rejected frame moves no rows`() {
    let stage = RendererStage.started(40, 8)
    draw(listFrom: 5, on: stage)
    _ = stage.present()
    stage.device.refusesFrames = true
    draw(listFrom: 6, on: stage)
    #expect(stage.renderer.present(cursor: nil, to: stage.device) == .refused)
    stage.device.refusesFrames = false
    draw(listFrom: 5, on: stage)
    #expect(stage.present() == "")
  }

  @Test func `rows that differ little are written, not moved`() {
    let stage = RendererStage.started(40, 8)
    for offset in 0...1 {
      for y in 0..<8 { stage.draw("the row number \(y + offset) of a long list", 0, y) }
      if offset == 0 { _ = stage.present() }
    }
    #expect(!stage.present().contains("^[S"))
  }
}
