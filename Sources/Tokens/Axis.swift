// SPDX-License-Identifier: MIT
// Token: the two directions of a screen, which a length needs to become cells.

/// A direction on the screen.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// Along a row, in columns.
  case horizontal
  /// Along a column, in rows.
  case vertical

  /// Any number of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 horizontal, bit 1 vertical.
    public let rawValue: UInt8

    /// A set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Along the rows.
    public static let horizontal = Set(rawValue: 1)
    /// Along the columns.
    public static let vertical = Set(rawValue: 2)
  }
}
