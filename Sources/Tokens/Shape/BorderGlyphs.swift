// SPDX-License-Identifier: MIT
// Token: the eight glyphs of a frame.

public import CuriumTerminal

/// The corners and edges of a frame, each one column wide.
public struct BorderGlyphs: Hashable, Sendable {
  /// The upper left corner.
  public var topLeft: Glyph
  /// The upper edge.
  public var top: Glyph
  /// The upper right corner.
  public var topRight: Glyph
  /// The right edge.
  public var right: Glyph
  /// The lower right corner.
  public var bottomRight: Glyph
  /// The lower edge.
  public var bottom: Glyph
  /// The lower left corner.
  public var bottomLeft: Glyph
  /// The left edge.
  public var left: Glyph

  /// Creates a frame from its corners and edges: `topLeft`, `top`, `topRight`, `right`,
  /// `bottomRight`, `bottom`, `bottomLeft` and `left`, each one column wide.
  public init(
    topLeft: Unicode.Scalar, top: Unicode.Scalar, topRight: Unicode.Scalar, right: Unicode.Scalar,
    bottomRight: Unicode.Scalar, bottom: Unicode.Scalar, bottomLeft: Unicode.Scalar,
    left: Unicode.Scalar
  ) {
    self.topLeft = Glyph(topLeft)
    self.top = Glyph(top)
    self.topRight = Glyph(topRight)
    self.right = Glyph(right)
    self.bottomRight = Glyph(bottomRight)
    self.bottom = Glyph(bottom)
    self.bottomLeft = Glyph(bottomLeft)
    self.left = Glyph(left)
  }

  /// The glyphs clockwise from the upper left corner.
  public var all: [Glyph] {
    [topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left]
  }
}
