// SPDX-License-Identifier: MIT
// Views: the life of a graph.

import CuriumLibc

/// The life of a graph. Shared with objects that may outlive the graph.
final class GraphLife: @unchecked Sendable {
  var isOver = false

  /// Identifies the running thread.
  static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
