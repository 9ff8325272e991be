// SPDX-License-Identifier: MIT
// Views: the action for activated rows of a list.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

extension View {
  /// Calls `action` when the user activates rows of the lists and tables in this view, with Return
  /// or a double click.
  ///
  /// The two clicks can be anywhere in the row or, in a table with selected cells, in the cell. If
  /// the activated row is selected, `action` gets the ids of all selected rows in the list.
  /// Otherwise it gets only the id of that row. The action takes precedence over a control in the
  /// row, which Return otherwise presses. If the ids of the rows have a different type, the action
  /// of an outer view is called instead.
  ///
  ///     struct Packages: View {
  ///       @State private var selection: Package.ID?
  ///       @State private var opened: Package.ID?
  ///
  ///       var body: some View {
  ///         List(packages, selection: $selection) { Text($0.name) }
  ///           .onActivate(of: Package.ID.self) { ids in opened = ids.first }
  ///           .keyHint("open", "enter")
  ///       }
  ///     }
  ///
  /// It works with `List`, `ItemList`, `DataTable` and `TreeView`. A `List` needs a `selection`. In
  /// a table with selected cells, `action` gets the current one, as a `DataCell`. In a tree, and in
  /// a table with `children:`, Return and a double click toggle rows with children, and activate
  /// the others. A `DiffView` of the product CuriumDiff passes the id of the `DiffHunk` around the
  /// row. To add a menu for the same rows, use
  /// `.contextMenu(forSelectionType:menu:primaryAction:)`, whose `primaryAction` is this action.
  ///
  /// - Parameters:
  ///   - type: The type of the ids.
  ///   - action: Gets the ids of the activated rows, at least one.
  public func onActivate<ID: Hashable>(
    of type: ID.Type = ID.self, perform action: @escaping @MainActor (Set<ID>) -> Void
  ) -> some View {
    onActivate(RowActivation(of: type, perform: action))
  }

  /// Calls `action` with the ids of the activated rows if `accepts` returns `true` for the row that
  /// keys move from, or that was clicked.
  package func onActivate<ID: Hashable>(
    where accepts: @escaping @MainActor (ID) -> Bool,
    perform action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    onActivate(
      RowActivation(
        idType: nil, accepts: { ($0.base as? ID).map(accepts) ?? false },
        perform: { action($0.compactMap { $0.base as? ID }) }))
  }

  func onActivate(_ activation: RowActivation) -> some View {
    ValueContent(content: self, value: activation, make: RowActivationNode.init)
  }

  /// Gives the actions for activated rows around this view other values than the ids of the rows in
  /// it. `value` returns the value for an id; `nil` if none of these actions is for the row.
  package func activationValue<ID: Hashable, Value: Hashable>(
    of value: @escaping @MainActor (ID) -> Value?
  ) -> some View {
    ValueContent(
      content: self,
      value: RowConversion { id in (id.base as? ID).flatMap(value).map { AnyHashable($0) } },
      make: RowConversionNode.init)
  }
}

/// The values that actions get instead of ids.
struct RowConversion {
  let value: @MainActor (AnyHashable) -> AnyHashable?
}

/// Converts the ids of the rows inside for the actions around it. It takes no part in layout.
private final class RowConversionNode: ValueNode<RowConversion> {}

/// An action for the rows with some ids.
struct RowActivation {
  /// The type of the ids, if the action is for all rows with such ids.
  let idType: Any.Type?
  /// Returns whether the action is for the row with an id.
  let accepts: @MainActor (AnyHashable) -> Bool
  let perform: @MainActor ([AnyHashable]) -> Void
}

extension RowActivation {
  /// Creates an action for the rows with ids of a type; with `nil`, for no rows.
  init<ID: Hashable>(of type: ID.Type, perform action: (@MainActor (Set<ID>) -> Void)?) {
    self.init(
      idType: action == nil ? nil : ID.self, accepts: { action != nil && $0.base is ID },
      perform: { action?(Set($0.compactMap { $0.base as? ID })) })
  }
}

extension RowActivation {
  /// Returns the same action for other ids, each of which `conversions` turn into one of its
  /// values.
  func converting(with conversions: [RowConversion]) -> RowActivation {
    if conversions.isEmpty { return self }
    return RowActivation(idType: idType, accepts: accepts) { ids in
      perform(
        ids.compactMap { id in
          var value: AnyHashable? = id
          for conversion in conversions { value = value.flatMap(conversion.value) }
          return value
        })
    }
  }
}

