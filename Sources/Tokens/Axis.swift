// SPDX-License-Identifier: MIT
// Token: the two directions of the screen.

/// A direction on the screen.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// Along a row, in columns.
  case horizontal
  /// Along a column, in rows.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value: bit 0 is horizontal, bit 1 vertical.
    public let rawValue: UInt8

    /// Creates a set from a raw value.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Along rows.
    public static let horizontal = Set(rawValue: 1)
    /// Along columns.
    public static let vertical = Set(rawValue: 2)
  }
}
