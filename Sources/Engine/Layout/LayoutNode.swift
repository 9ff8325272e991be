// SPDX-License-Identifier: MIT
// Engine: a node that has a size and a place, and paints.

public import CuriumTerminal
package import CuriumTokens

/// A node on the screen. The parent in layout is the nearest layout node above.
///
/// 1. *size*, up: `measure` answers a proposal, from the answers kept or by `computeSize`;
/// 2. *place*, down: the parent calls `place`, the node places its own children in `placeContents`;
/// 3. *paint*, down: `paint`, only where the node meets the damage.
///
/// A change is worked off by answers: a dirty node answers the proposals it was asked before again.
/// Only if an answer differs does its parent hear of it.
@_spi(Nodes) open class LayoutNode: Node {
  @exclusivity(unchecked) package unowned(unsafe) final var layoutParent: LayoutNode?
  /// The place in the layout parent, and the size, in cells.
  @exclusivity(unchecked) package final var x: Int32 = 0
  @exclusivity(unchecked) package final var y: Int32 = 0
  @exclusivity(unchecked) package final var size = Extent.zero
  @exclusivity(unchecked) package final var placedProposal = ProposedViewSize.unspecified
  private final var rigidSize = Extent.zero
  private final var first = Answer()
  private final var second = Answer()
  private final var others: FurtherAnswers?

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

  /// What the few nodes keep that are asked more than two questions. Those in nested stacks may be
  /// asked a dozen, and forgetting one would measure their whole subtree again.
  private final class FurtherAnswers {
    private(set) var answers: ContiguousArray<Answer> = []
    /// Where guides stand. A stack asks each view several times, and so does the one around it: not
    /// kept, the answers would cost four times as much with each level.
    private(set) var guides: ContiguousArray<GuideAnswer> = []

    func keep(_ answer: Answer) {
      if answers.count >= 24 { answers.removeFirst(12) }
      answers.append(answer)
    }

    func keep(_ guide: Guide, _ proposal: ProposedViewSize, _ place: Int32?) {
      if guides.count >= 24 { guides.removeFirst(12) }
      guides.append(GuideAnswer(guide: guide, proposal: proposal, place: place))
    }
  }

  override class var initialFlags: NodeFlags { .isLayout }

  // MARK: What subclasses define

  /// The size the node takes when offered `proposal`.
  open func computeSize(_ proposal: ProposedViewSize) -> Extent { .zero }

  /// The one size that answers every proposal with room for it; nil where the answer depends on more.
  ///
  /// Most nodes on a screen are such: short texts, and rows and frames of them. They are then
  /// measured once, whatever a stack around them asks.
  open func computeRigidSize() -> Extent? { nil }

  /// Whether the node shows one of its views and leaves out the others.
  open var showsOneView: Bool { false }
  /// The node's place in the order of painting, if it sets one.
  open var zIndex: Double? { nil }

  /// Places the children, the node's own size being known.
  open func placeContents() {}

  /// Paints the node; `painter` stands at its origin and is clipped to its frame.
  open func paint(_ painter: inout Painter) {}

  /// Whether what the node itself paints looks the same in every row that a child stands in, and no two
  /// children overlap.
  open var paintsEvenly: Bool { false }

  /// Whether the node itself paints nothing: where it grows or shrinks, the cells that stay in it do
  /// not change by that.
  open var paintsOnlyChildren: Bool { false }

  /// Whether nothing inside is seen, though it has room.
  open var isClear: Bool { false }

  /// How early a stack serves the node; higher first.
  open var layoutPriority: Double { 0 }

  /// Told by what holds the node, so that spacers and dividers know the direction of the stack around;
  /// nil where there is none.
  open func adopt(axis: LayoutAxis?) {}

  /// Whether the node's priority is that of the node in it.
  open var passesOnPriority: Bool { false }

  /// Has the stack around share its length anew.
  package final func layoutPriorityDidChange() {
    var ancestor = layoutParent
    while let node = ancestor {
      node.flags.insert(.needsPlacement)
      node.setNeedsLayout()
      if !node.passesOnPriority { return }
      ancestor = node.layoutParent
    }
  }

