// SPDX-License-Identifier: MIT
// Testing: arrow keys go through all rows of a list, however low the list is.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor @Suite struct ListStepTests {
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
        case .tallRows:
          ForEach(0..<40) { number in
            Text("row \(number)").frame(height: number % 3 == 0 ? 14 : 1)
          }
        }
      }
    }

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
}
