// SPDX-License-Identifier: MIT
// Engine: a layer above the screen.

package import CuriumTerminal
import CuriumTokens

/// A layer above everything else. It hangs in the tree where it is presented, so that environment,
/// theme and life come from there, and takes its place from the root.
package final class OverlayNode: WrapperNode {
  private(set) var presentation: OverlayPresentation
  package let dismissal: OverlayDismissal
  /// The layer that this one is presented from.
  private(set) var outer: OverlayNode?
  /// Where the focus was when the layer took it.
  private(set) var returning: FocusSpot?
  /// How many views in it ask not to be dismissed by Escape or a click outside.
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

  @MainActor package func receive(_ presentation: OverlayPresentation) {
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

  /// Stands where it belongs now: the view beside which it stands may have moved.
  func follow() {
    let screen = graph.root.size.cellSize
    var anchor = CellRect.zero
    var placement = presentation.placement
    if case .beside = placement {
      anchor = anchorBounds
      // A menu out of a menu opens beside its row.
      if presentation.role == .menu, outer?.presentation.role == .menu {
        placement = .beside(.trailing)
      }
    }
    let room = Extent(placement.room(beside: anchor, on: screen))
    var ideal = measure(.unspecified)
    if ideal.height > room.height {
      // What scrolls then asks for a column more.
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
  }

  /// Where the view that presents the layer stands, however much of it is scrolled away.
  private var anchorBounds: CellRect {
    var node = parent
    while let current = node, !current.hasContent { node = current.parent }
    return node?.layoutBounds ?? .zero
  }

  // MARK: Pointer

  /// Whether the pointer meets the layer at a cell of the screen.
  func takesPointer(at point: CellPoint) -> Bool {
    presentation.isModal || presentation.level != .tooltip && absoluteBounds.contains(point)
  }

  package override func child(at point: CellPoint) -> LayoutNode? {
    let isInside =
      point.x >= 0 && point.y >= 0 && point.x < Int(size.width) && point.y < Int(size.height)
    return isInside ? super.child(at: point) : nil
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

  /// Takes a key that nothing in the layer took: Escape, Return, and in a menu first letters.
  @MainActor func handleUnclaimed(_ press: KeyPress) -> Bool {
    let isPlain = press.modifiers.isDisjoint(with: [.control, .option, .command])
    guard press.phase != .up, isPlain else { return false }
    if presentation.role == .menu, handleInMenu(press) { return true }
    switch press.key {
    case .escape:
      if dismissalBlocks == 0 { cancel() }
      return true
    case .return where presentation.dismissesOnAction:
      defaultButton?.press()
      return true
    default: return false
    }
  }

  /// Takes a key before anything in the layer does: those that move in a menu would else scroll it.
  @MainActor func handleEarly(_ press: KeyPress) -> Bool {
    guard presentation.role == .menu, press.phase != .up, press.modifiers.isEmpty else {
      return false
    }
    switch press.key {
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
    default: return focusItem(beginningWith: press.characters)
    }
    return true
  }

  /// Moves the focus to the next item whose text begins with a letter.
  @MainActor private func focusItem(beginningWith letter: String) -> Bool {
    guard letter.count == 1, letter != " " else { return false }
    let order = graph.focus.order()
    let start = order.firstIndex { $0 === graph.focus.current }.map { $0 + 1 } ?? 0
    let turned = order[start...] + order[..<start]
    let wanted = letter.lowercased()
    guard
      let item = turned.first(where: { graph.text(beneath: $0).lowercased().hasPrefix(wanted) })
    else { return false }
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
    graph.focus.order().compactMap(\.pressable).filter {
      $0.role == .button && contains($0)
    }
  }

  /// What Return does: never the button that destroys.
  @MainActor private var defaultButton: (any Pressable)? {
    let buttons = buttons
    return buttons.first { $0.purpose == nil } ?? buttons.first { $0.purpose == .cancel }
  }

  /// A button in the layer was pressed and has acted.
  @MainActor package func buttonDidAct(_ role: ButtonRole?) {
    guard presentation.dismissesOnAction else { return }
    dismissal.didAct?(role)
    dismissal.dismiss()
    // An item of a menu out of a menu ends both.
    if presentation.role == .menu, let outer, outer.presentation.role == .menu {
      outer.buttonDidAct(role)
    }
  }

  // MARK: Focus

  @MainActor private func takeFocus() {
    if flags.contains(.unmounted) { return }
    let beneath = graph.layers.overlays.prefix { $0 !== self }.last { $0.presentation.isModal }
    returning = graph.focus.takeSpot(beneath: beneath)
    if graph.layers.topModal === self { focusFirst() }
  }

  /// Gives the focus to the view in the layer that should have it first.
  @MainActor func focusFirst() {
    if let focused = graph.focus.current, focused.overlay === self { return }
    let order = graph.focus.order().filter { contains($0) }
    var first = graph.focus.preferred(beneath: self) ?? order.first
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
