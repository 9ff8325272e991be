// SPDX-License-Identifier: MIT
// Page: the columns of the list of processes.

import Curium

/// The columns that fit into a list, and the layout of its rows.
struct ProcessColumns: Equatable {
  /// The width of the whole row.
  let width: Int

  var showsMeter: Bool { width >= 60 }
  var showsState: Bool { width >= 52 }
  var showsUser: Bool { width >= 74 }
  var showsCommand: Bool { width >= 94 }
  /// The width of the name; `nil` if it takes the remaining columns.
  var nameWidth: Length? { showsCommand ? (width >= 120 ? 28 : 18) : nil }
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
      pid.frame(width: 7, alignment: .trailing)
      name.frame(width: columns.nameWidth, alignment: .leading)
        .frame(maxWidth: columns.showsCommand ? nil : .infinity, alignment: .leading)
        .padding(.leading, 2)
      load.frame(width: 8, alignment: .trailing)
      if columns.showsMeter { meter.frame(width: 8).padding(.leading, 1) }
      memory.frame(width: 9, alignment: .trailing)
      if columns.showsState {
        state.frame(width: 8, alignment: .leading).padding(.leading, 2)
      }
      if columns.showsUser {
        user.frame(width: 10, alignment: .leading).padding(.leading, 2)
      }
      if columns.showsCommand {
        command.frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 1)
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
    .font(.caption)
    .foregroundStyle(.textSecondary)
    .background(DesignTokens.Colors.surface)
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
      // Words have the arrow after them, numbers before them, at the free side.
      if isSorted, order != .name { arrow }
      Text(title)
      if isSorted, order == .name { arrow }
    }
    .foregroundStyle(isSorted ? .accentColor : .textSecondary)
    .onTapGesture { model.order = order }
    .accessibilityElement()
    .accessibilityRole(.button)
    .accessibilityLabel(title)
    .accessibilityValue(isSorted ? (order.isAscending ? "ascending" : "descending") : "")
  }

  private var arrow: some View {
    Image(systemName: order.isAscending ? "chevron.up" : "chevron.down")
  }
}
