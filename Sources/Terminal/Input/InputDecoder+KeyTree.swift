// SPDX-License-Identifier: MIT
// Terminal: the key sequences of a terminal as a tree, to find the longest match byte by byte.

extension InputDecoder {
  /// A tree of key sequences by their bytes. A node represents the bytes on the path to it, so a
  /// decoder that waits for more bytes only stores a node number.
  struct KeyTree: Sendable {
    private struct Node: Sendable {
      var byte: UInt8
      var depth: Int
      var parent: Int
      var firstChild = 0
      var nextSibling = 0
      var press: KeyPress?
    }

    private var nodes = [Node(byte: 0, depth: 0, parent: 0)]

    init(_ keys: [(bytes: [UInt8], press: KeyPress)]) {
      let mark = Array("\u{1B}[200~".utf8)
      for key in keys where key.bytes.count <= 64 && !key.bytes.isEmpty {
        let holdsMark = key.bytes.indices.contains { key.bytes[$0...].starts(with: mark) }
        if !holdsMark { insert(key.bytes, key.press) }
      }
    }

    private mutating func insert(_ bytes: [UInt8], _ press: KeyPress) {
      var node = 0
      for byte in bytes {
        if let next = child(of: node, byte) {
          node = next
          continue
        }
        var added = Node(byte: byte, depth: nodes[node].depth + 1, parent: node)
        added.nextSibling = nodes[node].firstChild
        nodes[node].firstChild = nodes.count
        node = nodes.count
        nodes.append(added)
      }
      if nodes[node].press == nil { nodes[node].press = press }
    }

    var isEmpty: Bool { nodes.count == 1 }

    func hasChildren(_ node: Int) -> Bool { nodes[node].firstChild != 0 }

    func depth(of node: Int) -> Int { nodes[node].depth }

    func child(of node: Int, _ byte: UInt8) -> Int? {
      var child = nodes[node].firstChild
      while child != 0 {
        if nodes[child].byte == byte { return child }
        child = nodes[child].nextSibling
      }
      return nil
    }

    /// Returns the longest key that is a prefix of the bytes on the path to `node`.
    func longestKey(endingAt node: Int) -> (press: KeyPress, length: Int)? {
      var node = node
      while node != 0 {
        if let press = nodes[node].press { return (press, nodes[node].depth) }
        node = nodes[node].parent
      }
      return nil
    }

    /// Returns the byte at `depth`, counted from 1, on the path to `node`.
    func byte(at depth: Int, onTheWayTo node: Int) -> UInt8 {
      var node = node
      while nodes[node].depth > depth { node = nodes[node].parent }
      return nodes[node].byte
    }
  }
}
