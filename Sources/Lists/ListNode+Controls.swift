// SPDX-License-Identifier: MIT
// Views: the controls in the rows of a list.

@_spi(Nodes) import CuriumEngine
@_spi(Nodes) import CuriumViews

extension ListNode {
  /// `true` if Return activates the current row, or presses a control in it.
  @MainActor var takesReturn: Bool { leadIsActivated || leadControl != nil }

  /// The first enabled control in the row or the cell that keys move from, if Return does something
  /// to it.
  private var leadControl: LayoutNode? {
    guard let control = firstLeadControl else { return nil }
    if let pressable = control.pressable { return pressable.hasAction ? control : nil }
    return control.takesText && control.isFocusable ? control : nil
  }

  /// The first enabled control in the row or the cell that keys move from.
  private var firstLeadControl: LayoutNode? {
    guard let row = leadRow, isOnScreen(row) else { return nil }
    return target(in: row).firstControl { $0.scope.values.inherited.isEnabled }
  }

  /// Presses the first enabled control in the row that keys move from, or moves to it if it takes
  /// text. Returns `false` if there is none.
  @MainActor func pressInLead() -> Bool {
    guard let control = leadControl else { return false }
    guard let pressable = control.pressable else { return enterLead() }
    pressable.press()
    return true
  }

  /// Moves the focus to the first enabled control in the row that keys move from. Returns `false`
  /// if there is none, and Tab then moves on.
  @MainActor func enterLead() -> Bool {
    guard let control = firstLeadControl, control.isFocusable else { return false }
    graph.focus.move(to: control)
    return true
  }

  /// The row whose controls Tab reaches: the one with the focus, the one that keys move from if it
  /// is in view, or the one that the first key selects. It is a single row, so that Tab gets past a
  /// list of any length.
  @MainActor var tabRow: ListRowNode? {
    let row = controlRow ?? (hasLead ? leadRow : nearestToLead)
    return row?.absoluteFrame.isEmpty == false ? row : nil
  }

  /// Moves the focus to the list if a control in another row has it, so that only `row` looks
  /// selected, and Return acts on it.
  @MainActor func takeFocus(unlessIn row: ListRowNode) {
    let outer = graph.focus.current?.selfAndAncestorsInLayer.dropFirst().prefix { $0 !== row }
    if outer?.contains(where: { $0 === self }) == true { graph.focus.move(to: self) }
  }

  /// Selects the row whose control got the focus, so that commands act on it. A selection of
  /// several rows stays.
  @MainActor func focusDidEnter(_ row: ListRowNode) {
    guard selection?.isMultiple == false, canSelect(row) else { return }
    if moveCursorToFocus(in: row) || !row.isSelected { choose(row) }
  }
}
