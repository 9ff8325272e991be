// SPDX-License-Identifier: MIT
// Views: a layer above the screen.

public import CuriumTerminal
import CuriumTokens

/// A layer above the screen. In the tree, it is a descendant of its presenter, which determines its
/// environment, theme and lifetime. Its layout parent is the root.
@_spi(Nodes) open class OverlayNode: WrapperNode {
  package private(set) final var presentation: OverlayPresentation
  package private(set) final var dismissal: OverlayDismissal
  /// The layer that contains the presenter.
  package private(set) final var outer: OverlayNode?
  /// The focus position after the layer closes: by default, the one from before it opened.
  package private(set) final var returning: FocusSpot?
  private final var opening: FocusSpot?
  /// The view that had the focus when the layer opened, such as the title of a menu.
  package final var opener: LayoutNode? { opening?.node }
  /// `true` if the app or a menu bar has set where the focus returns.
  private final var hasRequestedReturn = false
  /// `true` if the first row of a layer covers a control next to the layer's presenter. Above a
  /// soft edge, half of the control would look like a part of the layer.
  private final var startsOnControl = false
  /// The empty rows at the end of the layer that are in front of its presenter.
  private final var overlap = 0
  /// `true` while the layer is hidden: a list or a help text whose view is scrolled away. Its tasks
  /// are stopped.
  final var isHiddenWithPresenter: Bool { flags.contains(.dormant) }
  /// The number of views in the layer that disable dismissal by Escape or a click outside.
  package final var dismissalBlocks = 0
  /// Returns whether a button in the layer answers it: in a dialog, only some buttons do.
  package final var isAction: (Node) -> Bool = { _ in true }

  @MainActor package init(
    _ presentation: OverlayPresentation, _ dismissal: OverlayDismissal,
    _ context: borrowing _MountContext
  ) {
    self.presentation = presentation
    self.dismissal = dismissal
    super.init(context)
    outer = parent?.overlay
    flags.insert(.detached)
    layoutParent = graph.root
    graph.layers.insert(self)
    setNeedsLayout()
    guard presentation.isModal else { return }
    // The end of a gesture can change a state. The running body doesn't cause that change.
    graph.withoutEvaluation { graph.pointer.reset() }
    let before = graph.focus.spot(below: self)
    graph.afterCommit { [self] in takeFocus(from: before) }
  }

  @MainActor package final func receive(
    _ presentation: OverlayPresentation, _ dismissal: OverlayDismissal
  ) {
    self.dismissal = dismissal
    if presentation == self.presentation { return }
    let moves = presentation.placement != self.presentation.placement
    self.presentation = presentation
    if moves { setNeedsLayout() }
    graph.requestFrame()
  }

  public override final var viewName: String { "Layer(\(presentation.role.rawValue))" }

  // MARK: Size and place

  public override final func computeSize(_ proposal: ProposedViewSize) -> Extent {
    var size = measureContent(proposal)
    if proposal.packedWidth >= 0 { size.width = min(size.width, proposal.packedWidth) }
    if proposal.packedHeight >= 0 { size.height = min(size.height, proposal.packedHeight) }
    return size
  }

  /// Moves the layer to its current place, because the view next to it may have moved.
  final func follow() {
    var screen = graph.root.size.cellSize
    screen.height = max(1, screen.height - graph.layers.rowsOfBars(outside: self))
    let (anchor, placement) = anchorAndPlacement
    let room = Extent(
      placement.room(
        beside: anchor, on: screen, minimumRows: presentation.minimumRows,
        mayCover: mayCoverPresenter))
    let fitting = fittingProposal(in: room)
    var proposal = fitting
    if presentation.filledAxes.contains(.vertical) { proposal.packedHeight = room.height }
    let size = measure(proposal).cellSize
    var origin = placement.origin(of: size, beside: anchor, on: screen)
    overlap = 0
    // A list above its field touches it, as one below does.
    if !presentation.isModal, case .beside = placement, origin.y + size.height == anchor.minY {
      // The shape of its edge depends on its size.
      if !flags.contains(.placed) {
        place(x: Int32(origin.x), y: Int32(origin.y), proposal: proposal)
      }
      overlap = children.count == 1 ? Int(child(0).blankRows) : 0
      origin.y += overlap
    }
    if case .notice(let edge) = placement {
      (proposal, origin) = noticePlace([proposal, fitting], at: edge, on: screen)
    }
    place(x: Int32(origin.x), y: Int32(origin.y), proposal: proposal)
    updateLook()
    updateVisibility(isCutOff(anchor))
  }

