// SPDX-License-Identifier: MIT
// Views: rows of the screen that move.

import CuriumTerminal

/// Rows of the screen that move before painting: up, or down if `count` is negative.
struct RowShift {
  let area: CellRect
  let count: Int
}
