// SPDX-License-Identifier: MIT
// Tool: what a workload is, and what measuring one gives.

import CuriumTerminal

/// One of the standard workloads on a screen of 200×60 cells.
@MainActor protocol Workload {
  /// Its name, as in `W1`.
  static var name: String { get }
  /// The name by which the reference program knows its floor; nil where there is none.
  static var floorName: String? { get }
  /// The name by which the ncurses program knows it; nil where it has none.
  static var baselineName: String? { get }
  /// Prepares everything that is not measured, to write into `device`.
  init(device: CountingDevice)
  /// Draws and presents one frame.
  func frame(_ number: Int)
}

/// What one frame costs.
struct Measurement {
  var microseconds: Double
  var bytes: Double
  var writes: Double
  /// Heap allocations; nil where they cannot be counted.
  var allocations: Double?
}

/// The screen of all workloads.
let screen = CellSize(width: 200, height: 60)
