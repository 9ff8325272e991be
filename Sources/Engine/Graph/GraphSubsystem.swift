// SPDX-License-Identifier: MIT
// Views: a part of a graph that is responsible for one area, with its own state.

/// A part of a graph that is responsible for one area, with its own state.
///
/// A subsystem refers to its graph without owning it. The graph creates its subsystems before
/// itself, so that its properties are constants. A subsystem in a variable would be retained at
/// each access, which costs a tenth of a small frame.
package class GraphSubsystem {
  @exclusivity(unchecked) private final var reference: Unmanaged<Graph>?

  /// The graph that the subsystem belongs to.
  @inline(__always) final var graph: Graph {
    reference.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0 }
  }

  /// Connects the subsystem to its graph. Called once, before anything else.
  func attach(to graph: Graph) { reference = .passUnretained(graph) }
}
