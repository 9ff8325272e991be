// SPDX-License-Identifier: MIT
// Views: who has the keyboard, and where it goes next.

import CuriumTerminal

extension Graph {
  /// The nodes that Tab reaches, in reading order; kept until a node comes or goes.
  @MainActor func focusOrder() -> [LayoutNode] {
    refreshOrders()
    return orders.focusable.map { $0.takeUnretainedValue() }
  }

  /// Brings the orders up to date.
  @MainActor func refreshOrders() {
    guard focusOrderIsStale else { return }
    focusOrderIsStale = false
    orders = InputOrders()
    func collectFocusable(_ node: LayoutNode) {
      if node.flags.contains(.departing) || !node.flags.contains(.holdsInput) { return }
      if node.isFocusable { orders.focusable.append(Unmanaged.passUnretained(node)) }
      node.forEachLayoutChild(collectFocusable)
    }
    func collectListeners(_ node: Node) {
      if node is KeyNode || node is ScrollNode {
        orders.listeners.append(Unmanaged.passUnretained(node))
      }
      node.forEachChild {
        let flags = $0.flags
        if flags.contains(.holdsInput), flags.isDisjoint(with: .unspoken), !$0.isLeftOut {
          collectListeners($0)
        }
      }
    }
    collectFocusable(root)
    if topModalOverlay == nil { collectListeners(root) }
    for overlay in reachableOverlays { collectListeners(overlay) }
  }

  /// Gives `node` the keyboard.
  @MainActor func focus(_ node: LayoutNode?) {
    if focused === node { return }
    let old = focused
    old?.focusSection?.last = old
    focused = node
    notify(old, isWithin: false, except: node)
    notify(node, isWithin: true, except: old)
    old?.damageFrame()
    node?.damageFrame()
    node.map { reveal($0) }
    // One may stand in the other, and then has not lost or gained the focus as a whole.
    (old as? FocusableNode)?.focusDidMove()
    (node as? FocusableNode)?.focusDidMove()
    focusDidChange()
    requestFrame()
  }

  /// Tells a node and those around it, but for what holds the other node as well.
  @MainActor private func notify(_ node: LayoutNode?, isWithin: Bool, except other: LayoutNode?) {
    // A layer is a world of its own: what presents it has lost the focus to it.
    let other = other?.overlay === node?.overlay ? other : nil
    var current: Node? = node
    while let ancestor = current {
      if let other, ancestor.contains(other) { return }
      ancestor.focusWithinDidChange(isWithin)
      current = ancestor.parentInLayer
    }
  }

  /// Scrolls until the node can be seen.
  @MainActor func reveal(_ node: LayoutNode) {
    var ancestor = node.layoutParent
    while let current = ancestor {
      (current as? ScrollNode)?.reveal(node)
      ancestor = current.layoutParent
    }
  }

