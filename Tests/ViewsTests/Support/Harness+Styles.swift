// SPDX-License-Identifier: MIT
// Testing: the styles of the cells on the screen of a harness.

import CuriumHarness
import CuriumTerminal

extension Harness {
  /// The style of each cell, row by row.
  var styles: [CellStyle] { styles(in: 0..<size.height) }

  /// Returns the style of each cell in some rows.
  func styles(in rows: Range<Int>) -> [CellStyle] {
    rows.flatMap { y in (0..<size.width).map { x in cell(x: x, y: y).style } }
  }
}
