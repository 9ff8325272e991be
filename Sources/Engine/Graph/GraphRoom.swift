// SPDX-License-Identifier: MIT
// Engine: a part of a graph with state of its own.

/// A part of a graph with state of its own.
///
/// It refers to its graph without owning it. The graph makes it before itself, so that its properties
/// are constants: a room in a variable would be retained at each look, a tenth of a small frame.
package class GraphRoom {
  @exclusivity(unchecked) private final var reference: Unmanaged<Graph>?

  /// The graph that the room belongs to.
  @inline(__always) final var graph: Graph {
    reference.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0 }
  }

  /// Joins the room to its graph. Called once, before anything else.
  func attach(to graph: Graph) { reference = .passUnretained(graph) }
}