  /// Returns the number of rows that the screen needs for the layer. The views below it only need
  /// `rows`, so a layer beside a view that moved down as the screen grew begins right after them.
  final func idealRows(for proposal: ProposedViewSize, above rows: Int) -> Int {
    let size = measure(proposal).cellSize
    let (anchor, placement) = anchorAndPlacement
    guard placement.isBesideView else { return size.height }
    if isHiddenWithPresenter { return 0 }
    let tall = CellSize(width: size.width, height: Int(Int32.max))
    return min(placement.origin(of: size, beside: anchor, on: tall).y, rows) + size.height
  }

  /// The frame of the view next to the layer, or an empty one, and the placement relative to it.
  private final var anchorAndPlacement: (anchor: CellRect, placement: OverlayPlacement) {
    guard case .beside = presentation.placement else { return (.zero, presentation.placement) }
    let (anchor, screen) = (anchorBounds, graph.root.size)
    // A menu inside a menu opens next to its row, or below it if it fits on neither side.
    let isSubmenu = presentation.role == .menu && outer?.presentation.role == .menu
    let ideal = ProposedViewSize(
      packedWidth: ProposedViewSize.ideal, packedHeight: screen.height)
    let room = max(anchor.minX, Int(screen.width) - anchor.maxX)
    let isAside = isSubmenu && Int(measure(ideal).width) <= room
    return (anchor, isAside ? .beside(.trailing) : presentation.placement)
  }

  /// Returns the proposal with which the content is no larger than `room`.
  private final func fittingProposal(in room: Extent) -> ProposedViewSize {
    var ideal = measure(.unspecified)
    if ideal.height > room.height {
      // A scroll view then needs one more column.
      ideal = measure(
        ProposedViewSize(packedWidth: ProposedViewSize.ideal, packedHeight: room.height))
    }
    let fillsWidth = presentation.filledAxes.contains(.horizontal)
    let width = fillsWidth ? room.width : min(ideal.width, room.width)
    let asked = ProposedViewSize(packedWidth: width, packedHeight: ProposedViewSize.ideal)
    return ProposedViewSize(
      packedWidth: width, packedHeight: min(measure(asked).height, room.height))
  }

  /// Draws the layer again if its first row now covers a control, or no longer does.
  private final func updateLook() {
    let starts = coversControl
    if starts == startsOnControl { return }
    startsOnControl = starts
    damageFrame()
  }

  /// Hides the layer with the view that presents it, or shows it again.
  private final func updateVisibility(_ isHidden: Bool) {
    if isHidden == isHiddenWithPresenter { return }
    damageFrame()
    if isHidden { flags.insert(.dormant) } else { flags.remove(.dormant) }
    graph.afterCommit(for: self) { $0.notifyOfVisibility(!isHidden) }
  }

  /// Returns the proposal and the origin for messages: the first of `proposals` with which they
  /// cover neither the topmost modal layer nor the focused text and its list, at `edge` of the
  /// screen, or at the opposite one if they would cover these or the focused button. If an editor
  /// fills the screen, they can cover it, except the row of the caret. Otherwise, they get the last
  /// proposal and cover the layer at the edge farther from the caret or the focused control.
  private final func noticePlace(
    _ proposals: [ProposedViewSize], at edge: Edge, on screen: CellSize
  ) -> (proposal: ProposedViewSize, origin: CellPoint) {
    let layers = graph.layers.keptVisible.map(\.absoluteBounds)
    let view = graph.focus.current
    let focused = view?.absoluteFrame ?? .zero
    let (text, button) = (view?.takesText == true, view?.pressable != nil)
    var covering: [CellRect] = []
    for kept in [layers + [text ? focused : .zero], layers + [caretRow]] {
      for proposal in proposals {
        let size = measure(proposal).cellSize
        let lower = presentation.placement.origin(of: size, beside: .zero, on: screen)
        covering = [CellPoint(x: lower.x, y: 0), lower].map { CellRect(origin: $0, size: size) }
        let places = edge == .top ? covering : covering.reversed()
        let free = places.filter { !kept.contains(where: $0.intersects) }
        if let place = free.first(where: { !button || !$0.intersects(focused) }) ?? free.first {
          return (proposal, place.origin)
        }
      }
    }
    let spot = caretRow.isEmpty ? focused : caretRow
    let best = covering[2 * spot.minY + spot.height < screen.height ? 1 : 0]
    return (proposals[proposals.count - 1], best.origin)
  }

