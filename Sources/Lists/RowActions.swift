// SPDX-License-Identifier: MIT
// Views: actions of a list for the rows of one collection.

@_spi(Nodes) public import CuriumEngine
@_spi(Nodes) import CuriumViews

/// Views made from data: a `ForEach`, also with `.onMove` or `.onDelete`.
///
/// Apps don't conform their own types to this protocol.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}
extension ValueContent: DynamicViewContent where Content: DynamicViewContent {}

/// An action for the rows of one collection of a list. It takes no part in layout.
class RowActionNode<Action>: ValueNode<Action?>, RowActions {
  weak var list: ListNode?

  @MainActor override init(_ action: Action?, _ context: borrowing _MountContext) {
    super.init(action, context)
    list = parent?.selfAndAncestors.lazy.compactMap(\.rowHost).first?.asListNode
    graph.keys.directory.setNeedsUpdate()
  }

  @MainActor override func willUnmount() { graph.keys.directory.setNeedsUpdate() }

  @MainActor override func didReceiveValue(after old: Action?) {
    if (value == nil) != (old == nil) { availabilityDidChange() }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if change.contains(.enabled) { availabilityDidChange() }
  }

  /// Called after the rows were enabled or disabled, or the action was added or removed.
  @MainActor func availabilityDidChange() { graph.keys.directory.setNeedsUpdate() }

  /// The rows; `nil` outside lists.
  final var collection: LazyCollectionNode? {
    var content = firstChild
    while let action = content as? any RowActions { content = action.firstChild }
    guard let collection = content?.lazyCollection, collection.stack.list === list else {
      return nil
    }
    return collection
  }

  /// `true` if the user can use the action.
  final var isEnabled: Bool {
    value != nil && scope.values.inherited.isEnabled && list != nil && collection != nil
  }
}

/// The nodes of `.onMove` and `.onDelete`.
private protocol RowActions: Node {}

extension LazyCollectionNode {
  /// Returns the action of a kind for the rows, if the user can use it.
  func action<Action>(_ kind: RowActionNode<Action>.Type) -> Action? {
    actionNode(kind).flatMap { $0.isEnabled ? $0.value : nil }
  }

  /// Returns the node of a kind around the collection, whether the user can use its action or not.
  func actionNode<Action>(_ kind: RowActionNode<Action>.Type) -> RowActionNode<Action>? {
    var node = parent
    while let action = node as? any RowActions {
      if let action = action as? RowActionNode<Action> { return action }
      node = action.parent
    }
    return nil
  }

  /// Returns the offsets of the elements with certain ids.
  @MainActor func offsets(where isIncluded: (AnyHashable) -> Bool) -> RangeSet<Int> {
    var offsets = RangeSet<Int>()
    for (index, id) in identifiers(of: 0..<extents.count).enumerated() where isIncluded(id) {
      offsets.insert(contentsOf: index..<index + 1)
    }
    return offsets
  }

  /// Returns the offsets of elements with certain ids. Looks for them in both directions from one
  /// of them, because they are usually close together, until it has found `count`.
  @MainActor func offsets(
    around start: Int, count: Int, where isIncluded: (AnyHashable) -> Bool
  ) -> RangeSet<Int> {
    var offsets = RangeSet<Int>()
    let start = max(0, min(start, extents.count))
    var found = 0
    var searched = start..<start
    var step = 16
    while found < count, searched.count < extents.count {
      let after = searched.upperBound..<min(extents.count, searched.upperBound + step)
      let before = max(0, searched.lowerBound - step)..<searched.lowerBound
      for part in [after, before] {
        for (index, id) in zip(part, identifiers(of: part)) where isIncluded(id) {
          offsets.insert(contentsOf: index..<index + 1)
          found += 1
        }
      }
      searched = before.lowerBound..<after.upperBound
      step = min(4_096, step * 2)
    }
    return offsets
  }
}

extension ListNode {
  /// `true` if the user can use an action of a kind for the row that commands act on. Creates no
  /// sections: if that of the row doesn't exist, the existing sections decide.
  @MainActor func isAvailable<Action>(_ kind: RowActionNode<Action>.Type) -> Bool {
    commandRowIs { $0.action(kind) != nil }
  }

  /// Returns whether the row that commands act on is in a collection that fulfills a condition.
  @MainActor func commandRowIs(in fulfills: (LazyCollectionNode) -> Bool) -> Bool {
    guard isFocusable, let id = commandRowID else { return false }
    if let row = existingRow(id) { return fulfills(row.collection) }
    // The row is out of view. The key scrolls it into view first.
    let collections = leafCollections
    let found = collections.filter(fulfills)
    if found.isEmpty { return false }
    if let (number, _) = place(of: rowPlace(of: id), in: collections) {
      return fulfills(collections[number])
    }
    return found.contains { $0.section != nil }
  }

  /// Calls `work` with the row that commands act on, once it is in view. The marked row is selected
  /// first.
  @MainActor func fromCommandRow(_ work: @escaping @MainActor (ListNode, ListRowNode) -> Void) {
    if let controlRow { return work(self, controlRow) }
    chooseMarkedRow()
    fromLead(work)
  }

  /// Selects the marked row, unless the row that keys move from is in the data.
  @MainActor func chooseMarkedRow() {
    if !hasLead, markedID != nil, let row = nearestToLead { choose(row) }
  }

  /// Returns the offsets of the rows that an action applies to together with one of them: all
  /// selected rows of the collection if it is one of them.
  @MainActor func offsets(
    of id: AnyHashable, at index: Int, in collection: LazyCollectionNode
  ) -> RangeSet<Int> {
    let row = RangeSet(index..<index + 1)
    if !isOneOfSeveral(id) { return row }
    return collection.offsets(around: index, count: choice.count, where: isSelected).union(row)
  }

  /// Returns whether a row is one of several selected ones.
  func isOneOfSeveral(_ id: AnyHashable) -> Bool {
    selection?.isMultiple == true && choice.only == nil && isSelected(id)
  }
}