/// Holds an action for the lists inside. It takes no part in layout.
private final class RowActivationNode: ValueNode<RowActivation> {}

extension ListNode {
  /// Returns the action for a row: that of the innermost view that accepts its id, or the value
  /// that a view between them gives it.
  @MainActor private func activation(of id: AnyHashable) -> RowActivation? {
    guard let parentInLayer else { return nil }
    var value = selection?.value(of: id) ?? id
    var conversions: [RowConversion] = []
    for node in parentInLayer.selfAndAncestorsInLayer {
      if let conversion = (node as? RowConversionNode)?.value {
        guard let next = conversion.value(value) else { return nil }
        value = next
        conversions.append(conversion)
      } else if let activation = (node as? RowActivationNode)?.value, activation.accepts(value) {
        return activation.converting(with: conversions)
      }
    }
    return nil
  }

  /// `true` if Return activates the current row.
  @MainActor var leadIsActivated: Bool {
    currentRowID.map { activation(of: $0) != nil } ?? false
  }

  /// Activates the current row. Returns `false` if no action accepts it.
  @MainActor func activateLead() -> Bool {
    guard leadIsActivated else {
      warnOfActivations()
      return false
    }
    chooseMarkedRow()
    fromLead { $0.activate($1) }
    return true
  }

  /// Logs a warning for each action around the list that isn't for its rows.
  @MainActor private func warnOfActivations() {
    guard let parentInLayer, currentRowID != nil else { return }
    for node in parentInLayer.selfAndAncestorsInLayer {
      // The actions around it are for rows with a value.
      if node is RowConversionNode { return }
      guard let type = (node as? RowActivationNode)?.value.idType else { continue }
      warn("An action for activated rows isn't called", type, around: node)
    }
  }

  /// Calls the action for the selected rows if `row` is one of them, otherwise for `row` or its
  /// cell. Returns `false` if no action accepts it.
  @MainActor @discardableResult func activate(_ row: ListRowNode) -> Bool {
    guard selection != nil, let activation = activation(of: row.identifier) else {
      warnOfActivations()
      return false
    }
    // In a table, only the current cell is activated, also if several are selected.
    let cell = selection?.columns == nil ? nil : selection?.value(of: row.identifier)
    activation.perform(cell.map { [$0] } ?? values(for: row))
    return true
  }

  /// Returns the values for all selected rows or cells in the list if `row` is one of them,
  /// otherwise only for `row`. The selection can also contain ids of rows that the app has removed
  /// or filtered out. Of several, leaves out those in collections for which `isIncluded` returns
  /// `false`.
  @MainActor func values(
    for row: ListRowNode, where isIncluded: (LazyCollectionNode) -> Bool = { _ in true }
  ) -> [AnyHashable] {
    guard let selection else { return [] }
    let id = row.identifier
    guard isOneOfSeveral(id) else { return selection.values(with: id) }
    return allLeafCollections().filter(isIncluded).flatMap { collection in
      collection.identifiers(of: 0..<collection.extents.count).filter(isSelected)
    }
  }

  /// Selects a row or one of its cells, and activates it with the second of two clicks.
  @MainActor func click(_ row: ListRowNode, with event: PointerEvent) {
    let modifiers = event.modifiers
    graph.focus.move(to: self)
    pointCursor(at: event.position, in: row)
    choose(row, extending: modifiers.contains(.shift), toggling: modifiers.contains(.control))
    let value = selection?.value(of: row.identifier) ?? row.identifier
    let click = RowClick(on: value, with: event, after: lastClick)
    lastClick = click
    if click.count == 2, modifiers.isEmpty {
      activate(row)
    } else {
      beginDrag(at: event.position)
    }
  }

  @MainActor func press(_ row: ListRowNode) -> Bool {
    if row.isSelected, activate(row) { return true }
    graph.focus.move(to: self)
    choose(row)
    return true
  }

  @MainActor func press(_ row: ListRowNode, with event: PointerEvent) -> Bool {
    search = nil
    if event.button == .primary {
      if !postpones(event, on: row) { click(row, with: event) }
      return true
    }
    // A menu opens for the row, or for all selected rows if it is one of them.
    if event.button == .secondary, !isInRange(event.position, in: row),
      pointCursor(at: event.position, in: row) || !row.isSelected
    {
      graph.focus.move(to: self)
      choose(row)
    }
    return false
  }
}
