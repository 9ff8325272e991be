// SPDX-License-Identifier: MIT
// Views: the distribution of a split view's length among its panes.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// The properties of a pane that determine its length.
struct SplitPane {
  var least: Int32
  var most: Int32
  /// The number of cells that the pane requests; `nil` if it shares the remaining space.
  var cells: Int32?
  /// The weight among panes that share the space.
  var weight = 1.0
  /// Panes with a lower priority are hidden first.
  var priority = 0.0
  /// `true` if the pane is hidden on request.
  var isCollapsed = false
}

enum SplitRoom {
  /// Returns the extent of each pane in a split view of `room` cells, with `spacing` cells between
  /// them; `nil` for hidden panes.
  ///
  /// 1. Panes are hidden until the minimum of the others fits.
  /// 2. A pane that is shown alone gets all cells, whatever its limits.
  /// 3. Panes that request cells get them, if that leaves enough for the others.
  /// 4. The others divide the rest by weight.
  ///
  /// Depends only on `room`, so panes get their sizes back when the window does.
  static func extents(of panes: [SplitPane], in room: Int32, spacing: Int32) -> [Int32?] {
    var shown = panes.indices.filter { !panes[$0].isCollapsed }
    var needed = shown.reduce(0) { $0 + Int(panes[$1].least) } + Int(spacing) * (shown.count - 1)
    while shown.count > 1, needed > Int(room) {
      var last = 0
      for place in shown.indices
      where panes[shown[place]].priority <= panes[shown[last]].priority { last = place }
      needed -= Int(panes[shown.remove(at: last)].least) + Int(spacing)
    }
    var extents: [Int32?] = Array(repeating: nil, count: panes.count)
    let space = max(0, room - spacing * Int32(max(0, shown.count - 1)))
    if shown.count == 1 {
      extents[shown[0]] = space
      return extents
    }
    let wanting = shown.filter { panes[$0].cells != nil }
    let sharing = shown.filter { panes[$0].cells == nil }
    func sum(_ indices: [Int], _ extent: (SplitPane) -> Int32) -> Int {
      indices.reduce(0) { $0 + Int(extent(panes[$1])) }
    }
    let wanted = sum(wanting) { max($0.least, min($0.cells ?? 0, $0.most)) }
    let most = Int(space) - sum(sharing, \.least)
    let least = Int(space) - min(Int(space), sum(sharing, \.most))
    divide(max(least, min(wanted, most)), panes, wanting, into: &extents)
    let used = wanting.reduce(0) { $0 + Int(extents[$1] ?? 0) }
    divide(Int(space) - used, panes, sharing, into: &extents)
    return extents
  }

  /// Divides `room` among some panes by the cells that they request, or by weight.
  private static func divide(
    _ room: Int, _ panes: [SplitPane], _ indices: [Int], into extents: inout [Int32?]
  ) {
    withUnsafeTemporaryAllocation(of: RoomShare.self, capacity: indices.count) { shares in
      for (place, index) in indices.enumerated() {
        let pane = panes[index]
        let weight = pane.cells.map(Double.init) ?? pane.weight
        shares.initializeElement(
          at: place, to: RoomShare(weight: weight, least: pane.least, most: pane.most))
      }
      RoomShare.divide(Int32(clamping: room), among: shares)
      for (place, index) in indices.enumerated() { extents[index] = shares[place].extent }
    }
  }
}
