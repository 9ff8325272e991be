// SPDX-License-Identifier: MIT
// Testing: a table of planets in which a cell is selected.

import Curium
import Observation

struct PlanetTable: View {
  struct Planet: Identifiable {
    let id: Int
    var name: String { ["Earth", "Mars", "Jupiter", "Saturn"][id % 4] }
    var moons: Int { [1, 2, 97, 274][id % 4] }
  }

  @Observable final class Model {
    var cell: DataCell<Int>?
    var opened: [Set<DataCell<Int>>] = []
    var pressed: [String] = []
    var customization = TableColumnCustomization()
  }

  @Bindable var model: Model
  var rows = 4
  /// The number of columns of notes.
  var notes = 1
  var hasAction = true

  private var columns: [DataColumn<Planet>] {
    [
      DataColumn("Planet", value: \.name).width(.fixed(8)),
      DataColumn("Moons", value: \.moons, alignment: .trailing) { Text("\($0.moons)") }
        .width(.fixed(6)),
      DataColumn("Ring") { $0.id == 3 ? "yes" : "" }.width(.fixed(5)),
    ]
      + (1...notes).map { number in
        DataColumn("Note \(number)") { planet in
          Button("Add") { model.pressed.append("\(planet.name) \(number)") }
            .buttonStyle(.plain)
            .contextMenu { Button("Clear \(number)") {} }
        }
        .width(.fixed(7))
      }
  }

  var body: some View {
    let table = DataTable(
      (0..<rows).map(Planet.init), columns: columns, selection: $model.cell,
      columnCustomization: $model.customization)
    if hasAction {
      table.onActivate(of: DataCell<Int>.self) { model.opened.append($0) }
    } else {
      table
    }
  }
}
