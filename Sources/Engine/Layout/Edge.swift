// SPDX-License-Identifier: MIT
// Engine: the edges of a rectangle, and lengths at them.

public import CuriumTokens

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
    /// Creates a set from a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The left edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The right edge.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Lengths at the four edges of a view.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top edge, in rows.
  public var top: Length
  /// At the left edge, in columns.
  public var leading: Length
  /// At the bottom edge, in rows.
  public var bottom: Length
  /// At the right edge, in columns.
  public var trailing: Length

  /// Insets for each edge; none by default.
  public init(top: Length = 0, leading: Length = 0, bottom: Length = 0, trailing: Length = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
