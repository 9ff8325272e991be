// SPDX-License-Identifier: MIT
// Views: the layout of a split view.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumViews

/// Places panes and the dividers between them. The divider after a pane has the pane's index.
final class SplitNode: ContainerNode {
  private(set) var direction = Axis.horizontal
  /// The cells between two panes. With 0 or fewer, the dividers lie on the edges of the panes.
  private(set) var spacing: Int32 = 1
  /// Called with the sizes after the user moves a divider. Returns those that the binding keeps.
  var write: @MainActor ([Int]) -> [Int] = { $0 }
  /// Called when the number of dividers differs.
  var dividerCountDidChange: @MainActor (Int) -> Void = { _ in }
  var panes: [Pane] = []
  private(set) var dividers: [SplitDividerNode] = []
  /// A pane that is shown even if there isn't enough room for all panes: the one with the focus
  /// when the room changed, or the one to which the focus has moved since then.
  private weak var wanted: LayoutNode?
  /// The only pane that is shown; `nil` if no pane is maximized. Retained, so that its removal is
  /// noticed.
  private var maximized: LayoutNode?
  /// The cells offered at the last placement; `nil` before the first one.
  private var placedRoom: Int32?
  /// `true` until the next layout is complete if `wanted` is shown whatever is offered.
  private var keepsWanted = false
  /// The view that lost the focus when it was hidden, and the one that got it instead.
  private weak var displaced: LayoutNode?
  private weak var substitute: LayoutNode?
  /// The sizes that were read or written last.
  var sizes: [Int] = []

  /// A pane, with the sizes that the user or the app has set along both axes, and its position.
  struct Pane {
    let node: LayoutNode
    /// `true` if the pane was added after the first layout.
    let isLate: Bool
    private var columns: Int32?
    private var rows: Int32?
    /// The first cell along the axis.
    var start: Int32 = 0
    /// The number of cells along the axis; `nil` while the pane is hidden.
    var extent: Int32?
    /// The visibility that was last reported to the app; `nil` if none was.
    var reported: Bool?

    init(node: LayoutNode, isLate: Bool) { (self.node, self.isLate) = (node, isLate) }

    /// The size that the view sets, and its limits.
    var requested: PaneSize { node.layoutValue(PaneSizeKey.self) ?? PaneSize() }

    /// The collapsed state, if the view has one.
    var collapse: PaneCollapse? { node.layoutValue(PaneCollapseKey.self).flatMap(\.self) }

    func size(_ axis: Axis) -> Int32? { axis == .horizontal ? columns : rows }

    mutating func set(_ size: Int32?, _ axis: Axis) {
      if axis == .horizontal { columns = size } else { rows = size }
    }
  }

  override var viewName: String { "SplitView" }
  override var leavesViewsOut: Bool { true }
  /// A highlighted edge lies over the panes.
  override var paintsEvenly: Bool { hasLines || !dividers.contains(where: \.isHighlighted) }

  /// The view is as far in front as its frontmost pane.
  override var zIndex: Double? {
    panes.lazy.filter { $0.extent != nil }.map { $0.node.zOrder }.max()
  }

  /// `true` if the dividers are separate lines, not edges of the panes.
  var hasLines: Bool { spacing > 0 }

  /// Sets the axis, the spacing, and the sizes that the app has stored, if any.
  func receive(_ direction: Axis, spacing: Int32, _ sizes: [Int]?) {
    let sizes = sizes ?? self.sizes
    if direction == self.direction, spacing == self.spacing, sizes == self.sizes { return }
    self.direction = direction
    self.spacing = spacing
    if sizes != self.sizes {
      self.sizes = sizes
      readSizes()
    }
    setNeedsPlacement()
  }

  func readSizes() {
    for index in panes.indices {
      let size = index < sizes.count ? sizes[index] : 0
      panes[index].set(size > 0 ? Int32(clamping: size) : nil, direction)
    }
  }

  override func childrenDidChange() {
    let known = panes
    panes = []
    dividers = []
    for child in children {
      let node = child.takeUnretainedValue()
      if let divider = node.asSplitDivider {
        dividers.append(divider)
      } else {
        let pane = known.first { $0.node === node }
        panes.append(pane ?? Pane(node: node, isLate: placedRoom != nil))
      }
    }
    if known.isEmpty { readSizes() }
    if let maximized, !panes.contains(where: { $0.node === maximized }) {
      maximizedPaneWasRemoved()
    }
    let count = max(0, panes.count - 1)
    if count == dividers.count { return }
    // Used only on the main actor, though layout isn't isolated.
    graph.afterCommit(for: self) { $0.dividerCountDidChange(count) }
  }

