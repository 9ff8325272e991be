// SPDX-License-Identifier: MIT
// Views: the pass that computes sizes and places.

extension Graph {
  /// Lays out the nodes that may have changed, deepest first.
  ///
  /// A node whose answers to earlier proposals are the same places its contents again and stops
  /// there. Otherwise, or if its guides were used, its parent is next, up to the root.
  func layoutPass() {
    if selections.hasMarks, !work.isLaidOut {
      for search in selections.searches { search.textsMayChange() }
    }
    while let node = work.nextForLayout() {
      node.flags.remove(.layoutQueued)
      if node.flags.contains(.unmounted) { continue }
      if node === root {
        root.placeContents()
      } else if node.answersDiffer() || !node.flags.contains(.placed)
        || node.flags.contains(.guidesRead)
      {
        node.flags.remove(.guidesRead)
        node.flags.insert(.needsPlacement)
        let parent = node.layoutParent ?? node.layoutAncestor ?? root
        parent?.setNeedsLayout()
      } else {
        node.flags.remove(.needsPlacement)
        counts.placed += 1
        node.placeContents()
      }
    }
    placeLayers()
  }

  /// Moves each layer and the departing views above others to their places, and checks the frames
  /// that views report.
  func placeLayers() {
    layers.place()
    motion.departures.place()
    root.viewsDidMove?()
  }
}
