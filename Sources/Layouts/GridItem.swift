// SPDX-License-Identifier: MIT
// Views: the widths of the columns of a lazy grid.

public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// One column of a `LazyVGrid`, or as many columns as fit.
///
///     LazyVGrid(columns: [GridItem(.fixed(12)), GridItem(.flexible())]) {
///       ForEach(names, id: \.self) { Text($0) }
///     }
public struct GridItem: Hashable, Sendable {
  /// The width of a column, in cells.
  public enum Size: Hashable, Sendable {
    /// A column of a fixed width.
    case fixed(Int)
    /// A column that shares the remaining width equally with the others, within limits.
    case flexible(minimum: Int = 1, maximum: Int = .max)
    /// As many equal columns as fit in the width of a flexible column. In a narrow grid, a single
    /// column can be narrower than `minimum`.
    case adaptive(minimum: Int, maximum: Int = .max)
  }

  /// The width of the column.
  public var size: Size
  /// The space after the column, in cells; `nil` means 1. With `.adaptive`, it is also the space
  /// between the item's columns.
  public var spacing: Length?
  /// The alignment of each view in its cell; `nil` centres it.
  public var alignment: Alignment?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - size: The width of the column.
  ///   - spacing: The space after the column, in cells. `nil` means 1.
  ///   - alignment: The alignment of each view in its cell. `nil` centres it.
  public init(
    _ size: Size = .flexible(), spacing: Length? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var width: GridTrack.Width {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}
