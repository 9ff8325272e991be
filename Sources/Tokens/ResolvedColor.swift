// SPDX-License-Identifier: MIT
// Token: the value of a colour reference in a theme.

public import CuriumTerminal

/// The colour of a cell and its opacity.
public struct ResolvedColor: Hashable, Sendable {
  /// The colour, in a form that terminals support.
  public var color: CellColor
  /// The opacity, from 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Whether painting the colour changes nothing.
  package var isClear: Bool { alpha == 0 || color == .keep }

  /// Creates a colour with an opacity.
  @inlinable public init(_ color: CellColor, alpha: UInt8 = 255) {
    self.color = color
    self.alpha = alpha
  }
}
