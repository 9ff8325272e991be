// SPDX-License-Identifier: MIT
// Views: a node with a size and a place, and its painting.

public import CuriumTerminal
public import CuriumTokens

/// A node with a size and a place on the screen. Its layout parent is the nearest one above.
///
/// 1. *size*, up: `measure` answers a proposal, from its cache or with `computeSize`;
/// 2. *place*, down: the parent calls `place`, the node places its own children in `placeContents`;
/// 3. *paint*, down: `paint`, only if the node intersects the damage.
///
/// A changed node answers the proposals in its cache again. Its parent is laid out again only if
/// one of the answers is different.
@_spi(Nodes) open class LayoutNode: Node {
  @exclusivity(unchecked) package internal(set) unowned(unsafe) final var layoutParent: LayoutNode?
  @exclusivity(unchecked)
  package private(set) final var placedProposal = ProposedViewSize.unspecified
  private final var rigidSize = Extent.zero
  /// The cache of answers; `nil` for most nodes, because they are rigid. As separate memory, it
  /// saves these 32 bytes. A pointer, which needs no reference counting.
  @exclusivity(unchecked) private final var answers: UnsafeMutablePointer<KeptAnswers>?
  /// The place in the layout parent, and the size, in cells. Painting reads them, so they come
  /// last, beside the values of the subclass.
  @exclusivity(unchecked) package internal(set) final var x: Int32 = 0
  @exclusivity(unchecked) package internal(set) final var y: Int32 = 0
  @exclusivity(unchecked) package internal(set) final var size = Extent.zero

  deinit {
    answers?.deinitialize(count: 1)
    answers?.deallocate()
  }

  struct Answer {
    var proposal = ProposedViewSize(packedWidth: -2, packedHeight: -2)
    var size = Extent.zero
    var isKept: Bool { proposal.packedWidth != -2 }
  }

  private struct GuideAnswer {
    let guide: Guide
    let proposal: ProposedViewSize
    let place: Int32?
  }

  private struct KeptAnswers {
    private(set) var first = Answer()
    private(set) var second = Answer()
    /// The answers of nodes that get more than two proposals. In nested stacks there can be a
    /// dozen, and each missing one means measuring the whole subtree again.
    private(set) var further: ContiguousArray<Answer> = []
    /// The positions of guides. Each stack asks each view several times, so without a cache each
    /// level would multiply the cost by four.
    private(set) var guides: ContiguousArray<GuideAnswer> = []

    func size(for proposal: ProposedViewSize) -> Extent? {
      if first.proposal == proposal { return first.size }
      if second.proposal == proposal { return second.size }
      for answer in further where answer.proposal == proposal { return answer.size }
      return nil
    }

    /// Returns whether an answer, the oldest first, meets a condition.
    func contains(where meets: (Answer) -> Bool) -> Bool {
      first.isKept && meets(first) || second.isKept && meets(second)
        || further.contains(where: meets)
    }

    mutating func keep(_ answer: Answer) {
      if !first.isKept {
        first = answer
      } else if !second.isKept {
        second = answer
      } else {
        if further.count >= 24 { further.removeFirst(12) }
        further.append(answer)
      }
    }

    mutating func keep(_ guide: Guide, _ proposal: ProposedViewSize, _ place: Int32?) {
      if guides.count >= 24 { guides.removeFirst(12) }
      guides.append(GuideAnswer(guide: guide, proposal: proposal, place: place))
    }
  }

  override class var initialFlags: NodeFlags { .isLayout }

  // MARK: For subclasses

  /// Returns the size of the node for `proposal`.
  open func computeSize(_ proposal: ProposedViewSize) -> Extent { .zero }

  /// Returns the size for every proposal with enough room; `nil` if the size depends on the
  /// proposal in other ways.
  ///
  /// Most nodes have such a size: short text, and rows and frames of it. They are measured only
  /// once.
  open func computeRigidSize() -> Extent? { nil }

  /// Returns the position of a guide for `proposal`, if the node or a node in it sets the guide.
  /// Call `explicit` instead, which caches the result.
  open func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? { nil }

  /// Places the children. The size of the node is known.
  open func placeContents() {}

  /// Paints the node. The origin of `painter` is that of the node, and its clip is the frame.
  open func paint(_ painter: inout Painter) {}

  /// Calls `body` with the layout nodes directly below, in order.
  open func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

  /// Returns whether the node itself, apart from its children, is drawn at a point of its frame or
  /// is a control. Pointer events pass through other points to the views behind.
  open func isSolid(at point: CellPoint) -> Bool { true }

  // MARK: Size

