// SPDX-License-Identifier: MIT
// Views: a part of a graph with its own state.

/// A part of a graph with its own state.
///
/// Refers to its graph without owning it. The graph creates its parts before itself, so that its
/// properties are constants. A part in a variable would be retained at each access, which costs a
/// tenth of a small frame.
package class GraphRoom {
  @exclusivity(unchecked) private final var reference: Unmanaged<Graph>?

  /// The graph that the part belongs to.
  @inline(__always) final var graph: Graph {
    reference.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0 }
  }

  /// Connects the part to its graph. Called once, before anything else.
  func attach(to graph: Graph) { reference = .passUnretained(graph) }
}