  /// The focus came to the node itself, or left it.
  @MainActor open func focusDidMove() {}

  /// Whether typing goes into the node while it has the focus.
  open var takesText: Bool { false }

  /// Whether some of the node's text is selected by itself, apart from the selection on the screen.
  @MainActor open var hasTextSelection: Bool { false }

  /// Whether the node takes a stroke itself while it has the focus, before a command around it, or with
  /// `isShortcut` a shortcut, is asked.
  open func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool { false }

  /// Whether Tab reaches the node.
  open var isFocusable: Bool { false }

  /// Where the terminal's cursor stands while the node has the focus, on the screen.
  @MainActor open var caret: CellPoint? { nil }

  /// For a row of a list: whether it can be selected.
  @MainActor open var isSelectableRow: Bool? { nil }

  /// Whether texts inside can be selected with the pointer as part of the text around.
  open var selectsText: Bool { !isControl }

  /// The direction in which the node arranges several views; `nil` if it has none.
  open var axis: LayoutAxis? { nil }

  /// Whether a transition inside counts as one of the node's own: it only modifies the one view in it.
  open var passesOnTransitions: Bool { false }

  /// Whether the node is a control: focusable, or disabled and only therefore not.
  open var isControl: Bool { false }

  /// What the node tells of itself to tests and screen readers.
  @MainActor open var semantics: Semantics? { nil }

  /// Where a guide stands that the node or one in it sets, when it is offered `proposal`; nil where
  /// nobody does. Asked through `explicit`.
  open func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? { nil }

  /// Whether a guide is found by asking what is in the node, so that the answer is worth keeping.
  var asksForGuides: Bool { false }

  /// The one node that this is a modifier of, whose traits count as its own.
  open var modified: LayoutNode? { nil }

  /// The layout nodes beneath, in order.
  open func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

  /// Whether the pointer meets the node.
  open var takesPointer: Bool { true }

  /// The topmost child at a point of the node's own coordinates.
  open func child(at point: CellPoint) -> LayoutNode? { nil }

  // MARK: Size

  /// The size for `proposal`, computed at most once while nothing inside changes.
  package final func measure(_ proposal: ProposedViewSize) -> Extent {
    if isRigid, proposal.hasRoom(for: rigidSize) { return rigidSize }
    if first.proposal == proposal { return first.size }
    if second.proposal == proposal { return second.size }
    if let others {
      for answer in others.answers where answer.proposal == proposal { return answer.size }
    }
    let size = compute(proposal)
    keep(Answer(proposal: proposal, size: size))
    return size
  }

  /// Whether one size answers every proposal that has room for it.
  package final var isRigid: Bool {
    if !flags.contains(.rigidityKnown) { findRigidity() }
    return flags.contains(.rigid)
  }

  /// Whether the node answers `proposal` with its one size.
  package final func isRigid(for proposal: ProposedViewSize) -> Bool {
    isRigid && proposal.hasRoom(for: rigidSize)
  }

