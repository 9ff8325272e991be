// SPDX-License-Identifier: MIT
// Page: the columns of the list of processes.

import Curium

/// The widths of the contents of columns. They only grow, so that no column moves when processes
/// come and go.
struct ContentWidths: Equatable {
  private(set) var pid = 5
  private(set) var name = 6
  private(set) var user = 4

  /// Takes processes into account, and the lines that lead to them in a tree.
  mutating func include(_ entries: [ProcessEntry], _ branches: [ProcessIdentity: String]) {
    for entry in entries {
      let reading = entry.reading
      pid = max(pid, "\(reading.identity.pid)".count)
      name = max(name, min(32, reading.name.count + (branches[entry.id]?.count ?? 0)))
      user = max(user, min(12, reading.user.count))
    }
  }
}

/// The columns that fit into a list, and their widths. Columns are as wide as their contents; the
/// command takes the rest, or the name if there is no room for commands. Without room for the
/// beginning of a name, first the memory is omitted, then the number.
struct ProcessColumns: Equatable {
  /// The cells of a name that stay visible, also after the lines of a tree.
  private static let shortestName = 6

  let widths: ContentWidths
  /// The cells for a name and for the lines that lead to it.
  private let nameCells: Int
  private(set) var showsPID = true
  private(set) var showsMemory = true
  private(set) var showsMeter = false
  private(set) var showsState = false
  private(set) var showsUser = false
  private(set) var showsCommand = false

  /// Chooses the columns for rows of `width` cells.
  init(width: Int, widths: ContentWidths) {
    self.widths = widths
    // The marker, the number, the name, the load, the memory, and a margin.
    var free = width - (1 + 1 + widths.pid + 2 + widths.name + 8 + 10 + 1)
    func fits(_ columns: Int) -> Bool {
      if free < columns { return false }
      free -= columns
      return true
    }
    if widths.name + free < Self.shortestName {
      showsMemory = false
      free += 10
    }
    if widths.name + free < Self.shortestName {
      showsPID = false
      free += widths.pid + 1
    }
    showsState = fits(10)
    showsMeter = showsState && fits(9)
    showsUser = showsMeter && fits(2 + widths.user)
    showsCommand = showsUser && free >= 16
    nameCells = max(0, widths.name + (showsCommand ? 0 : free))
  }

  /// The width of the name; `nil` if it takes the remaining columns.
  var nameWidth: Length? { showsCommand ? Length(widths.name) : nil }

  /// Returns the lines that lead to a process in a tree. If the beginning of the name would have no
  /// room after them, an ellipsis replaces the outermost ones.
  func lines(_ branch: String, to name: String) -> String {
    let room = max(0, nameCells - min(name.count, Self.shortestName))
    if branch.count <= room { return branch }
    // The lines of each level take two cells.
    return room < 4
      ? String(branch.suffix(room / 2 * 2)) : "… \(branch.suffix((room - 2) / 2 * 2))"
  }
}

/// A row of the list, aligned with the headings: numbers to the right, words to the left.
struct ProcessCells<Marker: View, Cell: View, Load: View, Meter: View, Memory: View>: View {
  let columns: ProcessColumns
  let pid: Cell
  let name: Cell
  let load: Load
  let meter: Meter
  let memory: Memory
  let state: Text
  let user: Text
  let command: Text
  let marker: Marker

  var body: some View {
    HStack(spacing: 0) {
      marker.frame(width: 1)
      if columns.showsPID {
        pid.frame(width: Length(columns.widths.pid + 1), alignment: .trailing)
      }
      name.frame(width: columns.nameWidth, alignment: .leading)
        .frame(maxWidth: columns.showsCommand ? nil : .infinity, alignment: .leading)
        .padding(.leading, 2)
      load.frame(width: 8, alignment: .trailing)
      if columns.showsMeter { meter.frame(width: 8).padding(.leading, 1) }
      if columns.showsMemory { memory.frame(width: 10, alignment: .trailing) }
      if columns.showsState {
        state.frame(width: 8, alignment: .leading).padding(.leading, 2)
      }
      if columns.showsUser {
        user.frame(width: Length(columns.widths.user), alignment: .leading).padding(.leading, 2)
      }
      if columns.showsCommand {
        command.frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 2)
      }
    }
    .lineLimit(1)
    .padding(.trailing, 1)
  }
}

/// The column headings. A click sorts by a column; an arrow marks it.
struct ProcessHeadings: View {
  let columns: ProcessColumns

  var body: some View {
    ProcessCells(
      columns: columns, pid: heading("PID", .pid), name: heading("Name", .name),
      load: heading("CPU %", .processor), meter: Text(""), memory: heading("Memory", .memory),
      state: Text("State"), user: Text("User"), command: Text("Command"), marker: Spacer()
    )
    .font(ComponentTokens.Table.headerFont)
    .foregroundStyle(ComponentTokens.Table.headerColor)
  }

  private func heading(_ title: String, _ order: ProcessOrder) -> ProcessHeading {
    ProcessHeading(title: title, order: order)
  }
}

/// The title of a column that a click sorts by. Keys do the same from anywhere.
struct ProcessHeading: View {
  let title: String
  let order: ProcessOrder
  @Environment(ProcessModel.self) private var model

  var body: some View {
    let isSorted = model.order == order
    HStack(spacing: 1) {
      Text(title)
      if isSorted { Image(systemName: order.isAscending ? "chevron.up" : "chevron.down") }
    }
    .foregroundStyle(
      isSorted ? ComponentTokens.Table.headerSortedColor : ComponentTokens.Table.headerColor
    )
    .onTapGesture { model.order = order }
    .accessibilityElement()
    .accessibilityRole(.button)
    .accessibilityLabel(title)
    .accessibilityValue(isSorted ? (order.isAscending ? "ascending" : "descending") : "")
  }
}
