// SPDX-License-Identifier: MIT
// Views: the life of a graph, and the thread that holds it.

import CuriumLibc

/// The life of a graph, and the thread that holds it. Shared with objects that may outlive the
/// graph.
final class GraphLife: @unchecked Sendable {
  var isOver = false
  // Other threads read this without synchronization, to compare it with their own identifier. It is
  // one machine word, so they see the old or the new value, and only the writing thread can see its
  // own identifier.
  /// The thread that currently holds the main actor on behalf of the graph.
  var activeThread: UInt = 0

  /// `true` if the running thread holds the main actor on behalf of the graph.
  var isHeldHere: Bool { activeThread == Self.currentThread }

  /// Identifies the running thread.
  static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
