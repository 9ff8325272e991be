// SPDX-License-Identifier: MIT
// Token: the two axes of the screen.

/// An axis of the screen.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// The horizontal axis, measured in columns.
  case horizontal
  /// The vertical axis, measured in rows.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value: bit 0 is horizontal, bit 1 vertical.
    public let rawValue: UInt8

    /// Creates a set from `rawValue`: bit 0 is horizontal, bit 1 vertical.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}
