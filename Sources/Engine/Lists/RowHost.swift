// SPDX-License-Identifier: MIT
// Views: a list whose rows can be selected.

public import CuriumTerminal

/// A node whose lazy stack contains rows that can be selected.
@_spi(Nodes) public protocol RowHost: LayoutNode {
  /// `true` if rows can be pressed anywhere, not only on their content.
  var hasSolidRows: Bool { get }
  /// Returns whether the row with an id, at an index of its collection, is selected.
  func isSelected(_ id: AnyHashable, at index: Int) -> Bool
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
  /// Called when a screen reader presses a row. Returns `false` if it does nothing.
  @MainActor func press(_ row: ListRowNode) -> Bool
  /// Paints the background and the marks of a row, and its content with `content`.
  func paint(_ row: ListRowNode, _ painter: inout Painter, content: (inout Painter) -> Void)
  /// Returns the length of the line above a row; 0 without one.
  func lineLength(above row: ListRowNode) -> Int32
}
