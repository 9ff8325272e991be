// SPDX-License-Identifier: MIT
// Testing: the widths of characters in the terminal model.

extension TerminalModel {
  /// The way the terminal measures clusters of several scalars.
  package enum Widths: CaseIterable {
    /// Each cluster is one grapheme, and U+FE0F widens it.
    case clusters
    /// Each scalar is drawn separately, and U+FE0F has no effect.
    case scalars
  }

  static func isMark(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return scalar == 0x200D
    }
  }

  /// Returns whether a scalar is part of the cluster before it.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool { isMark(scalar.value) }

  /// The width of a scalar that isn't a mark, for those that the tests and demo programs draw.
  package static func columns(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x1100...0x115F, 0x2329...0x232A, 0x23E9...0x23EC, 0x26A1, 0x2705, 0x2728, 0x274C, 0x2753,
      0x2757, 0x2B50, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
