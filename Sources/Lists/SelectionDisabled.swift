// SPDX-License-Identifier: MIT
// Views: rows of a list that the user can't select.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

extension View {
  /// Prevents the user from selecting the row that contains the view, or the rows in the view.
  ///
  ///     struct Packages: View {
  ///       @State private var selection: Package.ID?
  ///
  ///       var body: some View {
  ///         List(packages, selection: $selection) { package in
  ///           Text(package.name).selectionDisabled(package.version.isEmpty)
  ///         }
  ///       }
  ///     }
  ///
  /// The arrows, Page Up, Page Down, Home and End skip the row, and so does typing. Clicks, Shift
  /// and Control-A don't select it. The row isn't highlighted below the pointer; otherwise it looks
  /// like the others. Its buttons and its own context menu still work. A row that the app selects
  /// is shown as selected, and keys move from it.
  ///
  /// It works with `List`, `ItemList` and `TreeView`. In a `DataTable`, put it on the view of a
  /// cell of the row. On a `ForEach` or a `Section` in a list, it applies to all rows there.
  ///
  /// Rows exist only near the visible area. To check others, the list creates them temporarily:
  /// those that an arrow key passes and, for Shift and Control-A, all rows of the new selection if
  /// any row so far has had the modifier. So add it to every row, with a condition as in the
  /// example. Inside an `if`, the list may not know yet that a row has it.
  ///
  /// - Parameter isDisabled: `false` has no effect.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    ValueContent(content: self, value: isDisabled, make: SelectionDisabledNode.init)
  }

  /// Lets `selectability` answer for the list in the view.
  package func rowSelectability(_ selectability: RowSelectability) -> some View {
    ValueContent(content: self, value: selectability, make: RowSelectabilityNode.init)
  }
}

/// The rows of a list that the user can't select.
struct RowExclusion {
  /// `true` once the list has contained a view with the modifier. Rows that don't exist can have it
  /// too.
  private(set) var wasEverSet = false
  /// The number of modifiers in each excluded row. The modifier of several rows counts itself.
  private var counts: [ObjectIdentifier: Int] = [:]

  /// `true` if no existing row is excluded.
  var isEmpty: Bool { counts.isEmpty }

  func contains(_ node: Node) -> Bool { counts[ObjectIdentifier(node)] != nil }

  mutating func count(_ id: ObjectIdentifier, by change: Int) {
    wasEverSet = true
    let count = counts[id, default: 0] + change
    counts[id] = count == 0 ? nil : count
  }
}

/// Excludes the row around it, or the rows in it. It takes no part in layout.
private final class SelectionDisabledNode: ValueNode<Bool> {
  private weak var list: ListNode?
  private var row: ObjectIdentifier?

  @MainActor override init(_ value: Bool, _ context: borrowing _MountContext) {
    super.init(value, context)
    let outer = parent?.selfAndAncestorsInLayer.first { $0.listRow != nil || $0.rowHost != nil }
    let row = outer?.listRow
    list = (row == nil ? outer?.rowHost : row?.stack.list)?.asListNode
    self.row = row.map { ObjectIdentifier($0) }
    count(by: value ? 1 : 0)
  }

  @MainActor override func didReceiveValue(after old: Bool) {
    if value != old { count(by: value ? 1 : -1) }
  }

  @MainActor override func willUnmount() {
    if value { count(by: -1) }
  }

  @MainActor private func count(by change: Int) {
    list?.exclusion.count(row ?? ObjectIdentifier(self), by: change)
    if change != 0 { list?.exclusionDidChange() }
  }
}

extension ListNode {
  func canSelect(_ row: ListRowNode) -> Bool { !isExcluded(row) }

  /// Returns whether the user can't select a row, or any row of a collection.
  func isExcluded(_ node: Node) -> Bool {
    if exclusion.isEmpty { return false }
    return node.selfAndAncestors.prefix { $0 !== self }.contains { exclusion.contains($0) }
  }

  /// The rows that exist and that the user can select, in order.
  var selectableRows: [ListRowNode] {
    exclusion.isEmpty ? rows : rows.filter { canSelect($0) }
  }

  /// Returns the parts of ranges of rows that the user can select. Rows that don't exist are
  /// created temporarily.
  @MainActor func selectable(_ ranges: [(LazyCollectionNode, Range<Int>)])
    -> [(LazyCollectionNode, Range<Int>)]
  {
    if !exclusion.wasEverSet { return ranges }
    var found: [(LazyCollectionNode, Range<Int>)] = []
    for (collection, range) in ranges where !isExcluded(collection) {
      var start = range.lowerBound
      for index in range where !collection.holdsSelectableRow(at: index) {
        if start < index { found.append((collection, start..<index)) }
        start = index + 1
      }
      if start < range.upperBound { found.append((collection, start..<range.upperBound)) }
    }
    return found
  }

  /// Moves the mark to another row if its row can't be selected any more.
  @MainActor func exclusionDidChange() {
    if isFocused { whenSettled { [self] in updateMark() } }
  }
}

extension LazyCollectionNode {
  /// Returns whether the row at an index can be selected, or contains a row that can. Neither of
  /// them has to exist.
  @MainActor func holdsSelectableRow(at index: Int) -> Bool {
    if let row = existingRow(at: index) { return row.holdsSelectableRow }
    return trial(ofRowAt: index) { $0.holdsSelectableRow }
  }
}

extension ListRowNode {
  /// The collections in the row, in order.
  var collections: [LazyCollectionNode] {
    collectChildren()
    return children.indices.compactMap { child($0).lazyCollection }
  }

  /// `true` if the row can be selected or contains one that can, which doesn't have to exist.
  @MainActor var holdsSelectableRow: Bool {
    guard stack.list?.canSelect(self) == true else { return false }
    return isLeaf
      || collections.contains { inner in
        (0..<inner.extents.count).contains { inner.holdsSelectableRow(at: $0) }
      }
  }
}

/// Answers whether the user can select the rows of a list.
package final class RowSelectability {
  weak var node: Node?

  package init() {}

  /// Returns whether the user can select the row with an id, which doesn't have to exist.
  @MainActor package func allows(_ id: some Hashable) -> Bool {
    guard let list = node?.firstList, list.exclusion.wasEverSet,
      let (collection, index) = list.findRow(AnyHashable(id))
    else { return true }
    return collection.holdsSelectableRow(at: index)
  }
}

/// Finds the list of a `RowSelectability`. It takes no part in layout.
private final class RowSelectabilityNode: ValueNode<RowSelectability> {
  @MainActor override init(_ value: RowSelectability, _ context: borrowing _MountContext) {
    super.init(value, context)
    value.node = self
  }
}
