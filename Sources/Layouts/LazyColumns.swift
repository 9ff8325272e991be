// SPDX-License-Identifier: MIT
// Views: places the elements of a lazy grid in its columns.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The columns of a lazy grid.
struct LazyColumns: LazyGrid, Equatable {
  let items: [GridItem]

  /// Existing rows of a collection that share a line of the grid.
  private struct Line {
    /// The positions of the rows among those that exist.
    let places: Range<Int>
    let height: Int32
    /// `true` if all rows of the line exist.
    let isWhole: Bool
  }

  /// Returns the columns for the elements of a collection. Elements that contain collections, such
  /// as sections, get a whole line, and their own elements are in the columns.
  private func tracks(of collection: LazyCollectionNode, in offered: Int32) -> [GridTrack] {
    let room =
      offered == ProposedViewSize.ideal ? nil : Int(min(offered, ProposedViewSize.limit))
    let tracks = GridTrack.tracks(
      items.map { item in
        let gap = item.spacing.map { collection.resolve($0, along: .horizontal) }
        return (item.width, Int(gap ?? StackAlgorithm.columnGap))
      }, in: room)
    if collection.holdsLeaves != false { return tracks }
    return [GridTrack(item: 0, start: 0, length: room ?? Self.width(of: tracks))]
  }

  private static func width(of tracks: [GridTrack]) -> Int { tracks.last?.end ?? 0 }

  private func proposal(_ track: GridTrack) -> ProposedViewSize {
    ProposedViewSize(width: track.length, height: nil)
  }

  /// Returns the lines of the existing rows, in order.
  private func lines(of collection: LazyCollectionNode, _ tracks: [GridTrack]) -> [Line] {
    let children = collection.children
    let count = tracks.count
    var lines: [Line] = []
    var start = 0
    while start < children.count {
      let line = index(of: start, in: collection) / count
      var end = start
      var height: Int32 = 0
      while end < children.count, index(of: end, in: collection) / count == line {
        let track = tracks[index(of: end, in: collection) % count]
        height = max(height, collection.child(end).measure(proposal(track)).height)
        end += 1
      }
      let whole = min(count, collection.extents.count - line * count)
      lines.append(Line(places: start..<end, height: height, isWhole: end - start >= whole))
      start = end
    }
    return lines
  }

  /// Returns the index of an existing row in its collection. A row that is about to be removed
  /// counts as the first one.
  private func index(of place: Int, in collection: LazyCollectionNode) -> Int {
    max(0, collection.child(place).listRow?.index ?? 0)
  }

  func size(of collection: LazyCollectionNode, _ proposal: ProposedViewSize) -> Extent {
    collection.collectChildren()
    let tracks = tracks(of: collection, in: proposal.packedWidth)
    let spacing = collection.stack.resolvedSpacing
    let (existing, count) = (collection.children.count, collection.extents.count)
    let lines = existing == count || spacing < 0 ? lines(of: collection, tracks) : []
    var height = collection.extents.total(inLinesOf: tracks.count)
    if existing == count {
      height = lines.reduce(0) { $0 + Int(stride(of: $1.height, spacing)) }
    }
    // With negative spacing, the space after the last line depends on its length, and is 0 if the
    // line doesn't exist.
    var gap = spacing
    if spacing < 0 {
      let hasLast = existing > 0 && index(of: existing - 1, in: collection) == count - 1
      gap = hasLast ? lines.last.map { stride(of: $0.height, spacing) - $0.height } ?? 0 : 0
    }
    let width =
      proposal.packedWidth == ProposedViewSize.ideal
      ? Self.width(of: tracks) : Int(proposal.packedWidth)
    return Extent(CellSize(width: width, height: max(0, height - Int(gap))))
  }

  /// Returns the length of a line with the space after it. A line of empty views takes none. With
  /// negative spacing, other lines still take at least one cell.
  private func stride(of height: Int32, _ spacing: Int32) -> Int32 {
    height == 0 ? 0 : max(1, height + spacing)
  }

  func place(_ collection: LazyCollectionNode) {
    collection.collectChildren()
    let tracks = tracks(of: collection, in: collection.placedProposal.packedWidth)
    let spacing = collection.stack.resolvedSpacing
    let lines = lines(of: collection, tracks)
    collection.extents.lineLength = tracks.count
    for line in lines where line.isWhole {
      let first = index(of: line.places.lowerBound, in: collection)
      _ = collection.extents.set(stride(of: line.height, spacing), at: first)
    }
    let start = collection.stack.guide.offset(
      Int32(clamping: Self.width(of: tracks)), in: collection.size.width)
    let hasCells = collection.holdsLeaves != false
    for line in lines {
      let first = index(of: line.places.lowerBound, in: collection)
      let top = Int32(clamping: collection.extents.position(of: first))
      for place in line.places {
        let row = collection.child(place)
        let track = tracks[index(of: place, in: collection) % tracks.count]
        let guides = collection.graph.guides(items[track.item].alignment ?? .center)
        align(row, at: hasCells ? guides.horizontal : nil)
        let proposal = proposal(track)
        let room = Extent(width: Int32(clamping: track.length), height: line.height)
        row.place(
          x: start + Int32(clamping: track.start),
          y: top + collection.offset(of: row, proposal, guides.vertical, in: room),
          proposal: proposal)
      }
    }
  }

  private func align(_ row: LayoutNode, at guide: Guide?) {
    if let row = row.listRow, row.cellGuide != guide { row.cellGuide = guide }
  }
}