  // MARK: Size

  /// Returns a length in cells. `space` is the number of cells of all panes.
  func cells(_ length: Length, _ space: Int32) -> Int32 {
    if length.isInfinite { return ProposedViewSize.limit }
    return max(
      0,
      length.isRelative
        ? Int32(clamping: length.cells(of: Int(space))) : resolve(length, along: direction))
  }

  /// Returns the extents of the panes for an offer; `nil` for hidden panes. Placement uses those of
  /// the offer for which the split view was measured.
  private func extents(for proposal: ProposedViewSize) -> [Int32?] {
    let room = proposal.extent(direction)
    return room == ProposedViewSize.ideal
      ? idealExtents(proposal.extent(direction.other))
      : extents(in: min(room, ProposedViewSize.limit), showing: wantedPane(in: room))
  }

  /// Returns the extents of the panes in `room` cells; `nil` for hidden panes. `wanted` is shown
  /// even if there isn't enough room for all panes.
  private func extents(in room: Int32, showing wanted: LayoutNode?) -> [Int32?] {
    let collapsed = panes.map(isHidden)
    let gaps = Int32(max(0, collapsed.count { !$0 } - 1))
    let space = max(0, room - spacing * gaps)
    var models = zip(panes, collapsed).map { pane, isCollapsed in
      let size = pane.requested
      var model = SplitPane(
        least: cells(size.least, space), most: cells(size.most, space),
        priority: pane.node === wanted ? .infinity : pane.node.layoutPriority,
        isCollapsed: isCollapsed)
      model.weight = size.ideal?.weight ?? 1
      let own = pane.size(direction)
      if let ideal = size.ideal, ideal.weight == nil, !(ideal.isRelative && own != nil) {
        model.cells = own ?? cells(ideal, space)
      }
      return model
    }
    setShares(of: &models)
    return SplitRoom.extents(of: models, in: room, spacing: spacing)
  }

  /// Sets the weights of the panes that divide the rest. A pane with a size that the user or the
  /// app has set has its cells as its weight. Those without one get as many for a share of 1 as
  /// these panes have on average.
  private func setShares(of models: inout [SplitPane]) {
    var (cells, weight) = (0.0, 0.0)
    for (pane, model) in zip(panes, models) where model.cells == nil {
      guard let own = pane.size(direction) else { continue }
      cells += Double(own)
      weight += model.weight
    }
    if weight <= 0 { return }
    for (index, pane) in panes.enumerated() where models[index].cells == nil {
      models[index].weight =
        pane.size(direction).map(Double.init) ?? models[index].weight * cells / weight
    }
  }

  /// Returns the pane that is shown even if an offer of `room` cells isn't enough for all panes.
  private func wantedPane(in room: Int32) -> LayoutNode? {
    guard !keepsWanted, let placedRoom, room != placedRoom else { return wanted }
    for view in focusTrail { if let pane = pane(around: view) { return pane } }
    return nil
  }

  /// Returns whether a pane is hidden on request: it is collapsed, or another one is maximized.
  private func isHidden(_ pane: Pane) -> Bool {
    if let maximized { return pane.node !== maximized }
    return pane.collapse?.isCollapsed == true
  }

