// SPDX-License-Identifier: MIT
// Engine: which view has the keyboard, and where the focus goes next.

import CuriumTerminal

/// Knows which view has the keyboard, and moves the focus.
package final class FocusController: GraphRoom {
  /// The view that has the keyboard.
  @exclusivity(unchecked) package private(set) var current: LayoutNode?
  /// Values that the focused view hands to others.
  private(set) lazy var values = FocusedValueCenter(graph: graph)
  /// The number of views that hand values to others.
  @exclusivity(unchecked) private var valueWriters = 0
  @exclusivity(unchecked) private var isOrderStale = true
  /// The nodes that Tab reaches, in reading order.
  private var focusable: [LayoutNode] = []
  /// The nodes that hear keys while nothing has the focus, the outermost first.
  private var keyListeners: [Node] = []
  /// Where the focus was before a layer that has just gone.
  private var pendingSpot: FocusSpot?

  // MARK: Orders

  /// Has the orders found anew: a node that takes keys or the focus came, went or changed.
  package func setNeedsOrder() {
    if isOrderStale { return }
    isOrderStale = true
    // Nodes that have gone must not live on until the next key.
    focusable = []
    keyListeners = []
    graph.keys.directory.setNeedsUpdate()
  }

  /// The nodes that Tab reaches, in reading order.
  @MainActor package func order() -> [LayoutNode] {
    refreshOrders()
    return focusable
  }

  /// The nodes that hear keys while nothing has the focus, the outermost first.
  @MainActor package func listeners() -> [Node] {
    refreshOrders()
    return keyListeners
  }

  @MainActor private func refreshOrders() {
    guard isOrderStale else { return }
    isOrderStale = false
    collectFocusable(graph.root)
    graph.layers.forEachReachableRoot(collectListeners)
  }

  @MainActor private func collectFocusable(_ node: LayoutNode) {
    if node.flags.contains(.departing) || !node.flags.contains(.holdsInput) { return }
    if node.isFocusable { focusable.append(node) }
    node.forEachLayoutChild(collectFocusable)
  }

  private func collectListeners(_ node: Node) {
    if node.listensToKeys { keyListeners.append(node) }
    node.forEachChild {
      let flags = $0.flags
      if flags.contains(.holdsInput), flags.isDisjoint(with: .unspoken), !$0.isLeftOut {
        collectListeners($0)
      }
    }
  }

  /// Runs `body`; the nodes that it makes and removes again leave the orders as they were.
  func keepingOrder<Result>(_ body: () -> Result) -> Result {
    let before = (isOrderStale, focusable, keyListeners)
    defer { (isOrderStale, focusable, keyListeners) = before }
    return body()
  }

  // MARK: Moving

  /// Gives `node` the keyboard; `nil` takes it from everyone.
  @MainActor package func move(to node: LayoutNode?) {
    if current === node { return }
    let old = current
    old?.focusSection?.remember(old)
    current = node
    notify(old, isWithin: false, except: node)
    notify(node, isWithin: true, except: old)
    old?.damageFrame()
    node?.damageFrame()
    node.map { reveal($0) }
    // One may contain the other; then the outer one still has the focus within it.
    old?.focusDidMove()
    node?.focusDidMove()
    didChange()
    graph.requestFrame()
  }

  /// Tells a node and its ancestors, except those that contain the other node as well.
  @MainActor private func notify(_ node: LayoutNode?, isWithin: Bool, except other: LayoutNode?) {
    // A layer is a world of its own: the view that presents it has lost the focus to it.
    let other = other?.overlay === node?.overlay ? other : nil
    var current: Node? = node
    while let ancestor = current {
      if let other, ancestor.contains(other) { return }
      ancestor.focusWithinDidChange(isWithin)
      current = ancestor.parentInLayer
    }
  }

  @MainActor private func didChange() {
    graph.keys.directory.setNeedsUpdate()
    if valueWriters > 0 { values.refresh() }
  }

  /// Scrolls until the node can be seen.
  @MainActor private func reveal(_ node: LayoutNode) {
    var ancestor = node.layoutParent
    while let current = ancestor {
      current.scrollArea?.reveal(node)
      ancestor = current.layoutParent
    }
  }

  /// Moves the focus by one in reading order, and from the end back to the start.
  @MainActor func move(forward: Bool) {
    let order = order()
    guard !order.isEmpty else { return }
    guard let current, let start = order.firstIndex(where: { $0 === current }) else {
      move(to: forward ? order.first : order.last)
      return
    }
    let step = forward ? 1 : order.count - 1
    let section = current.focusSection
    var index = (start + step) % order.count
    while let section, index != start, order[index].focusSection === section {
      index = (index + step) % order.count
    }
    enter(order[index], from: section)
  }

  /// Gives the keyboard to `node`, or to the node of its section that had it last.
  @MainActor private func enter(_ node: LayoutNode, from section: FocusSectionNode?) {
    if let entered = node.focusSection, entered !== section, let last = entered.last,
      last.isFocusable, !last.flags.contains(.unmounted)
    {
      move(to: last)
    } else {
      move(to: node)
    }
  }

  /// Moves the focus to the neighbour in a direction. Returns `false` if there is none.
  @MainActor func move(toward key: KeyEquivalent) -> Bool {
    let order = order()
    guard let current else {
      guard let first = order.first else { return false }
      move(to: first)
      return true
    }
    let from = current.absoluteBounds
    var best: (cost: Int, node: LayoutNode)?
    for node in order where node !== current {
      let to = node.absoluteBounds
      guard let cost = FocusGeometry.distance(from: from, to: to, toward: key) else { continue }
      if cost < best?.cost ?? .max { best = (cost, node) }
    }
    guard let best else { return false }
    enter(best.node, from: current.focusSection)
    return true
  }

  /// Gives the focus to the first view in `node`. `keepsFocus`: a view in it that has the focus keeps it.
  @MainActor package func moveToFirst(in node: Node, keepsFocus: Bool = true) {
    if keepsFocus, let current, node.contains(current) { return }
    if let first = order().first(where: { node.contains($0) }) { move(to: first) }
  }

  /// Bodies and layout are up to date.
  func didSettle() {
    if valueWriters > 0 { values.rounds = 0 }
  }

  /// Counts views that hand values to others, as they come and go.
  @MainActor func countValueWriters(by change: Int) {
    valueWriters += change
    values.refresh()
  }

  // MARK: Nodes that go

  /// The focused node is being removed: the focus passes to the view nearest to its place, in its section
  /// if it had one, unless something else asks for it by then.
  @MainActor func willRemove(_ node: LayoutNode) {
    let place = node.absoluteBounds
    let section = node.focusSection
    let overlay = node.overlay
    current = nil
    didChange()
    // The node may go while a body's result is taken over; it isn't that body that changes a state.
    graph.withoutEvaluation { notify(node, isWithin: false, except: nil) }
    graph.afterCommit { [self] in
      // A layer that went gives the focus back itself.
      guard current == nil, overlay?.flags.contains(.unmounted) != true else { return }
      move(to: successor(at: place, in: section))
    }
  }

  /// Gives the focus to the view nearest to the node, in its section first, because the node doesn't take
  /// it any more. The views around it may be losing it too, so this happens afterwards.
  @MainActor package func moveOff(_ node: LayoutNode) {
    graph.afterCommit { [self] in
      guard current === node, !node.isFocusable else { return }
      move(to: successor(at: node.absoluteBounds, in: node.focusSection))
    }
  }

  /// The view that gets the focus from a place, in a section while that contains any.
  @MainActor private func successor(at place: CellRect, in section: FocusSectionNode?)
    -> LayoutNode?
  {
    let order = order()
    let inSection = order.filter { $0.focusSection === section }
    return FocusGeometry.nearest(to: place, in: inSection.isEmpty ? order : inSection)
  }

  // MARK: Layers

  /// Returns the focus from a layer that goes to where it was, once bodies and layout are up to date.
  @MainActor func giveBack(to spot: FocusSpot) {
    if pendingSpot == nil { pendingSpot = spot }
    graph.afterCommit { [self] in goBack() }
  }

  /// Where the focus was before the layer that takes it now, or before one that has just gone.
  @MainActor func takeSpot(beneath: OverlayNode?) -> FocusSpot {
    defer { pendingSpot = nil }
    return pendingSpot ?? FocusSpot(current, in: current.map { $0.overlay } ?? beneath)
  }

  /// Moves the focus to where it was before a layer took it, or to the view nearest to that place.
  @MainActor private func goBack() {
    let pending = pendingSpot
    pendingSpot = nil
    guard let spot = pending, current == nil else { return }
    var next: FocusSpot? = spot
    while let candidate = next {
      if let node = candidate.node, !node.flags.contains(.unmounted), node.isFocusable,
        graph.layers.reaches(node)
      {
        return move(to: node)
      }
      next = candidate.outer
    }
    let modal = graph.layers.topModal
    let remembered = modal == nil ? spot.outermost : spot
    if remembered.hadFocus, remembered.overlay === modal {
      move(to: FocusGeometry.nearest(to: remembered.place, in: order()))
    } else {
      modal?.focusFirst()
    }
  }

  func tearDown() {
    current = nil
    pendingSpot = nil
    focusable = []
    keyListeners = []
    isOrderStale = true
  }
}
