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

/// A place between two rows of a collection, or inside a row of a tree.
struct RowInsertion {
  let collection: LazyCollectionNode
  /// The index of the row after it, or of the row that contains it.
  let index: Int
  /// `true` if it is inside the row.
  var isInside = false
  /// The column of the list with which the line begins.
  var start = 0

  /// Returns whether another place looks the same.
  func isSame(as other: RowInsertion) -> Bool {
    collection === other.collection && index == other.index && isInside == other.isInside
      && start == other.start
  }
}

extension ListNode {
  /// `true` if the user can move the row that keys move from up and down.
  @MainActor var canMoveRows: Bool {
    moves.count > 0
      && commandRowIs { $0.action(RowMoveNode.self).map { !$0.isSorted } ?? false }
  }

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
      showMovedRow(at: place, in: collection, from: offset)
    }
  }

  /// Scrolls a moved row into view, and announces its new place among its siblings. `offset` is the
  /// position of the content before the move.
  @MainActor func showMovedRow(at place: Int, in collection: LazyCollectionNode, from offset: Int) {
    // The list has kept another row in place, which can be one that the user moved.
    if let scroller { scroller.scroll(y: offset - scroller.offsetY) }
    if let row = rows.first(where: { $0.collection === collection && $0.index == place }) {
      arrive(at: row)
    } else {
      scroller?.scroll(to: ScrollTarget(place: .row(collection, place), anchor: nil))
    }
    let move = collection.action(RowMoveNode.self)
    // In sorted rows, the place isn't the user's choice.
    if move?.isSorted == true { return }
    let count = collection.extents.count
    let (number, total) = move?.position(of: place, among: count) ?? (place, count)
    let strings = scope.values.strings
    scope.values.announce(Strings.fill(strings.movedRow, "\(number + 1)", "\(total)"))
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

  /// Shows where rows will be inserted; `nil` hides it.
  @MainActor func show(_ insertion: RowInsertion?) {
    if insertion == nil, moves.insertion == nil { return }
    if let insertion, moves.insertion?.isSame(as: insertion) == true { return }
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
    if insertion.isInside { return paintRowAround(insertion, painter) }
    let place = origin + insertion.collection.extents.position(of: insertion.index)
    let line = place - scroller.offsetY
    guard (0...Int(scroller.viewport.height)).contains(line) else { return }
    let y = Int(scroller.y) + max(0, line - 1)
    let symbol = line > 0 ? "curium.row.insertion" : "curium.row.insertion.first"
    let glyph = scope.values.inherited.glyph(symbol) ?? "-"
    let width = Int(scroller.viewport.width)
    // Deep rows of a tree in a narrow list are indented less than their level.
    let start = min(insertion.start, width / 2)
    let area = CellRect(
      x: painter.originX + start, y: painter.originY + y, width: width - start, height: 1
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

  /// Gives the row that will contain the dragged rows the look of a selected row, with an arrow
  /// and bold text.
  private func paintRowAround(_ insertion: RowInsertion, _ painter: Painter) {
    guard let row = insertion.collection.existingRow(at: insertion.index) else { return }
    typealias Tokens = ComponentTokens.Sidebar
    let origin = absoluteOrigin
    let frame = row.absoluteFrame.offset(x: -origin.x, y: -origin.y)
    let area = frame.offset(x: painter.originX, y: painter.originY).intersection(painter.clip)
    if area.isEmpty { return }
    let ground = painter.resolve(Tokens.backgroundColorSelected, scope)
    let ink = painter.resolve(Tokens.textColorSelected, scope).color
    painter.grid.tint(area, with: ground.color, alpha: ground.alpha)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = painter.grid[x, y]
        if cell.glyph == .continuation { continue }
        var style = cell.style
        style.foreground = ink
        style.attributes.insert(.bold)
        painter.grid.draw(cell.glyph, x: x, y: y, style: style, clip: area)
      }
    }
    painter.mark(frame)
    let arrow = scope.values.inherited.glyph("chevron.right") ?? ">"
    painter.draw(arrow, x: frame.minX, y: frame.minY, Tokens.markerColor.legible(3), .bold, scope)
  }
}
