// SPDX-License-Identifier: MIT
// Organism: the row of a diff that keys move from, and the selected hunk.

import CuriumControls

/// The current row of a diff, and the hunk of the app that follows it.
@MainActor struct DiffCursor {
  let rows: DiffRows
  /// The row that the user has selected.
  let selected: Binding<DiffRow.ID?>
  /// The hunk that the app has selected; `nil` if the app doesn't follow it.
  let hunk: Binding<DiffHunk.ID?>?

  /// The current row: the selected one, or the first row of the hunk that the app has selected.
  var row: DiffRow.ID? {
    let row = selected.wrappedValue.flatMap { rows.row(near: $0) }
    guard let hunk else { return row }
    let wanted = hunk.wrappedValue
    if let row, rows.hunk(at: row)?.id == wanted { return row }
    return wanted.flatMap { rows.start(of: $0) }
  }

  /// The lines of a hunk in the current row.
  var lines: Set<DiffLine.ID> { row.map { Set(rows.lines(at: $0)) } ?? [] }

  /// Makes a row the current one.
  func select(_ id: DiffRow.ID?) {
    selected.wrappedValue = id
    let next = id.flatMap { rows.hunk(at: $0)?.id }
    if let hunk, hunk.wrappedValue != next { hunk.wrappedValue = next }
  }

  /// Makes the row after another one the current one, or the one before it.
  func step(from id: DiffRow.ID, forward: Bool) {
    guard let index = rows.index(of: id) else { return }
    let next = forward ? index + 1 : index - 1
    if rows.all.indices.contains(next) { select(rows.all[next].id) }
  }

  /// A binding for a list of the rows.
  var binding: Binding<DiffRow.ID?> {
    Binding(get: { row }, set: { select($0) })
  }
}
