// SPDX-License-Identifier: MIT
// Views: the layout of a grid.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal
package import CuriumTokens

package final class GridNode: ContainerNode {
  private var guides = GuidePair(horizontalCode: 1, verticalCode: 1)
  private var columnGap = Length.zero
  private var rowGap = Length.zero
  private var cells: [Cell] = []
  private var rowCount = 0
  private var columnCount = 0

  /// A view of the grid with its row, its columns and its vertical alignment.
  private struct Cell {
    let index: Int
    let row: Int
    let column: Int
    let span: Int
    /// The vertical alignment of the row; `nil` for that of the grid.
    let guide: Guide?
  }

  func receive(_ alignment: Alignment, _ columnGap: Length, _ rowGap: Length) {
    let guides = graph.guides(alignment)
    if guides == self.guides, columnGap == self.columnGap, rowGap == self.rowGap { return }
    (self.guides, self.columnGap, self.rowGap) = (guides, columnGap, rowGap)
    setNeedsPlacement()
  }

  /// Dividers between rows are horizontal.
  package override var axis: Axis? { .vertical }

  // MARK: Rows

  /// Assigns the views to rows and columns. Spans can change with every layout.
  private func findCells() {
    collectChildren()
    cells.removeAll(keepingCapacity: true)
    rowCount = 0
    columnCount = 1
    var lastRow: GridRowNode?
    var column = 0
    for index in children.indices {
      let node = child(index)
      let row = GridRowNode.around(node, in: self)
      if row == nil || row !== lastRow {
        rowCount += 1
        column = 0
      }
      lastRow = row
      let span = row == nil ? 0 : node.layoutValue(GridCellColumns.self) ?? 1
      cells.append(
        Cell(
          index: index, row: rowCount - 1, column: column, span: span,
          guide: row?.alignment.map { graph.guide($0) }))
      column += span
      columnCount = max(columnCount, column)
    }
  }

  private func span(_ cell: Cell) -> Range<Int> {
    cell.span == 0 ? 0..<columnCount : cell.column..<cell.column + cell.span
  }

  private func isUnsized(_ cell: Cell, _ axis: Axis) -> Bool {
    child(cell.index).layoutValue(GridCellUnsizedAxes.self)?.contains(Axis.Set(axis)) ?? false
  }

  // MARK: Size

  private struct Tracks {
    var widths: [Int32] = []
    var heights: [Int32] = []
    var gapX: Int32 = 0
    var gapY: Int32 = 0
    /// The proposal for the grid without the gaps; `nil` if there is no limit.
    var wholeWidth: Int32?
    var wholeHeight: Int32?

    /// Returns the proposal for a cell in a track. A fraction is a part of the whole length.
    func offer(_ node: LayoutNode, _ axis: Axis, _ track: Int32) -> Int32 {
      guard let part = node.part(along: axis), part.weight == nil else { return track }
      return (axis == .horizontal ? wholeWidth : wholeHeight) ?? track
    }

    func extent(_ range: Range<Int>, _ lengths: [Int32], _ gap: Int32) -> Int32 {
      var sum = Int(gap) * max(0, range.count - 1)
      for index in range { sum += Int(lengths[index]) }
      return Int32(truncatingIfNeeded: max(0, min(sum, Int(ProposedViewSize.limit))))
    }

    func width(_ range: Range<Int>) -> Int32 { extent(range, widths, gapX) }

    /// Returns the starts of tracks. Beyond `limit`, all tracks start at the same position.
    func starts(_ lengths: [Int32], _ gap: Int32) -> [Int32] {
      var end = -Int(gap)
      return lengths.indices.map { index in
        let start = index == 0 ? 0 : max(0, min(end, Int(ProposedViewSize.limit))) + Int(gap)
        end += Int(lengths[index]) + Int(gap)
        return Int32(truncatingIfNeeded: start)
      }
    }
  }

  private func tracks(_ proposal: ProposedViewSize) -> Tracks {
    findCells()
    var tracks = Tracks()
    tracks.gapX = resolve(columnGap, along: .horizontal)
    tracks.gapY = resolve(rowGap, along: .vertical)
    tracks.widths = lengths(
      columnCount, .horizontal, proposal, tracks.gapX, cells.filter { $0.span == 1 }
    ) { cell, offer in
      child(cell.index).measure(
        ProposedViewSize(packedWidth: offer, packedHeight: ProposedViewSize.ideal)
      ).width
    } track: {
      $0.column
    }
    widen(&tracks, proposal)
    tracks.wholeWidth = whole(.horizontal, proposal, tracks.gapX)
    tracks.wholeHeight = whole(.vertical, proposal, tracks.gapY)
    let widths = tracks
    tracks.heights = lengths(rowCount, .vertical, proposal, tracks.gapY, cells) { cell, offer in
      let node = child(cell.index)
      return node.measure(
        ProposedViewSize(
          packedWidth: widths.offer(node, .horizontal, widths.width(span(cell))),
          packedHeight: offer)
      ).height
    } track: {
      $0.row
    }
    return tracks
  }

  /// Widens the last column of cells that span several columns and don't fit.
  private func widen(_ tracks: inout Tracks, _ proposal: ProposedViewSize) {
    for cell in cells where cell.span != 1 && !isUnsized(cell, .horizontal) {
      let span = span(cell)
      let before = tracks.width(0..<columnCount) - tracks.width(span)
      let offer =
        proposal.packedWidth < 0 || proposal.packedWidth == ProposedViewSize.most
        ? proposal.packedWidth : max(0, proposal.packedWidth - before)
      let wanted = child(cell.index).measure(
        ProposedViewSize(packedWidth: offer, packedHeight: ProposedViewSize.ideal)
      ).width
      let lack = wanted - tracks.width(span)
      if lack > 0 { tracks.widths[span.upperBound - 1] += lack }
    }
  }

  private func whole(_ axis: Axis, _ proposal: ProposedViewSize, _ gap: Int32) -> Int32? {
    let extent = proposal.extent(axis)
    if extent == ProposedViewSize.ideal || extent == ProposedViewSize.most { return nil }
    let gaps = max(0, (axis == .horizontal ? columnCount : rowCount) - 1)
    return Int32(clamping: max(0, Int(extent) - Int(gap) * gaps))
  }

  /// Distributes a length among tracks. If all ideal lengths fit and nothing can grow, each track
  /// gets its ideal length. Otherwise the least flexible track comes first, as in a stack. Tracks
  /// with a fraction come before all others, and those with a share divide what remains.
  private func lengths(
    _ count: Int, _ axis: Axis, _ proposal: ProposedViewSize, _ gap: Int32, _ cells: [Cell],
    measure: (Cell, Int32) -> Int32, track: (Cell) -> Int
  ) -> [Int32] {
    var sized: [[Cell]] = Array(repeating: [], count: count)
    for cell in cells where !isUnsized(cell, axis) { sized[track(cell)].append(cell) }
    func extent(_ index: Int, _ offer: Int32) -> Int32 {
      sized[index].reduce(0) { max($0, measure($1, offer)) }
    }
    func all(_ offer: Int32) -> [Int32] { (0..<count).map { extent($0, offer) } }
    let room = proposal.extent(axis)
    guard let whole = whole(axis, proposal, gap) else { return all(room) }
    let parts = takeParts(from: &sized, along: axis)
    let ideal = all(ProposedViewSize.ideal)
    let most = all(ProposedViewSize.most)
    if ideal.reduce(0, { $0 + Int($1) }) <= Int(whole), most == ideal { return ideal }
    let least = all(0)
    var result = ideal
    let turns = turns(of: parts, most: most)
    let order = (0..<count).sorted {
      (turns[$0].rawValue, most[$0] - least[$0], $0)
        < (turns[$1].rawValue, most[$1] - least[$1], $1)
    }
    let sharing = (0..<count).filter { turns[$0] == .share }
    var left = max(0, Int(whole) - sharing.reduce(0) { $0 + Int(least[$1]) })
    for (place, index) in order.dropLast(sharing.count).enumerated() {
      let waiting = count - sharing.count - place
      // As in a column, text that keeps its rows is offered its minimum.
      let minimum = axis == .vertical ? least[index] : 0
      let part = max(minimum, Int32(truncatingIfNeeded: (left + waiting - 1) / waiting))
      result[index] = extent(index, turns[index] == .fraction ? whole : part)
      left = max(0, left - Int(result[index]))
    }
    var shares = sharing.map {
      RoomShare(weight: parts[$0]?.weight ?? 1, least: least[$0], most: most[$0])
    }
    let rest = left + sharing.reduce(0) { $0 + Int(least[$1]) }
    shares.withUnsafeMutableBufferPointer {
      RoomShare.divide(Int32(clamping: rest), among: $0)
    }
    for (share, index) in zip(shares, sharing) { result[index] = share.extent }
    return result
  }

  /// When a track gets its length.
  private enum Turn: Int { case fraction, flexible, share }

  /// Returns the turn of each track. Tracks that grow without a limit divide the rest as well, if
  /// there are shares.
  private func turns(of parts: [Length?], most: [Int32]) -> [Turn] {
    let hasShares = parts.contains { $0?.weight != nil }
    return zip(parts, most).map { part, most in
      if let part { return part.weight == nil ? .fraction : .share }
      return hasShares && most >= ProposedViewSize.limit ? .share : .flexible
    }
  }

  /// Returns the part of the length that each track takes. Cells with a part determine their track
  /// alone, so the others are removed from `tracks`.
  private func takeParts(from tracks: inout [[Cell]], along axis: Axis) -> [Length?] {
    tracks.indices.map { index in
      let taking = tracks[index].filter { child($0.index).part(along: axis) != nil }
      if !taking.isEmpty { tracks[index] = taking }
      return taking.compactMap { child($0.index).part(along: axis) }
        .max { ($0.weight ?? 0) < ($1.weight ?? 0) }
    }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let tracks = tracks(proposal)
    return Extent(
      width: tracks.width(0..<columnCount),
      height: tracks.extent(0..<rowCount, tracks.heights, tracks.gapY))
  }

  // MARK: Place

  private func forEachPlacement(
    _ proposal: ProposedViewSize, _ body: (LayoutNode, Int32, Int32, ProposedViewSize) -> Void
  ) {
    let tracks = tracks(proposal)
    var columns: [Guide] = Array(repeating: guides.horizontal, count: columnCount)
    for cell in cells where cell.span == 1 {
      if let guide = child(cell.index).layoutValue(GridColumnAlignment.self)?.map(graph.guide) {
        columns[cell.column] = guide
      }
    }
    let rows = rowGuides(tracks)
    let left = tracks.starts(tracks.widths, tracks.gapX)
    let top = tracks.starts(tracks.heights, tracks.gapY)
    for cell in cells {
      let node = child(cell.index)
      let span = span(cell)
      let room = Extent(width: tracks.width(span), height: tracks.heights[cell.row])
      let offered = ProposedViewSize(
        packedWidth: tracks.offer(node, .horizontal, room.width),
        packedHeight: tracks.offer(node, .vertical, room.height))
      let extent = node.measure(offered)
      var x = left[span.lowerBound]
      var y = top[cell.row]
      if let anchor = node.layoutValue(GridCellAnchor.self).flatMap(\.self) {
        x += part(anchor.x, room.width - extent.width)
        y += part(anchor.y, room.height - extent.height)
      } else {
        x += offset(of: node, offered, columns[span.lowerBound], in: room)
        let guide = cell.guide ?? guides.vertical
        if let row = rows[cell.row] {
          y += row.start(of: node, offered)
        } else {
          y += offset(of: node, offered, guide, in: room)
        }
      }
      body(node, x, y, offered)
    }
  }

  /// Returns the guides of rows that align their cells at a text baseline or at custom guides.
  private func rowGuides(_ tracks: Tracks) -> [GuidedCross?] {
    var rows: [GuidedCross?] = Array(repeating: nil, count: rowCount)
    for cell in cells {
      let guide = cell.guide ?? guides.vertical
      if guide.isPlain, !flags.contains(.holdsGuides) || guide.code == 1 { continue }
      var cross = rows[cell.row] ?? GuidedCross(guide)
      cross.add(
        child(cell.index),
        ProposedViewSize(
          packedWidth: tracks.offer(child(cell.index), .horizontal, tracks.width(span(cell))),
          packedHeight: tracks.offer(child(cell.index), .vertical, tracks.heights[cell.row])))
      rows[cell.row] = cross
    }
    return rows
  }

  private func part(_ part: Double, _ room: Int32) -> Int32 {
    let part = part.isFinite ? max(-1, min(part, 2)) : 0
    return Int32((Double(room) * part).rounded(.down))
  }

  package override func placeContents() {
    forEachPlacement(placedProposal) { $0.place(x: $1, y: $2, proposal: $3) }
  }

  package override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    var mean = GuideMean(guide)
    forEachPlacement(proposal) { mean.add($0, x: $1, y: $2, $3) }
    return mean.value
  }
}
