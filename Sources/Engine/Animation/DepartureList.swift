// SPDX-License-Identifier: MIT
// Views: the views of a graph that are departing with a transition.

import CuriumTerminal

/// The views of a graph that were removed and stay until their transitions end.
package final class DepartureList {
  @exclusivity(unchecked) package private(set) var departures: [Departure] = []
  /// The number of views that have a transition.
  @exclusivity(unchecked) private(set) var transitions = 0

  /// Counts views with a transition as they are added and removed.
  func countTransitions(by change: Int) { transitions += change }

  /// `true` if no view has a transition.
  package var isUnused: Bool { transitions == 0 }
  /// `true` if no view is departing.
  package var isEmpty: Bool { departures.isEmpty }

  func add(_ departure: Departure) { departures.append(departure) }
  func remove(_ departure: Departure) { departures.removeAll { $0 === departure } }

  /// Places the departing views that are painted above others at their old positions.
  func place() {
    for departure in departures { departure.place() }
  }

  /// Ends every departure above other views, because the size of the screen has changed.
  @MainActor func finishGhosts() {
    for departure in departures where !departure.ghosts.isEmpty { departure.finish() }
  }

  /// Damages the departing views that are removed together with `node`.
  func damageGhosts(in node: Node) {
    for departure in departures where !departure.ghosts.isEmpty && node.contains(departure.host) {
      for ghost in departure.ghosts { ghost.node.damageFrame() }
    }
  }

  /// Paints the departing views above their successors, in one layer or below all layers.
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