  /// Returns the size for `proposal`. Computes it only once until something inside changes.
  package final func measure(_ proposal: ProposedViewSize) -> Extent {
    if isRigid, proposal.hasRoom(for: rigidSize) { return rigidSize }
    if let size = answers?.pointee.size(for: proposal) { return size }
    let size = compute(proposal)
    keptAnswers.pointee.keep(Answer(proposal: proposal, size: size))
    return size
  }

  /// The cache of answers, created on first use.
  private final var keptAnswers: UnsafeMutablePointer<KeptAnswers> {
    if let answers { return answers }
    let new = UnsafeMutablePointer<KeptAnswers>.allocate(capacity: 1)
    new.initialize(to: KeptAnswers())
    answers = new
    return new
  }

  /// `true` if the size is the same for every proposal with enough room.
  private var isRigid: Bool {
    if !flags.contains(.rigidityKnown) { findRigidity() }
    return flags.contains(.rigid)
  }

  final func isRigid(for proposal: ProposedViewSize) -> Bool {
    isRigid && proposal.hasRoom(for: rigidSize)
  }

  final var rigidSizeIfAny: Extent? { isRigid ? rigidSize : nil }

  private final func findRigidity() {
    flags.insert(.rigidityKnown)
    guard let size = computeRigidSize(), size == size.clamped else { return }
    graphReference._withUnsafeGuaranteedRef { $0.counts.measured += 1 }
    rigidSize = size
    flags.insert(.rigid)
  }

  private final func compute(_ proposal: ProposedViewSize) -> Extent {
    graph.counts.measured += 1
    let size = computeSize(proposal)
    let clamped = size.clamped
    // Padding around a view that takes all the space exceeds the maximum, as expected.
    let isAskedForMost =
      proposal.packedWidth == ProposedViewSize.most
      || proposal.packedHeight == ProposedViewSize.most
    if size != clamped, !isAskedForMost {
      graph.warn(
        "\(plainName) asked for \(size.width)×\(size.height) cells and got \(clamped).", at: self)
    }
    return clamped
  }

