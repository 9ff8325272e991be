// SPDX-License-Identifier: MIT
// Organism: a tree of rows that can be expanded.

public import CuriumLists
import CuriumTokens
import CuriumControls

/// A tree of rows that can be expanded, with a selection.
///
/// Lines in the indentation connect the rows inside the same parent. The children of a row are
/// requested only while it is visible or expanded, so a tree can show a whole disk. Of rows with
/// the same id, only the first one is shown.
///
/// *Sizing:* fills the available space; as tall as its rows if the height is unspecified. The
/// indentation of deep rows is limited: a row keeps 20 columns, or half of the width.
/// *Keys:* those of `List`; → expands a row or moves to the first row inside, ← collapses it or
/// moves to its parent; they never leave the tree. Return toggles a row. A double click and a click
/// on the chevron toggle it too. Return and a double click activate a row without children; see
/// `onActivate(of:perform:)`. Option-Up and Option-Down move the selected rows among those with the
/// same parent, with `onMove(perform:)`. Screen readers get the level of a row, and the action
/// Expand or Collapse.
/// *Tokens:* `tree.*`, `sidebar.*` for the selected row.
///
///     struct Folder: Identifiable {
///       let id: String
///       var folders: [Folder]?
///     }
///     let root = Folder(id: "Sources", folders: [Folder(id: "Views")])
///     TreeView([root], children: { $0.folders }) { Text($0.id) }
public struct TreeView<Item: Identifiable, Row: View>: View {
  private let roots: [Item]
  private let children: @MainActor (Item) -> [Item]?
  private let selection: RowSelection<Item.ID>?
  private let expanded: Binding<Set<Item.ID>>?
  private let content: (Item) -> Row
  var move: (@MainActor (RangeSet<Int>, Int, Item.ID?) -> Void)?
  @State private var chosen: Item.ID?
  @State private var ownOpen: Set<Item.ID> = []
  @State private var selectability = RowSelectability()
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings

  /// Creates a tree of `roots`, in which the user can select one row.
  ///
  /// - Parameters:
  ///   - roots: The items at the top level.
  ///   - children: Returns the children of an item; `nil` if it can't be expanded.
  ///   - selection: The id of the selected item. With `nil`, the tree manages the selection itself.
  ///   - expanded: The ids of the expanded items. With `nil`, the tree manages them itself, and all
  ///    rows are initially collapsed.
  ///   - content: Returns the row of an item.
  public init(
    _ roots: [Item], children: @escaping @MainActor (Item) -> [Item]?,
    selection: Binding<Item.ID?>? = nil, expanded: Binding<Set<Item.ID>>? = nil,
    @ViewBuilder content: @escaping (Item) -> Row
  ) {
    self.roots = roots
    self.children = children
    self.selection = selection.map { .single($0) }
    self.expanded = expanded
    self.content = content
  }

  /// Creates a tree of `roots`, in which the user can select any number of rows.
  ///
  /// - Parameters:
  ///   - roots: The items at the top level.
  ///   - children: Returns the children of an item; `nil` if it can't be expanded.
  ///   - selection: The ids of the selected items. → and ← have no effect on several rows.
  ///   - expanded: The ids of the expanded items. With `nil`, the tree manages them itself, and all
  ///    rows are initially collapsed.
  ///   - content: Returns the row of an item.
  public init(
    _ roots: [Item], children: @escaping @MainActor (Item) -> [Item]?,
    selection: Binding<Set<Item.ID>>, expanded: Binding<Set<Item.ID>>? = nil,
    @ViewBuilder content: @escaping (Item) -> Row
  ) {
    self.roots = roots
    self.children = children
    self.selection = .multiple(selection)
    self.expanded = expanded
    self.content = content
  }

  /// The visible rows, in a list.
  public var body: some View {
    let rows = rows
    List(rows: choice) {
      ForEach(rows.all) { line($0) }
        .onMove(perform: moved(in: rows)) { rows.branch(around: $0, beside: $1) }
    }
    .rowSelectability(selectability)
    .focused($isFocused)
    .onRowKeyPress(keys: [.leftArrow, .rightArrow]) { press, id in
      if selection?.hasSeveral == true { return .ignored }
      return press.key == .rightArrow ? goIn(id, rows) : goOut(id, rows)
    }
    .foldHint(for: choice) { id in
      rows[id].map { isBranch($0) ? .both : $0.depth > 0 ? .left : .neither }
    }
    .keepsFocusSideways()
    .onActivate(where: { id in rows[id].map(isBranch) ?? false }) { ids in
      turn(ids.compactMap { rows[$0] })
    }
  }

  private func line(_ row: TreeRow<Item>) -> some View {
    let isOpen = isBranch(row) ? open.contains(row.id) : nil
    return TreeIndent(depth: row.depth) {
      Color.clear.frame(width: ComponentTokens.Tree.indent, height: 0)
      TreeGuides(level: row.depth, lines: row.lines)
      HStack(alignment: .top, spacing: ComponentTokens.Tree.spacing) {
        chevron(row, isOpen: isOpen)
        content(row.item)
      }
    }
    .accessibilityTreeRow(
      level: row.depth + 1, isExpanded: isOpen,
      action: isEnabled ? isOpen.map { $0 ? strings.collapse : strings.expand } : nil
    ) { turn([row]) }
  }

