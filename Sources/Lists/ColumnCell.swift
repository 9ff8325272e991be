// SPDX-License-Identifier: MIT
// Views: a cell of a table in which the user can select cells.

@_spi(Nodes) package import CuriumEngine
import CuriumViews

/// A cell of a `ColumnRow` that the cursor can select. It fills no area itself: the list paints the
/// background of the whole column.
package struct ColumnCell<Content: View>: _PrimitiveView {
  private let content: Content
  private let tracks: ColumnTracks
  private let column: String
  private let title: String

  /// Creates the cell in the column of `tracks` with the id `column`.
  package init(
    _ tracks: ColumnTracks, column: String, title: String, @ViewBuilder content: () -> Content
  ) {
    self.tracks = tracks
    self.column = column
    self.title = title
    self.content = content()
  }

  package static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = ColumnCellNode(view.tracks, view.column, view.title, context)
    context.append(node)
    var inner = _MountContext(parent: node, scope: node.inner)
    Content._mount(view.content, &inner)
  }

  package static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ColumnCellNode.self)
    node.receive(view.column, view.title)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

extension ColumnRowNode {
  /// Returns the cell in a column, if the user can select cells.
  final func cell(_ column: Int) -> ColumnCellNode? { view(in: column) as? ColumnCellNode }
}

/// Gives its text the colour of selected rows only while its column has selected cells.
final class ColumnCellNode: WrapperNode {
  private let tracks: ColumnTracks
  let inner: EnvironmentScope
  private unowned let row: ListRowNode?
  private var column: String
  private(set) var title: String
  private var isInSelection = false

  @MainActor init(
    _ tracks: ColumnTracks, _ column: String, _ title: String, _ context: borrowing _MountContext
  ) {
    self.tracks = tracks
    self.column = column
    self.title = title
    inner = EnvironmentScope(context.scope.values)
    row = context.parent.selfAndAncestors.first { $0.listRow != nil }?.listRow
    super.init(context)
    isInSelection = tracks.selects(column)
    inner.values = values
  }

  override var viewName: String { "ColumnCell" }
  override var opensScope: Bool { true }
  override var addedRoom: Extent? { .zero }
  override var paintsEvenly: Bool { true }

  @MainActor func receive(_ column: String, _ title: String) {
    self.column = column
    self.title = title
    refresh()
  }

  /// Updates the cell to the columns with selected cells.
  @MainActor func refresh() {
    let isInSelection = tracks.selects(column)
    if isInSelection == self.isInSelection { return }
    self.isInSelection = isInSelection
    graph.give(values, to: inner, below: self)
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    graph.give(values, to: inner, below: self)
  }

  /// The environment of the content.
  private var values: EnvironmentValues {
    var values = scope.values
    if !isInSelection, let row {
      values.inherited.foreground = row.scope.values.inherited.foreground
    }
    return values
  }

  /// The cursor follows the focus to the cell.
  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    if isWithin, let row { row.stack.list?.focusDidEnter(row) }
  }
}
