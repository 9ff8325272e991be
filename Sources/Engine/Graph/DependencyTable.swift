// SPDX-License-Identifier: MIT
// Views: the dependencies of nodes without a body.

/// The dependencies of nodes without a body. Few of them have any, so the nodes don't store them.
final class DependencyTable: GraphService {
  private var entries: [ObjectIdentifier: Dependencies] = [:]

  init(graph: Graph) {}

  /// Returns the dependencies of `node`, which are created on the first call.
  func dependencies(of node: Node) -> Dependencies {
    if let known = entries[ObjectIdentifier(node)] { return known }
    let made = Dependencies()
    entries[ObjectIdentifier(node)] = made
    return made
  }

  /// Removes and returns the dependencies of `node`.
  func remove(_ node: Node) -> Dependencies? { entries.removeValue(forKey: ObjectIdentifier(node)) }
}