  /// The one size of a rigid node.
  package final var rigidSizeIfAny: Extent? { isRigid ? rigidSize : nil }

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
    // Room around a view that takes all there is adds to what is already the most.
    let isAskedForMost =
      proposal.packedWidth == ProposedViewSize.most
      || proposal.packedHeight == ProposedViewSize.most
    if size != clamped, !isAskedForMost {
      graph.warn(
        "\(viewName) asked for \(size.width)×\(size.height) cells; it got \(clamped).", at: self)
    }
    return clamped
  }

  private final func keep(_ answer: Answer) {
    if !first.isKept {
      first = answer
    } else if !second.isKept {
      second = answer
    } else {
      let others = self.others ?? FurtherAnswers()
      self.others = others
      others.keep(answer)
    }
  }

  /// Where a guide stands that the node or one in it sets, found once while nothing inside changes.
  final func keptGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    if let others {
      for answer in others.guides where answer.guide == guide && answer.proposal == proposal {
        return answer.place
      }
    }
    let place = explicitGuide(guide, proposal)
    let others = self.others ?? FurtherAnswers()
    self.others = others
    others.keep(guide, proposal, place)
    return place
  }

  /// Answers all kept proposals again; true if any answer differs, or none was ever asked for.
  open func answersDiffer() -> Bool {
    guard first.isKept || flags.contains(.rigidityKnown) else { return true }
    let wasRigid = flags.contains(.rigid)
    let oldSize = rigidSize
    let (first, second, others) = (first, second, others)
    self.first = Answer()
    self.second = Answer()
    self.others = nil
    flags.subtract([.rigidityKnown, .rigid])
    if isRigid != wasRigid || wasRigid && rigidSize != oldSize { return true }
    guard first.isKept else { return false }
    if measure(first.proposal) != first.size { return true }
    if second.isKept, measure(second.proposal) != second.size { return true }
    guard let others else { return false }
    return others.answers.contains { measure($0.proposal) != $0.size }
  }

  /// Whether the node was asked for its size in fewer columns than so many.
  package final func wasAsked(belowWidth width: Int32) -> Bool {
    func isBelow(_ answer: Answer) -> Bool {
      answer.isKept && answer.proposal.packedWidth != ProposedViewSize.ideal
        && answer.proposal.packedWidth < width
    }
    return isBelow(first) || isBelow(second) || (others?.answers.contains(where: isBelow) ?? false)
  }

  /// Asks the layout pass to look at the node again.
  package final func setNeedsLayout() {
    if flags.contains(.layoutQueued) { return }
    flags.insert(.layoutQueued)
    graph.work.layOut(self)
    graph.requestFrame()
  }

  // MARK: Place

  /// Gives the node its place. Damages where it was and where it is now, if it moved.
  package final func place(x: Int32, y: Int32, proposal: ProposedViewSize) {
    let size = measure(proposal)
    let resized = size != self.size
    if resized, x == self.x, y == self.y, paintsOnlyChildren,
      flags.contains(.placed), !flags.contains(.holdsEscapes)
    {
      let old = self.size
      self.size = size
      damageEdges(from: old)
    } else if resized || x != self.x || y != self.y || !flags.contains(.placed) {
      if flags.contains(.placed) { damageFrame() }
      self.x = x
      self.y = y
      self.size = size
      flags.insert(.placed)
      damageFrame()
    }
    if resized || proposal != placedProposal || flags.contains(.needsPlacement) {
      placedProposal = proposal
      flags.remove(.needsPlacement)
      graphReference._withUnsafeGuaranteedRef { $0.counts.placed += 1 }
      placeContents()
    }
  }

  /// The frame on the screen, without what the nodes around it cut off.
  package final var absoluteFrame: CellRect {
    guard flags.contains(.placed) else { return .zero }
    return onScreen(
      CellRect(x: Int(x), y: Int(y), width: Int(size.width), height: Int(size.height)))
  }

  /// Asks for the cells to be painted again by which the node has grown or shrunk.
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

  /// A rectangle of the layout parent on the screen, without what the nodes around cut off.
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

  /// The origin on the screen; outside of it for what is scrolled away.
  package final var absoluteOrigin: CellPoint {
    var point = CellPoint(x: Int(x), y: Int(y))
    var node = layoutParent
    while let current = node {
      point.x += Int(current.x)
      point.y += Int(current.y)
      node = current.layoutParent
    }
    return point
  }

  /// Asks for the node's cells to be painted again.
  package final func damageFrame() {
    graphReference._withUnsafeGuaranteedRef { graph in
      if !graph.painting.isWhollyDamaged {
        graph.damage.add(absoluteFrame)
        if flags.contains(.holdsEscapes) { damageEscapes() }
      }
      graph.requestFrame()
    }
  }

  // MARK: Changes around the node

  @MainActor open override func environmentDidChange(_ change: EnvironmentChange) {
    if !change.isDisjoint(with: .affectsLayout) {
      flags.insert(.needsPlacement)
      setNeedsLayout()
    }
  }

  /// The theme in force at the node.
  package final var theme: AppTheme { scope.values.inherited.theme }
}