  /// The row of the caret in the focused view, or an empty rectangle.
  private final var caretRow: CellRect {
    // Used only on the main actor, though layout isn't isolated.
    nonisolated(unsafe) let focus = graph.focus
    guard let caret = MainActor.assumeIsolated({ focus.current?.caret }),
      let frame = graph.focus.current?.absoluteFrame
    else { return .zero }
    return CellRect(x: frame.minX, y: caret.y, width: frame.width, height: 1)
  }

  /// Returns whether the view next to the layer is scrolled away. A modal layer stays, because it
  /// has the keys.
  private final func isCutOff(_ anchor: CellRect) -> Bool {
    guard !presentation.isModal, !anchor.isEmpty, let parent else { return false }
    var visible = anchor
    for node in parent.selfAndAncestorsInLayer where node.flags.contains(.clips) {
      visible = visible.intersection(node.layoutBounds)
    }
    return visible.isEmpty
  }

  /// `true` if a layer below or above its presenter is moved over it when it doesn't fit, instead
  /// of being cropped.
  open var mayCoverPresenter: Bool { presentation.isModal }

  /// The cells that the layer covers, without empty rows in front of its presenter.
  final var coveredBounds: CellRect {
    let bounds = absoluteBounds
    let size = CellSize(width: bounds.width, height: bounds.height - overlap)
    return CellRect(origin: bounds.origin, size: size)
  }

  package final func coversPresenter(at point: CellPoint) -> Bool {
    guard case .beside = presentation.placement else { return false }
    return absoluteBounds.contains(point) && anchorBounds.contains(point)
  }

  /// Returns whether a node in the first row covers a part of a control.
  package final func coversControl(inFirstRowOf node: LayoutNode) -> Bool {
    startsOnControl && node.absoluteBounds.minY == absoluteBounds.minY
  }

  /// `true` if the first row covers a control. Layers in the middle of the screen don't look like
  /// parts of what they cover.
  private final var coversControl: Bool {
    guard presentation.placement.isBesideView else { return false }
    let row = CellRect(x: Int(x), y: Int(y), width: Int(size.width), height: 1)
    return graph.root.hasControl(in: row, below: self)
  }

  /// The frame of the view that presents the layer, including parts that are scrolled away, or the
  /// cell at its caret.
  private final var anchorBounds: CellRect {
    var bounds = parent?.selfAndAncestors.first(where: \.hasContent)?.layoutBounds ?? .zero
    guard presentation.followsCaret else { return bounds }
    // Used only on the main actor, though layout isn't isolated.
    nonisolated(unsafe) let focus = graph.focus
    let cell = MainActor.assumeIsolated { focus.current?.caretAnchor }
    if let cell { bounds = CellRect(x: cell.x, y: cell.y, width: 1, height: 1) }
    return bounds
  }

  // MARK: Pointer

