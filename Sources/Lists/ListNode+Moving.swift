// SPDX-License-Identifier: MIT
// Views: moves the rows of a list, and marks where they will be inserted.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumViews

/// The state of a list for moving its rows.
struct RowMoves {
  /// The number of collections with an action for moved rows.
  var count = 0
  /// Where dragged rows will be inserted.
  var insertion: RowInsertion?
  /// A press on one of several selected rows. It selects only this row when the button is released,
  /// because until then, the user can drag all of them.
  var postponed: (row: ListRowNode, event: PointerEvent)?
}

/// A place between two rows of a collection.
struct RowInsertion {
  let collection: LazyCollectionNode
  /// The index of the row after it.
  let index: Int
}

extension ListNode {
  /// `true` if the user can move the row that keys move from.
  @MainActor var canMoveRows: Bool { moves.count > 0 && isAvailable(RowMoveNode.self) }

  /// Moves the selected rows by one row, if the row that keys move from is selected; otherwise only
  /// this row. Returns `false` if the user can't move it.
  @MainActor func moveRows(by step: Int) -> Bool {
    guard canMoveRows else { return false }
    fromCommandRow { $0.move($1, by: step) }
    return true
  }

  @MainActor private func move(_ row: ListRowNode, by step: Int) {
    let collection = row.collection
    let rows = movedRows(with: row.identifier, at: row.index, in: collection)
    guard let action = collection.action(RowMoveNode.self),
      let start = rows.ranges.first?.lowerBound, let end = rows.ranges.last?.upperBound
    else { return }
    let next = step < 0 ? start - 1 : end
    let block =
      (0..<collection.extents.count).contains(next)
      ? action.block(of: next, beside: row.index) : nil
    let target = step < 0 ? block?.lowerBound ?? start : block?.upperBound ?? end
    move(row.identifier, at: row.index, to: target, in: collection)
  }

  /// Returns the offsets of the rows that move together with one of them.
  @MainActor func movedRows(
    with id: AnyHashable, at index: Int, in collection: LazyCollectionNode
  ) -> RangeSet<Int> {
    let rows = offsets(of: id, at: index, in: collection)
    return collection.action(RowMoveNode.self)?.blocks(of: rows, beside: index) ?? rows
  }

  /// Moves a row and those that move with it before the one that is now at `destination`. Then
  /// scrolls it into view, and announces its new place.
  @MainActor func move(
    _ id: AnyHashable, at index: Int, to destination: Int, in collection: LazyCollectionNode
  ) {
    let rows = movedRows(with: id, at: index, in: collection)
    guard rows.canMove(to: destination), let action = collection.action(RowMoveNode.self) else {
      return
    }
    func count(below end: Int) -> Int {
      rows.ranges.reduce(0) { $0 + $1.clamped(to: 0..<max(0, end)).count }
    }
    let place = destination - count(below: destination) + count(below: index)
    let offset = scroller?.offsetY ?? 0
    action.perform(rows, destination)
    whenSettled { [self] in
      let count = collection.extents.count
      // The app may move the elements elsewhere, or not at all.
      guard place < count, collection.identifiers(of: place..<place + 1) == [id] else { return }
      // The list has kept another row in place, which can be one that the user moved.
      if let scroller { scroller.scroll(y: offset - scroller.offsetY) }
      if let row = self.rows.first(where: { $0.collection === collection && $0.index == place }) {
        arrive(at: row)
      } else {
        scroller?.scroll(to: ScrollTarget(place: .row(collection, place), anchor: nil))
      }
      let move = collection.action(RowMoveNode.self)
      let (number, total) = move?.position(of: place, among: count) ?? (place, count)
      let strings = scope.values.strings
      scope.values.announce(Strings.fill(strings.movedRow, "\(number + 1)", "\(total)"))
    }
  }

  // MARK: Clicks

  /// Stores a click that would deselect other rows, until the button is released. Returns `false`
  /// for other clicks.
  @MainActor func postpones(_ event: PointerEvent, on row: ListRowNode) -> Bool {
    guard moves.count > 0, event.modifiers.isEmpty, isOneOfSeveral(row.identifier),
      row.collection.action(RowMoveNode.self) != nil
    else { return false }
    moves.postponed = (row, event)
    graph.focus.move(to: self)
    return true
  }

  /// Performs the stored click.
  @MainActor func clickPostponed() {
    guard let (row, event) = moves.postponed else { return }
    forgetPostponed()
    if !row.flags.contains(.unmounted) { click(row, with: event) }
  }

  @MainActor func forgetPostponed() { moves.postponed = nil }

  // MARK: Line

  /// Shows a line where rows will be inserted; `nil` hides it.
  @MainActor func show(_ insertion: RowInsertion?) {
    let old = moves.insertion
    if old?.collection === insertion?.collection, old?.index == insertion?.index { return }
    moves.insertion = insertion
    damageFrame()
  }

  /// Draws the line at the lower edge of the row above it, or at the upper edge of the first
  /// visible row. It underlines text in the colour of the line.
  func paintInsertion(_ painter: Painter) {
    guard let insertion = moves.insertion, let scroller,
      !insertion.collection.flags.contains(.unmounted),
      let origin = scroller.position(of: insertion.collection, along: .vertical)
    else { return }
    let place = origin + insertion.collection.extents.position(of: insertion.index)
    let line = place - scroller.offsetY
    guard (0...Int(scroller.viewport.height)).contains(line) else { return }
    let y = Int(scroller.y) + max(0, line - 1)
    let symbol = line > 0 ? "curium.row.insertion" : "curium.row.insertion.first"
    let glyph = scope.values.inherited.glyph(symbol) ?? "-"
    let area = CellRect(
      x: painter.originX, y: painter.originY + y, width: Int(scroller.viewport.width), height: 1
    ).intersection(painter.clip)
    // If the line is outside the painted part, the empty area is at a row of that part.
    if area.isEmpty { return }
    let color = ComponentTokens.Sidebar.markerColor
    let underline = painter.resolve(color, scope).color
    for x in area.minX..<area.maxX {
      let cell = painter.grid[x, area.minY]
      if cell.glyph == .space {
        painter.draw(glyph, x: x - painter.originX, y: y, color, [], scope)
      } else if line > 0, cell.glyph != .continuation {
        var style = cell.style
        style.attributes.insert(.underline)
        style.link = painter.grid.links.link(style.link, underline: underline)
        painter.grid.draw(cell.glyph, x: x, y: area.minY, style: style, clip: area)
      }
    }
  }
}
