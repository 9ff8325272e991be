// SPDX-License-Identifier: MIT
// Testing: the arrangement of the samples of a component.

import Curium
import CuriumTesting
import Testing

@testable import CuriumGallery

@MainActor struct ExhibitGridTests {
  @Test func `a wide sample takes the whole row`() throws {
    let words = String(repeating: "wide ", count: 11)
    let harness = Harness(width: 61, height: 12) {
      ExhibitGrid(least: 18, gap: 1, fillsRows: true) {
        Text("short").frame(maxWidth: .infinity).titled("First")
        Text(words).lineLimit(1).frame(maxWidth: .infinity).titled("Second")
        Text("short").frame(maxWidth: .infinity).titled("Third")
        Text("short").frame(maxWidth: .infinity).titled("Fourth")
      }
    }
    let titles = ["First", "Second", "Third", "Fourth"]
    // The last sample of a row leaves no gap at its end.
    #expect(try titles.map { try harness.frameWidth(of: $0) } == [61, 61, 19, 41])
  }

  @Test func `without a frame, a line follows the title to the end of the column`() {
    let harness = Harness(width: 45, height: 5) {
      ExhibitGrid(least: 10, most: 40) {
        Text("one").titled("Bars", isFramed: false)
        Text("two").titled("Columns", isFramed: false)
        Text("three").titled("Confirmation", isFramed: false)
      }
    }
    // The longest title needs 21 columns for itself and a line of 8 cells, so two tiles fit.
    func line(_ count: Int) -> String { String(repeating: "─", count: count) }
    #expect(
      harness.screen == [
        "Bars \(line(16))   Columns \(line(13))", "one                     two", "",
        "Confirmation \(line(8))", "three",
      ])
  }

  @Test func `the last tile of a row fills it, and no tile is below the notes`() throws {
    let harness = Harness(width: 63, height: 16) {
      ExhibitGrid(least: 18, gap: 1, surroundings: .notesBeside(20), fillsRows: true) {
        Text("stage").frame(maxWidth: .infinity).titled("Stage")
        ForEach(["First", "Second", "Third"], id: \.self) { title in
          Text("short").frame(maxWidth: .infinity).titled(title)
        }
        Text("notes")
      }
    }
    let stage = try #require(harness.position(of: "╭─ Stage"))
    #expect(harness.position(of: "notes") == CellPoint(x: 43, y: stage.y))
    let widths = try ["First", "Second", "Third"].map { try harness.frameWidth(of: $0) }
    #expect(widths == [19, 20, 40])
  }
}

extension Harness {
  /// Returns the width of the frame with a title.
  func frameWidth(of title: String) throws -> Int {
    let start = try #require(position(of: "╭─ \(title) "), "\(screen)")
    let end = (start.x..<size.width).first { text(x: $0, y: start.y) == "╮" }
    return try #require(end) + 1 - start.x
  }
}
