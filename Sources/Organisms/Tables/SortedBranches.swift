// SPDX-License-Identifier: MIT
// Organism: the order of the rows of a table, sorted within their parents.

/// The most recent order of the rows of a table: one for the elements at the top level, and one for
/// the children of each expanded row.
@MainActor final class SortedBranches<ID: Hashable> {
  private var branches: [ID?: SortedLevels] = [:]

  nonisolated init() {}

  /// Returns the offsets of rows with the same parent, sorted by several columns; see
  /// `SortedLevels`. At the top level, the parent is `nil`.
  func places<Row>(
    of rows: any Collection<Row>, inside parent: ID? = nil, _ columns: [DataColumn<Row>],
    by orders: [DataSortOrder]
  ) -> [Int]? {
    let levels = branches[parent] ?? SortedLevels()
    branches[parent] = levels
    return levels.places(of: rows, columns, by: orders)
  }

  /// Returns the visible rows of a tree, sorted within their parents.
  func rows<Item: Identifiable>(
    of tree: TreeExpansion<Item>, _ roots: [Item], _ columns: [DataColumn<Item>],
    by orders: [DataSortOrder]
  ) -> TreeRows<Item> where Item.ID == ID {
    let rows = tree.rows(of: roots) { places(of: $0, inside: $1, columns, by: orders) }
    // Parents that are no longer shown need no order.
    branches = branches.filter { branch in branch.key.map { rows[$0] != nil } ?? true }
    return rows
  }
}
