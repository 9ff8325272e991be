// SPDX-License-Identifier: MIT
// Views: moves rows of the screen.

import CuriumTerminal

/// Rows of the screen that move before painting: up, or down if `count` is negative.
struct RowShift {
  let area: CellRect
  let count: Int
}
