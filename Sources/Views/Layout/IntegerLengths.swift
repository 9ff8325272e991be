// SPDX-License-Identifier: MIT
// Views: lengths that are computed, as whole numbers of cells.

public import CuriumEngine
import CuriumTokens

// A literal or a token of the theme is a `Length`; what an app computes is an `Int`. These take the
// latter where SwiftUI code has a `CGFloat`, and give way wherever both would do.
extension View {
  /// Gives the view exactly so many columns and rows; nil leaves an extent as it is.
  @_disfavoredOverload
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center)
    -> some View
  {
    frame(
      width: width.map { Length($0) }, height: height.map { Length($0) }, alignment: alignment)
  }

  /// Adds room of `length` columns or rows at some edges.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: Int) -> some View {
    padding(edges, Length(length))
  }

  /// Draws the view so many columns to the right and rows further down.
  @_disfavoredOverload
  public func offset(x: Int = 0, y: Int = 0) -> some View {
    offset(x: Length(x), y: Length(y))
  }

  /// Puts the middle of the view at a cell of the room that is offered.
  @_disfavoredOverload
  public func position(x: Int = 0, y: Int = 0) -> some View {
    position(x: Length(x), y: Length(y))
  }
}
