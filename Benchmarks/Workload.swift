// SPDX-License-Identifier: MIT
// Tool: a workload, and the result of measuring it.

import CuriumTerminal

/// One of the standard workloads on a screen of 200×60 cells.
@MainActor protocol Workload {
  /// Its name, such as `W1`.
  static var name: String { get }
  /// Its name in the reference program for the lower bound; `nil` if it has none.
  static var floorName: String? { get }
  /// Its name in the ncurses program; `nil` if it has none.
  static var baselineName: String? { get }
  /// Prepares everything that isn't measured. Frames go to `device`.
  init(device: CountingDevice)
  /// Draws and presents one frame.
  func frame(_ number: Int)
}

/// The cost of one frame.
struct Measurement {
  var microseconds: Double
  var bytes: Double
  var writes: Double
  /// Heap allocations; `nil` if they can't be counted.
  var allocations: Double?
}

/// The screen size of all workloads.
let screen = CellSize(width: 200, height: 60)
