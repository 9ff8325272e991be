// SPDX-License-Identifier: MIT
// Views: a list of mounted nodes that have registered.

/// Registered nodes, in order. The list doesn't retain them: each node removes itself when it
/// unmounts.
package struct NodeList<Element: Node>: Sequence {
  private struct Entry {
    unowned let node: Element
  }

  private var entries: ContiguousArray<Entry> = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }
  package var last: Element? { entries.last?.node }

  /// Returns whether the list contains `node`.
  package func contains(_ node: Node) -> Bool {
    for entry in entries where entry.node === node { return true }
    return false
  }

  package mutating func append(_ node: Element) { entries.append(Entry(node: node)) }

  package mutating func remove(_ node: Node) { entries.removeAll { $0.node === node } }

  package func makeIterator() -> some IteratorProtocol<Element> {
    entries.lazy.map(\.node).makeIterator()
  }
}
