// SPDX-License-Identifier: MIT
// Testing: arrow keys go through all rows of a list, however low the list is.

import CuriumControls
import CuriumLists
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ListStepTests {
  @Observable final class Model {
    var one: Int?
  }

  /// The surroundings of the rows 0 to 39.
  enum Content: String, CaseIterable {
    case rows
    case spacedRows
    case sections
    case emptySections
    case sectionsOfForEach
    case tallRows
    case rowsAroundSections
    case rowsBesideSection
  }

  private struct Rows: View {
    @Bindable var model: Model
    let content: Content

    var body: some View {
      List(selection: $model.one) {
        switch content {
        case .rows: ForEach(0..<40) { Text("row \($0)") }
        case .spacedRows: ForEach(0..<40) { Text("row \($0)").padding(.bottom, 2) }
        case .sections:
          section(0..<20)
          section(20..<40)
        case .emptySections:
          section(0..<1)
          section(1..<1)
          section(1..<2)
          section(2..<2)
          section(2..<40)
        case .sectionsOfForEach: ForEach(0..<10) { number in section(number * 4..<number * 4 + 4) }
        case .rowsAroundSections:
          ForEach(0..<8) { Text("row \($0)") }
          ForEach(2..<8) { number in section(number * 4..<number * 4 + 4) }
          Section("Last") { ForEach(32..<40) { Text("row \($0)") } }
        case .rowsBesideSection:
          ForEach(Self.besideSection, id: \.self) { number in
            if number < 0 { section(3..<23) } else { Text("row \(number)") }
          }
        case .tallRows:
          ForEach(0..<40) { number in
            Text("row \(number)").frame(height: number % 3 == 0 ? 14 : 1)
          }
        }
      }
    }

    /// The ids of rows, and that of the section between them.
    private static let besideSection = [0, 1, 2, -1] + Array(23..<40)

    private func section(_ rows: Range<Int>) -> some View {
      Section {
        ForEach(rows, id: \.self) { Text("row \($0)") }
      } header: {
        Text("Rows from \(rows.lowerBound)").padding(.vertical, 1)
      }
    }
  }

  @Test(arguments: Content.allCases, 1...10)
  func `arrow keys select each row once, in both directions`(content: Content, height: Int) {
    let model = Model()
    let harness = Harness(width: 20, height: height) { Rows(model: model, content: content) }
    harness.press("⇥ home")
    var found = [model.one]
    for _ in 0..<39 {
      harness.press("↓")
      found.append(model.one)
    }
    #expect(found == Array(0..<40))
    harness.press("↓")
    #expect(model.one == 39)
    found = [model.one]
    for _ in 0..<39 {
      harness.press("↑")
      found.append(model.one)
    }
    #expect(found == (0..<40).reversed())
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test(arguments: Content.allCases, [1, 2, 5])
  func `Page keys pass tall rows and headers, in both directions`(content: Content, height: Int) {
    let model = Model()
    let harness = Harness(width: 20, height: height) { Rows(model: model, content: content) }
    harness.press("⇥ home")
    for (key, end) in [("pgdn", 39), ("pgup", 0)] {
      for _ in 0..<40 where model.one != end { harness.press(key) }
      #expect(model.one == end)
    }
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test(arguments: Content.allCases, [1, 2, 5, 10])
  func `Page Up from the end always goes up, past rows that didn't exist before`(
    content: Content, height: Int
  ) throws {
    let model = Model()
    let harness = Harness(width: 20, height: height) { Rows(model: model, content: content) }
    harness.press("⇥ end")
    var last = try #require(model.one)
    for _ in 0..<40 where last > 0 {
      harness.press("pgup")
      let next = try #require(model.one)
      #expect(next < last)
      last = next
    }
    #expect(last == 0 && harness.repaint() == 0)
  }

  @Test func `Page Up from the first visible row and Page Down from the last one move by a page`() {
    let model = Model()
    let harness = Harness(width: 20, height: 10) { Rows(model: model, content: .rows) }
    harness.press("⇥ ↓ pgdn pgdn pgdn")
    #expect(model.one == 27 && harness.screen[0].hasPrefix("▌ row 27"))
    harness.press("pgup")
    #expect(model.one == 18 && harness.screen[0].hasPrefix("▌ row 18"))
    harness.press("↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓")
    #expect(model.one == 27 && harness.screen[9].hasPrefix("▌ row 27"))
    harness.press("pgdn")
    #expect(model.one == 36 && harness.screen[9].hasPrefix("▌ row 36"))
    #expect(harness.repaint() == 0)
  }

  /// 60 sections, most of which are empty. The others have two rows.
  private struct Sparse: View {
    @Bindable var model: Model
    let filled: Set<Int>

    var body: some View {
      List(selection: $model.one) {
        ForEach(0..<60) { number in
          Section("Section \(number)") {
            ForEach(rows(of: number), id: \.self) { Text("row \($0)") }
          }
        }
      }
      .scrollIndicators(.hidden)
    }

    private func rows(of number: Int) -> Range<Int> {
      let start = number * 10
      return start..<start + (filled.contains(number) ? 2 : 0)
    }
  }

  @Test(arguments: 1...10)
  func `an arrow key passes any number of empty sections at once`(height: Int) {
    let model = Model()
    let harness = Harness(width: 20, height: height) { Sparse(model: model, filled: [0, 50]) }
    harness.press("⇥ home ↓ ↓")
    #expect(model.one == 500)
    #expect(harness.screen.contains("▌ row 500"))
    harness.press("↑")
    #expect(model.one == 1)
    #expect(harness.screen.contains("▌ row 1"))
    harness.press("↓ ↓")
    #expect(model.one == 501)
    let screen = harness.screen
    harness.press("↓")
    #expect(model.one == 501)
    #expect(harness.screen == screen)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test(arguments: 1...10)
  func `the first and the last row are found between empty sections`(height: Int) {
    let model = Model()
    let harness = Harness(width: 20, height: height) { Sparse(model: model, filled: [30]) }
    harness.press("⇥ ↓")
    #expect(model.one == 300)
    harness.press("end")
    #expect(model.one == 301)
    harness.press("home")
    #expect(model.one == 300)
    #expect(harness.screen.contains("▌ row 300"))
    #expect(harness.repaint() == 0)
  }
}
