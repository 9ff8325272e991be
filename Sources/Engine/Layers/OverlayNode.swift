// SPDX-License-Identifier: MIT
// Views: a layer above the screen.

package import CuriumTerminal
import CuriumText
import CuriumTokens

/// A layer above the screen. In the tree, it is a descendant of its presenter, which determines its
/// environment, theme and lifetime. Its layout parent is the root.
package final class OverlayNode: WrapperNode {
  package private(set) var presentation: OverlayPresentation
  package private(set) var dismissal: OverlayDismissal
  /// The layer that contains the presenter.
  private(set) var outer: OverlayNode?
  /// The focus position from before the layer opened.
  package private(set) var returning: FocusSpot?
  /// The text that the user types to find an item of a menu.
  private var typed: TypedText?
  /// `true` if the first row of a layer covers a control next to the layer's presenter. Above a soft
  /// edge, half of the control would look like a part of the layer.
  private var startsOnControl = false
  /// `true` while a message is hidden because it would cover a modal layer. Its tasks are stopped.
  var isWaiting: Bool { flags.contains(.dormant) }
  /// The number of views in the layer that disable dismissal by Escape or a click outside.
  package var dismissalBlocks = 0

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
    graph.pointer.reset()
    graph.afterCommit { [self] in takeFocus() }
  }

  @MainActor package func receive(
    _ presentation: OverlayPresentation, _ dismissal: OverlayDismissal
  ) {
    self.dismissal = dismissal
    if presentation == self.presentation { return }
    let moves = presentation.placement != self.presentation.placement
    self.presentation = presentation
    if moves { setNeedsLayout() }
    graph.requestFrame()
  }

  package override var viewName: String { "Layer(\(presentation.role.rawValue))" }

  // MARK: Size and place

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    var size = measureContent(proposal)
    if proposal.packedWidth >= 0 { size.width = min(size.width, proposal.packedWidth) }
    if proposal.packedHeight >= 0 { size.height = min(size.height, proposal.packedHeight) }
    return size
  }

  /// Moves the layer to its current place, because the view next to it may have moved.
  func follow() {
    var screen = graph.root.size.cellSize
    screen.height = max(1, screen.height - graph.layers.rowsOfBars(outside: self))
    var anchor = CellRect.zero
    var placement = presentation.placement
    if case .beside = placement {
      anchor = anchorBounds
      // A menu inside a menu opens next to its row.
      if presentation.role == .menu, outer?.presentation.role == .menu {
        placement = .beside(.trailing)
      }
    }
    let room = Extent(placement.room(beside: anchor, on: screen))
    var ideal = measure(.unspecified)
    if ideal.height > room.height {
      // A scroll view then needs one more column.
      ideal = measure(
        ProposedViewSize(packedWidth: ProposedViewSize.ideal, packedHeight: room.height))
    }
    let filled = presentation.filledAxes
    let width = filled.contains(.horizontal) ? room.width : min(ideal.width, room.width)
    let asked = ProposedViewSize(packedWidth: width, packedHeight: ProposedViewSize.ideal)
    let proposal = ProposedViewSize(
      packedWidth: width,
      packedHeight: filled.contains(.vertical)
        ? room.height : min(measure(asked).height, room.height))
    let origin = placement.origin(of: measure(proposal).cellSize, beside: anchor, on: screen)
    place(x: Int32(origin.x), y: Int32(origin.y), proposal: proposal)
    let (starts, waits) = (coversControl, coversModal)
    if starts == startsOnControl, waits == isWaiting { return }
    startsOnControl = starts
    damageFrame()
    if waits == isWaiting { return }
    if waits { flags.insert(.dormant) } else { flags.remove(.dormant) }
    graph.afterCommit(for: self) { $0.notifyOfVisibility(!waits) }
  }

  private var coversModal: Bool {
    guard presentation.placement == .notice, let modal = graph.layers.topModal else { return false }
    return !modal.absoluteBounds.intersection(absoluteBounds).isEmpty
  }

  /// Returns whether a node in the first row covers a part of a control.
  package func coversControl(inFirstRowOf node: LayoutNode) -> Bool {
    startsOnControl && node.absoluteBounds.minY == absoluteBounds.minY
  }

  /// `true` if there is a control below the first row. Layers in the middle of the screen don't
  /// look like parts of what they cover.
  private var coversControl: Bool {
    switch presentation.placement {
    case .beside, .at: break
    default: return false
    }
    let row = CellRect(x: Int(x), y: Int(y), width: Int(size.width), height: 1)
    return graph.root.hasControl(in: row, below: self)
  }

  /// The frame of the view that presents the layer, including parts that are scrolled away, or its
  /// row with the caret.
  private var anchorBounds: CellRect {
    var bounds = parent?.selfAndAncestors.first(where: \.hasContent)?.layoutBounds ?? .zero
    guard presentation.followsCaret else { return bounds }
    nonisolated(unsafe) let focus = graph.focus
    let row = MainActor.assumeIsolated { focus.current?.caret?.y }
    if let row { (bounds.origin.y, bounds.size.height) = (row, 1) }
    return bounds
  }

  // MARK: Pointer

  package override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    presentation.level == .tooltip || isWaiting ? nil : super.node(at: point, isClipped: isClipped)
  }

  @MainActor package override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    if event.kind == .down, presentation.isModal, presentation.dismissesOutside,
      dismissalBlocks == 0, !absoluteBounds.contains(event.position)
    {
      dismissal.dismiss()
    }
    return true
  }

  // MARK: Keys

  /// Handles keys that nothing in the layer used: Escape, Return, and letters in a menu.
  @MainActor func handleUnclaimed(_ press: KeyPress) -> Bool {
    let isPlain = press.modifiers.isDisjoint(with: [.control, .option, .command])
    guard press.phase != .up, isPlain else { return false }
    if presentation.role == .menu, handleInMenu(press) { return true }
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

  /// Handles a key before the content does, because moving in a menu would otherwise scroll it.
  @MainActor func handleEarly(_ press: KeyPress) -> Bool {
    guard presentation.role == .menu, press.phase != .up, press.modifiers.isEmpty else {
      return false
    }
    if press.key.isSpecial { typed = nil }
    switch press.key {
    // Within a text, a space doesn't press the item.
    case .space where typed?.isFresh(at: graph.now()) == true: return findItem(press)
    case .downArrow: graph.focus.move(forward: true)
    case .upArrow: graph.focus.move(forward: false)
    case .home: graph.focus.move(to: graph.focus.order().first)
    case .end: graph.focus.move(to: graph.focus.order().last)
    default: return false
    }
    return true
  }

  @MainActor private func handleInMenu(_ press: KeyPress) -> Bool {
    switch press.key {
    case .leftArrow where outer?.presentation.role == .menu: dismissal.dismiss()
    case .rightArrow where graph.focus.current?.pressable?.role == .menuButton:
      graph.focus.current?.pressable?.press()
    case .leftArrow, .rightArrow: turn(forward: press.key == .rightArrow)
    default: return findItem(press)
    }
    return true
  }

  /// Moves the focus to the next item that begins with the typed text. If there is none, a letter
  /// that is typed again moves to the next item that begins with it.
  @MainActor private func findItem(_ press: KeyPress) -> Bool {
    guard !press.characters.isEmpty, !press.key.isSpecial else { return false }
    let now = graph.now()
    let first = TypedText(press.characters, at: now)
    guard var longer = typed, longer.isFresh(at: now) else {
      return press.key != .space && focusItem(first, afterCurrent: true)
    }
    longer.append(press.characters, at: now)
    if focusItem(longer, afterCurrent: false) { return true }
    if typed?.text == first.text { return focusItem(first, afterCurrent: true) }
    // Once a word matches no item, more letters of it match none either.
    if press.key != .space { typed = longer }
    return false
  }

  @MainActor private func focusItem(_ typed: TypedText, afterCurrent: Bool) -> Bool {
    let order = graph.focus.order()
    let current = order.firstIndex { $0 === graph.focus.current }
    let start = current.map { afterCurrent ? $0 + 1 : $0 } ?? 0
    let item = (order[start...] + order[..<start]).first {
      graph.text(below: $0).lowercased().hasPrefix(typed.text)
    }
    guard let item else { return false }
    self.typed = typed
    graph.focus.move(to: item)
    return true
  }

  @MainActor private func cancel() {
    if presentation.dismissesOnAction, let button = buttons.first(where: { $0.purpose == .cancel })
    {
      button.press()
    } else {
      dismissal.dismiss()
    }
  }

  @MainActor private var buttons: [any Pressable] {
    graph.focus.order().compactMap(\.pressable).filter { $0.role == .button && contains($0) }
  }

  /// The button that Return presses; never a destructive one.
  @MainActor private var defaultButton: (any Pressable)? {
    let buttons = buttons
    return buttons.first { $0.purpose == nil } ?? buttons.first { $0.purpose == .cancel }
  }

  /// Called after the action of a button in the layer.
  @MainActor package func buttonDidAct(_ role: ButtonRole?) {
    guard presentation.dismissesOnAction else { return }
    dismissal.didAct?(role)
    dismissal.dismiss()
    // An item of a submenu closes both menus.
    if presentation.role == .menu, let outer, outer.presentation.role == .menu {
      outer.buttonDidAct(role)
    }
  }

  // MARK: Focus

  @MainActor private func takeFocus() {
    if flags.contains(.unmounted) { return }
    let below = graph.layers.overlays.prefix { $0 !== self }.last { $0.presentation.isModal }
    returning = graph.focus.takeSpot(below: below)
    if graph.layers.topModal === self { focusFirst() }
  }

  /// Moves the focus to the initial view of the layer.
  @MainActor func focusFirst() {
    if let focused = graph.focus.current, focused.overlay === self { return }
    let order = graph.focus.order().filter { contains($0) }
    var first = graph.focus.preferred(below: self) ?? graph.focus.first(in: self)
    if presentation.dismissesOnAction, presentation.role != .menu {
      first = order.first { $0.pressable == nil } ?? defaultButton ?? first
    }
    graph.focus.move(to: first)
  }

  // MARK: Life

  @MainActor package override var semantics: Semantics? {
    Semantics(role: presentation.role, label: presentation.label)
  }

  @MainActor package override func willUnmount() {
    damageFrame()
    graph.layers.remove(self)
    if presentation.isModal, let returning { graph.focus.giveBack(to: returning) }
    outer = nil
  }
}
