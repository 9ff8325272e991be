// SPDX-License-Identifier: MIT
// Views: overloads for computed lengths, as whole numbers of cells.

public import CuriumEngine
public import CuriumTokens

// Literals and theme tokens are of type `Length`; computed lengths are of type `Int`. These
// overloads accept an `Int` where SwiftUI has a `CGFloat`. If both overloads match, the compiler
// prefers the other one.
//
// The parameters are optional because the compiler first tries an overload in which a literal has
// its default type `Int`, and then doesn't find the one that it prefers: two such modifiers in a
// row would be ambiguous.
extension View {
  /// Gives the view a fixed size.
  ///
  ///     Text(name).frame(width: 2 * count, alignment: .leading)
  ///
  /// - Parameters:
  ///   - width: The width in columns. `nil` leaves it as it is.
  ///   - height: The height in rows. `nil` leaves it as it is.
  ///   - alignment: The place of the view in that size.
  @_disfavoredOverload
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center)
    -> some View
  {
    frame(
      width: width.map { Length($0) }, height: height.map { Length($0) }, alignment: alignment)
  }

  /// Limits the size of the view to numbers of columns and rows. `nil` sets no limit.
  ///
  ///     Text(name).frame(minWidth: 2 * count, alignment: .leading)
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in columns.
  ///   - idealWidth: The width in columns if the proposal doesn't specify one.
  ///   - maxWidth: The maximum width in columns.
  ///   - minHeight: The minimum height in rows.
  ///   - idealHeight: The height in rows if the proposal doesn't specify one.
  ///   - maxHeight: The maximum height in rows.
  ///   - alignment: The place of the view in that size.
  @_disfavoredOverload
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil,
    minHeight: Int? = nil, idealHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map { Length($0) }, idealWidth: idealWidth.map { Length($0) },
      maxWidth: maxWidth.map { Length($0) }, minHeight: minHeight.map { Length($0) },
      idealHeight: idealHeight.map { Length($0) }, maxHeight: maxHeight.map { Length($0) },
      alignment: alignment)
  }

  /// Adds padding of `length` columns or rows at `edges`. `nil` uses the theme's
  /// `spacing.md`.
  ///
  ///     Text(name).padding(.leading, 2 * count)
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: Int?) -> some View {
    padding(edges, length.map { Length($0) })
  }

  /// Adds padding of `length` columns or rows at all edges.
  @_disfavoredOverload
  public func padding(_ length: Int) -> some View { padding(Length(length)) }

  /// Draws the view `x` columns to the right and `y` rows down. `nil` means 0.
  @_disfavoredOverload
  public func offset(x: Int? = nil, y: Int? = nil) -> some View {
    offset(x: Length(x ?? 0), y: Length(y ?? 0))
  }

  /// Places the centre of the view at column `x` and row `y` of the proposed space. `nil` means 0.
  @_disfavoredOverload
  public func position(x: Int? = nil, y: Int? = nil) -> some View {
    position(x: Length(x ?? 0), y: Length(y ?? 0))
  }
}
