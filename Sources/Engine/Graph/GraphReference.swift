// SPDX-License-Identifier: MIT
// Views: a reference to a graph from objects that may outlive it.

/// A reference to a graph that becomes `nil` when the graph is gone.
///
/// Not a weak reference, because each retain of the graph would then go through a side table, and a
/// first frame makes a hundred thousand retains.
@propertyWrapper
package struct GraphReference {
  private let graph: Unmanaged<Graph>?
  private let life: GraphLife?

  package init(wrappedValue: Graph?) {
    graph = wrappedValue.map { Unmanaged.passUnretained($0) }
    life = wrappedValue?.life
  }

  package var wrappedValue: Graph? {
    guard let graph, let life, !life.isOver else { return nil }
    return graph.takeUnretainedValue()
  }
}
