// SPDX-License-Identifier: MIT
// Views: a part of a graph with its own state.

/// A part of a graph with its own state.
///
/// Refers to its graph without owning it. The graph creates its rooms before itself, so that its
/// properties are constants. A room in a variable would be retained at each access, which costs a
/// tenth of a small frame.
package class GraphRoom {
  @exclusivity(unchecked) private final var reference: Unmanaged<Graph>?

  /// The graph that the room belongs to.
  @inline(__always) final var graph: Graph {
    reference.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0 }
  }

  /// Connects the room to its graph. Called once, before anything else.
  func attach(to graph: Graph) { reference = .passUnretained(graph) }
}
