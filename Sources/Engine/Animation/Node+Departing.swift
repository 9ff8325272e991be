// SPDX-License-Identifier: MIT
// Views: adds and removes the children of a node, with their transitions.

import CuriumTokens

extension Node {
  final var isDeparting: Bool {
    selfAndAncestors.contains { $0.flags.contains(.departing) }
  }

  /// The children, in order.
  final var chain: [Node] {
    var nodes: [Node] = []
    forEachChild { nodes.append($0) }
    return nodes
  }

  /// Sets the children to `nodes`, in order.
  final func link(_ nodes: [Node]) {
    firstChild = nodes.first
    for (index, node) in nodes.enumerated() {
      node.nextSibling = index + 1 < nodes.count ? nodes[index + 1] : nil
    }
  }

  final func unlink(_ nodes: [Node]) {
    let gone = Set(nodes.map(ObjectIdentifier.init))
    link(chain.filter { !gone.contains(ObjectIdentifier($0)) })
  }

  /// Removes the children as content `key`. Those with an animated transition stay, after all
  /// others.
  @MainActor package final func departChildren(as key: Int?) {
    if graph.motion.departures.isUnused {
      removeChildren()
      return
    }
    let children = chain
    let living = children.filter { !$0.flags.contains(.departing) }
    if Departure.begin(living, in: self, as: key) == nil {
      unlink(living)
      for node in living { node.remove() }
    }
  }

  /// Adds children with `mount` before departing ones, and starts their transitions.
  @MainActor package final func enterChildren(_ mount: (inout _MountContext) -> Void) {
    let departing = firstChild == nil ? [] : chain
    firstChild = nil
    var context = _MountContext(parent: self)
    mount(&context)
    if graph.motion.departures.isUnused { return }
    let entering = chain
    for node in entering { node.enter() }
    if departing.isEmpty { return }
    link(entering + departing)
    if entering.contains(where: { !$0.topmostLayoutNodes.isEmpty }) { liftDeparting() }
  }

  /// Lifts departing children above the content that has replaced them.
  @MainActor private final func liftDeparting() {
    for departure in graph.motion.departures.departures where departure.host === self {
      departure.becomeGhosts()
    }
  }

  /// Starts the transitions of the newly added node.
  @MainActor package final func enter() {
    for transition in transitions {
      guard let transaction = transition.transaction(to: .identity) else { continue }
      transition.go(to: .willAppear, by: Transaction())
      transition.go(to: .identity, by: transaction)
    }
  }

  /// Brings back departing content `key`. Returns `false` if it is gone.
  @MainActor final func reviveChildren(as key: Int) -> Bool {
    guard !graph.motion.departures.isEmpty,
      let departure = graph.motion.departures.departures.last(where: {
        $0.host === self && $0.key == key
      })
    else { return false }
    let others = chain.filter { node in !departure.nodes.contains { $0 === node } }
    link(departure.nodes + others)
    departure.revive()
    liftDeparting()
    return true
  }
}
