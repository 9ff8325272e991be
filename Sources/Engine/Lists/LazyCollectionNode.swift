// SPDX-License-Identifier: MIT
// Views: the visible rows of a collection in a lazy stack.

package import CuriumTerminal
package import CuriumTokens

/// The positions of a collection's rows, and the range of existing rows. `LazyForEachNode` provides
/// the rows.
package class LazyCollectionNode: ContainerNode {
  override var paintsOnlyChildren: Bool { true }

  package unowned(unsafe) final let stack: LazyStackNode
  /// The scroll view around the rows; `nil` if nothing scrolls along the stack.
  package unowned(unsafe) final let scroller: ScrollNode?
  @exclusivity(unchecked) package final var extents: LazyExtents
  /// The range of existing rows. A focused row may exist outside it, and until the next layout,
  /// rows that have just moved.
  package internal(set) final var window = 0..<0
  /// `true` if rows that have moved exist outside the window.
  private final var hasStrays = false
  /// The extent across the stack of the largest row that has left the window, in a view that
  /// scrolls along both axes. Without it, the content would shrink when large rows leave. Zero
  /// again after a change that keeps none of the existing rows.
  final var widestGone: Int32 = 0
  /// `true` if all rows exist, wherever they are.
  package final var keepsAll = false
  /// The index at which searches for ids start: that of the row that was selected or found last.
  @exclusivity(unchecked) package final var searchStart = 0
  /// `true` if a change of the rows is queued.
  private(set) final var isQueued = false

  init(stack: LazyStackNode, count: Int, _ context: borrowing _MountContext) {
    self.stack = stack
    scroller = ScrollNode.along(stack.direction, around: context.parent)
    extents = LazyExtents(count: count, initial: 1 + Int(stack.resolvedSpacing))
    super.init(context)
    flags.insert(.isCollection)
    scroller?.lazies.append(self)
  }

  package final override var axis: Axis? { stack.direction }
  package final override var viewName: String { "ForEach" }
  package final override var isElement: Bool { true }
  package final override var lazyCollection: LazyCollectionNode? { self }
  final var isVacant: Bool { extents.count == 0 }

  /// `true` if the rows contain no rows themselves, judging by the first row, or by that of another
  /// collection with the same views; `nil` if none of them has existed yet.
  package final var holdsLeaves: Bool? {
    if let first = firstChild?.listRow { return first.isLeaf }
    return stack.holdsLeaves[ObjectIdentifier(type(of: self))]
  }

  /// Returns `holdsLeaves`. If that is unknown, creates a row temporarily to find out.
  @MainActor package final func findsLeaves() -> Bool {
    if let holdsLeaves { return holdsLeaves }
    if extents.count == 0 { return true }
    let isLeaf = trial(ofRowAt: 0) { $0.isLeaf }
    stack.holdsLeaves[ObjectIdentifier(type(of: self))] = isLeaf
    return isLeaf
  }

  /// The row of another collection that contains this one; `nil` directly in the stack.
  package final var section: ListRowNode? { layoutAncestor?.listRow }

  package final func existingRow(at index: Int) -> ListRowNode? {
    collectChildren()
    let place = (0..<children.count).partitioningIndex { row($0).index >= index }
    guard place < children.count, row(place).index == index else { return nil }
    return row(place)
  }

  @MainActor package override func willUnmount() { scroller?.lazies.remove(self) }

  final func row(_ index: Int) -> ListRowNode { unsafeDowncast(child(index), to: ListRowNode.self) }

  // MARK: Size and place

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    if let grid = stack.grid { return grid.size(of: self, proposal) }
    collectChildren()
    let axis = stack.direction
    let offered = proposal.extent(axis.other)
    let inner = ProposedViewSize(main: ProposedViewSize.ideal, cross: offered, axis: axis)
    let spacing = stack.resolvedSpacing
    let isComplete = children.count == extents.count
    var main = 0
    var cross: Int32 = 0
    if isComplete || offered == ProposedViewSize.ideal {
      for index in children.indices {
        let row = row(index)
        let extent = row.measure(inner)
        main += Int(stride(of: row, extent.main(axis), spacing))
        row.ownCross = extent.cross(axis)
        cross = max(cross, row.ownCross)
      }
    }
    if !isComplete { main = extents.total }
    if offered == ProposedViewSize.ideal {
      if isComplete { widestGone = 0 }
      cross = max(widestGone, cross)
    } else {
      cross = min(offered, ProposedViewSize.limit)
    }
    main = max(0, min(main - Int(gap(spacing, inner)), Int(ProposedViewSize.limit)))
    return Extent(main: Int32(main), cross: cross, axis: axis)
  }

  package override func placeContents() {
    let total = extents.total
    if let grid = stack.grid { grid.place(self) } else { placeRows() }
    // The previous length was an estimate, so the nodes around must use the new one.
    if extents.total != total { setNeedsLayout() }
    if let scroller { scroller.lazyContentWasPlaced() } else { checkWindow() }
  }

  /// Returns the distance from the start of a row to that of the next one. With negative spacing, a
  /// row still takes at least one cell, unless it is empty.
  private final func stride(of row: ListRowNode, _ main: Int32, _ spacing: Int32) -> Int32 {
    row.isVacant ? 0 : max(min(1, main), main + spacing)
  }

  /// Returns the space after the last row, which isn't part of the collection. With negative
  /// spacing, it depends on the length of that row, and is 0 if the row doesn't exist.
  private final func gap(_ spacing: Int32, _ proposal: ProposedViewSize) -> Int32 {
    if spacing >= 0 { return spacing }
    guard let last = existingRow(at: extents.count - 1) else { return 0 }
    let main = last.measure(proposal).main(stack.direction)
    return stride(of: last, main, spacing) - main
  }

  /// Places the rows one after another.
  private final func placeRows() {
    collectChildren()
    let (axis, spacing) = (stack.direction, stack.resolvedSpacing)
    let cross = placedProposal.extent(axis.other)
    let inner = ProposedViewSize(main: ProposedViewSize.ideal, cross: cross, axis: axis)
    for child in children {
      child._withUnsafeGuaranteedRef { child in
        let row = unsafeDowncast(child, to: ListRowNode.self)
        let stride = stride(of: row, row.measure(inner).main(axis), spacing)
        if stride == row.knownStride { return }
        row.knownStride = stride
        _ = extents.set(stride, at: row.index)
      }
    }
    let (guide, room) = (stack.guide, size.cross(axis))
    var next = (index: -1, position: 0)
    for child in children {
      child._withUnsafeGuaranteedRef { child in
        let row = unsafeDowncast(child, to: ListRowNode.self)
        let main = row.index == next.index ? next.position : extents.position(of: row.index)
        let across = guide.offset(row.measure(inner).cross(axis), in: room)
        row.place(main: Int32(clamping: main), cross: across, axis: axis, proposal: inner)
        next = (row.index + 1, main + Int(row.knownStride))
      }
    }
  }

  package override func paint(_ painter: inout Painter) {
    // Rows that are painted in another order or outside their frames can be visible anywhere.
    if !flags.isDisjoint(with: [.holdsEscapes, .paintsInZOrder]) {
      super.paint(&painter)
      return
    }
    let visible = painter.visibleRange(along: stack.direction)
    for child in children {
      child._withUnsafeGuaranteedRef { row in
        let start = Int(row.start(along: stack.direction))
        let end = start + Int(row.size.main(stack.direction))
        if end > visible.lowerBound, start < visible.upperBound { painter.paint(row) }
      }
    }
  }

  // MARK: Existing rows

  /// Returns the visible cells of the collection; `nil` if nothing scrolls or the position is
  /// unknown.
  final func visibleRange() -> Range<Int>? {
    guard let scroller, let origin = scroller.position(of: self, along: stack.direction) else {
      return nil
    }
    let start = scroller.offset(along: stack.direction) - origin
    return start..<start + scroller.extent(along: stack.direction)
  }

  private final func rows(in cells: Range<Int>) -> Range<Int> {
    let total = extents.total
    if cells.isEmpty || total <= 0 || cells.upperBound <= 0 || cells.lowerBound >= total {
      let end = cells.lowerBound >= total && total > 0 ? extents.count : 0
      return end..<end
    }
    return extents.wholeLines(
      around: extents.index(at: cells.lowerBound)..<extents.index(at: cells.upperBound - 1) + 1)
  }

  /// Returns whether rows exist for an eighth of the visible extent on each side, at least for the
  /// next row, but none beyond five eighths, so that rows are added and removed in batches and not
  /// with every scrolled line.
  private final func windowSuffices(for visible: Range<Int>) -> Bool {
    if window.isEmpty || extents.isUnknown || window.upperBound > extents.count { return false }
    if extents.wholeLines(around: window) != window { return false }
    let near = max(1 + Int(stack.resolvedSpacing), visible.count / 8)
    let far = max(near, visible.count * 5 / 8)
    let start = extents.position(of: window.lowerBound)
    let end = extents.position(of: window.upperBound)
    return (start <= visible.lowerBound - near || window.lowerBound == 0)
      && (end >= visible.upperBound + near || window.upperBound == extents.count)
      && start >= visible.lowerBound - far && end <= visible.upperBound + far
  }

  /// Returns the rows that should exist, in whole lines.
  final func wantedWindow() -> Range<Int> { extents.wholeLines(around: wantedRows()) }

  /// Returns the rows that should exist: the current ones while they suffice, otherwise those
  /// within a quarter of the visible extent around it, plus existing rows within half of it.
  private final func wantedRows() -> Range<Int> {
    if scroller == nil || keepsAll { return 0..<extents.count }
    guard let visible = visibleRange() else { return window.clamped(to: 0..<extents.count) }
    if let scroller, scroller.keepsRows, scroller.isAnchored { return unreadWindow(visible) }
    if !hasStrays, windowSuffices(for: visible) { return window }
    let near = max(1 + Int(stack.resolvedSpacing), visible.count / 4)
    let far = max(near, visible.count / 2)
    var needed = rows(in: visible.lowerBound - near..<visible.upperBound + near)
    // The lengths of rows aren't known yet. Measuring a few rows gives an estimate.
    if extents.isUnknown {
      needed = needed.lowerBound..<min(needed.upperBound, needed.lowerBound + near)
    }
    let allowed = rows(in: visible.lowerBound - far..<visible.upperBound + far)
    let kept = (hasStrays ? reach : window).clamped(to: allowed)
    if kept.isEmpty || kept.upperBound < needed.lowerBound || kept.lowerBound > needed.upperBound {
      return needed
    }
    if needed.isEmpty { return kept }
    return min(kept.lowerBound, needed.lowerBound)..<max(kept.upperBound, needed.upperBound)
  }

  /// The range from the first existing row to the last.
  private final var reach: Range<Int> {
    collectChildren()
    return children.isEmpty ? window : row(0).index..<row(children.count - 1).index + 1
  }

  /// The rows that can be in view once the rows of the window are placed: as many as the visible
  /// cells, on both sides of it.
  final var nearby: Range<Int> {
    let room = extents.lineLength * (scroller?.extent(along: stack.direction) ?? extents.count)
    return window.lowerBound - room..<window.upperBound + room
  }

  /// Returns the existing rows and all after them, within 2,000 cells before the visible ones.
  private final func unreadWindow(_ visible: Range<Int>) -> Range<Int> {
    let recent = rows(in: visible.lowerBound - 2_000..<visible.upperBound + visible.count / 4)
    let start = max(min(window.lowerBound, extents.count), recent.lowerBound)
    return start..<max(start, recent.upperBound, min(window.upperBound, extents.count))
  }

  /// Queues the creation and removal of rows if different rows should exist.
  package final func checkWindow() {
    if isQueued || flags.contains(.unmounted) { return }
    if wantedWindow() == window, !hasStrays { return }
    isQueued = true
    graph.afterCommit(for: self) {
      $0.isQueued = false
      if !$0.flags.contains(.unmounted) { $0.realize($0.wantedWindow()) }
    }
  }

  /// Returns the rows that exist, in order.
  final func elements() -> ContiguousArray<ListRowNode> {
    var rows: ContiguousArray<ListRowNode> = []
    rows.reserveCapacity(window.count + 1)
    forEachChild { rows.append(unsafeDowncast($0, to: ListRowNode.self)) }
    return rows
  }

  /// Creates the missing rows. From now on, all rows exist, wherever they are. Returns `false` if
  /// it created none.
  @MainActor package final func realizeAll() -> Bool {
    keepsAll = true
    let all = 0..<extents.count
    if window == all { return false }
    realize(all)
    return window == all
  }

  /// Creates the missing rows of `target`. Removes those outside it, except rows with the focus,
  /// selected text or a dragged view and those in `nearby`. Returns the rows that were kept.
  @MainActor @discardableResult
  final func realize(_ target: Range<Int>, keeping nearby: Range<Int> = 0..<0)
    -> ContiguousArray<ListRowNode>
  {
    if graph.isTooDeep(self, name: viewName) { return [] }
    return graph.reading(for: self) { makeRows(target, nearby) }
  }

  @MainActor private final func makeRows(_ target: Range<Int>, _ nearby: Range<Int>)
    -> ContiguousArray<ListRowNode>
  {
    let (kept, gone, isOrdered) = sortOut(target, nearby)
    window = target
    let known = link(kept)
    stack.holdsLeaves[ObjectIdentifier(type(of: self))] = holdsLeaves
    for row in gone {
      widestGone = max(widestGone, row.ownCross)
      row.remove()
    }
    if !gone.isEmpty || !isOrdered || known != target.count { structureDidChange() }
    return kept
  }

  /// Returns the existing rows that are kept, in order, and the others. `isOrdered` is `false` if
  /// the order has changed.
  @MainActor private final func sortOut(_ target: Range<Int>, _ nearby: Range<Int>) -> (
    kept: ContiguousArray<ListRowNode>, gone: ContiguousArray<ListRowNode>, isOrdered: Bool
  ) {
    hasStrays = false
    let held = heldRows
    var isOrdered = true
    var previous = -1
    var kept: ContiguousArray<ListRowNode> = []
    var gone: ContiguousArray<ListRowNode> = []
    let rows = elements()
    kept.reserveCapacity(rows.count)
    for row in rows {
      row.nextSibling = nil
      let isStray = !target.contains(row.index) && !held.contains(ObjectIdentifier(row))
      if row.index >= 0, !isStray || nearby.contains(row.index) {
        kept.append(row)
        if isStray { hasStrays = true }
        if row.index < previous { isOrdered = false }
        previous = row.index
      } else {
        gone.append(row)
      }
    }
    if !isOrdered { kept.sort { $0.index < $1.index } }
    return (kept, gone, isOrdered)
  }

  /// Links the kept rows, and creates the missing ones of the window between them. Returns the
  /// number of kept rows in the window.
  @MainActor private final func link(_ kept: ContiguousArray<ListRowNode>) -> Int {
    let target = window
    firstChild = nil
    var context = _MountContext(parent: self)
    var next = target.lowerBound
    var known = 0
    for row in kept {
      if target.contains(row.index) {
        known += 1
        if next < row.index { mount(next..<row.index, &context) }
        next = row.index + 1
      } else if row.index >= target.upperBound, next < target.upperBound {
        mount(next..<target.upperBound, &context)
        next = target.upperBound
      }
      context.append(row)
    }
    if next < target.upperBound { mount(next..<target.upperBound, &context) }
    return known
  }

  /// The rows that contain the focus, selected text or a view that is dragged.
  private final var heldRows: Set<ObjectIdentifier> {
    var nodes: [Node] = graph.selections.current?.texts ?? []
    if let focused = graph.focus.current { nodes.append(focused) }
    if let captured = graph.pointer.captured, captured.gesture != nil { nodes.append(captured) }
    var rows: Set<ObjectIdentifier> = []
    for node in nodes {
      guard let row = node.selfAndAncestors.first(where: { $0.parent === self }) else { continue }
      rows.insert(ObjectIdentifier(row))
    }
    return rows
  }

  /// Creates rows that don't exist.
  @MainActor func mount(_ rows: Range<Int>, _ context: inout _MountContext) {}

  /// Returns the result of `test` for a row that doesn't exist, and is created only for it.
  @MainActor package func trial(ofRowAt index: Int, _ test: (ListRowNode) -> Bool) -> Bool { true }

  /// Returns the index of the row with an id, even if the row doesn't exist.
  @MainActor package func index(of id: AnyHashable) -> Int? { nil }

  /// Returns the text of a row, even if the row doesn't exist; or its start, which is longer than
  /// `count` characters. `part` returns the node in the row whose text counts, or the row.
  @MainActor package func text(
    ofRowAt index: Int, longerThan count: Int, in part: (ListRowNode) -> LayoutNode
  ) -> String { "" }

  @MainActor package func identifiers(of rows: Range<Int>) -> [AnyHashable] { [] }

  /// Inserts the ids of rows that have the type of `ids`.
  @MainActor package func insertIdentifiers<ID: Hashable>(
    of rows: Range<Int>, into ids: inout Set<ID>
  ) {}
}
