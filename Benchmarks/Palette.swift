// SPDX-License-Identifier: MIT
// Tool: the colours that all workloads share.

import CuriumTerminal

/// Colour `index` of 64, repeating.
func palette(_ index: Int) -> CellColor {
  let index = index & 63
  return .rgb(
    UInt8(truncatingIfNeeded: index * 37), UInt8(truncatingIfNeeded: index * 91 + 50),
    UInt8(truncatingIfNeeded: index * 53 + 120))
}
