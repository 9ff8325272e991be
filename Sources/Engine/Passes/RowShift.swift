// SPDX-License-Identifier: MIT
// Engine: rows of the screen that move.

import CuriumTerminal

/// Rows of the screen that move up, or down where the number is negative, before anything is painted.
struct RowShift {
  let area: CellRect
  let count: Int
}
