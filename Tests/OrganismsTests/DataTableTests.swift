// SPDX-License-Identifier: MIT
// Testing: rows of values in columns, with selection and sorting.

import Curium
import CuriumTesting
import Testing

private struct Planet: Identifiable {
  let id: String
  let moons: Int
}

private struct Numbers: RandomAccessCollection {
  struct Number: Identifiable { let id: Int }
  var startIndex: Int { 0 }
  var endIndex: Int { 1_000_000 }
  subscript(index: Int) -> Number { Number(id: index) }
}

@MainActor struct DataTableTests {
  private func open(width: Int = 23) -> Harness {
    let planets = [
      Planet(id: "Mars", moons: 2), Planet(id: "Earth", moons: 1), Planet(id: "Saturn", moons: 274),
    ]
    return Harness(width: width, height: 6) {
      DataTable(
        planets,
        columns: [
          DataColumn("Planet", sortedBy: { $0.id }) { $0.id }.width(.flexible(weight: 3)),
          DataColumn("Moons", alignment: .trailing, sortedBy: { $0.moons }) { String($0.moons) }
            .width(.flexible(weight: 2)),
        ])
    }
  }

  private func planets(_ harness: Harness) -> [Substring] {
    harness.elements.filter { $0.role == .row }.map { $0.label.prefix { $0 != " " } }
  }

