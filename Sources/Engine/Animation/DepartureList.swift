// SPDX-License-Identifier: MIT
// Views: the views of a graph that are departing with a transition.

import CuriumTerminal

/// The views of a graph that were removed and stay until their transitions end.
package final class DepartureList {
  @exclusivity(unchecked) package private(set) var departures: [Departure] = []
  /// The departures that end once bodies and layout are up to date.
  private var ending: [Departure] = []
  /// The number of views that have a transition.
  @exclusivity(unchecked) var transitions = 0

  var isUnused: Bool { transitions == 0 }
  package var isEmpty: Bool { departures.isEmpty }

  func add(_ departure: Departure) { departures.append(departure) }
  func removeClosed() { departures.removeAll(where: \.isOver) }

  /// Ends `departure` once bodies and layout are up to date, together with others, so that the
  /// children of each node are linked only once.
  @MainActor func finish(_ departure: Departure) {
    ending.append(departure)
    if ending.count == 1 { departure.host.graph.afterCommit { [self] in removeEnding() } }
  }

  @MainActor private func removeEnding() {
    var gone: [ObjectIdentifier: [Node]] = [:]
    for departure in ending where !departure.isOver {
      departure.close()
      gone[ObjectIdentifier(departure.host), default: []] += departure.nodes
    }
    removeClosed()
    let hosts = ending.map(\.host)
    ending = []
    for host in hosts {
      guard let nodes = gone.removeValue(forKey: ObjectIdentifier(host)),
        !host.flags.contains(.unmounted)
      else { continue }
      host.unlink(nodes)
      for node in nodes { node.remove() }
      host.structureDidChange()
    }
  }

  func place() {
    for departure in departures { departure.place() }
  }

  /// Ends every departure above other views, because the size of the screen has changed.
  @MainActor func finishGhosts() {
    for departure in departures where !departure.ghosts.isEmpty { departure.finish() }
  }

  /// Damages the departing views that are removed together with `node`.
  func damageGhosts(in node: Node) {
    // A removed host must not be asked for its ancestors.
    for departure in departures where !departure.host.flags.contains(.unmounted) {
      if departure.ghosts.isEmpty || !node.contains(departure.host) { continue }
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

  func tearDown() { (departures, ending) = ([], []) }
}
