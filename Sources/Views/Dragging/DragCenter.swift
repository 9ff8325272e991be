// SPDX-License-Identifier: MIT
// Views: connects the dragged value with the drop destination under the pointer.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// A node that takes dropped values.
protocol DropTarget: Node {
  /// Returns whether the node is enabled and takes values of the type of `payload`.
  func accepts(_ payload: Any) -> Bool
  /// Called when the pointer enters or leaves the node with such a value, and when the drag ends.
  @MainActor func setTargeted(_ isTargeted: Bool)
  /// Called when the value is dropped at a cell of the screen.
  @MainActor func drop(_ payload: Any, at point: CellPoint)
}

/// The dragged value of a graph, and its drop destinations.
final class DragCenter: GraphService {
  /// The dragged value; `nil` while nothing is dragged.
  private(set) var payload: Any?
  private var point = CellPoint.zero
  private var targets: [ObjectIdentifier: any DropTarget] = [:]
  /// The destination under the pointer.
  private var current: (any DropTarget)?

  init(graph: Graph) {}

  // MARK: Destinations

  func add(_ target: any DropTarget) { targets[ObjectIdentifier(target)] = target }

  /// Forgets a destination that was removed. Returns whether it was under the pointer.
  func remove(_ target: any DropTarget) -> Bool {
    targets[ObjectIdentifier(target)] = nil
    guard current === target else { return false }
    current = nil
    return true
  }

  // MARK: The drag

  func begin(_ payload: Any) { self.payload = payload }

  /// Finds the innermost destination at a cell of the screen that takes the value.
  @MainActor func aim(at point: CellPoint, in graph: Graph) {
    self.point = point
    aim(in: graph)
  }

  /// Finds the destination under the pointer again, because the destinations have changed.
  @MainActor func aim(in graph: Graph) {
    guard let payload else { return }
    var found: (any DropTarget)?
    for node in graph.pointer.node(at: point).selfAndAncestorsInLayer {
      guard let target = targets[ObjectIdentifier(node)], target.accepts(payload) else { continue }
      found = target
      break
    }
    if found === current { return }
    let old = current
    current = found
    old?.setTargeted(false)
    found?.setTargeted(true)
  }

  /// Drops the value at a cell of the screen.
  @MainActor func drop(at point: CellPoint, in graph: Graph) {
    aim(at: point, in: graph)
    let (value, target) = (payload, current)
    end()
    if let value { target?.drop(value, at: point) }
  }

  /// Ends the drag. Does nothing if none is in progress.
  @MainActor func end() {
    payload = nil
    let target = current
    current = nil
    target?.setTargeted(false)
  }
}
