// SPDX-License-Identifier: MIT
// Token: the edges of a rectangle, and insets from them.

/// The edges of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The left edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The right edge.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Int8
    /// Creates a set from `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The left edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The right edge.
    public static let trailing = Set(rawValue: 8)
    /// The left and right edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Insets from the four edges of a view.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge, in rows.
  public var top: Length
  /// The inset from the left edge, in columns.
  public var leading: Length
  /// The inset from the bottom edge, in rows.
  public var bottom: Length
  /// The inset from the right edge, in columns.
  public var trailing: Length

  /// Creates insets of `top`, `leading`, `bottom` and `trailing`; the default is none.
  public init(top: Length = 0, leading: Length = 0, bottom: Length = 0, trailing: Length = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
