// SPDX-License-Identifier: MIT
// Views: the row of a list that keys move from, and the keys that select the marked row.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
@_spi(Nodes) import CuriumViews

extension ListNode {
  var typeSelects: Bool { scope.values.typeSelect == .automatic }

  /// `true` if letters continue the text that the user is typing.
  var isFinding: Bool { search?.typed.isFresh(at: graph.now()) == true }

  /// `true` if Space changes the selection: it toggles a row, or selects the marked one.
  var spaceSelects: Bool {
    selection?.isMultiple == true || choice.first == nil || markedID != nil
      || lead.map { !choice.contains($0) } == true
  }

  /// `true` if Return selects the marked row, because no selected row exists and no command around
  /// the list uses the key.
  var returnSelects: Bool { markedID != nil && !hasCommandAround(for: KeyPress(.return)) }

  /// The id of the row that keys move from: the row chosen last, or the first selected row that
  /// exists.
  var leadID: AnyHashable? {
    lead ?? choice.only
      ?? (choice.first == nil ? nil : rows.first { isSelected($0.identifier) }?.identifier)
      ?? choice.first
  }

  /// The id of the current row: the marked one, or else the one that keys move from, if it is in
  /// the data.
  @MainActor var currentRowID: AnyHashable? { markedID ?? (hasLead ? leadID : nil) }

  /// The row that keys move from, if it exists.
  var leadRow: ListRowNode? { leadID.flatMap { existingRow($0) } }
}
