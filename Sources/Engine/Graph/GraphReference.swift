// SPDX-License-Identifier: MIT
// Engine: a reference to a graph from what may outlive it.

/// Refers to a graph while it lives; nil afterwards.
///
/// Not a weak reference: with one of those, each retain of the graph goes the slow way through a side
/// table, and a first frame makes a hundred thousand.
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
