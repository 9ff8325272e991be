// SPDX-License-Identifier: MIT
// Engine: what frames cost, in counts.

/// What was done since the counts were last taken.
package struct FrameStatistics: Hashable, Sendable {
  /// Nodes in the graph.
  package var nodes = 0
  /// Bodies that ran.
  package var bodies = 0
  /// Nodes whose size was computed.
  package var measured = 0
  /// Nodes whose contents were placed.
  package var placed = 0
  /// Nodes that painted.
  package var painted = 0
  /// Cells in the damaged rectangles.
  package var damagedCells = 0
  /// Bytes written.
  package var bytes = 0

  package init() {}

  /// What was done after `earlier`.
  package func since(_ earlier: FrameStatistics) -> FrameStatistics {
    var rest = self
    rest.bodies -= earlier.bodies
    rest.measured -= earlier.measured
    rest.placed -= earlier.placed
    rest.painted -= earlier.painted
    rest.damagedCells -= earlier.damagedCells
    rest.bytes -= earlier.bytes
    return rest
  }

  /// Sets every count to zero except the number of nodes, which are still there.
  mutating func reset() {
    let nodes = nodes
    self = FrameStatistics()
    self.nodes = nodes
  }
}
