// SPDX-License-Identifier: MIT
// Views: the rows of a list that exist.

@_spi(Nodes) import CuriumEngine

extension ListNode {
  /// The collections of the list, in the order of their rows.
  var collections: [LazyCollectionNode] {
    var found: [LazyCollectionNode] = []
    func collect(_ node: Node) {
      if let collection = node.lazyCollection, collection.stack.list === self {
        found.append(collection)
      }
      node.forEachChild(collect)
    }
    collect(self)
    return found
  }

  /// The rows that exist, in order.
  var rows: [ListRowNode] {
    var found: [ListRowNode] = []
    func collect(_ node: Node) {
      if let row = node.listRow, row.stack.list === self, row.isLeaf {
        found.append(row)
      } else {
        node.forEachChild(collect)
      }
    }
    collect(self)
    return found
  }
}
