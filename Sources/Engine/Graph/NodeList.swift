// SPDX-License-Identifier: MIT
// Views: nodes that registered somewhere while they are mounted.

/// Nodes that registered somewhere, in order. The list doesn't keep them alive: each node removes
/// itself when it unmounts.
package struct NodeList<Element: Node>: Sequence {
  private struct Entry {
    unowned let node: Element
  }

  private var entries: ContiguousArray<Entry> = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }
  package var last: Element? { entries.last?.node }

  /// Whether the list contains `node`.
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
