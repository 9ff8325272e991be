// SPDX-License-Identifier: MIT
// Testing: the cost of frames.

import CuriumEngine

/// The cost of frames.
public struct Statistics: Hashable, Sendable {
  let counts: FrameStatistics

  /// The number of nodes in the graph at the moment.
  public var nodes: Int { counts.nodes }
  /// The number of bodies that ran.
  public var bodies: Int { counts.bodies }
  /// The number of nodes whose size was computed.
  public var measured: Int { counts.measured }
  /// The number of nodes whose contents were placed.
  public var placed: Int { counts.placed }
  /// The number of nodes that painted.
  public var painted: Int { counts.painted }
  /// The number of cells in the rectangles that were painted.
  public var damagedCells: Int { counts.damagedCells }
  /// The number of bytes that were written.
  public var bytes: Int { counts.bytes }
}