  @Test func `columns share the width by weight`() {
    #expect(
      open().content == [
        "  Planet         Moons",
        "  Mars               2",
        "  Earth              1",
        "  Saturn           274",
      ])
    #expect(open(width: 43).content[3] == "  Saturn                               274")
  }

  @Test func `the titles stay visible if a limit hides rows`() {
    let harness = Harness(width: 12, height: 6) {
      VStack(spacing: 0) {
        DataTable(
          [Planet(id: "a", moons: 1), Planet(id: "b", moons: 2), Planet(id: "c", moons: 3)],
          columns: [DataColumn("Planet", value: \.id)]
        )
        .frame(maxHeight: 3)
        Text("Below")
      }
    }
    #expect(harness.content == ["  Planet", "  a        ▐", "  b        ▐", "   Below"])
  }

  @Test func `columns with the same title sort by themselves`() {
    let harness = Harness(width: 12, height: 4) {
      DataTable(
        [Planet(id: "a", moons: 2), Planet(id: "b", moons: 1)],
        columns: [
          DataColumn("x", sortedBy: \.id) { $0.id },
          DataColumn("x", sortedBy: \.moons) { "\($0.moons)" },
        ])
    }
    harness.press("⇥ → ⏎")
    #expect(harness.content.map { $0.filter { $0 != " " } } == ["xx▲", "b1", "a2"])
  }

  @Test func `keys and clicks on a title sort ascending, descending and not at all`() throws {
    let harness = open()
    harness.press("⇥ ⏎")
    #expect(planets(harness) == ["Earth", "Mars", "Saturn"])
    #expect(harness.find(.button, "Planet")?.value == "ascending")
    harness.press("space")
    #expect(planets(harness) == ["Saturn", "Mars", "Earth"])
    harness.press("⏎")
    #expect(planets(harness) == ["Mars", "Earth", "Saturn"])
    harness.click(try #require(harness.find(.button, "Moons")))
    #expect(planets(harness) == ["Earth", "Mars", "Saturn"])
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a click anywhere in the cell of a title sorts`() throws {
    let harness = open()
    let title = try #require(harness.find(.button, "Moons"))
    let planet = try #require(harness.find(.button, "Planet"))
    #expect(planet.frame.maxX > planet.frame.minX + 6)
    harness.click(x: planet.frame.maxX - 1, y: planet.frame.minY)
    #expect(planets(harness) == ["Earth", "Mars", "Saturn"])
    #expect(title.frame.minX >= planet.frame.maxX)
  }

  @Test func `the selected row stays selected after sorting`() throws {
    let harness = open()
    harness.click(try #require(harness.elements.first { $0.label.hasPrefix("Saturn") }))
    harness.click(try #require(harness.find(.button, "Planet")))
    harness.click(try #require(harness.find(.button, "Planet")))
    let chosen = harness.elements.filter(\.semantics.isSelected).map(\.label)
    #expect(chosen.count == 1 && chosen[0].hasPrefix("Saturn"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a million rows are read only while visible`() {
    var count = 0
    let harness = Harness(width: 20, height: 11) {
      DataTable(
        Numbers(),
        columns: [
          DataColumn("Row") { number in
            count += 1
            return String(number.id)
          }
        ])
    }
    #expect(count <= 20)
    harness.press("⇥")
    count = 0
    harness.press("end")
    #expect(count <= 20)
    #expect(harness.find(.row, "999999")?.semantics.isSelected == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `titles are above their cells at any width, with and without a scrollbar`() {
    struct Row: Identifiable { let id: Int }
    for weights in [[1, 10, 8], [1, 1], [3, 2, 2, 5], [7]] {
      for width in 12...60 {
        for count in [1, 40] {
          let harness = Harness(width: width, height: 5) {
            DataTable(
              (0..<count).map(Row.init),
              columns: weights.indices.map { column in
                DataColumn(String(column)) { _ in String(column) }
                  .width(.flexible(weight: weights[column]))
              })
          }
          let rows = harness.screen.prefix(min(5, count + 1)).map { $0.prefix { $0 < "▀" } }
          // Without the sign for columns that don't fit.
          let title = trimmed(rows[0].prefix(rows[0].hasSuffix("›") ? rows[0].count - 2 : .max))
          #expect(
            rows.dropFirst().allSatisfy { trimmed($0) == title },
            "\(weights) \(width) \(count): \(rows)")
        }
      }
    }
  }

  /// Returns a text without the spaces at its end.
  private func trimmed(_ text: Substring) -> Substring {
    text[..<(text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)]
  }

  @Test func `a right-click anywhere in a cell opens its menu, and selects the row`() {
    var acts: [String] = []
    func cell(_ planet: Planet, _ name: String) -> some View {
      Text(planet.id).contextMenu { Button("\(name) \(planet.id)") { acts.append(name) } }
    }
    let harness = Harness(width: 40, height: 8) {
      DataTable(
        [Planet(id: "Mars", moons: 2), Planet(id: "Earth", moons: 1)],
        columns: [
          DataColumn("Planet") { cell($0, "first") },
          DataColumn("Number", alignment: .trailing) { cell($0, "second") },
          DataColumn("Moons") { "\($0.moons)" },
        ])
    }
    func click(x: Int) {
      for kind in [PointerEvent.Kind.down, .up] {
        harness.pointer(PointerEvent(kind, button: .secondary, at: CellPoint(x: x, y: 2)))
      }
    }
    click(x: 10)
    #expect(harness.position(of: "first Earth") != nil)
    #expect(harness.find(.menu)?.frame.minX == 10)
    harness.press("esc")
    #expect(harness.screen[2].hasPrefix("▌ Earth"))
    click(x: 15)
    #expect(harness.position(of: "second Earth") != nil)
    harness.press("⏎")
    #expect(acts == ["second"])
    click(x: 35)
    #expect(harness.find(.menu) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `an accessibility label names the table, and its titles keep theirs`() {
    let harness = Harness(width: 23, height: 4) {
      DataTable(
        [Planet(id: "Mars", moons: 2)],
        columns: [
          DataColumn("Planet", sortedBy: { $0.id }) { $0.id },
          DataColumn("Moons") { String($0.moons) },
        ]
      )
      .accessibilityLabel("Planets")
    }
    #expect(harness.find(.list)?.label == "Planets")
    harness.press("⇥")
    #expect(harness.focused?.role == .button && harness.focused?.label == "Planet")
    #expect(harness.elements.filter { $0.label == "Planets" }.count == 1)
  }

  @Test func `linear mode reads the titles of columns in one line, unless they sort`() {
    let mars = [Planet(id: "Mars", moons: 2)]
    let plain = Transcript {
      DataTable(
        mars,
        columns: [DataColumn("Planet") { $0.id }, DataColumn("Moons") { String($0.moons) }])
    }
    #expect(plain.text == "Planet, Moons\n1. Mars 2\n> ")
    let sortable = Transcript {
      DataTable(
        mars,
        columns: [
          DataColumn("Planet", sortedBy: { $0.id }) { $0.id },
          DataColumn("Moons", sortedBy: { $0.moons }) { String($0.moons) },
        ])
    }
    #expect(
      sortable.text == """
        1. Planet, button (sorts the rows)
        2. Moons, button (sorts the rows)
        3. Mars 2
        >\u{20}
        """)
  }
}
