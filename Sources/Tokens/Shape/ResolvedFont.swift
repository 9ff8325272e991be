// SPDX-License-Identifier: MIT
// Token: the value of a text style in a theme.

public import CuriumTerminal

/// The style of text in cells.
public struct ResolvedFont: Hashable, Sendable {
  /// Weight, slant and underlines.
  public var attributes: CellAttributes
  /// The capitalization of the text.
  public var letterCase: LetterCase
  /// The number of empty columns between letters.
  public var letterSpacing: Int
  /// 1 for text; 3 or 5 for block letters of that many rows.
  public var scale: Int

  /// Creates a text style. The default is plain text.
  ///
  /// - Parameters:
  ///   - attributes: Weight, slant and underlines.
  ///   - letterCase: The capitalization of the text.
  ///   - letterSpacing: The number of empty columns between letters.
  ///   - scale: 1 for text; 3 or 5 for block letters of that many rows.
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

/// The capitalization of a text style.
public enum LetterCase: UInt8, Hashable, Sendable, CaseIterable {
  /// As in the text.
  case asWritten
  /// Uppercase letters only.
  case uppercase
  /// Lowercase letters only.
  case lowercase
}
