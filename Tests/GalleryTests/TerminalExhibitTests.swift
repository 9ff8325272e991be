// SPDX-License-Identifier: MIT
// Testing: the exhibits of the pointer and the terminal, in use.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct TerminalExhibitTests: PreviewSuite {
  // MARK: PointerEvents

  @Test func `a target names the last event and its position`() throws {
    let local = try open("PointerEvents", "Default")
    click(local, .secondary, at: CellPoint(x: 4, y: 1))
    #expect(local.position(of: "released the right button") != nil)
    #expect(local.position(of: "column 4, row 1") != nil)
    local.scroll(y: -1, at: CellPoint(x: 9, y: 2))
    #expect(local.position(of: "scrolled up") != nil)
    local.pointer(PointerEvent(.down, button: .other(8), at: CellPoint(x: 2, y: 2)))
    #expect(local.position(of: "pressed button 8") != nil)
    local.expectRest()
    let provider = try #require(Exhibit.named("PointerEvents")).provider
    let found = provider.previews.first { $0.name == "Positions on the screen" }
    let content = try #require(found).content
    let global = Harness(width: 60, height: 10) { content().padding(.leading, 10) }
    global.click(x: 14, y: 1)
    #expect(global.position(of: "column 14, row 1") != nil)
  }

  @Test func `each button has its action`() async throws {
    let harness = try open("PointerEvents", "Other buttons")
    let place = CellPoint(x: 20, y: 0)
    click(harness, .middle, at: place)
    #expect(harness.position(of: "Opened in a new tab") != nil)
    click(harness, .secondary, at: place)
    #expect(harness.position(of: "Opened its menu") != nil)
    click(harness, .primary, at: place)
    await harness.advance(by: .seconds(1))
    #expect(harness.position(of: "Selected") != nil)
    click(harness, .primary, at: place)
    click(harness, .primary, at: place)
    #expect(harness.screen[1] == "Opened")
    harness.expectRest()
  }

  @Test func `the pointer and keys draw, and the right button erases`() throws {
    let harness = try open("PointerEvents", "Drawing")
    let empty = harness.cell(x: 0, y: 0).background
    func isDrawn(_ x: Int, _ y: Int) -> Bool { harness.cell(x: x, y: y).background != empty }
    drag(harness, .primary, from: CellPoint(x: 2, y: 0), to: CellPoint(x: 8, y: 0))
    #expect((2...8).allSatisfy { isDrawn($0, 0) } && !isDrawn(9, 0))
    drag(harness, .secondary, from: CellPoint(x: 4, y: 0), to: CellPoint(x: 4, y: 0))
    #expect([2, 6].allSatisfy { isDrawn($0, 0) } && ![3, 4, 5].contains { isDrawn($0, 0) })
    #expect(harness.focused?.label == "Drawing board")
    let pen = try #require(harness.position(of: "+"))
    harness.press("→ ↑ space")
    #expect(isDrawn(pen.x + 1, pen.y - 1))
    harness.press("space")
    #expect(!isDrawn(pen.x + 1, pen.y - 1))
    harness.expectRest()
  }

  @Test func `a click in the corner of a disc misses it`() throws {
    let harness = try open("PointerEvents", "A round target")
    harness.click(x: 6, y: 3)
    #expect(harness.position(of: "Hits: 1, misses: 0") != nil)
    harness.click(x: 0, y: 0)
    #expect(harness.position(of: "Hits: 1, misses: 1") != nil)
  }

  // MARK: Terminal

  @Test func `the terminal answers requests, or doesn't`() async throws {
    let harness = try open("Terminal", "Queries")
    harness.reports = [
      .version("kitty 0.39"), .backgroundColor(0x0A1E2E),
      .cellPixels(PixelSize(width: 9, height: 18)),
    ]
    harness.press("⇥ ⏎")
    await harness.wait { harness.position(of: "kitty 0.39") != nil }
    try harness.click(.button, "Background")
    await harness.wait { harness.position(of: "#0a1e2e") != nil }
    try harness.click(.button, "Cell size")
    await harness.wait { harness.position(of: "9 × 18 pixels") != nil }
    harness.reports = []
    try harness.click(.button, "Name")
    await harness.wait { harness.position(of: "No answer") != nil }
    harness.expectRest()
  }

  @Test func `the clipboard is pasted with a key and with a button`() async throws {
    let harness = try open("Terminal", "Clipboard")
    harness.clipboard = "swift.org"
    harness.press("⇥ ctrl+v")
    #expect(harness.focused?.value == "swift.org")
    harness.clipboard = "example.org"
    try harness.click(.button, "Paste")
    await harness.wait { harness.position(of: "example.org") != nil }
    harness.expectRest()
  }

  @Test func `a focused field sets the shape of the cursor`() throws {
    let harness = try open("Terminal", "Cursor")
    #expect(harness.requests == [])
    harness.press("⇥")
    #expect(harness.requests == [.cursorShape(.bar)])
  }

  @Test func `the window's focus is shown`() throws {
    let harness = try open("Terminal", "Focus")
    #expect(harness.position(of: "This window is active.") != nil)
    harness.send(.focus(false))
    #expect(harness.position(of: "Another window is active.") != nil)
    #expect(harness.position(of: "Times inactive: 1") != nil)
    harness.send(.focus(true))
    #expect(harness.position(of: "This window is active.") != nil)
    harness.expectRest()
  }

  @Test func `the app moves below the prompt and back`() throws {
    let harness = try open("Terminal", "Screen")
    let ground = harness.cell(x: 59, y: 0).background
    harness.press("⇥ ⏎")
    #expect(harness.cell(x: 59, y: 0).background != ground)
    harness.press("⇥ ⏎")
    #expect(harness.cell(x: 59, y: 0).background == ground)
    harness.expectRest()
  }

  @Test func `a program runs and its exit status is shown`() async throws {
    let harness = try open("Terminal", "Programs")
    harness.press("⇥ ⏎")
    await harness.wait { harness.position(of: "There's no terminal to run") != nil }
    harness.onProgramRequest = { _ in .success("") }
    harness.press("⏎")
    await harness.wait { harness.position(of: "Ended with status 0") != nil }
    #expect(harness.programRequests.last == .run(program: "git", arguments: ["log", "--oneline"]))
    harness.expectRest()
  }
}
