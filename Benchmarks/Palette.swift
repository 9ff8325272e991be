// SPDX-License-Identifier: MIT
// Tool: the colours shared by all workloads.

import CuriumTerminal

/// Colour `index` of 64; the colours repeat.
func palette(_ index: Int) -> CellColor {
  let index = index & 63
  return .rgb(
    UInt8(truncatingIfNeeded: index * 37), UInt8(truncatingIfNeeded: index * 91 + 50),
    UInt8(truncatingIfNeeded: index * 53 + 120))
}
