// SPDX-License-Identifier: MIT
// Organism: a list of the rows of a tree, and their keys.

import CuriumControls
import CuriumLists

/// A list of the visible rows of a tree. Keys, clicks and actions of screen readers expand and
/// collapse them.
struct TreeList<Item: Identifiable, Row: View>: View {
  private let tree: TreeExpansion<Item>
  private let rows: TreeRows<Item>
  private let selection: RowSelection<Item.ID>
  private let move: (@MainActor (RangeSet<Int>, Int) -> Void)?
  private let content: @MainActor (Item, TreeMark) -> Row
  @State private var selectability = RowSelectability()
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings

  /// Creates a list of `rows`, which are the visible ones of `tree`.
  ///
  /// - Parameters:
  ///   - tree: The children of the items, and the expanded ones.
  ///   - rows: The visible rows.
  ///   - selection: The ids of the selected items.
  ///   - move: Moves branches of rows; with `nil`, the user can't move rows.
  ///   - content: Returns the row of an item, which contains the given mark.
  init(
    _ tree: TreeExpansion<Item>, _ rows: TreeRows<Item>, selection: RowSelection<Item.ID>,
    move: (@MainActor (RangeSet<Int>, Int) -> Void)? = nil,
    content: @escaping @MainActor (Item, TreeMark) -> Row
  ) {
    self.tree = tree
    self.rows = rows
    self.selection = selection
    self.move = move
    self.content = content
  }

  var body: some View {
    let rows = rows
    // Read once, because an app can compute it.
    let expanded = tree.expanded.wrappedValue
    List(rows: selection) {
      ForEach(rows.all) { line($0, expanded) }
        .onMove(perform: move) { rows.branch(around: $0, beside: $1) }
    }
    .rowSelectability(selectability)
    .focused($isFocused)
    .onRowKeyPress(keys: [.leftArrow, .rightArrow]) { press, id in
      if selection.hasSeveral { return .ignored }
      return press.key == .rightArrow ? goIn(id) : goOut(id)
    }
    .foldHint(for: selection) { id in
      rows[id].map { tree.isBranch($0.item) ? .both : $0.depth > 0 ? .left : .neither }
    }
    .onActivate(where: { id in rows[id].map { tree.isBranch($0.item) } ?? false }) { ids in
      tree.toggle(ids.compactMap { rows[$0]?.item })
    }
  }

  private func line(_ row: TreeRow<Item>, _ expanded: Set<Item.ID>) -> some View {
    let isOpen: Bool? = tree.isBranch(row.item) ? expanded.contains(row.id) : nil
    let mark = TreeMark(
      level: row.depth, lines: row.lines, isOpen: isOpen, isEnabled: isEnabled
    ) {
      isFocused = true
      if selectability.allows(row.id) { keepSelected(row.id) }
      tree.toggle([row.item])
    }
    return content(row.item, mark)
      .accessibilityTreeRow(
        level: row.depth + 1, isExpanded: isOpen,
        action: isEnabled ? isOpen.map { $0 ? strings.collapse : strings.expand } : nil
      ) { tree.toggle([row.item]) }
  }

  /// Selects a row before it is expanded or collapsed, unless it is already selected: selecting it
  /// again could have an effect, such as scrolling to it.
  private func keepSelected(_ id: Item.ID) {
    if selection.only != id { selection.select(id) }
  }

  /// Expands a row, or moves to the first row inside.
  private func goIn(_ id: Item.ID) -> KeyPress.Result {
    guard let index = rows.places[id], let isOpen = tree.isOpen(rows.all[index].item) else {
      return .ignored
    }
    let row = rows.all[index]
    if isOpen {
      // The first child may be shown elsewhere.
      let inner = rows.all[(index + 1)...].lazy.prefix { $0.depth > row.depth }
      if let next = inner.first(where: { selectability.allows($0.id) }) {
        selection.select(next.id)
      }
    } else {
      keepSelected(row.id)
      tree.toggle([row.item])
    }
    return .handled
  }

  /// Collapses a row, or moves to its parent.
  private func goOut(_ id: Item.ID) -> KeyPress.Result {
    guard let index = rows.places[id] else { return .ignored }
    let row = rows.all[index]
    if tree.isOpen(row.item) == true {
      keepSelected(row.id)
      tree.toggle([row.item])
      return .handled
    }
    var place = rows.parent(of: index)
    while let outer = place {
      if selectability.allows(rows.all[outer].id) {
        selection.select(rows.all[outer].id)
        return .handled
      }
      place = rows.parent(of: outer)
    }
    return .ignored
  }
}
