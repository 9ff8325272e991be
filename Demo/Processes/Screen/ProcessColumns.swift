// SPDX-License-Identifier: MIT
// Page: the columns of the list of processes.

import Curium

/// The columns that fit into a list, and the layout of its rows.
struct ProcessColumns: Equatable {
  /// The width of the whole row.
  let width: Int

  var showsState: Bool { width >= 52 }
  var showsUser: Bool { width >= 64 }
  var showsCommand: Bool { width >= 84 }
  /// The width of the name; `nil` if it takes the remaining columns.
  var nameWidth: Length? { showsCommand ? (width >= 110 ? 28 : 16) : nil }
}

/// A row of the list, aligned with the headings: numbers to the right, words to the left.
struct ProcessCells<Marker: View>: View {
  let columns: ProcessColumns
  let pid: Text
  let name: Text
  let load: Text
  let memory: Text
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

/// The column headings. An arrow marks the sort column.
struct ProcessHeadings: View {
  let columns: ProcessColumns
  let order: ProcessOrder

  var body: some View {
    ProcessCells(
      columns: columns, pid: heading("PID", .pid, "▴"),
      name: order == .name ? Text("Name ▴").foregroundStyle(.accentColor) : Text("Name"),
      load: heading("CPU %", .processor, "▾"), memory: heading("Memory", .memory, "▾"),
      state: Text("State"), user: Text("User"), command: Text("Command"), marker: Spacer()
    )
    .font(.caption)
    .foregroundStyle(.textSecondary)
    .background(DesignTokens.Colors.surface)
  }

  private func heading(_ title: String, _ order: ProcessOrder, _ arrow: String) -> Text {
    order == self.order ? Text("\(arrow) \(title)").foregroundStyle(.accentColor) : Text(title)
  }
}
