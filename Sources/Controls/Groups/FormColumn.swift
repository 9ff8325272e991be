// SPDX-License-Identifier: MIT
// Views: the width that all labels of a form share.

@_spi(Nodes) import CuriumEngine

/// The width that all labels of a form share.
package final class FormColumn {
  /// `true` in a form, `false` for labels that are aligned elsewhere.
  package let isForm: Bool
  private var rows = NodeList<LabeledNode>()
  private var known: Int32?
  /// The width in the current layout of the rows.
  private var applied: Int32 = 0

  init(isForm: Bool = false) { self.isForm = isForm }

  func add(_ row: LabeledNode) {
    rows.append(row)
    known = nil
  }

  func remove(_ row: LabeledNode) {
    rows.remove(row)
    known = nil
    // Nothing is measured while nodes unmount. Another row measures in the next layout.
    rows.last?.setNeedsLayout()
  }

  /// The width of the widest label. When it changes, all rows are laid out again.
  var width: Int32 {
    if let known { return known }
    var width: Int32 = 0
    for row in rows { width = max(width, row.measureLabel()) }
    known = width
    if width != applied {
      applied = width
      for row in rows {
        row.setNeedsPlacement()
      }
    }
    return width
  }

  /// Measures the labels again if that of `row` has another width. Otherwise, the other rows aren't
  /// visited, so that an update of many rows doesn't visit all of them for each.
  func labelMayDiffer(in row: LabeledNode) {
    if known != nil, row.labelWidth == row.knownLabelWidth { return }
    known = nil
    _ = width
  }
}
