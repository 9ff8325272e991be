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
/// With `surroundings`, the first view is a stage above the tiles. If there are notes, the last
/// view shows them, beside or below the tiles. Rows beside the notes are narrower than the rows
/// below them. If several columns fit beside the notes, the wider rows continue these columns to
/// the right.
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
  /// `true` if the tiles of a row have the same height.
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
  ///   - room: The width of the narrowest rows.
  ///   - width: Returns the width of the row that starts at `y`.
  private func rows(
    of tiles: Subviews.SubSequence, _ plan: Plan, from top: Int, room: Int,
    width: (_ y: Int) -> Int
  ) -> Plan {
    guard !tiles.isEmpty else { return plan }
    var plan = plan
    let proposal = ProposedViewSize(width: width(top), height: nil)
    let widest = tiles.map { $0.sizeThatFits(proposal).width }.max() ?? 0
    let least = max(least, min(widest, most))
    var (place, y, height) = (0, top, 0)
    for tile in tiles {
      var row = Row(width: width(y), room: room, least: least, gap: gap)
      var span = span(of: tile, in: row)
      if place > 0, place + span > row.columns {
        (place, y, height) = (0, y + height + rowGap, 0)
        row = Row(width: width(y), room: room, least: least, gap: gap)
        span = self.span(of: tile, in: row)
      }
      let share = row.room(span, from: place)
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
    plan.height = max(plan.height, y + height)
    return plan
  }

  /// The columns of a row.
  private struct Row {
    let width: Int
    let gap: Int
    let columns: Int
    /// The width that `parts` columns divide equally.
    private let whole: Int
    private let parts: Int

    /// Divides `width`. If there are several columns in `room`, the width of the narrowest rows, a
    /// wider row continues them.
    init(width: Int, room: Int, least: Int, gap: Int) {
      func count(_ width: Int) -> Int { max(1, min(4, (width + gap) / (least + gap))) }
      let isContinued = count(room) > 1
      self.width = width
      self.gap = gap
      whole = isContinued ? room : width
      parts = count(whole)
      columns = max(1, parts * (width + gap) / (whole + gap))
    }

    /// Returns the first cell of the column at `place`.
    func start(of place: Int) -> Int { place * (whole + gap) / parts }

    /// Returns the width of `span` columns. All of them take the whole row.
    func room(_ span: Int, from place: Int = 0) -> Int {
      let end = span == columns ? width : start(of: place + span) - gap
      return max(1, end - start(of: place))
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