  public override final func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    presentation.level == .tooltip || isHiddenWithPresenter
      ? nil : super.node(at: point, isClipped: isClipped)
  }

  @MainActor open override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    if event.kind == .down, presentation.isModal, presentation.dismissesOutside,
      dismissalBlocks == 0, !absoluteBounds.contains(event.position)
    {
      dismissal.dismiss()
    }
    return true
  }

  // MARK: Keys

  /// Handles keys that nothing in the layer used: Escape and Return.
  @MainActor open func handleUnclaimed(_ press: KeyPress) -> Bool {
    let isPlain = press.modifiers.isDisjoint(with: .commandModifiers)
    guard press.phase != .up, isPlain else { return false }
    // A key held since before the layer opened doesn't answer it.
    let isFresh = press.phase == .down
    switch press.key {
    case .escape:
      if isFresh, dismissalBlocks == 0 { cancel() }
      return true
    case .return where presentation.dismissesOnAction:
      if isFresh { defaultButton?.press() }
      return true
    default: return false
    }
  }

  /// Handles a key before the content does.
  @MainActor open func handleEarly(_ press: KeyPress) -> Bool { false }

  @MainActor private final func cancel() {
    let button = buttons.first { $0.purpose == .cancel && $0.isEnabled }
    if presentation.dismissesOnAction, let button { button.press() } else { dismissal.dismiss() }
  }

  /// The buttons in reading order, also disabled ones.
  @MainActor private final var buttons: [any Pressable] {
    var nodes: [LayoutNode] = []
    graph.focus.visitInput(in: self) { nodes.append($0) }
    return nodes.compactMap(\.pressable).filter {
      $0.role == .button && !$0.isKeptOffFocus && isAction($0)
    }
  }

  /// The button that Return presses unless it is disabled; never a destructive one.
  @MainActor package final var defaultButton: (any Pressable)? {
    let buttons = buttons
    return buttons.first { $0.purpose == nil } ?? buttons.first { $0.purpose == .cancel }
  }

  /// Called after the action of a button for which `isAction` returns `true`.
  @MainActor package final func buttonDidAct(_ role: ButtonRole?) {
    guard presentation.dismissesOnAction else { return }
    dismissal.didAct?(role)
    dismissal.dismiss()
    // An item of a submenu closes both menus.
    if presentation.role == .menu, let outer, outer.presentation.role == .menu {
      outer.buttonDidAct(role)
    }
  }

  // MARK: Focus

  /// Changes the position to which the focus returns.
  package final func willReturn(focusTo spot: FocusSpot) {
    returning = spot
    hasRequestedReturn = true
  }

  @MainActor private final func takeFocus(from before: FocusSpot) {
    if flags.contains(.unmounted) { return }
    let spot = graph.focus.takeSpot(below: self, before)
    opening = spot
    if !hasRequestedReturn { returning = spot }
    if graph.layers.topModal === self { focusFirst() }
  }

  /// Moves the focus to the initial view of the layer. If content is missing, tries again in the
  /// next rounds: rows, and content that depends on a size, are created after the layer.
  @MainActor final func focusFirst(tries: Int = FocusController.tries) {
    if let focused = graph.focus.current, focused.overlay === self { return }
    if !graph.work.isSettled, tries > 0 {
      graph.focus.awaitContent()
      return focusFirstLater(tries: tries - 1)
    }
    let order = graph.focus.order().filter { contains($0) }
    var first = graph.focus.preferred(below: self) ?? graph.focus.first(in: self)
    if presentation.dismissesOnAction, presentation.role != .menu {
      first = order.first { $0.pressable == nil && !$0.defersFocus } ?? defaultButton ?? first
    }
    graph.focus.move(to: first)
    if first == nil, tries > 0 { focusFirstLater(tries: tries - 1) }
  }

  /// Moves the focus to the initial view of the layer once bodies and layout are up to date. Call
  /// this before other content replaces that of the layer.
  @MainActor package final func focusFirstLater(tries: Int = FocusController.tries) {
    graph.afterCommit(for: self) {
      if $0.graph.layers.topModal === $0 { $0.focusFirst(tries: tries) }
    }
  }

  // MARK: Life

  @MainActor public override final var semantics: Semantics? {
    Semantics(role: presentation.role, label: presentation.label)
  }

  @MainActor public override final func willUnmount() {
    damageFrame()
    opener?.damageFrame()
    graph.layers.remove(self)
    if presentation.isModal, let returning { graph.focus.giveBack(to: returning) }
    outer = nil
  }
}

extension Node {
  /// The node itself if it is a layer, otherwise the innermost layer that contains it.
  package final var overlay: OverlayNode? {
    selfAndAncestors.first { $0.flags.contains(.detached) }
      .map { unsafeDowncast($0, to: OverlayNode.self) }
  }
}
