// SPDX-License-Identifier: MIT
// Views: a list of mounted nodes that have registered.

/// Registered nodes, in order. The list doesn't retain them: each removes itself at unmount.
package struct NodeList<Element: Node>: Sequence {
  private struct Entry {
    unowned let node: Element
  }

  private var entries: ContiguousArray<Entry> = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }
  package var last: Element? { entries.last?.node }

  package mutating func append(_ node: Element) { entries.append(Entry(node: node)) }

  /// Removes a node. Fast for nodes near the start, because nodes usually unmount in order.
  package mutating func remove(_ node: Node) {
    if let index = entries.firstIndex(where: { $0.node === node }) { entries.remove(at: index) }
  }

  package func makeIterator() -> some IteratorProtocol<Element> {
    entries.lazy.map(\.node).makeIterator()
  }
}
