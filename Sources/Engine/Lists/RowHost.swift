// SPDX-License-Identifier: MIT
// Views: a list whose rows can be selected.

public import CuriumTerminal

/// A node whose lazy stack contains rows that can be selected.
@_spi(Nodes) public protocol RowHost: LayoutNode {
  /// `true` if rows can be pressed anywhere, not only on their content.
  var hasSolidRows: Bool { get }
  /// Returns whether a row is selected.
  func isSelected(_ id: AnyHashable) -> Bool
  /// Returns whether the user can select a row that contains no rows.
  func canSelect(_ row: ListRowNode) -> Bool
  /// The row whose controls Tab reaches, apart from rows that can't be selected.
  @MainActor var tabRow: ListRowNode? { get }
  /// Returns whether the keyboard moves from a row.
  func isLead(_ id: AnyHashable) -> Bool
  /// Returns the value of a row in the accessibility tree.
  @MainActor func value(of row: ListRowNode) -> String
  /// Called after the views of a row were created.
  @MainActor func rowWasCreated(_ row: ListRowNode)
  /// Called before rows are added, removed or moved.
  @MainActor func rowsWillChange()
  /// Called when a control in a row gets the focus.
  @MainActor func focusDidEnter(_ row: ListRowNode)
  /// Called when the user presses a button of the pointer on a row. Returns `false` if other nodes
  /// may handle the event.
  @MainActor func press(_ row: ListRowNode, with event: PointerEvent) -> Bool
  /// Paints the marks of a row, and its content with `content`.
  func paint(_ row: ListRowNode, _ painter: inout Painter, content: (inout Painter) -> Void)
  /// Calls the action for a row. Returns `false` if there is none.
  @MainActor func activate(_ row: ListRowNode) -> Bool
  /// Selects a row, extends the selection to it, or toggles it.
  @MainActor func choose(_ row: ListRowNode, extending: Bool, toggling: Bool)
}
