// SPDX-License-Identifier: MIT
// Testing: the cell cursor of a table.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

private struct Planet: Identifiable {
  let id: Int
  var name: String { ["Earth", "Mars", "Jupiter", "Saturn"][id % 4] }
  var moons: Int { [1, 2, 97, 274][id % 4] }
}

@MainActor @Suite struct TableCellTests {
  @Observable final class Model {
    var cell: DataCell<Int>?
    var opened: [Set<DataCell<Int>>] = []
    var pressed: [String] = []
    var customization = TableColumnCustomization()
  }

  private struct Planets: View {
    @Bindable var model: Model
    var rows = 4
    var hasAction = true

    var body: some View {
      let table = DataTable(
        (0..<rows).map(Planet.init),
        columns: [
          DataColumn("Planet", value: \.name).width(.fixed(8)),
          DataColumn("Moons", value: \.moons, alignment: .trailing) { Text("\($0.moons)") },
          DataColumn("Ring") { $0.id == 3 ? "yes" : "" }.width(.fixed(6)),
          DataColumn("Note") { planet in
            Button("Note") { model.pressed.append(planet.name) }.buttonStyle(.plain)
          },
        ], selection: $model.cell, columnCustomization: $model.customization)
      if hasAction {
        table.onActivate(of: DataCell<Int>.self) { model.opened.append($0) }
      } else {
        table
      }
    }
  }

  private func open(width: Int = 40, height: Int = 5, _ planets: Planets) -> Harness {
    let harness = Harness(width: width, height: height) { planets }
    harness.press("shift+⇥")
    return harness
  }

  private func cell(_ row: Int, _ column: String) -> DataCell<Int> {
    DataCell(row: row, column: column)
  }

  @Test func explore() {
    let model = Model()
    let harness = open(Planets(model: model))
    print(harness.screen, harness.focused as Any)
    for key in ["↓", "↓", "→", "→", "→", "→", "←", "home", "end", "ctrl+end", "ctrl+home", "shift+right", "shift+left"] {
      harness.press(key)
      print(key, model.cell as Any, harness.repaint())
      print(harness.screen.joined(separator: "\n"))
    }
    print(harness.elements)
  }
}
