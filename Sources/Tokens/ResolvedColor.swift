// SPDX-License-Identifier: MIT
// Token: what a colour reference comes to under one theme.

public import CuriumTerminal

/// The colour of a cell and how much of it covers what is beneath.
public struct ResolvedColor: Hashable, Sendable {
  /// The colour, as a terminal takes it.
  public var color: CellColor
  /// 0 leaves what is beneath, 255 covers it.
  public var alpha: UInt8

  /// A colour that covers `alpha` of 255 parts.
  @inlinable public init(_ color: CellColor, alpha: UInt8 = 255) {
    self.color = color
    self.alpha = alpha
  }
}
