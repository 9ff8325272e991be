// SPDX-License-Identifier: MIT
// Views: lays out, scrolls and paints the content of a scroll view.

package import CuriumTerminal
package import CuriumTokens

/// Lays out content larger than itself, and shows the part at its offsets.
package final class ScrollNode: WrapperNode {
  package override var scrollArea: ScrollNode? { self }
  override var passesOnTransitions: Bool { false }
  package override var listensToKeys: Bool { true }
  package override var paintsEvenly: Bool { true }

  private(set) var axes: Axis.Set
  private(set) var showsIndicators: Bool
  /// See `ScrollView.fittingContent()`.
  private var fitsContent: Bool
  @exclusivity(unchecked) package internal(set) var offsetX = 0
  @exclusivity(unchecked) package internal(set) var offsetY = 0
  package private(set) var content = Extent.zero
  /// The rows that the content had when it was placed last, as far as they are visible.
  private var placedRows: Int32 = 0
  /// The collections of lazy stacks in the content.
  package internal(set) var lazies = NodeList<LazyCollectionNode>()
  var verticalAnchor: ScrollAnchor?
  var horizontalAnchor: ScrollAnchor?
  var target: ScrollTarget?
  /// `true` if the content ended before the anchored row could reach its place.
  var isShort = false
  private(set) var isPlacing = false
  /// The animated scroll request in progress.
  var glide: ScrollGlide?
  /// The grabbed scrollbar, and the cell of its thumb under the pointer.
  var grip: (bar: ScrollBar, cell: Int)?
  /// The largest number of rounds in which the focused view is revealed after a change of the size.
  private static let mostReveals = 4
  /// The smallest number of visible rows for a margin around the focused view.
  private static let fewestRowsWithMargin = 5
  /// The visible part at the last placement.
  private var knownViewport = Extent.zero
  /// The origin of the content on the screen in the last frame that showed it.
  private var shownOrigin: CellPoint?
  private var placedBars: (ScrollBar?, ScrollBar?)
  private var didOverflow = false
  /// The axes along which the content is at `\.defaultScrollAnchor` and stays there.
  var anchored: Axis.Set = [.horizontal, .vertical]
  /// `true` while rows that scroll out of view at the start exist until they are read out.
  package var keepsRows = false
  /// The nearest ancestor that follows the scroll view.
  private unowned(unsafe) let follower: Node?
  /// `true` while the content is placed again because of input.
  package private(set) var isScrolledByInput = false

  init(
    _ axes: Axis.Set, _ showsIndicators: Bool, _ fitsContent: Bool,
    _ context: borrowing _MountContext
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.fitsContent = fitsContent
    follower = context.parent.nearestScrollFollower
    super.init(context)
    noteInput()
    flags.insert(.clips)
  }

  func receive(_ axes: Axis.Set, _ showsIndicators: Bool, _ fitsContent: Bool) {
    if axes == self.axes, showsIndicators == self.showsIndicators, fitsContent == self.fitsContent {
      return
    }
    if !axes.contains(.horizontal) { offsetX = 0 }
    if !axes.contains(.vertical) { offsetY = 0 }
    anchored.formUnion(self.axes.symmetricDifference(axes))
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.fitsContent = fitsContent
    setNeedsPlacement()
  }

  package override var layoutPriority: Double { 0 }

  // MARK: Size and place

  private func contentProposal(_ width: Int32, _ height: Int32) -> ProposedViewSize {
    ProposedViewSize(
      packedWidth: axes.contains(.horizontal) ? ProposedViewSize.ideal : width,
      packedHeight: axes.contains(.vertical) && !fitsContent ? ProposedViewSize.ideal : height)
  }

  /// Adds the cells of a scrollbar to the size of the content, if the content is longer than the
  /// view. The scrollbar takes cells from the content only if there are no others.
  private func addScrollbar(
    _ axis: Axis, to content: inout Extent, _ proposal: ProposedViewSize
  ) {
    let (room, across) = (proposal.extent(axis), proposal.extent(axis.other))
    guard hasIndicator(Axis.Set(axis)), room != ProposedViewSize.ideal, content.main(axis) > room
    else { return }
    var cross = content.cross(axis) + 1
    if axes == Axis.Set(axis) {
      let inner = proposal.shrunk(by: 1, along: axis.other)
      content = measureContent(contentProposal(inner.packedWidth, inner.packedHeight))
      cross = content.cross(axis) + 1
      if across >= 0 { cross = min(cross, max(across, cross - 1)) }
    }
    content = Extent(main: content.main(axis), cross: cross, axis: axis)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let (width, height) = (proposal.packedWidth, proposal.packedHeight)
    var inner = measureContent(contentProposal(width, height))
    addScrollbar(.vertical, to: &inner, proposal)
    addScrollbar(.horizontal, to: &inner, proposal)
    func extent(_ offered: Int32, _ content: Int32, _ scrolls: Bool) -> Int32 {
      if offered == ProposedViewSize.ideal { return content }
      return scrolls ? min(offered, fitsContent ? content : ProposedViewSize.limit) : content
    }
    return Extent(
      width: extent(width, inner.width, axes.contains(.horizontal)),
      height: extent(height, inner.height, axes.contains(.vertical)))
  }

  private func hasIndicator(_ axis: Axis.Set) -> Bool {
    axes.contains(axis) && showsIndicators
      && scope.values.hiddenScrollIndicators.isDisjoint(with: axis)
  }

  /// The visible columns and rows of the content.
  package var viewport: Extent {
    let bars = bars
    return Extent(
      width: size.width - (bars.contains(.vertical) ? 1 : 0),
      height: size.height - (bars.contains(.horizontal) ? 1 : 0))
  }

  package var hasScrollbar: Bool { !bars.isEmpty }

  /// The axes with a scrollbar.
  var bars: Axis.Set {
    var bars: Axis.Set = []
    let isWide = hasIndicator(.vertical) && size.width > 1
    if isWide, content.height > size.height { bars.insert(.vertical) }
    if hasIndicator(.horizontal), size.height > 1,
      content.width > size.width - (bars.isEmpty ? 0 : 1)
    {
      bars.insert(.horizontal)
      // One scrollbar may make the other one necessary.
      if isWide, content.height > size.height - 1 { bars.insert(.vertical) }
    }
    return bars
  }

  package override func placeContents() {
    var proposal = contentProposal(size.width, size.height)
    content = measureContent(proposal)
    if bars != [] {
      // A scrollbar takes a column or a row from the content.
      proposal = contentProposal(viewport.width, viewport.height)
      content = measureContent(proposal)
    }
    keepFocusInView()
    keepAnchored()
    clampOffsets()
    isPlacing = true
    placeContent(x: Int32(-offsetX), y: Int32(-offsetY), proposal: proposal)
    if !lazies.isEmpty || target != nil {
      if correctOffsets() {
        placeContent(x: Int32(-offsetX), y: Int32(-offsetY), proposal: proposal)
      }
      contentWasPlaced()
    }
    isPlacing = false
    let rows = min(content.height, size.height)
    if rows != placedRows {
      placedRows = rows
      // A view that is focused is marked as far as its content extends.
      if scope.values.isFocused { damageFrame() }
    }
    let shown = (bar(along: .vertical), bar(along: .horizontal))
    if shown != placedBars {
      let isSameRoom =
        (shown.0 == nil) == (placedBars.0 == nil) && (shown.1 == nil) == (placedBars.1 == nil)
      placedBars = shown
      if isSameRoom { damageBars() } else { damageFrame() }
    }
    noteOverflow()
    follower?.scrollFollower?.scrollViewWasPlaced(self)
  }

  /// A view around the scroll view can be focusable only while there is something to scroll.
  private func noteOverflow() {
    if overflows == didOverflow { return }
    didOverflow.toggle()
    graph.focus.setNeedsOrder()
    graph.afterCommit(for: self) { node in
      // A removed node must not be asked for its ancestors.
      guard !node.flags.contains(.unmounted), let focused = node.graph.focus.current,
        focused.contains(node)
      else { return }
      node.graph.focus.moveOff(focused)
    }
  }

  /// If the focused view is in view, keeps it there when the size changes.
  private func keepFocusInView() {
    let before = knownViewport
    knownViewport = viewport
    guard viewport != before, let focused = graph.focus.current, contains(focused),
      let x = position(of: focused, along: .horizontal),
      let y = position(of: focused, along: .vertical),
      offsetX..<offsetX + Int(before.width) ~= x, offsetY..<offsetY + Int(before.height) ~= y
    else { return }
    graph.afterCommit(for: self) { $0.revealFocus(rounds: Self.mostReveals) }
  }

  /// Scrolls to the focused view. A new size can change the content in several rounds, so this
  /// repeats until nothing is waiting, at most `rounds` times.
  @MainActor private func revealFocus(rounds: Int) {
    guard let focused = graph.focus.current, contains(focused) else { return }
    reveal(focused)
    if rounds > 1, !graph.work.isSettled {
      graph.afterCommit(for: self) { $0.revealFocus(rounds: rounds - 1) }
    }
  }

  func clampOffsets() {
    offsetX = max(0, min(offsetX, Int(content.width - viewport.width)))
    offsetY = max(0, min(offsetY, Int(content.height - viewport.height)))
  }

  /// Scrolls the content by a number of cells. Returns `false` if it is already at that end.
  @discardableResult
  package func scroll(x: Int = 0, y: Int = 0) -> Bool {
    endGlide()
    isScrolledByInput = true
    defer { isScrolledByInput = false }
    return move(x: x, y: y)
  }

  /// Scrolls the content for input, a request or an animation.
  @discardableResult
  func move(x: Int, y: Int) -> Bool {
    let before = (offsetX, offsetY)
    if axes.contains(.horizontal) { offsetX += x }
    if axes.contains(.vertical) { offsetY += y }
    clampOffsets()
    noteAnchored()
    if (offsetX, offsetY) == before { return false }
    // Anchored rows stay in place, unless the scrolling itself moves them.
    verticalAnchor = nil
    horizontalAnchor = nil
    target = nil
    isShort = false
    placeMoved(from: before)
    return true
  }

  /// Scrolls to the end of the content, even if its length isn't known yet.
  @MainActor func scrollToEnd() -> Bool {
    let moved = scroll(y: Int(content.height))
    if !lazies.isEmpty, moved { scroll(to: ScrollTarget(place: .end, anchor: .bottom)) }
    return moved
  }

  /// Scrolls as little as possible until `area` of `node` is fully visible, or fills the view if it
  /// is too large.
  @MainActor package override func reveal(_ area: CellRect, of node: LayoutNode) {
    let place = local(node.absoluteOrigin)
    let bounds = area.offset(x: place.x, y: place.y)
    func shift(_ low: Int, _ high: Int, _ room: Int) -> Int {
      low < 0 ? max(low, min(0, high - room)) : max(0, min(low, high - room))
    }
    let x = shift(bounds.minX, bounds.maxX, Int(viewport.width))
    let y = shift(bounds.minY, bounds.maxY, Int(viewport.height))
    if x != 0 || y != 0 { scroll(x: x, y: y) }
  }

  /// Scrolls until `node` is visible, with the largest view around it that scrolls as a whole and
  /// for which there is room.
  @MainActor package override func reveal(_ node: LayoutNode) {
    let (width, height) = (viewport.width, viewport.height)
    var whole = node
    for view in node.selfAndLayoutParents.prefix(while: { $0 !== self })
    where view.scrollsAsWhole && view.size.width <= width && view.size.height <= height {
      whole = view
    }
    reveal(areaWithMargin(of: whole), of: whole)
  }

  /// Returns the area of a view that gets the focus, and a row above and below it, which shows that
  /// there is more. There is no such row at the ends of the content, in a low view, and in a list,
  /// whose rows are items. A visible view keeps its place if it gets the focus by a click or from
  /// outside.
  private func areaWithMargin(of node: LayoutNode) -> CellRect {
    let area = CellRect(origin: .zero, size: node.size.cellSize)
    let rows = Int(viewport.height)
    guard axes.contains(.vertical), rows >= Self.fewestRowsWithMargin, area.height + 2 <= rows,
      parent?.rowHost == nil, !graph.pointer.isRouting
    else { return area }
    let place = local(node.absoluteOrigin).y
    let isInView = place >= 0 && place + area.height <= rows
    if isInView, graph.focus.previous.map(contains) != true { return area }
    let above = min(1, max(0, place + offsetY))
    let below = min(1, max(0, Int(content.height) - offsetY - place - area.height))
    return CellRect(x: 0, y: -above, width: area.width, height: area.height + above + below)
  }

  // MARK: Input

  /// `true` if there is content out of view to which the user can scroll.
  package var overflows: Bool {
    axes.contains(.horizontal) && content.width > viewport.width
      || axes.contains(.vertical) && content.height > viewport.height
  }

  package override var scrollsItself: Bool { !fitsContent || overflows }

  /// The number of rows by which the Page keys and clicks next to the thumb scroll: all but one.
  package var page: Int { page(along: .vertical) }

  package func page(along axis: Axis) -> Int { max(1, extent(along: axis) - 1) }

  @MainActor package override func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    // A list moves its selection with these keys, even if a control in a row has the focus.
    let stroke = KeyboardShortcut(press.key, modifiers: [])
    if let list = parent?.rowHost, list.isFocusable, graph.focus.current.map(contains) == true,
      list.claims(stroke, isShortcut: false)
    {
      return false
    }
    let isSideways = axes == .horizontal
    switch press.key {
    case .pageDown: return isSideways ? scroll(x: page(along: .horizontal)) : scroll(y: page)
    case .pageUp: return isSideways ? scroll(x: -page(along: .horizontal)) : scroll(y: -page)
    case .home: return isSideways ? scroll(x: -offsetX) : scroll(y: -offsetY)
    case .end: return isSideways ? scroll(x: Int(content.width)) : scrollToEnd()
    case .downArrow: return !hasFocusable(toward: press.key) && scroll(y: 1)
    case .upArrow: return !hasFocusable(toward: press.key) && scroll(y: -1)
    case .rightArrow: return !hasFocusable(toward: press.key) && scroll(x: 2)
    case .leftArrow: return !hasFocusable(toward: press.key) && scroll(x: -2)
    default: return false
    }
  }

  /// Returns whether an arrow key would move the focus inside the content, or stay in its section.
  @MainActor private func hasFocusable(toward key: KeyEquivalent) -> Bool {
    guard let focused = graph.focus.current, contains(focused) else { return false }
    if focused.focusSection?.keeps(key) == true { return true }
    return graph.focus.candidates(from: focused, toward: key).contains { contains($0.node) }
  }

  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    switch event.kind {
    case .scrolled(let x, let y):
      let isSideways = fitsContent && axes == .horizontal || event.modifiers.contains(.shift)
      return scroll(
        x: event.wheelDistance(isSideways ? x + y : x, in: extent(along: .horizontal)),
        y: event.wheelDistance(isSideways ? 0 : y, in: extent(along: .vertical)))
    case .down where event.button == .primary:
      guard let bar = bar(at: event.position) else { return false }
      graph.pointer.capture(self)
      press(bar, at: event.position)
      return true
    case .dragged where graph.pointer.captured === self:
      if let grip { drag(grip.bar.axis, to: event.position, grip.cell) }
      return true
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      grip = nil
      return true
    default: return false
    }
  }

  @MainActor package override func animationDidAdvance() { advanceGlide() }

  package override func isSolid(at point: CellPoint) -> Bool { true }

  package override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    let node = super.node(at: point, isClipped: isClipped)
    // The last column and row belong to the scrollbars, but not the corner between them.
    let isBar =
      bars.contains(.vertical) && point.x == Int(size.width) - 1
      || bars.contains(.horizontal) && point.y == Int(size.height) - 1
    return node != nil && isBar ? self : node
  }

  // MARK: Paint

  /// `true` if the content is where the last frame showed it.
  package var isWhereShown: Bool { shownOrigin == contentOrigin(at: absoluteOrigin) }

  private func contentOrigin(at origin: CellPoint) -> CellPoint {
    CellPoint(x: origin.x - offsetX, y: origin.y - offsetY)
  }

  package override func paint(_ painter: inout Painter) {
    shownOrigin = contentOrigin(at: CellPoint(x: painter.originX, y: painter.originY))
    let outer = painter.clip
    painter.clip = outer.intersection(
      CellRect(
        x: painter.originX, y: painter.originY, width: Int(viewport.width),
        height: Int(viewport.height)))
    painter.bounded { super.paint(&$0) }
    painter.clip = outer
    bar(along: .vertical)?.paint(painter, scope)
    bar(along: .horizontal)?.paint(painter, scope)
  }

  @MainActor package override var semantics: Semantics? {
    if fitsContent, !overflows { return nil }
    return Semantics(role: .scrollView, value: "\((axes == .horizontal ? offsetX : offsetY) + 1)")
  }

  package override var modified: LayoutNode? { nil }

  /// Returns `nil`, because views can't be aligned with scrolled content.
  package override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    nil
  }

  @MainActor package override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.keyed) { setNeedsPlacement() }
  }
}
