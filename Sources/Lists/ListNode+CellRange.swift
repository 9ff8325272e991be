// SPDX-License-Identifier: MIT
// Views: ranges of cells of a table that the user extends with the pointer.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
@_spi(Nodes) import CuriumViews

/// A drag over the cells of a table, which extends the range of selected ones.
struct CellDrag {
  /// Scrolls the rows.
  var scroll: DragScroll
  /// The time at which the columns scroll, while the pointer is held beside the visible ones.
  var columnTime: Duration?

  /// The time of the next step.
  var due: Duration? { [scroll.due, columnTime].compactMap { $0 }.min() }
}

extension ListNode {
  /// Selects only the current cell of several. Returns `false` if there is at most one.
  @MainActor func collapseCells() -> Bool {
    guard let selection, choice.cells?.hasSeveral == true, let id = choice.only else {
      return false
    }
    endDrag()
    select { selection.write([id]) }
    return true
  }

  /// Announces the number of selected rows and columns if it has changed and there are several
  /// cells.
  @MainActor func announceCells(after old: ListChoice) {
    guard let cells = choice.cells, cells.hasSeveral else { return }
    let (rows, columns) = (cells.rows.count, cells.columns.count)
    if let old = old.cells, old.rows.count == rows, old.columns.count == columns { return }
    let strings = scope.values.strings
    scope.values.announce(
      rows == 1
        ? Strings.fill(strings.selectedInRow, "\(columns)")
        : columns == 1
          ? Strings.fill(strings.selectedInColumn, "\(rows)")
          : Strings.fill(strings.selectedCells, "\(rows)", "\(columns)"))
  }

  // MARK: Rows

  func isSelected(_ id: AnyHashable, at index: Int) -> Bool {
    choice.cells?.rows.places?.contains(index) ?? choice.contains(id)
  }

  /// Returns the place of the row from which Shift extends a range of cells.
  func anchorPlace(of cells: ChosenCells) -> RowPlace {
    RowPlace(id: cells.anchor, collection: collections.first, index: cells.anchorIndex)
  }

  /// Reviews several selected cells that differ from those before, unless the user has selected
  /// them, and their places are known.
  @MainActor func reviewCells(after old: ListChoice) {
    guard let cells = choice.cells else { return }
    let areOtherRows = cells.rows !== old.cells?.rows
    let isUnknown =
      isChoosing
      ? areOtherRows && cells.rows.places == nil
      : areOtherRows || cells.columns != old.cells?.columns
    if isUnknown { reviewCells() }
  }

  /// Removes those of several selected cells that aren't in the table, after the current update.
  @MainActor func reviewCells() {
    guard choice.cells?.hasSeveral == true else { return }
    graph.afterCommit(for: self) { $0.selection?.reviewCells(in: $0) }
  }

  /// Returns whether a point of the screen in a row is in one of several selected cells.
  @MainActor func isInRange(_ point: CellPoint, in row: ListRowNode) -> Bool {
    guard choice.cells?.hasSeveral == true, row.isSelected, let tracks = selection?.columns,
      let column = tracks.cells(in: row)?.column(at: point)
    else { return false }
    return tracks.selectedColumns?.contains(column) == true
  }

  // MARK: Dragging

  /// Follows the pointer after a press on a cell, if several can be selected.
  @MainActor func beginDrag(at point: CellPoint) {
    guard selection?.isExtensible == true, selection?.columns != nil else { return }
    cellDrag = CellDrag(scroll: DragScroll(from: point))
    graph.pointer.capture(self)
  }

  @MainActor func endDrag() {
    cellDrag = nil
    graph.pointer.release(from: self)
  }

  /// Handles an event while the list has captured the pointer.
  @MainActor func dragCells(with event: PointerEvent) -> Bool {
    switch event.kind {
    case .dragged: followDrag(to: event.position)
    case .scrolled:
      // Scrolling with the button down selects more than is visible.
      graph.pointer.release(from: self)
      _ = graph.pointer.route(event)
      graph.pointer.capture(self)
      whenSettled { [self] in extendToPointer() }
    case .up: endDrag()
    default: return false
    }
    return true
  }

  /// Extends the range. Scrolls while the pointer is held beyond the rows or the visible columns.
  @MainActor private func followDrag(to point: CellPoint) {
    guard var drag = cellDrag, let scroller else { return }
    let rows = drag.scroll.follow(point, over: scroller.absoluteFrame, in: graph)
    if columnStep(at: point) == 0 {
      drag.columnTime = nil
    } else if drag.columnTime == nil {
      drag.columnTime = graph.now() + ColumnMoveNode.scrollInterval
    }
    cellDrag = drag
    if drag.due != nil { startTicking() }
    if rows != 0, scroller.scroll(y: rows) {
      whenSettled { [self] in extendToPointer() }
    } else {
      extendToPointer()
    }
  }

  @MainActor func continueDrag(at now: Duration) {
    guard var drag = cellDrag else { return }
    let rows = drag.scroll.step(at: now)
    if rows != 0, scroller?.scroll(y: rows) != true { drag.scroll.stop() }
    var isScrolled = false
    if let due = drag.columnTime, due <= now {
      isScrolled =
        selection?.columns?.scroll(.by(columnStep(at: drag.scroll.point))) ?? false
      drag.columnTime = isScrolled ? now + ColumnMoveNode.scrollInterval : nil
    }
    cellDrag = drag
    if rows != 0 || isScrolled { whenSettled { [self] in extendToPointer() } }
  }

  /// Returns the columns by which a drag that is held at a point scrolls the others.
  @MainActor private func columnStep(at point: CellPoint) -> Int {
    guard let tracks = selection?.columns, let row = rows.first else { return 0 }
    return tracks.cells(in: row)?.dragStep(at: point.x) ?? 0
  }

  /// Extends the range to the cell under the pointer; beyond the cells, to the nearest visible one.
  @MainActor private func extendToPointer() {
    guard let drag = cellDrag, isFocusable, let scroller, let tracks = selection?.columns else {
      return
    }
    let frame = scroller.absoluteFrame
    let point = drag.scroll.point
    let y = max(frame.minY, min(point.y, frame.maxY - 1))
    func distance(_ row: ListRowNode) -> Int {
      let rows = row.absoluteFrame
      return max(0, rows.minY - y, y - rows.maxY + 1)
    }
    let shown = selectableRows.filter { !$0.absoluteFrame.isEmpty }
    guard let row = shown.min(by: { distance($0) < distance($1) }),
      let column = tracks.cells(in: row)?.column(nearestTo: CellPoint(x: point.x, y: y))
    else { return }
    let isMoved = tracks.moveCursor(to: column)
    if isMoved || row.identifier != choice.only { choose(row, extending: true) }
  }
}