  /// Moves the focus by one in reading order, from the end to the start and back.
  @MainActor func moveFocus(forward: Bool) {
    let order = focusOrder()
    guard !order.isEmpty else { return }
    guard let focused, let start = order.firstIndex(where: { $0 === focused }) else {
      focus(forward ? order.first : order.last)
      return
    }
    let step = forward ? 1 : order.count - 1
    let section = focused.focusSection
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
      focus(last)
    } else {
      focus(node)
    }
  }

  /// Moves the focus to the neighbour in a direction; false where there is none.
  @MainActor func moveFocus(toward key: KeyEquivalent) -> Bool {
    let order = focusOrder()
    guard let focused else {
      guard let first = order.first else { return false }
      focus(first)
      return true
    }
    let from = focused.absoluteBounds
    var best: (cost: Int, node: LayoutNode)?
    for node in order where node !== focused {
      guard let cost = Self.distance(from: from, to: node.absoluteBounds, toward: key) else {
        continue
      }
      if cost < best?.cost ?? .max { best = (cost, node) }
    }
    guard let best else { return false }
    enter(best.node, from: focused.focusSection)
    return true
  }

  /// How far a frame lies in a direction; nil if it does not lie there. What lies straight ahead comes
  /// before what does not, however far it is; sideways cells count for more, and a row for two columns.
  static func distance(from: CellRect, to: CellRect, toward key: KeyEquivalent) -> Int? {
    func gap(_ low: Int, _ high: Int, _ otherLow: Int, _ otherHigh: Int) -> Int {
      max(0, max(otherLow - high, low - otherHigh))
    }
    let sideways = gap(from.minX, from.maxX, to.minX, to.maxX)
    let updown = gap(from.minY, from.maxY, to.minY, to.maxY) * 2
    // What only touches the row or column straight ahead does not lie in it.
    let missesColumn = to.minX >= from.maxX || to.maxX <= from.minX
    let missesRow = to.minY >= from.maxY || to.maxY <= from.minY
    // Further than anything on a screen.
    let aside = 1 << 32
    switch key {
    case .downArrow where to.minY >= from.maxY, .upArrow where to.maxY <= from.minY:
      return updown + (missesColumn ? aside + (sideways + 1) * 4 : 0)
    case .rightArrow where to.minX >= from.maxX, .leftArrow where to.maxX <= from.minX:
      return sideways + (missesRow ? aside + (updown + 2) * 4 : 0)
    default: return nil
    }
  }

  /// The focused node is being taken out: the focus passes to what stands nearest to its place
  /// afterwards, in its section if it had one, unless something else asks for it by then.
  @MainActor func focusedNodeWasRemoved(_ node: LayoutNode) {
    let place = node.absoluteBounds
    let section = node.focusSection
    let overlay = node.overlay
    focused = nil
    focusDidChange()
    // The node may go while a body's result is taken over; it is not that body that changes a state.
    let outer = evaluating
    evaluating = nil
    notify(node, isWithin: false, except: nil)
    evaluating = outer
    afterCommit { [self] in
      // A layer that went gives the focus back itself.
      guard focused == nil, overlay?.flags.contains(.unmounted) != true else { return }
      focus(successor(at: place, in: section))
    }
  }

  /// Gives the focus to what stands nearest to the node, in its section first, because the node no
  /// longer takes it. What stands around it may just be losing it too, hence afterwards.
  @MainActor func moveFocusOff(_ node: LayoutNode) {
    afterCommit { [self] in
      guard focused === node, !node.isFocusable else { return }
      focus(successor(at: node.absoluteBounds, in: node.focusSection))
    }
  }

  /// What gets the focus that was at a place, in a section while that holds anything.
  @MainActor private func successor(at place: CellRect, in section: FocusSectionNode?)
    -> LayoutNode?
  {
    let order = focusOrder()
    let inSection = order.filter { $0.focusSection === section }
    return nearest(to: place, in: inSection.isEmpty ? order : inSection)
  }

  /// The node that stands nearest to a place.
  func nearest(to place: CellRect, in order: [LayoutNode]) -> LayoutNode? {
    order.min { gap($0, place) < gap($1, place) }
  }

  /// How far a node stands from a place; a row counts for two columns.
  private func gap(_ node: LayoutNode, _ place: CellRect) -> Int {
    let frame = node.absoluteBounds
    let columns = max(0, frame.minX - place.maxX, place.minX - frame.maxX)
    return columns + 2 * max(0, abs(frame.minY - place.minY))
  }
}

/// The nodes that input may concern, in the order of the tree. They are alive while they are here:
/// a node that goes makes the orders stale.
struct InputOrders {
  var focusable: ContiguousArray<Unmanaged<LayoutNode>> = []
  /// Who listens to keys while nobody has the focus, the outermost first.
  var listeners: ContiguousArray<Unmanaged<Node>> = []
}

extension LayoutNode {
  /// The frame on the screen, however much of it is scrolled away or cut off.
  final var absoluteBounds: CellRect {
    CellRect(origin: absoluteOrigin, size: size.cellSize)
  }
}
