// SPDX-License-Identifier: MIT
// Engine: the views of a graph that leave by a transition.

import CuriumTerminal

/// The views of a graph that were removed and stay until their transitions end.
package final class DepartureList {
  @exclusivity(unchecked) package private(set) var departures: [Departure] = []
  /// The number of views that have a transition.
  @exclusivity(unchecked) private(set) var transitions = 0

  /// Counts views with a transition as they come and go.
  func countTransitions(by change: Int) { transitions += change }

  /// Whether no view has a transition.
  package var isUnused: Bool { transitions == 0 }
  /// Whether nothing leaves at the moment.
  package var isEmpty: Bool { departures.isEmpty }

  func add(_ departure: Departure) { departures.append(departure) }
  func remove(_ departure: Departure) { departures.removeAll { $0 === departure } }

  /// Places the views that leave above others where they were.
  func place() {
    for departure in departures { departure.place() }
  }

  /// Ends every departure above other views: the screen has another size.
  @MainActor func finishGhosts() {
    for departure in departures where !departure.ghosts.isEmpty { departure.finish() }
  }

  /// Damages what leaves above others, because `node` is removed and they go with it.
  func damageGhosts(in node: Node) {
    for departure in departures where !departure.ghosts.isEmpty && node.contains(departure.host) {
      for ghost in departure.ghosts { ghost.node.damageFrame() }
    }
  }

  /// Paints what leaves above its successors, in a layer or beneath all layers.
  func paintGhosts(in overlay: OverlayNode?, _ painter: inout Painter) {
    for departure in departures {
      for ghost in departure.ghosts
      where ghost.overlay === overlay && !ghost.node.flags.contains(.unmounted) {
        let outer = painter.clip
        painter.clip = outer.intersection(ghost.clip)
        if !painter.clip.isEmpty { painter.paint(ghost.node) }
        painter.clip = outer
      }
    }
  }

  func tearDown() { departures = [] }
}
