// SPDX-License-Identifier: MIT
// Terminal: the style shared by the cells of a run.

/// The style shared by all cells of a run.
public struct CellStyle: Hashable, Sendable {
  /// The colour of the glyphs.
  public var foreground: CellColor
  /// The background colour.
  public var background: CellColor
  /// The weight, slant and lines.
  public var attributes: CellAttributes
  /// The hyperlink; 0 for none.
  public var link: UInt16

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the glyphs.
  ///   - background: The colour behind them.
  ///   - attributes: The weight, slant and lines.
  ///   - link: The number of a link from `LinkTable.link(to:)`; 0 for none.
  @inlinable public init(
    foreground: CellColor = .terminal, background: CellColor = .terminal,
    attributes: CellAttributes = [], link: UInt16 = 0
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }
}
