// SPDX-License-Identifier: MIT
// Page: a grid of an exhibit's variants and states.

package import Curium
import CuriumControls

/// Tiles in columns whose widths differ by at most one cell. A tile that needs more space spans
/// several columns, or the whole row.
///
/// The columns are as wide as the widest tile, but not narrower than `least` and not wider than
/// `most`. A row has as many of them as fit, up to four, and they share the rest of its width.
///
/// With `fillsRows` or `surroundings`, the last tile of each row extends to the end of the row.
/// With `surroundings`, the first view is a stage above the tiles, and there are no more columns
/// than tiles. If there are notes, the last view shows them, beside or below the tiles. Only a tile
/// that is wider than the stage extends below the notes beside it.
package struct ExhibitGrid: UncachedLayout {
  /// The minimum width of a column if all tiles are narrower.
  private let least: Int
  /// The minimum width of a column if a tile is wider.
  private let most: Int
  /// The columns between tiles.
  private let gap: Int
  /// The rows between tiles.
  private let rowGap = 1
  private let surroundings: Surroundings?
  /// `true` if the tiles of a row have the same height, and leave no gap at its end.
  private let fillsRows: Bool

  /// The views around the tiles.
  package enum Surroundings {
    /// A stage above the tiles.
    case stage
    /// A stage above the tiles, and notes at the top right with this width.
    case notesBeside(Int)
    /// A stage above the tiles, and notes below them.
    case notesBelow
  }

  /// The columns before notes at the top right.
  static let asideGap = 3

  package init(
    least: Int, most: Int? = nil, gap: Int = 3, surroundings: Surroundings? = nil,
    fillsRows: Bool = false
  ) {
    self.least = least
    self.most = most ?? least
    self.gap = gap
    self.surroundings = surroundings
    self.fillsRows = fillsRows
  }

  private struct Plan {
    var frames: [CellRect] = []
    var height = 0
  }

  private func plan(_ width: Int, _ subviews: Subviews) -> Plan {
    var tiles = subviews[...]
    guard let surroundings, let stage = tiles.popFirst() else {
      return rows(of: tiles, Plan(), from: 0, room: width) { _ in width }
    }
    var room = width
    var notes = CellRect.zero
    var below: LayoutSubview?
    switch surroundings {
    case .stage: break
    case .notesBelow: below = tiles.popLast()
    case .notesBeside(let aside):
      guard let view = tiles.popLast() else { break }
      room = max(1, width - aside - Self.asideGap)
      notes = CellRect(
        x: room + Self.asideGap, y: 0, width: aside, height: height(of: view, width: aside))
    }
    let top = height(of: stage, width: room)
    var plan = Plan(frames: [CellRect(x: 0, y: 0, width: room, height: top)], height: top)
    plan = rows(of: tiles, plan, from: nextRow(after: top), room: room) { y in
      y < nextRow(after: notes.height) ? room : width
    }
    if let below {
      let y = nextRow(after: plan.height)
      notes = CellRect(x: 0, y: y, width: width, height: height(of: below, width: width))
    }
    plan.frames.append(notes)
    plan.height = max(plan.height, notes.maxY)
    return plan
  }

  private func height(of view: LayoutSubview, width: Int) -> Int {
    view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  private func nextRow(after height: Int) -> Int { height == 0 ? 0 : height + rowGap }

  /// Adds rows of tiles below `top`.
  ///
  /// - Parameters:
  ///   - room: The width of the columns.
  ///   - width: Returns the width of a row that starts at `y`, for a tile that needs more than
  ///    `room`.
  private func rows(
    of tiles: Subviews.SubSequence, _ plan: Plan, from top: Int, room: Int,
    width: (_ y: Int) -> Int
  ) -> Plan {
    guard !tiles.isEmpty else { return plan }
    var plan = plan
    let proposal = ProposedViewSize(width: room, height: nil)
    let widest = tiles.map { $0.sizeThatFits(proposal).width }.max() ?? 0
    let row = Row(
      width: room, least: max(least, min(widest, most)), gap: gap,
      limit: surroundings == nil ? 4 : min(4, tiles.count))
    var (place, y, height) = (0, top, 0)
    for tile in tiles {
      let span = span(of: tile, in: row)
      if place > 0, place + span > row.columns {
        stretchLast(in: &plan, to: room)
        (place, y, height) = (0, y + height + rowGap, 0)
      }
      let needsMore = span == row.columns && tile.sizeThatFits(.unspecified).width > room
      let share = needsMore ? width(y) : row.room(span, from: place)
      let rows = tile.sizeThatFits(ProposedViewSize(width: share, height: nil)).height
      plan.frames.append(
        CellRect(x: row.start(of: place), y: y, width: share, height: rows))
      height = max(height, rows)
      if fillsRows {
        for index in plan.frames.indices.suffix(place + 1) where plan.frames[index].minY == y {
          plan.frames[index].size.height = height
        }
      }
      place += span
    }
    stretchLast(in: &plan, to: room)
    plan.height = max(plan.height, y + height)
    return plan
  }

  /// Extends the last tile of a row to the end of the row.
  private func stretchLast(in plan: inout Plan, to end: Int) {
    guard fillsRows || surroundings != nil, let last = plan.frames.indices.last else { return }
    plan.frames[last].size.width = max(
      plan.frames[last].width, end - plan.frames[last].minX)
  }

  /// The columns of a row.
  private struct Row {
    let width: Int
    let gap: Int
    let columns: Int

    /// Divides `width` into as many columns of at least `least` cells as fit, up to `limit`.
    init(width: Int, least: Int, gap: Int, limit: Int) {
      self.width = width
      self.gap = gap
      columns = max(1, min(limit, (width + gap) / (least + gap)))
    }

    /// Returns the first cell of the column at `place`.
    func start(of place: Int) -> Int { place * (width + gap) / columns }

    /// Returns the width of `span` columns.
    func room(_ span: Int, from place: Int = 0) -> Int {
      max(1, start(of: place + span) - gap - start(of: place))
    }
  }

  /// Returns the fewest columns in which a tile is neither cut off nor much taller than its ideal
  /// height.
  private func span(of tile: LayoutSubview, in row: Row) -> Int {
    let ideal = tile.sizeThatFits(.unspecified)
    let whole = row.room(row.columns)
    for span in 1..<row.columns {
      let room = row.room(span)
      if ideal.width > room, ideal.width <= whole { continue }
      let size = tile.sizeThatFits(ProposedViewSize(width: room, height: nil))
      if size.width <= room, size.height <= ideal.height + 2 { return span }
    }
    return row.columns
  }

  package func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let width = proposal.width ?? most
    return CellSize(width: width, height: plan(width, subviews).height)
  }

  package func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    for (subview, frame) in zip(subviews, plan(bounds.width, subviews).frames) {
      subview.place(
        at: CellPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }
}
