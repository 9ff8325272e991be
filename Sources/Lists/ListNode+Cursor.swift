// SPDX-License-Identifier: MIT
// Views: the cell cursor of a table.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
@_spi(Nodes) import CuriumViews

extension ListNode {
  /// Moves the cell cursor with a key. Returns `false` if the key doesn't move it sideways.
  @MainActor func moveCursor(with press: KeyPress) -> Bool {
    guard let columns = selection?.columns, !hasCommandAround(for: press) else { return false }
    let extending = selection?.isExtensible == true && press.modifiers.contains(.shift)
    let modifiers = extending ? press.modifiers.subtracting(.shift) : press.modifiers
    let isShifted = modifiers == .shift
    switch press.key {
    case .leftArrow where isFocused && modifiers.isSubset(of: .shift):
      moveCursor(isShifted ? .page(forward: false) : .by(-1), extending)
    case .rightArrow where isFocused && modifiers.isSubset(of: .shift):
      moveCursor(isShifted ? .page(forward: true) : .by(1), extending)
    case .home where modifiers.isEmpty: moveCursor(.end(forward: false), extending)
    case .end where modifiers.isEmpty: moveCursor(.end(forward: true), extending)
    case .home where modifiers == .control:
      goToEnd(by: -1, extending) { _ = columns.moveCursor(.end(forward: false)) }
    case .end where modifiers == .control:
      goToEnd(by: 1, extending) { _ = columns.moveCursor(.end(forward: true)) }
    default: return false
    }
    search = nil
    return true
  }

  @MainActor private func moveCursor(_ move: ColumnTracks.CursorMove, _ extending: Bool) {
    fromLead { list, row in
      let isMoved = list.selection?.columns?.moveCursor(move) == true
      let isCollapsed = !extending && list.choice.cells?.hasSeveral == true
      if isMoved || isCollapsed || !list.isSelected(row.identifier) {
        list.choose(row, extending: extending)
      } else {
        list.revealCursor()
      }
      list.graph.focus.move(to: list)
    }
  }

  /// Moves the cell cursor to the column at a point of the screen. Returns `false` if it is already
  /// there.
  @MainActor @discardableResult func pointCursor(at point: CellPoint, in row: ListRowNode) -> Bool {
    guard let columns = selection?.columns,
      let column = columns.cells(in: row)?.column(at: point)
    else { return false }
    return columns.moveCursor(to: column)
  }

  /// Moves the cell cursor to the cell of a row that contains the focus. Returns `false` if it is
  /// already there.
  @MainActor func moveCursorToFocus(in row: ListRowNode) -> Bool {
    guard let columns = selection?.columns, let focused = graph.focus.current,
      let column = columns.cells(in: row)?.column(with: focused)
    else { return false }
    return columns.moveCursor(to: column)
  }

  /// Scrolls the column with the cell cursor into view.
  @MainActor func revealCursor() {
    guard let columns = selection?.columns, let column = columns.cursorIndex else { return }
    _ = columns.scroll(.reveal(column))
  }

  /// Returns the title and the words of the cell with the cursor, if that is in the row.
  @MainActor func value(of row: ListRowNode) -> String {
    guard row.isSelected, row.identifier == choice.only,
      let cell = selection?.columns?.cells(in: row)?.cursorCell
    else { return "" }
    let words = graph.words(in: cell)
    if words.isEmpty || cell.title.isEmpty { return cell.title + words }
    return words.hasPrefix(cell.title) ? words : "\(cell.title) \(words)"
  }

  /// Returns the part of a row that Return, Tab and the menu key act on, and by which letters find
  /// the row: the cell in the column of the cursor, or the whole row.
  func target(in row: ListRowNode) -> LayoutNode {
    selection?.columns?.cells(in: row)?.cursorCell ?? row
  }
}

extension ColumnTracks {
  /// Returns the area of the cell with the cursor in a row; `nil` if it is scrolled out of view.
  func cursorArea(in row: ListRowNode) -> CellRect? {
    guard let area = cells(in: row)?.cursorArea else { return nil }
    let origin = row.absoluteOrigin
    return area.offset(x: -origin.x, y: -origin.y)
  }

  /// Returns the area of the selected cells in a row; `nil` if they are scrolled out of view.
  func selectedArea(in row: ListRowNode) -> CellRect? {
    guard let area = cells(in: row)?.selectedArea else { return nil }
    let origin = row.absoluteOrigin
    return area.offset(x: -origin.x, y: -origin.y)
  }
}
