// SPDX-License-Identifier: MIT
// Views: the life of a graph, and the thread that holds it.

import CuriumLibc

/// The life of a graph, and the thread that holds it. Shared with objects that may outlive the
/// graph.
final class GraphLife: @unchecked Sendable {
  var isOver = false
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
