// SPDX-License-Identifier: MIT
// Views: removed views that stay until their transitions end.

import CuriumTerminal
import CuriumTokens

/// Removed children of a node that stay until their transitions end, without input or being read
/// aloud. Sendable because only the main actor and passes on it use it.
package final class Departure: @unchecked Sendable {
  package let host: Node
  /// The key of the host's content; `nil` if the content can't come back.
  let key: Int?
  let nodes: [Node]
  private(set) var ghosts: [Ghost] = []
  private var outer: AnimationGroup?
  private(set) var isOver = false

  /// A departing view that is painted above its replacement. It doesn't move with the views around
  /// it, so it ends when the size of the screen changes.
  struct Ghost {
    let node: LayoutNode
    /// The visible part of the view on the screen.
    let clip: CellRect
    let overlay: OverlayNode?
  }

  /// Starts the departure of `nodes`; `nil` if the current change animates no transition in them.
  @MainActor static func begin(_ nodes: [Node], in host: Node, as key: Int?) -> Departure? {
    let graph = host.graph
    if graph.motion.departures.isUnused || nodes.isEmpty { return nil }
    let changes = nodes.flatMap { $0.transitions }.compactMap { transition in
      transition.transaction(to: .didDisappear).map { (transition, $0) }
    }
    // A layer must not outlive the view that presents it.
    if changes.isEmpty
      || graph.layers.overlays.contains(where: { layer in nodes.contains { $0.contains(layer) } })
    {
      return nil
    }
    let departure = Departure(nodes, in: host, as: key)
    graph.motion.departures.add(departure)
    departure.stopInput()
    departure.outer = graph.motion.transactions.current.group
    departure.outer?.enter()
    let group = AnimationGroup(.removed) { departure.finish() }
    group.hold(in: graph)
    for (transition, transaction) in changes {
      var transaction = transaction
      transaction.group = group
      transition.go(to: .didDisappear, by: transaction)
    }
    return departure
  }

  private init(_ nodes: [Node], in host: Node, as key: Int?) {
    self.nodes = nodes
    self.host = host
    self.key = key
    mark()
  }

  @MainActor private func stopInput() {
    let graph = host.graph
    graph.pointer.release(nodes: nodes)
    if let focused = graph.focus.current, nodes.contains(where: { $0.contains(focused) }) {
      graph.focus.willRemove(focused)
    }
    graph.focus.setNeedsOrder()
  }

  private func mark() {
    for node in nodes {
      node.flags.insert(.departing)
      for layout in node.topmostLayoutNodes { layout.flags.insert(.departing) }
    }
  }

  /// Lifts the views above their replacement.
  func becomeGhosts() {
    if !ghosts.isEmpty { return }
    for node in nodes {
      node.flags.insert(.ghost)
      for layout in node.topmostLayoutNodes
      where layout.flags.contains(.placed) && !layout.flags.contains(.ghost) {
        let clip = layout.absoluteFrame
        let origin = layout.absoluteOrigin
        layout.layoutParent = host.graph.root
        layout.x = Int32(clamping: origin.x)
        layout.y = Int32(clamping: origin.y)
        layout.flags.insert(.ghost)
        ghosts.append(Ghost(node: layout, clip: clip, overlay: host.overlay))
      }
    }
  }

  /// Brings the views back from the current step of their transitions.
  @MainActor func revive() {
    for ghost in ghosts {
      ghost.node.damageFrame()
      ghost.node.flags.remove(.ghost)
      ghost.node.flags.insert(.needsPlacement)
    }
    for node in nodes {
      for layout in node.topmostLayoutNodes { layout.flags.remove(.departing) }
      node.flags.subtract([.departing, .ghost])
    }
    close()
    host.graph.motion.departures.removeClosed()
    // Views that are departing inside these continue to depart.
    for departure in host.graph.motion.departures.departures { departure.mark() }
    for transition in nodes.flatMap({ $0.transitions }) {
      transition.go(to: .identity, by: transition.transaction(to: .identity) ?? Transaction())
    }
    host.structureDidChange()
  }

  /// Ends the departure, and removes the views together with others whose departures end now.
  @MainActor package func finish() { host.graph.motion.departures.finish(self) }

  @MainActor func close() {
    isOver = true
    host.graph.focus.setNeedsOrder()
    // A completion may change anything, and an update may be in progress.
    if let outer { host.graph.afterCommit { outer.leave() } }
    outer = nil
  }

  /// Places the views that are painted above others at their old positions.
  func place() {
    for ghost in ghosts where !ghost.node.flags.contains(.unmounted) {
      ghost.node.place(x: ghost.node.x, y: ghost.node.y, proposal: ghost.node.placedProposal)
    }
  }
}