  /// Returns the ideal extents of the panes, across an offer of `cross` cells.
  private func idealExtents(_ cross: Int32) -> [Int32?] {
    panes.map { pane in
      if isHidden(pane) { return nil }
      let size = pane.requested
      let least = size.least.isRelative ? 0 : cells(size.least, 0)
      let most = size.most.isRelative ? ProposedViewSize.limit : cells(size.most, 0)
      let offered = ProposedViewSize(main: ProposedViewSize.ideal, cross: cross, axis: direction)
      let ideal =
        pane.size(direction)
        ?? size.ideal.flatMap { $0.isRelative || $0.isInfinite ? nil : cells($0, 0) }
        ?? pane.node.measure(offered).main(direction)
      return max(least, min(ideal, most))
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    let cross = proposal.extent(direction.other)
    var main = -Int(spacing)
    var widest: Int32 = 0
    for (pane, extent) in zip(panes, extents(for: proposal)) {
      guard let extent else { continue }
      main += Int(extent) + Int(spacing)
      if cross != ProposedViewSize.ideal { continue }
      let offered = ProposedViewSize(main: extent, cross: cross, axis: direction)
      widest = max(widest, pane.node.measure(offered).cross(direction))
    }
    return Extent(
      main: Int32(clamping: max(0, main)), cross: cross == ProposedViewSize.ideal ? widest : cross,
      axis: direction
    ).clamped
  }

  // MARK: Place

  override func placeContents() {
    collectChildren()
    let extentsBefore = panes.map(\.extent)
    var isMoved = false
    let cross = size.cross(direction)
    let room = placedProposal.extent(direction)
    wanted = wantedPane(in: room)
    placedRoom = room
    var start: Int32 = 0
    var previous: Int?
    for divider in dividers { divider.isUsed = false }
    for (index, extent) in extents(for: placedProposal).enumerated() {
      panes[index].extent = extent
      guard let extent else { continue }
      if let previous {
        if previous < dividers.count { place(dividers[previous], at: start, cross) }
        start += spacing
      }
      panes[index].start = start
      let offered = ProposedViewSize(main: extent, cross: cross, axis: direction)
      let node = panes[index].node
      let before = (node.x, node.y, node.size)
      let taken = node.measure(offered)
      let main = start + max(0, extent - taken.main(direction)) / 2
      let side = max(0, cross - taken.cross(direction)) / 2
      node.place(main: main, cross: side, axis: direction, proposal: offered)
      isMoved = isMoved || before != (node.x, node.y, node.size)
      start += extent
      previous = index
    }
    for divider in dividers where !divider.isUsed { leaveOut(divider) }
    if isMoved || panes.map(\.extent) != extentsBefore {
      // A nested split view may have moved, and the ends of its dividers with it, even if none of
      // them has moved within it.
      damageDividers()
      damageEnclosingDividers()
    }
    if zip(panes, extentsBefore).contains(where: { ($0.extent == nil) != ($1 == nil) }) {
      shownPanesDidChange()
    }
    if panes.contains(where: \.awaitsReport) {
      graph.afterCommit(for: self) { $0.reportVisibility() }
    }
    // The size may be from a time when another pane would have been shown. If it is no longer the
    // known answer, the parent only has to place this node again.
    if measure(placedProposal) != size {
      layoutParent?.setNeedsPlacement()
    } else if computeSize(placedProposal) != size {
      setNeedsLayout()
    }
  }

  private func place(_ divider: SplitDividerNode, at start: Int32, _ cross: Int32) {
    divider.isUsed = true
    let cell = max(0, start + (hasLines ? (spacing - 1) / 2 : -1))
    if divider.start(along: direction) != cell || divider.start(along: direction.other) != 0
      || !divider.flags.contains(.placed)
    {
      damageEnclosingDividers()
    }
    divider.place(
      main: cell, cross: 0, axis: direction,
      proposal: ProposedViewSize(main: 1, cross: cross, axis: direction))
  }

  private func leaveOut(_ node: LayoutNode) {
    if !node.flags.contains(.placed) { return }
    node.damageFrame()
    node.flags.remove(.placed)
    damageEnclosingDividers()
  }

  /// Shows a pane, also if it was hidden on request or for lack of room, if necessary in place of
  /// others. For the default focus, shows only a pane that was added later and isn't collapsed; a
  /// split view that was never laid out has hidden none yet.
  @MainActor override func bringBack(_ child: LayoutNode, isDefault: Bool) -> Bool {
    collectChildren()
    guard let pane = panes.first(where: { $0.node === child }) else { return false }
    if isDefault, !pane.isLate || pane.collapse?.isCollapsed == true { return placedRoom == nil }
    if let state = pane.collapse, state.isCollapsed, state.write(false) { return false }
    wanted = child
    keepsWanted = true
    graph.afterCommit(for: self) { $0.keepsWanted = false }
    if let maximized, maximized !== child {
      maximizer?.maximize(around: Self.paneBroughtBack(in: child) ?? child)
    }
    setNeedsPlacement()
    return true
  }

  /// Returns the innermost pane in `node` that the next layout shows again.
  private static func paneBroughtBack(in node: Node) -> LayoutNode? {
    guard let split = node.asSplitNode, split.keepsWanted, let pane = split.wanted else {
      return node.firstOfChildren(paneBroughtBack)
    }
    return paneBroughtBack(in: pane) ?? pane
  }

  // MARK: Maximizing

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) { maximizer?.follow() }

