// SPDX-License-Identifier: MIT
// Views: the space between the fields of a form.

extension LayoutNode {
  /// Updates the space between the rows of a form after a background was added to a row or removed.
  package final func fieldGroundDidChange() {
    for ancestor in selfAndAncestorsInLayer {
      // A row that is a column itself, such as a lazy stack, doesn't count as a field.
      guard let column = ancestor.asLayoutNode, column.axis == .vertical else { continue }
      // A column without a place is laid out anyway.
      if column.spacesFields, column.flags.contains(.placed) { column.setNeedsPlacement() }
      return
    }
  }
}