  private var choice: RowSelection<Item.ID> { selection ?? .single($chosen) }

  private var open: Set<Item.ID> {
    get { (expanded ?? $ownOpen).wrappedValue }
    nonmutating set { (expanded ?? $ownOpen).wrappedValue = newValue }
  }

  /// Draws the mark of a row that can be expanded. For other rows, `isOpen` is `nil`.
  private func chevron(_ row: TreeRow<Item>, isOpen: Bool?) -> some View {
    Image(systemName: isOpen == true ? "curium.section.open" : "curium.section.closed")
      .foregroundStyle(ComponentTokens.Tree.chevronColor)
      .hidden(isOpen == nil)
      .gesture(
        TapGesture().onEnded { _ in
          isFocused = true
          if selectability.allows(row.id) { choice.select(row.id) }
          turn([row])
        }, isEnabled: isEnabled)
  }

  // MARK: Rows

  /// The visible rows: the roots, and the children of expanded rows.
  private var rows: TreeRows<Item> {
    let open = open
    var rows = TreeRows<Item>()
    // A stack instead of recursion, so a tree can have any depth.
    var waiting = Self.level(0, of: roots)
    while let (row, offset) = waiting.popLast() {
      guard rows.append(row, at: offset) else { continue }
      guard open.contains(row.id), let inner = children(row.item) else { continue }
      waiting += Self.level(row.depth + 1, of: inner)
    }
    // From the end, because only the rows that are shown continue a line.
    var lines = TreeLines()
    for index in rows.all.indices.reversed() {
      rows.all[index].lines = lines.passRow(level: rows.all[index].depth)
    }
    return rows
  }

  /// Returns the rows of items at a depth and their indices, from the last one.
  private static func level(_ depth: Int, of items: [Item]) -> [(TreeRow<Item>, Int)] {
    items.indices.reversed().map { (TreeRow(item: items[$0], depth: depth), $0) }
  }

  private func isBranch(_ row: TreeRow<Item>) -> Bool { children(row.item) != nil }

  /// Expands or collapses rows that have children.
  private func turn(_ rows: [TreeRow<Item>]) {
    open.formSymmetricDifference(rows.filter { isBranch($0) }.map(\.id))
  }

  private func goIn(_ id: Item.ID, _ rows: TreeRows<Item>) -> KeyPress.Result {
    guard let index = rows.places[id], isBranch(rows.all[index]) else { return .ignored }
    let row = rows.all[index]
    if open.contains(row.id) {
      // The first child may be shown elsewhere.
      let inner = rows.all[(index + 1)...].lazy.prefix { $0.depth > row.depth }
      if let next = inner.first(where: { selectability.allows($0.id) }) { choice.select(next.id) }
    } else {
      open.insert(row.id)
      choice.select(row.id)
    }
    return .handled
  }

  private func goOut(_ id: Item.ID, _ rows: TreeRows<Item>) -> KeyPress.Result {
    guard let index = rows.places[id] else { return .ignored }
    let row = rows.all[index]
    if isBranch(row), open.remove(row.id) != nil {
      choice.select(row.id)
      return .handled
    }
    var depth = row.depth
    for outer in rows.all[..<index].reversed() where outer.depth < depth {
      if selectability.allows(outer.id) {
        choice.select(outer.id)
        return .handled
      }
      depth = outer.depth
    }
    return .ignored
  }
}

/// Indents a row by the length of the first subview for each level, as far as the row keeps enough
/// columns. The second subview fills the indentation.
private struct TreeIndent: UncachedLayout {
  /// The columns that the row keeps, or half of the available ones if there are fewer.
  private static let room = 20

  let depth: Int

  private func indent(_ width: Int?, _ subviews: Subviews) -> Int {
    let wanted = depth * (subviews.first?.sizeThatFits(.unspecified).width ?? 0)
    guard let width else { return wanted }
    return min(wanted, width - min(Self.room, (width + 1) / 2))
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let indent = indent(proposal.width, subviews)
    var size = CellSize(width: indent, height: 0)
    for row in subviews.dropFirst(2) {
      let inner = row.sizeThatFits(
        ProposedViewSize(width: proposal.width.map { $0 - indent }, height: proposal.height))
      size.width += inner.width
      size.height = inner.height
    }
    return size
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let indent = indent(proposal.width, subviews)
    for guides in subviews.dropFirst().prefix(1) {
      guides.place(
        at: bounds.origin, proposal: ProposedViewSize(width: indent, height: bounds.height))
    }
    for row in subviews.dropFirst(2) {
      row.place(
        at: CellPoint(x: bounds.minX + indent, y: bounds.minY),
        proposal: ProposedViewSize(width: bounds.width - indent, height: bounds.height))
    }
  }
}
