// SPDX-License-Identifier: MIT
// Views: a list whose rows can be selected.

/// A node whose lazy stack contains rows that can be selected.
@_spi(Nodes) public protocol RowHost: LayoutNode {
  var isFocused: Bool { get }
  /// Returns whether a row is selected.
  func isSelected(_ id: AnyHashable) -> Bool
  /// Returns whether the keyboard moves from a row.
  func isLead(_ id: AnyHashable) -> Bool
  /// Called before rows are added, removed or moved.
  @MainActor func rowsWillChange()
  /// Selects a row, extends the selection to it, or toggles it.
  @MainActor func choose(_ row: ListRowNode, extending: Bool, toggling: Bool)
}
