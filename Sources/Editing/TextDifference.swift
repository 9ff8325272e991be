// SPDX-License-Identifier: MIT
// Views: the difference between two versions of a text.

/// The difference between two versions of a text: everything between their common start and their
/// common end.
package struct TextDifference {
  private let edit: TextEditingHistory.Edit

  /// Creates the difference between a text and a later version of it.
  package init(from old: TextBuffer, to new: String) {
    edit = TextEditingHistory.Edit(from: old.text, to: new)
  }

  /// The offset at which the versions begin to differ.
  package var start: Int { edit.offset }

  /// Returns the offset in the later version for one in the earlier version. It moves with the text
  /// around it.
  package func place(of offset: Int) -> Int { edit.place(of: offset) }
}
