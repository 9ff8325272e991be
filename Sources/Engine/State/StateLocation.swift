// SPDX-License-Identifier: MIT
// Views: the storage of a state, and the nodes whose bodies read it.

/// A state that nodes depend on.
protocol AnyStateLocation: AnyObject {
  @MainActor func forget(_ node: Node)
}

/// The storage of a state, and the nodes whose bodies read it.
package final class StateLocation<Value>: BindingLocation<Value>, AnyStateLocation,
  @unchecked Sendable
{
  private var value: Value
  private unowned(unsafe) let graph: Graph
  private let life: GraphLife
  private var readers = NodeList<Node>()

  package init(value: Value, graph: Graph) {
    self.value = value
    self.graph = graph
    self.life = graph.life
  }

  package override func get() -> Value {
    if life.isOver { return value }
    // The reader is asked, because it depends on few states, but a state can have many readers.
    if let reader = graph.evaluating, reader.dependencies.note(self) { readers.append(reader) }
    return value
  }

  package override func set(_ newValue: Value) {
    if life.isOver {
      value = newValue
      return
    }
    if areIdentical(value, newValue) { return }
    value = newValue
    if let culprit = graph.evaluating, !graph.diagnostics.allowsChange(of: "state", by: culprit) {
      for reader in readers { graph.diagnostics.postpone(reader) }
      return
    }
    for reader in readers { graph.invalidate(reader) }
  }

  @MainActor func forget(_ node: Node) {
    readers.remove(node)
  }
}
