// SPDX-License-Identifier: MIT
// Organism: a row of a diff.

import CuriumControls
import CuriumTokens

/// A row of a `DiffView`.
struct DiffRowView: View {
  let rows: DiffRows
  let row: DiffRow
  let look: DiffLook
  /// Returns the note of a line; `nil` in a diff without notes.
  let note: (@MainActor (DiffLine.ID) -> Text?)?
  /// Expands or collapses the row.
  let toggle: @MainActor () -> Void

  private typealias Tokens = ComponentTokens.Diff

  var body: some View {
    let notes = note.map { note in rows.lines(at: row.id).compactMap { note($0) } } ?? []
    if notes.isEmpty {
      content
    } else {
      VStack(alignment: .leading, spacing: 0) {
        content
        ForEach(notes.indices, id: \.self) {
          DiffNote(
            text: notes[$0], numberCount: rows.options.isSplit ? 1 : 2, digits: rows.digits,
            look: look)
        }
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch row.content {
    case .text:
      Text(verbatim: String(rows.text(at: row.id))).foregroundColor(look.ink(Tokens.noteColor))
    case .file:
      if let file = rows.file(at: row.id) {
        DiffFileRow(file: file, isExpanded: rows.isExpanded(row), look: look, toggle: toggle)
      }
    case .hunk:
      Text(verbatim: rows.hunk(at: row.id)?.position ?? "")
        .foregroundColor(look.ink(Tokens.hunkColor))
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(look.headerGround)
    case .fold(let count):
      DiffFoldRow(count: count, isExpanded: rows.isExpanded(row), look: look, toggle: toggle)
    case .unchanged(let old, let new): line(rows.line(old: old, new: new, at: row.id))
    case .line(let index, let partner): line(rows.line(index, partner: partner, at: row.id))
    case .pair(let left, let right):
      DiffHalves(
        left: left.flatMap { rows.line($0, partner: partner(of: $0, right), at: row.id) },
        right: right.flatMap { rows.line($0, partner: partner(of: $0, left), at: row.id) },
        digits: rows.digits, look: look)
    }
  }

  /// Returns the other line of a pair; `nil` if both are the same, unchanged line.
  private func partner(of line: Int, _ other: Int?) -> Int? { other == line ? nil : other }

  /// Shows a line in one half of the row, or in both if it is unchanged.
  @ViewBuilder private func line(_ content: DiffLineContent?) -> some View {
    if let content {
      if rows.options.isSplit {
        DiffHalves(left: content, right: content, digits: rows.digits, look: look)
      } else {
        DiffLineView(
          content: content, numbers: [content.line.oldNumber, content.line.newNumber],
          digits: rows.digits, look: look
        )
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(look.ground(of: content.line.kind))
      }
    }
  }
}