  /// Returns the position of a guide that the node or a node in it sets. Computed only once until
  /// something inside changes.
  final func keptGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    if let answers {
      for answer in answers.pointee.guides
      where answer.guide == guide && answer.proposal == proposal { return answer.place }
    }
    let place = explicitGuide(guide, proposal)
    keptAnswers.pointee.keep(guide, proposal, place)
    return place
  }

  /// Answers all cached proposals again. Returns whether an answer differs or the cache is empty.
  open func answersDiffer() -> Bool {
    guard answers?.pointee.first.isKept == true || flags.contains(.rigidityKnown) else {
      return true
    }
    let wasRigid = flags.contains(.rigid)
    let oldSize = rigidSize
    let old = answers?.pointee ?? KeptAnswers()
    answers?.pointee = KeptAnswers()
    flags.subtract([.rigidityKnown, .rigid])
    if isRigid != wasRigid || wasRigid && rigidSize != oldSize { return true }
    return old.contains { measure($0.proposal) != $0.size }
  }

  /// Returns whether the node was measured with fewer than `width` columns.
  final func wasAsked(belowWidth width: Int32) -> Bool {
    answers?.pointee.contains {
      $0.proposal.packedWidth != ProposedViewSize.ideal && $0.proposal.packedWidth < width
    } ?? false
  }

  /// Adds the node to the next layout pass.
  package final func setNeedsLayout() {
    if flags.contains(.layoutQueued) { return }
    flags.insert(.layoutQueued)
    graph.work.layOut(self)
    graph.requestFrame()
  }

  /// Like `setNeedsLayout()`, but the children are placed even if their sizes stay the same.
  package final func setNeedsPlacement() {
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  // MARK: Place

  /// Places the node. If it moves, damages its old and its new frame.
  package final func place(x: Int32, y: Int32, proposal: ProposedViewSize) {
    let size = measure(proposal)
    let resized = size != self.size
    let isCovered = graph.painting.isCovered
    var covers = false
    if resized, x == self.x, y == self.y, paintsOnlyChildren,
      flags.contains(.placed), !flags.contains(.holdsEscapes)
    {
      let old = self.size
      self.size = size
      if !isCovered { damageEdges(from: old) }
    } else if resized || x != self.x || y != self.y || !flags.contains(.placed) {
      covers = !isCovered && !flags.contains(.holdsEscapes)
      if !isCovered, flags.contains(.placed) { damageFrame() }
      (self.x, self.y, self.size) = (x, y, size)
      flags.insert(.placed)
      if !isCovered { damageFrame() }
    }
    if resized || proposal != placedProposal || flags.contains(.needsPlacement) {
      placedProposal = proposal
      flags.remove(.needsPlacement)
      graphReference._withUnsafeGuaranteedRef { $0.counts.placed += 1 }
      if covers { graph.painting.isCovered = true }
      placeContents()
      if covers { graph.painting.isCovered = false }
    }
  }

  /// The visible part of the frame, on the screen.
  package final var absoluteFrame: CellRect {
    guard flags.contains(.placed) else { return .zero }
    return onScreen(
      CellRect(x: Int(x), y: Int(y), width: Int(size.width), height: Int(size.height)))
  }

  /// Damages the cells by which the node has grown or shrunk.
  private final func damageEdges(from old: Extent) {
    let (left, top) = (Int(x), Int(y))
    let (width, height) = (Int(max(old.width, size.width)), Int(max(old.height, size.height)))
    let (narrow, low) = (Int(min(old.width, size.width)), Int(min(old.height, size.height)))
    graph.damage.add(
      onScreen(CellRect(x: left + narrow, y: top, width: width - narrow, height: height)))
    graph.damage.add(
      onScreen(CellRect(x: left, y: top + low, width: width, height: height - low)))
    graph.requestFrame()
  }

  /// Returns the visible part of a rectangle of the layout parent, on the screen.
  private final func onScreen(_ rectangle: CellRect) -> CellRect {
    var rectangle = rectangle
    if rectangle.isEmpty { return .zero }
    var node = layoutParent
    var isFree = false
    while let current = node {
      isFree = isFree && !current.flags.contains(.clips) || current.flags.contains(.escapes)
      if !isFree {
        rectangle = rectangle.intersection(
          CellRect(x: 0, y: 0, width: Int(current.size.width), height: Int(current.size.height)))
      }
      if rectangle.isEmpty { return .zero }
      rectangle = rectangle.offset(x: Int(current.x), y: Int(current.y))
      node = current.layoutParent
    }
    return rectangle
  }

  package final func damageFrame() {
    graphReference._withUnsafeGuaranteedRef { graph in
      if !graph.painting.isWhollyDamaged {
        graph.damage.add(absoluteFrame)
        if flags.contains(.holdsEscapes) { forEachEscape { graph.damage.add($0) } }
      }
      graph.requestFrame()
    }
  }

  // MARK: Points and areas

  /// Returns the innermost and topmost node that is solid at a point in the node's coordinates.
  ///
  /// `isClipped`: `true` if a frame around the node ends before the point. Then only content drawn
  /// outside such frames can be there.
  open func node(at point: CellPoint, isClipped: Bool = false) -> LayoutNode? {
    let isOutside =
      isClipped || !CellRect(origin: .zero, size: size.cellSize).contains(point)
    if !flags.contains(.placed) || flags.contains(.departing)
      || isOutside && !flags.contains(.holdsEscapes)
      || isOutside && flags.contains(.clips)
    {
      return nil
    }
    let cutsOff = isOutside && !flags.contains(.escapes)
    var found: LayoutNode?
    var highest = -Double.infinity
    forEachLayoutChild { child in
      let inner = CellPoint(x: point.x - Int(child.x), y: point.y - Int(child.y))
      guard let node = child.node(at: inner, isClipped: cutsOff) else { return }
      let order = flags.contains(.paintsInZOrder) ? child.zOrder : 0
      if order >= highest { (found, highest) = (node, order) }
    }
    return found ?? (!isOutside && isSolid(at: point) ? self : nil)
  }

  /// With the next layout, shows a child, even if there isn't enough room for all children. Returns
  /// `false` if it can't. With `isDefault`, for the default focus, a child is shown only if it was
  /// added later than the others.
  @MainActor open func bringBack(_ child: LayoutNode, isDefault: Bool) -> Bool { false }

  /// Scrolls until `area` of `node`, which is inside, is visible. The area is in the coordinates of
  /// that node. Does nothing in a node that doesn't scroll.
  @MainActor open func reveal(_ area: CellRect, of node: LayoutNode) {}

  /// Scrolls until `node`, which is inside, is visible.
  @MainActor package func reveal(_ node: LayoutNode) {
    reveal(CellRect(origin: .zero, size: node.size.cellSize), of: node)
  }

  /// Scrolls the views around the node until `area` of it is visible; `nil` means the whole frame.
  @MainActor open func scrollIntoView(_ area: CellRect? = nil) {
    for ancestor in selfAndLayoutParents.dropFirst() {
      if let area { ancestor.reveal(area, of: self) } else { ancestor.reveal(self) }
    }
  }

  // MARK: Changes around the node

  @MainActor open override func environmentDidChange(_ change: EnvironmentChange) {
    if !change.isDisjoint(with: .affectsLayout) {
      setNeedsPlacement()
    }
  }

  /// The current theme at the node.
  package final var theme: AppTheme { scope.values.inherited.theme }

  /// Makes the stack around the node distribute its space again.
  package final func layoutPriorityDidChange() {
    var ancestor = layoutParent
    while let node = ancestor {
      node.setNeedsPlacement()
      if !node.passesOnPriority { return }
      ancestor = node.layoutParent
    }
  }

  // MARK: Capabilities

  /// The node that this node modifies. Its layout traits apply to this node too.
  open var modified: LayoutNode? { nil }
  /// The cells that the node adds to the size of its content; `nil` if that isn't constant.
  open var addedRoom: Extent? { nil }

  /// The axis along which the node arranges several views; `nil` if it has none.
  open var axis: Axis? { nil }

  /// The priority in stacks. Nodes with a higher priority get their space first.
  open var layoutPriority: Double { 0 }

  /// `true` if the node has the priority of its content.
  open var passesOnPriority: Bool { false }

  /// Returns the part of a stack's or grid's space for the node; `nil` without a relative length.
  open func part(along axis: Axis) -> Length? { nil }

  /// Returns the node's maximum as a fraction of a stack's space; `nil` if it isn't a fraction.
  func limit(along axis: Axis) -> Length? { nil }

  /// Called by the layout parent with the axis of the stack around the node, for spacers and
  /// dividers; `nil` if there is none.
  open func adopt(axis: Axis?) {}

  /// `true` if the node omits the views that it doesn't place.
  open var leavesViewsOut: Bool { false }
  /// The position in the painting order, if the node sets one.
  open var zIndex: Double? { nil }

  /// `true` if the node looks for guides in its content, so that caching is worthwhile.
  var asksForGuides: Bool { false }

  /// `true` if the children are the rows of a list.
  var isRowStack: Bool { false }

  /// `true` if transitions of the content apply to the node too, because it only modifies one view.
  var passesOnTransitions: Bool { false }

  /// `true` if the node paints the same background in all rows that its children use, and no
  /// children overlap.
  open var paintsEvenly: Bool { false }

  /// `true` if the node paints nothing itself, so other cells stay the same when its size changes.
  var paintsOnlyChildren: Bool { false }

  /// `true` if the node paints an opaque background in its whole frame.
  package var coversFrame: Bool { false }

  /// `true` if the lower half of the last row is free, so that a shadow fits there.
  open var endsInHalfRow: Bool { false }

  /// The rows at the end of the frame that stay empty, below a shadow.
  open var blankRows: Int32 { 0 }

  /// `true` if the content takes space but isn't visible.
  var isClear: Bool { false }

  /// `true` if the whole node scrolls into view with the focus in it, such as a control with its
  /// name and its message, or a panel.
  open var scrollsAsWhole: Bool { false }

  /// `true` if the node is a control that always has a background, or a row with such a control. A
  /// control calls `fieldGroundDidChange` when it is added or removed.
  open var hasFieldGround: Bool {
    (addedRoom?.height ?? 0) == 0 && modified?.hasFieldGround == true
  }
  /// `true` if the node is a stack that keeps two such rows apart.
  package var spacesFields: Bool { false }

  /// `true` if Tab reaches the node.
  open var isFocusable: Bool { false }
  /// `true` if the node, as a modifier, keeps the focus off the view in it.
  open var keepsFocusOff: Bool { false }
  /// `true` if the arrows move the focus to the node. Tab always does.
  open var isReachedByArrows: Bool { true }
  /// `true` if the arrows don't move the focus from the node, even those that the node ignores.
  open var keepsArrows: Bool { false }

  /// Called when the node itself gets or loses the focus.
  @MainActor open func focusDidMove() {}

  /// Called on the focused node after a command or a shortcut has run.
  @MainActor open func commandDidRun() {}

  /// `true` if the node accepts text while it has the focus.
  open var takesText: Bool { false }

  /// `true` if the node has its own text selection, independent of the selection on the screen.
  @MainActor open var hasTextSelection: Bool { false }

  /// Returns whether the focused node uses a keystroke itself, before commands around it or, if
  /// `isShortcut`, before shortcuts.
  @MainActor open func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool { false }

  /// The position of the terminal's cursor on the screen while the node has the focus.
  @MainActor open var caret: CellPoint? { nil }
  /// The cell above or below which layers that follow the caret begin.
  @MainActor open var caretAnchor: CellPoint? { caret }

  /// `true` if the node is a control, enabled or not.
  open var isControl: Bool { false }
  /// `true` for a control that only matters on a screen.
  open var needsScreen: Bool { false }

  /// The outermost node of the control that the node belongs to.
  open var wholeControl: LayoutNode { self }

  /// `true` if a row of a list can be selected; `nil` for other nodes.
  @MainActor package var isSelectableRow: Bool? { nil }

  /// `true` if the text inside belongs to the text selection around the node.
  open var selectsText: Bool { !isControl }
  /// `true` if the text of a later child can come before the text of an earlier one on the screen.
  open var ordersTextByPlace: Bool { false }

  /// The description of the node for tests and screen readers.
  @MainActor open var semantics: Semantics? { nil }
}
