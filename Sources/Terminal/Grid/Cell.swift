// SPDX-License-Identifier: MIT
// Terminal: a cell of a grid.

/// One column of one row: 16 bytes, so a 200×60 grid takes 192 kB and compares in a few
/// microseconds.
///
/// A wide grapheme takes two cells: the first contains the glyph and `CellAttributes.wide`, the
/// second `Glyph.continuation`. Terminals disagree about the width of some clusters, so the encoder
/// moves the cursor to an absolute position after them.
public struct Cell: Equatable, Sendable {
  /// The glyph in the cell.
  public var glyph: Glyph
  /// The colour of the glyph.
  public var foreground: CellColor
  /// The background colour.
  public var background: CellColor
  /// The weight, slant, lines and width.
  public var attributes: CellAttributes
  /// The number of the hyperlink; 0 for none.
  public var link: UInt16

  /// Creates a cell with `glyph` in `style`.
  @inlinable public init(_ glyph: Glyph, _ style: CellStyle = CellStyle()) {
    self.glyph = glyph
    self.foreground = style.foreground
    self.background = style.background
    self.attributes = style.attributes
    self.link = style.link
  }

  /// A space with the terminal's default colours.
  @inlinable public static var blank: Cell { Cell(.space) }

  /// The style of the cell, without the width.
  @inlinable public var style: CellStyle {
    CellStyle(
      foreground: foreground, background: background,
      attributes: attributes.subtracting(.wide), link: link)
  }
}
