// SPDX-License-Identifier: MIT
// Token: what a text style comes to under one theme.

public import CuriumTerminal

/// How the letters of a text are drawn in cells.
public struct ResolvedFont: Hashable, Sendable {
  /// Weight, slant and lines.
  public var attributes: CellAttributes
  /// Capitals as written, or all of one kind.
  public var letterCase: LetterCase
  /// Empty columns between letters.
  public var letterSpacing: Int
  /// 1 for text; 3 or 5 for block letters of so many rows.
  public var scale: Int

  /// Letters of one look; by default plain text.
  @inlinable public init(
    attributes: CellAttributes = [], letterCase: LetterCase = .asWritten, letterSpacing: Int = 0,
    scale: Int = 1
  ) {
    self.attributes = attributes
    self.letterCase = letterCase
    self.letterSpacing = letterSpacing
    self.scale = scale
  }
}

/// Which capitals a text style draws.
public enum LetterCase: UInt8, Hashable, Sendable, CaseIterable {
  /// The text as it is.
  case asWritten
  /// All capitals.
  case uppercase
  /// No capitals.
  case lowercase
}
