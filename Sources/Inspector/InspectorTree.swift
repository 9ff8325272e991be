// SPDX-License-Identifier: MIT
// Views: the nodes of an app as expandable rows.

@_spi(Nodes) import CuriumEngine
import CuriumControls

/// The expanded nodes, and the resulting rows.
struct InspectorTree {
  /// The maximum number of rows, without those around the revealed node.
  static let mostRows = 2_000
  /// The maximum number of children of an initially expanded node.
  private static let mostChildren = 50

  private var opened: Set<ObjectIdentifier> = []
  private var closed: Set<ObjectIdentifier> = []
  /// The nodes of the rows. They are kept alive, so that no new node gets the identity of a removed
  /// one.
  private var nodes: [ObjectIdentifier: Node] = [:]
  /// The node that was revealed last, and those around it. They have rows even if the others don't.
  private var path: [ObjectIdentifier: Node] = [:]

  /// Returns the node of a row, unless it was unmounted.
  func node(_ id: ObjectIdentifier?) -> Node? {
    id.flatMap { nodes[$0] }.flatMap { $0.flags.contains(.unmounted) ? nil : $0 }
  }

  /// Returns the rows of a graph: its views, or all of its nodes.
  mutating func rows(of graph: Graph, showingAll: Bool) -> [InspectedRow] {
    var rows: [InspectedRow] = []
    nodes = [:]
    for child in Self.children(of: graph.root, showingAll) {
      add(child, depth: 0, graph.focus.current, showingAll, &rows)
    }
    return rows
  }

  private mutating func add(
    _ node: Node, depth: Int, _ focused: Node?, _ showingAll: Bool, _ rows: inout [InspectedRow]
  ) {
    let id = ObjectIdentifier(node)
    if rows.count >= Self.mostRows, path[id] == nil { return }
    let children = Self.children(of: node, showingAll)
    let isOpen =
      opened.contains(id) || !closed.contains(id) && children.count <= Self.mostChildren
    nodes[id] = node
    rows.append(
      InspectedRow(
        id: id, name: node.shownName ?? Self.innerName(of: node), depth: depth,
        isExpanded: children.isEmpty ? nil : isOpen, hasFocus: node === focused))
    if isOpen {
      for child in children { add(child, depth: depth + 1, focused, showingAll, &rows) }
    }
  }

  /// Returns the name of a node that isn't a view of the app, such as `Environment` or `Padding`.
  static func innerName(of node: Node) -> String {
    let name = node.plainName
    return name.hasSuffix("Node") ? String(name.dropLast(4)) : name
  }

  /// Returns the nearest descendants that are shown. Stops when there are too many.
  private static func children(of node: Node, _ showingAll: Bool) -> [Node] {
    var found: [Node] = []
    collect(below: node, showingAll, &found)
    return found
  }

  private static func collect(below node: Node, _ showingAll: Bool, _ found: inout [Node]) {
    var child = node.firstChild
    while let current = child, found.count <= mostRows {
      if showingAll || current.shownName != nil {
        found.append(current)
      } else {
        collect(below: current, showingAll, &found)
      }
      child = current.nextSibling
    }
  }

  /// Expands the nodes around a node.
  mutating func reveal(_ node: Node?) {
    path = [:]
    guard let node else { return }
    for current in node.selfAndAncestors {
      path[ObjectIdentifier(current)] = current
      if current !== node { opened.insert(ObjectIdentifier(current)) }
    }
  }

  mutating func expand(_ id: ObjectIdentifier?) {
    guard let id else { return }
    closed.remove(id)
    opened.insert(id)
  }

  mutating func collapse(_ id: ObjectIdentifier?) {
    guard let id else { return }
    opened.remove(id)
    closed.insert(id)
  }
}