  /// Shows only `pane`; with `nil`, shows all panes again.
  func maximize(_ pane: LayoutNode?) {
    if pane === maximized { return }
    maximized = pane
    setNeedsPlacement()
  }

  /// Shows all panes again, also those of the split views around this one.
  private func maximizedPaneWasRemoved() {
    maximized = nil
    if let maximizer { graph.afterCommit(for: maximizer) { $0.paneWasRemoved() } }
  }

  // MARK: Hidden panes

  private func shownPanesDidChange() {
    for pane in panes where pane.extent == nil { leaveOut(pane.node) }
    damageFrame()
    graph.focus.setNeedsOrder()
    graph.afterCommit(for: self) { $0.moveFocusToShownPane() }
  }

  @MainActor private func reportVisibility() {
    let changed = panes.indices.filter { panes[$0].awaitsReport }
    // The actions can change the panes.
    let reports = changed.map { panes[$0].takeReport() }
    for report in reports { report() }
  }

  /// Moves the focus out of a view that is hidden, but not from a divider while the pointer drags
  /// it. The view gets the focus back when it is shown, if nothing else has moved it until then.
  @MainActor func moveFocusToShownPane() {
    let focused = graph.focus.current
    let order = graph.focus.order()
    if let displaced, focused === substitute, order.contains(where: { $0 === displaced }) {
      self.displaced = nil
      return graph.focus.move(to: displaced)
    }
    guard let focused, focused !== graph.pointer.captured, focused.overlay === overlay,
      contains(focused), !order.contains(where: { $0 === focused })
    else { return }
    if displaced == nil || focused !== substitute { displaced = focused }
    substitute = graph.focus.successor(of: focused)
    graph.focus.move(to: substitute)
  }

  /// The cells of a pane.
  private func slot(_ pane: Pane) -> CellRect {
    let extent = Extent(main: pane.extent ?? 0, cross: size.cross(direction), axis: direction)
    return CellRect(
      origin: CellPoint(main: Int(pane.start), cross: 0, axis: direction), size: extent.cellSize)
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    collectChildren()
    for (index, pane) in panes.enumerated() {
      if pane.extent != nil { body(pane.node) }
      if index < dividers.count, dividers[index].isUsed { body(dividers[index]) }
    }
  }

  /// Finds views of a pane only within the cells of the pane. Dividers are in front of panes.
  override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    let pane = panes.first { $0.extent != nil && slot($0).contains(point) }
    let cell = point.main(direction)
    // Both frames between panes side by side act as the divider. Between stacked panes, the lower
    // frame may have a title that the user clicks.
    let reach = spacing == 0 && direction == .horizontal ? 1 : 0
    let divider = dividers.first { divider in
      let place = Int(divider.start(along: direction))
      return divider.isUsed && (place...place + reach).contains(cell)
    }
    guard let child = divider ?? pane?.node,
      CellRect(origin: CellPoint(x: 0, y: 0), size: size.cellSize).contains(point)
    else { return nil }
    return child.node(
      at: CellPoint(x: point.x - Int(child.x), y: point.y - Int(child.y)), isClipped: isClipped)
  }

  /// Paints each pane within its own cells.
  override func paint(_ painter: inout Painter) {
    let clip = painter.clip
    // Where panes share a cell, it belongs to the one in front.
    let order = hasLines ? panes : panes.sorted { $0.node.zOrder < $1.node.zOrder }
    for pane in order where pane.extent != nil {
      painter.clip = clip.intersection(
        slot(pane).offset(x: painter.originX, y: painter.originY))
      if !painter.clip.isEmpty { painter.paint(pane.node) }
    }
    painter.clip = clip
    for divider in dividers where divider.isUsed { painter.paint(divider) }
  }

  @MainActor override func willUnmount() {
    damageEnclosingDividers()
    if maximized != nil { maximizedPaneWasRemoved() }
  }
}

extension Node {
  /// The node as a split view.
  var asSplitNode: SplitNode? { self as? SplitNode }
}
