// SPDX-License-Identifier: MIT
// Terminal: the weight, slant and lines of a cell.

/// The weight, slant and lines of a cell: SGR 1, 2, 3, 4, 7 and 9 (ECMA-48 8.3.117).
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// Bits 0–5 and 9: the flags. Bits 6–8: the underline style. Bit 13: see `keepsMarks`. Bit 14: 1
  /// if the cell is part of a line, which may join others. Bit 15: the width.
  public var rawValue: UInt16

  /// Creates a set from `rawValue`.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Heavier strokes.
  @inlinable public static var bold: CellAttributes { CellAttributes(rawValue: 1) }
  /// A fainter foreground.
  @inlinable public static var dim: CellAttributes { CellAttributes(rawValue: 2) }
  /// Slanted letters.
  @inlinable public static var italic: CellAttributes { CellAttributes(rawValue: 4) }
  /// Foreground and background exchanged.
  @inlinable public static var reverse: CellAttributes { CellAttributes(rawValue: 8) }
  /// A line through the middle.
  @inlinable public static var strikethrough: CellAttributes { CellAttributes(rawValue: 16) }
  /// Part of the selection, usually shown by a tinted background. With 16 colours or fewer, a tint
  /// isn't visible, so foreground and background are exchanged.
  @inlinable public static var marked: CellAttributes { CellAttributes(rawValue: 32) }
  /// Blinking text. Many terminals don't animate it.
  @inlinable public static var blink: CellAttributes { CellAttributes(rawValue: 1 << 9) }
  /// A single underline.
  @inlinable public static var underline: CellAttributes { CellAttributes(rawValue: 1 << 6) }
  /// A double underline; a single one if the terminal doesn't support it.
  @inlinable public static var doubleUnderline: CellAttributes { CellAttributes(rawValue: 2 << 6) }
  /// A wavy underline; a straight one if the terminal doesn't support it.
  @inlinable public static var curlyUnderline: CellAttributes { CellAttributes(rawValue: 3 << 6) }
  /// A dotted underline; a straight one if the terminal doesn't support it.
  @inlinable public static var dottedUnderline: CellAttributes { CellAttributes(rawValue: 4 << 6) }
  /// A dashed underline; a straight one if the terminal doesn't support it.
  @inlinable public static var dashedUnderline: CellAttributes { CellAttributes(rawValue: 5 << 6) }
  /// The glyph takes this column and the next.
  @inlinable public static var wide: CellAttributes { CellAttributes(rawValue: 1 << 15) }

  /// The glyph is part of a border or a divider that joins others. It looks the same without it.
  package static var line: CellAttributes { CellAttributes(rawValue: 1 << 14) }
  /// Marked cells stay marked if the style keeps their background. Only for styles: like
  /// `CellColor.keep`, it is never in a cell.
  package static var keepsMarks: CellAttributes { CellAttributes(rawValue: 1 << 13) }

  /// The underline style: 0 none, 1 single, 2 double, 3 curly, 4 dotted, 5 dashed.
  public package(set) var underlineStyle: UInt16 {
    @inlinable get { (rawValue >> 6) & 7 }
    set { self = CellAttributes(rawValue: rawValue & ~(7 << 6) | newValue << 6) }
  }
}
