// SPDX-License-Identifier: MIT
// Testing: a table of files in folders.

import Curium
import Observation

struct NestedFileTable: View {
  struct File: Identifiable {
    let id: String
    var size = 0
    var files: [File]?
  }

  @Observable final class Model {
    var selected: String?
    var several: Set<String> = []
    var expanded: Set<String> = []
    var order: DataSortOrder?
    var customization = TableColumnCustomization()
    var opened: [Set<String>] = []
    @ObservationIgnored var asked: [String] = []
  }

  static let files = [
    File(
      id: "src", size: 30,
      files: [
        File(id: "view", size: 8), File(id: "app", size: 20, files: [File(id: "run", size: 20)]),
      ]),
    File(id: "doc", size: 5, files: []), File(id: "all", size: 40),
  ]

  @Bindable var model: Model
  var files = Self.files
  var isMultiple = false
  var columns = [
    DataColumn<File>("Name", value: \.id).width(.fixed(10)),
    DataColumn("Size", value: \.size).width(.fixed(6)),
  ]

  var body: some View {
    if isMultiple {
      DataTable(
        files, children: children, columns: columns, selection: $model.several,
        expanded: $model.expanded)
    } else {
      DataTable(
        files, children: children, columns: columns, selection: $model.selected,
        expanded: $model.expanded, sortOrder: $model.order,
        columnCustomization: $model.customization
      )
      .onActivate(of: String.self) { model.opened.append($0) }
    }
  }

  private func children(of file: File) -> [File]? {
    model.asked.append(file.id)
    return file.files
  }
}
