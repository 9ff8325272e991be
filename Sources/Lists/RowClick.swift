// SPDX-License-Identifier: MIT
// Views: counts consecutive clicks on a row of a list.

import CuriumTerminal

/// A click on a row, or on a cell of a table in which the user selects cells.
///
/// Consecutive clicks count together wherever they are in the row. The rows can move between two
/// clicks.
struct RowClick {
  /// The id of the row, or the cell.
  private let target: AnyHashable
  private let point: CellPoint
  /// The number of clicks there in quick succession, with this one.
  let count: Int

  init(on target: AnyHashable, with event: PointerEvent, after last: RowClick?) {
    self.target = target
    point = event.position
    if let last, last.target == target, last.point == event.previousPress {
      count = last.count + 1
    } else {
      count = 1
    }
  }
}
