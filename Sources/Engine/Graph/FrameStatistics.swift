// SPDX-License-Identifier: MIT
// Views: the cost of frames, in counts.

/// Counts of the work done since they were last taken.
package struct FrameStatistics: Hashable, Sendable {
  /// The number of nodes in the graph.
  package var nodes = 0
  /// The number of bodies that ran.
  package var bodies = 0
  /// The number of nodes whose size was computed.
  package var measured = 0
  /// The number of nodes whose contents were placed.
  package var placed = 0
  /// The number of nodes that painted.
  package var painted = 0
  /// The number of cells in the damaged rectangles.
  package var damagedCells = 0
  /// The number of bytes written.
  package var bytes = 0

  /// Returns the counts of the work done after `earlier`.
  func since(_ earlier: FrameStatistics) -> FrameStatistics {
    var rest = self
    rest.bodies -= earlier.bodies
    rest.measured -= earlier.measured
    rest.placed -= earlier.placed
    rest.painted -= earlier.painted
    rest.damagedCells -= earlier.damagedCells
    rest.bytes -= earlier.bytes
    return rest
  }
}
