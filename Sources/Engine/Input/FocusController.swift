// SPDX-License-Identifier: MIT
// Views: manages and moves the keyboard focus.

import CuriumTerminal

/// Manages and moves the keyboard focus.
package final class FocusController: GraphSubsystem {
  /// The number of rounds in which new content can become focusable.
  package static let tries = 3

  /// The view that has the focus.
  @exclusivity(unchecked) package private(set) var current: LayoutNode?
  /// The view that the focus is moving away from; `nil` outside of a move.
  @exclusivity(unchecked) package private(set) var previous: LayoutNode?
  /// `true` while the focus moves back to a view that had it before something covered the view.
  package private(set) var isReturning = false
  @exclusivity(unchecked) private var isOrderStale = true
  private var focusable: [LayoutNode] = []
  private var keyListeners: [Node] = []
  /// The focus position before a layer that was just removed.
  private var pendingSpot: FocusSpot?
  /// The position of the focused view if it was just removed.
  private var removedSpot: FocusSpot?
  /// `true` if new content takes the focus of the view that was just removed.
  private var awaitsContent = false
  /// `true` from the removal of the focused view until the app moves the focus or a frame begins.
  /// Until then, a view nearer to the removed one can still take the focus.
  private var seeksSuccessor = false

  // MARK: Orders

  /// Marks the orders as stale, because a node with keys or focus was added, removed or changed.
  package func setNeedsOrder() {
    if isOrderStale { return }
    isOrderStale = true
    // Don't retain removed nodes until the next key.
    focusable = []
    keyListeners = []
    graph.keys.directory.setNeedsUpdate()
  }

  /// Returns the nodes that Tab reaches, in reading order.
  @MainActor package func order() -> [LayoutNode] {
    refreshOrders()
    return focusable
  }

  /// Returns the nodes that receive keys while nothing has the focus, outermost first.
  @MainActor package func listeners() -> [Node] {
    refreshOrders()
    return keyListeners
  }

  @MainActor private func refreshOrders() {
    guard isOrderStale else { return }
    isOrderStale = false
    visitInput(in: graph.root) { if $0.isFocusable { focusable.append($0) } }
    graph.layers.forEachReachableRoot(collectListeners)
  }

  /// Calls `body` with `node` and the nodes in it that hold views for input, in reading order.
  @MainActor func visitInput(in node: LayoutNode, _ body: (LayoutNode) -> Void) {
    if node.flags.contains(.departing) || !node.flags.contains(.holdsInput) { return }
    body(node)
    node.forEachLayoutChild { visitInput(in: $0, body) }
  }

  private func collectListeners(_ node: Node) {
    if node.listensToKeys { keyListeners.append(node) }
    node.forEachChild {
      if $0.flags.contains(.holdsInput), !$0.isOutOfReach { collectListeners($0) }
    }
  }

  /// Runs `body`, which removes the nodes that it creates, and then restores the orders.
  func keepingOrder<Result>(_ body: () -> Result) -> Result {
    let before = (isOrderStale, focusable, keyListeners)
    defer { (isOrderStale, focusable, keyListeners) = before }
    return body()
  }

  // MARK: Moving

  /// Moves the focus to `node`; `nil` removes the focus.
  @MainActor package func move(to node: LayoutNode?) {
    seeksSuccessor = false
    if current === node { return }
    let old = current
    if let old { old.focusSection?.remember(old) }
    (current, previous) = (node, old)
    notify(old, isWithin: false, except: node)
    notify(node, isWithin: true, except: old)
    old?.damageFrame()
    node?.damageFrame()
    node?.scrollIntoView()
    previous = nil
    // If one contains the other, the outer one still has the focus within it.
    old?.focusDidMove()
    node?.focusDidMove()
    graph.keys.directory.setNeedsUpdate()
    graph.requestFrame()
  }

  /// Moves the focus back to a view that had it before a layer or a screen covered the view.
  @MainActor package func move(backTo node: LayoutNode) {
    isReturning = true
    move(to: node)
    isReturning = false
  }

  /// Notifies a node and its ancestors, except those that also contain the other node.
  @MainActor private func notify(_ node: LayoutNode?, isWithin: Bool, except other: LayoutNode?) {
    // A layer is separate from its presenter, which loses the focus to the layer.
    let other = other?.overlay === node?.overlay ? other : nil
    guard let node else { return }
    for ancestor in node.selfAndAncestorsInLayer {
      if let other, ancestor.contains(other) { return }
      ancestor.focusWithinDidChange(isWithin)
    }
  }

  /// Moves the focus to the next or previous Tab stop in reading order, wrapping at the ends.
  @MainActor package func move(forward: Bool) {
    let order = order()
    let start = order.firstIndex { $0 === current }
    let section = start.flatMap { order[$0].focusSection }
    var rows: [ObjectIdentifier: ListRowNode?] = [:]
    var place = start ?? (forward ? -1 : 0)
    for _ in order.indices {
      place = (place + (forward ? 1 : order.count - 1)) % order.count
      let next = order[place]
      if next === current || section != nil && next.focusSection === section { continue }
      if isTabStop(next, &rows) { return enter(inView(next, forward: forward), from: section) }
    }
  }

  /// Returns `false` for views in the rows of a list, except in its current row. Finding that row
  /// takes time proportional to the number of rows, so `rows` stores it for each list.
  @MainActor private func isTabStop(
    _ view: LayoutNode, _ rows: inout [ObjectIdentifier: ListRowNode?]
  ) -> Bool {
    for row in view.selfAndAncestorsInLayer.lazy.compactMap(\.listRow) {
      guard let list = row.stack.list, list.isFocusable, row.isSelectable else { continue }
      let current: ListRowNode? = rows[ObjectIdentifier(list)] ?? list.tabRow
      rows.updateValue(current, forKey: ObjectIdentifier(list))
      if row !== current { return false }
    }
    return true
  }

  /// Returns `node`, or the first visible view in the scroll view around it if `node` is a lazy row
  /// beyond its edges. Such rows may or may not exist, so the first of them isn't predictable.
  @MainActor func inView(_ node: LayoutNode, forward: Bool = true) -> LayoutNode {
    guard node.absoluteFrame.isEmpty,
      let rows = node.selfAndAncestors.lazy.compactMap(\.lazyCollection).first,
      let area = rows.scroller, current.map(area.contains) != true
    else { return node }
    let candidates = order().filter { area.contains($0) && !$0.absoluteFrame.isEmpty }
    var tabRows: [ObjectIdentifier: ListRowNode?] = [:]
    let visible = candidates.filter { isTabStop($0, &tabRows) }
    return (forward ? visible.first : visible.last) ?? node
  }

  /// Moves the focus to `node`, or to the entrance of its section.
  @MainActor private func enter(_ node: LayoutNode, from section: FocusSectionNode?) {
    let entered = node.focusSection
    move(to: entered === section ? node : entered?.entrance(at: node, in: order()) ?? node)
  }

  /// Moves the focus to the nearest view in a direction. Returns `false` if there is none, unless
  /// the key doesn't leave the section around the focus.
  @MainActor func move(toward key: KeyEquivalent) -> Bool {
    let order = order()
    guard let current else {
      if let first = order.first { enter(first, from: nil) }
      return !order.isEmpty
    }
    let nearest = candidates(from: current, toward: key).min { $0.distance < $1.distance }
    guard let nearest else { return current.focusSection?.keeps(key) == true }
    enter(nearest.node, from: current.focusSection)
    return true
  }

  /// Returns the views to which an arrow key can move the focus, with their distances.
  @MainActor func candidates(
    from current: LayoutNode, toward key: KeyEquivalent
  ) -> some Sequence<(node: LayoutNode, distance: Int)> {
    let from = current.absoluteBounds
    let section = current.focusSection.flatMap { $0.keeps(key) ? $0 : nil }
    return order().lazy.compactMap { node in
      guard node !== current, node.isReachedByArrows,
        section == nil || node.focusSection === section
      else { return nil }
      return FocusGeometry.distance(from: from, to: node.absoluteBounds, toward: key)
        .map { (node, $0) }
    }
  }

  /// Moves the focus to the first view in `node`. With `keepsFocus`, a focused view inside keeps
  /// it.
  @MainActor @discardableResult
  package func moveToFirst(in node: Node, keepsFocus: Bool = true) -> Bool {
    if keepsFocus, let current, node.contains(current) {
      seeksSuccessor = false
      return true
    }
    guard let first = first(in: node) else { return false }
    move(to: first)
    return true
  }

  // MARK: Removed nodes

  /// Called before the focused node is removed. The focus moves to the nearest view around it,
  /// unless something else takes it before the commit.
  @MainActor func willRemove(_ node: LayoutNode) {
    let departure = FocusDeparture(from: node)
    let overlay = node.overlay
    removedSpot = FocusSpot(node, in: overlay)
    current = nil
    seeksSuccessor = true
    graph.keys.directory.setNeedsUpdate()
    // The node may be removed while the result of a body is applied, but that body doesn't cause
    // the state changes here.
    graph.withoutEvaluation { notify(node, isWithin: false, except: nil) }
    func moveToSuccessor() {
      // A removed layer returns the focus itself.
      guard seeksSuccessor, overlay?.flags.contains(.unmounted) != true,
        let next = departure.successor(in: order()),
        current.map({ departure.level(of: next) < departure.level(of: $0) }) != false
      else { return }
      move(to: next)
      seeksSuccessor = true
    }
    graph.afterCommit { [self] in
      removedSpot = nil
      if !awaitsContent { moveToSuccessor() }
      awaitsContent = false
      // New content can appear in a later round. It may then take the focus itself, or be nearer.
      graph.beforeFrame { [self] in
        moveToSuccessor()
        seeksSuccessor = false
      }
    }
  }

  /// Called after the focused view was removed, if new content takes the focus in a later round.
  /// The focus doesn't move to the views around it until then.
  package func awaitContent() { awaitsContent = removedSpot != nil }

  /// Moves the focus away from a node that is no longer focusable or visible to the nearest view
  /// around it. Runs after the commit, because the views around may change too.
  @MainActor package func moveOff(_ node: LayoutNode) {
    graph.afterCommit { [self] in if current === node { moveOn() } }
  }

  /// Called when `node` shows or hides content. The focus leaves hidden content once the content in
  /// its place exists.
  package func visibilityDidChange(in node: Node) {
    setNeedsOrder()
    guard let current, node.contains(current) else { return }
    graph.afterContent(for: self, waits: true) { focus, _ in
      focus.moveOn()
      return true
    }
  }

  /// Moves the focus on if its view can't have it any longer.
  @MainActor private func moveOn() {
    guard let current,
      !current.isFocusable || current.selfAndAncestorsInLayer.contains(where: \.isConcealed)
    else { return }
    move(to: successor(of: current))
  }

  /// Returns the view that gets the focus when `node` loses it: the one that is shown in its place,
  /// or else one beside it.
  @MainActor package func successor(of node: LayoutNode) -> LayoutNode? {
    node.selfAndAncestorsInLayer.lazy.compactMap { $0.focusAlternative }.first
      ?? FocusDeparture(from: node).successor(in: order())
  }

  // MARK: Layers

  /// Makes a view in `node` get the focus when the layer that covers it closes. Returns `false` if
  /// no layer covers `node`, or nothing in it can take the focus.
  @MainActor package func moveLater(to node: Node) -> Bool {
    let cover = graph.layers.overlays.first {
      $0.presentation.isModal && $0.outer === node.overlay
    }
    guard let cover, let view = firstFocusable(in: node) else { return false }
    if cover.returning?.node === view { return true }
    cover.willReturn(focusTo: FocusSpot(view, in: node.overlay))
    return true
  }

  private func firstFocusable(in node: Node) -> LayoutNode? {
    if node.flags.contains(.detached) || node.flags.contains(.dormant) { return nil }
    if let view = node.asLayoutNode, view.isFocusable { return view }
    return node.firstOfChildren(firstFocusable)
  }

  /// Moves the focus from a removed layer to `spot`, once bodies and layout are up to date.
  @MainActor func giveBack(to spot: FocusSpot) {
    if pendingSpot == nil { pendingSpot = spot }
    graph.afterCommit { [self] in goBack() }
  }

  @MainActor package var currentSpot: FocusSpot { spot(orIn: graph.layers.topModal) }

  /// Returns the place of the focused view, or one in `layer` if no view has the focus.
  private func spot(orIn layer: OverlayNode?) -> FocusSpot {
    FocusSpot(current, in: current == nil ? layer : current?.overlay)
  }

  /// Returns the focus position when a layer is added.
  @MainActor func spot(below layer: OverlayNode) -> FocusSpot {
    if current == nil, let removedSpot { return removedSpot }
    let modal = graph.layers.overlays.prefix { $0 !== layer }.last { $0.presentation.isModal }
    return spot(orIn: modal)
  }

  /// Returns the focus position before the layer that is opening, or before one that was just
  /// removed. The position from when the layer was added is used if the focused view was removed
  /// since then, or if the focus is already in the layer.
  @MainActor func takeSpot(below layer: OverlayNode, _ added: FocusSpot) -> FocusSpot {
    defer { pendingSpot = nil }
    if let pendingSpot { return pendingSpot }
    guard let current, !layer.contains(current) else { return added }
    return spot(below: layer)
  }

  /// Moves the focus back to where it was before a layer took it, or to the nearest view.
  @MainActor private func goBack() {
    let pending = pendingSpot
    pendingSpot = nil
    guard let spot = pending, current == nil else { return }
    for spot in sequence(first: spot, next: \.outer) {
      guard let node = spot.node, node.isFocusable, graph.layers.reaches(node) else { continue }
      return spot.wasFocused ? move(backTo: node) : move(to: node)
    }
    let modal = graph.layers.topModal
    let remembered = modal == nil ? spot.outermost : spot
    if remembered.hadFocus, remembered.overlay === modal {
      move(to: FocusGeometry.nearest(to: remembered.place, in: order()))
    } else {
      modal?.focusFirst()
    }
  }

  func tearDown() { current = nil }
}

extension LayoutNode {
  /// `true` if the node itself has the focus.
  package final var isFocused: Bool { graph.focus.current === self }
}
