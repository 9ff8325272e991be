// SPDX-License-Identifier: MIT
// Organism: a list of the rows of a tree, and their keys.

import CuriumControls
import CuriumLists

/// A list of the visible rows of a tree. Keys, clicks and actions of screen readers expand and
/// collapse them.
struct TreeList<Item: Identifiable, Row: View>: View {
  private let tree: TreeExpansion<Item>
  private let roots: [Item]
  private let rows: TreeRows<Item>
  private let isSorted: Bool
  private let selection: RowSelection<Item.ID>
  private let move: (@MainActor (RangeSet<Int>, Int) -> Void)?
  private let content: @MainActor (Item, TreeMark) -> Row
  @State private var selectability = RowSelectability()
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.treeMove) private var treeMove
  @Environment(\.strings) private var strings
  @Environment(\.announce) private var announce

  /// Creates a list of `rows`, which are the visible ones of `tree`.
  ///
  /// - Parameters:
  ///   - tree: The children of the items, and the expanded ones.
  ///   - rows: The visible rows.
  ///   - roots: The items at the top level.
  ///   - isSorted: `true` if the rows are in another order than the items.
  ///   - selection: The ids of the selected items.
  ///   - move: Moves branches of rows among those with the same parent. With `nil`, rows can only
  ///    move to any parent, with `.onMove(of:perform:)`.
  ///   - content: Returns the row of an item, which contains the given mark.
  init(
    _ tree: TreeExpansion<Item>, _ rows: TreeRows<Item>, of roots: [Item],
    selection: RowSelection<Item.ID>, isSorted: Bool = false,
    move: (@MainActor (RangeSet<Int>, Int) -> Void)? = nil,
    content: @escaping @MainActor (Item, TreeMark) -> Row
  ) {
    self.tree = tree
    self.roots = roots
    self.rows = rows
    self.isSorted = isSorted
    self.selection = selection
    self.move = move
    self.content = content
  }

  var body: some View {
    let (rows, isSorted, movable) = (self.rows, self.isSorted, self.movable)
    // Read once, because an app can compute it.
    let expanded = tree.expanded.wrappedValue
    List(rows: selection) {
      ForEach(rows.all) { line($0, expanded) }
        .onMove(perform: branchMove(in: movable), outline: movable) {
          isSorted ? nil : rows.branch(around: $0, beside: $1)
        }
    }
    .rowCommand(
      command(strings.expandBranch, "*", "alt+right", id: "tree.expand-branch"),
      action: expansion
    )
    .rowCommand(
      command(strings.collapseBranch, "alt+left", id: "tree.collapse-branch"), action: collapsing
    )
    .rowCommand(command(strings.nextSibling, "alt+pgdn", id: "tree.next-sibling")) {
      siblingMove(from: $0, toNext: true)
    }
    .rowCommand(command(strings.previousSibling, "alt+pgup", id: "tree.previous-sibling")) {
      siblingMove(from: $0, toNext: false)
    }
    .rowSelectability(selectability)
    .focused($isFocused)
    .onRowKeyPress(keys: [.leftArrow, .rightArrow]) { press, id in
      if selection.hasSeveral { return .ignored }
      return press.key == .rightArrow ? goIn(id) : goOut(id)
    }
    .foldHint(for: selection, keys: foldKeys)
    .onActivate(where: { id in rows[id].map { tree.isBranch($0.item) } ?? false }) { ids in
      tree.toggle(ids.compactMap { rows[$0]?.item })
    }
  }

  /// The rows, if the user can move them to any parent.
  private var movable: MovableTree<Item>? {
    guard move == nil, let treeMove, treeMove.idType == Item.ID.self else { return nil }
    return MovableTree(tree: tree, roots: roots, rows: rows, isSorted: isSorted, action: treeMove)
  }

  /// Returns the action that moves branches among those with the same parent.
  private func branchMove(in movable: MovableTree<Item>?)
    -> (@MainActor (RangeSet<Int>, Int) -> Void)?
  {
    guard let movable else { return move }
    return { movable.move($0, to: $1) }
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
      guard let next = firstRow(inside: index) else { return .ignored }
      selection.select(next.id)
    } else {
      keepSelected(row.id)
      tree.toggle([row.item])
    }
    return .handled
  }

  /// Returns the first row inside a row that the user can select. The first child may be shown
  /// elsewhere.
  private func firstRow(inside index: Int) -> TreeRow<Item>? {
    let depth = rows.all[index].depth
    let inner = rows.all[(index + 1)...].lazy.prefix { $0.depth > depth }
    return inner.first { selectability.allows($0.id) }
  }

  /// Returns the keys that act on a row.
  private func foldKeys(_ id: Item.ID) -> FoldKeys? {
    guard let index = rows.places[id] else { return nil }
    switch tree.isOpen(rows.all[index].item) {
    case false?: return .both
    case true?: return firstRow(inside: index) == nil ? .left : .both
    case nil: return rows.all[index].depth > 0 ? .left : .neither
    }
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

  // MARK: Commands

  /// A command for the current row. Hints would show it in every row.
  private func command(_ title: String, _ keys: KeySequence..., id: String) -> KeyBinding {
    KeyBinding(title, keys, id: id, hintPriority: .hidden)
  }

  /// Returns the action that expands a row and all rows inside it; `nil` if it has no children.
  private func expansion(of id: Item.ID) -> (@MainActor () -> Void)? {
    guard let row = rows[id], tree.isBranch(row.item) else { return nil }
    return {
      if !selection.hasSeveral { keepSelected(id) }
      if tree.expandBranch(of: row.item) { return }
      announce(Strings.fill(strings.expandedPart, "\(TreeExpansion<Item>.longestBranch)"))
    }
  }

  /// Returns the action that collapses a row and all rows inside it; `nil` if it isn't expanded.
  private func collapsing(of id: Item.ID) -> (@MainActor () -> Void)? {
    guard let index = rows.places[id], tree.isOpen(rows.all[index].item) == true else { return nil }
    let inside = rows.all[index..<rows.end(of: index)].map(\.id)
    return {
      if !selection.hasSeveral { keepSelected(id) }
      tree.expanded.wrappedValue.subtract(inside)
    }
  }

  /// Returns the action that moves to the next or the previous row with the same parent that the
  /// user can select; `nil` if there is none.
  private func siblingMove(from id: Item.ID, toNext isNext: Bool) -> (@MainActor () -> Void)? {
    if selection.hasSeveral { return nil }
    var place = rows.places[id].flatMap { rows.sibling(of: $0, isNext: isNext) }
    while let other = place, !selectability.allows(rows.all[other].id) {
      place = rows.sibling(of: other, isNext: isNext)
    }
    guard let place else { return nil }
    let next = rows.all[place].id
    return { selection.select(next) }
  }
}
