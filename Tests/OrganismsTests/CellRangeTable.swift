// SPDX-License-Identifier: MIT
// Testing: a table in which ranges of cells are selected.

import Curium
import CuriumTerminal
import CuriumTesting

/// A table with the columns A to F. The cell in column B of row 3 is `b3`. A sorts by the number of
/// the row, and B by the remainder of its division by 3.
@MainActor struct CellRangeTable: View {
  struct Row: Identifiable {
    let id: Int
  }

  @Observable @MainActor final class Model {
    var range: DataCellRange<Int>?
    var rows: [Row]
    var order: DataSortOrder?
    var customization = TableColumnCustomization()
    var opened: [Set<DataCell<Int>>] = []
    var deleted: [Set<DataCell<Int>>] = []
    var exits = 0

    init(rows: Int = 4) { self.rows = (0..<rows).map { Row(id: $0) } }

    /// The rows and columns of the range, and its current cell, as `012 AB 2B`.
    var selection: String? {
      range.map { range in
        let rows = range.rows.map { "\($0)" }.joined()
        let current = "\(range.current.row)\(range.current.column)"
        return "\(rows) \(range.columns.joined()) \(current)"
      }
    }
  }

  @Bindable var model: Model
  /// The height of the table.
  var height: Length?

  static let columns = ["A", "B", "C", "D", "E", "F"].map { title in
    DataColumn<Row>(
      title, sortedBy: { title == "B" ? $0.id % 3 : $0.id },
      text: { "\(title.lowercased())\($0.id)" }
    )
    .width(.fixed(4))
  }

  var body: some View {
    VStack(spacing: 0) {
      DataTable(
        model.rows, columns: Self.columns, selection: $model.range, sortOrder: $model.order,
        columnCustomization: $model.customization
      )
      .frame(height: height)
      .onActivate(of: DataCell<Int>.self) { model.opened.append($0) }
      .onDelete(of: DataCell<Int>.self) { model.deleted.append($0) }
      .contextMenu(forSelectionType: DataCell<Int>.self) { cells in
        Button("Clear \(cells.count)") {}
      }
      .copyable(model.range?.tabSeparatedRows(of: model.rows, in: Self.columns) ?? [])
      .onExitCommand { model.exits += 1 }
      if height != nil { Spacer() }
    }
  }

  /// Opens the table with the focus in its rows.
  static func open(
    _ model: Model, width: Int = 40, height: Int = 6, tableHeight: Length? = nil,
    depth: ColorDepth = .trueColor
  ) -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    let harness = Harness(width: width, height: height, capabilities: capabilities) {
      CellRangeTable(model: model, height: tableHeight)
    }
    harness.press("⇥ ⇥")
    return harness
  }
}
