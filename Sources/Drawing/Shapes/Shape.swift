// SPDX-License-Identifier: MIT
// Views: shapes as views.

public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// An outline that can be filled, stroked, used as a background, or used to clip a view.
///
/// *Sizing:* fills the proposal. As a view, a shape is filled with the foreground style. Cells are
/// twice as tall as wide; round edges are drawn with quarters of cells.
///
///     struct Triangle: Shape {
///       func path(in rect: CellRect) -> Path {
///         Path { path in
///           path.addLines([
///             PathPoint(x: rect.minX, y: rect.maxY), PathPoint(x: rect.maxX, y: rect.maxY),
///             PathPoint(x: Double(rect.minX + rect.maxX) / 2, y: Double(rect.minY)),
///           ])
///           path.closeSubpath()
///         }
///       }
///     }
public protocol Shape: View, Sendable {
  /// Returns the outline in `rect`.
  nonisolated func path(in rect: CellRect) -> Path
  /// Returns the outline with a theme, for shapes whose lengths are tokens.
  nonisolated func _path(in rect: CellRect, theme: AppTheme) -> Path
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: some View { ShapeView(shape: self, fill: .foreground) }

  /// Returns the outline of `path(in:)`, which doesn't depend on the theme.
  public nonisolated func _path(in rect: CellRect, theme: AppTheme) -> Path { path(in: rect) }

  /// Fills the shape with `color`.
  public func fill(_ color: Color) -> ShapeView<Self> {
    ShapeView(shape: self, fill: .color(color))
  }

  /// Fills the shape with `style`, a colour or gradient.
  public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView<Self> {
    ShapeView(shape: self, fill: style.shading)
  }

  /// Draws the outline of the shape as a line in `color`, inside its frame. See `StrokeStyle` for
  /// `lineWidth`.
  public func stroke(_ color: Color, lineWidth: Int = 1) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(color, lineWidth: lineWidth)
  }

  /// Draws the outline of the shape as a line in `color`, inside its frame, with the width and
  /// dashes of `style`.
  public func stroke(_ color: Color, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(color, style: style)
  }

  /// Draws the outline of the shape as a line in `content`, a colour or gradient, inside its frame.
  /// See `StrokeStyle` for `lineWidth`.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Int = 1) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(content, lineWidth: lineWidth)
  }

  /// Draws the outline of the shape as a line in `content`, a colour or gradient, inside its frame,
  /// with the width and dashes of `style`.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(content, style: style)
  }
}

/// A shape that can shrink on all sides.
///
///     Circle().inset(by: 1).fill(.success)
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller by `amount` cells at each edge.
  nonisolated func inset(by amount: Int) -> InsetShape
}

extension InsettableShape {
  /// Draws the outline of the shape as a line in `color`, inside its edge. See `StrokeStyle` for
  /// `lineWidth`.
  public func strokeBorder(_ color: Color, lineWidth: Int = 1) -> ShapeView<Self> {
    stroke(color, lineWidth: lineWidth)
  }

  /// Draws the outline of the shape as a line in `color`, inside its edge, with the width and
  /// dashes of `style`.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> ShapeView<Self> {
    stroke(color, style: style)
  }

  /// Draws the outline of the shape as a line in `content`, a colour or gradient, inside its edge.
  /// See `StrokeStyle` for `lineWidth`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: Int = 1)
    -> ShapeView<Self>
  {
    stroke(content, lineWidth: lineWidth)
  }

  /// Draws the outline of the shape as a line in `content`, a colour or gradient, inside its edge,
  /// with the width and dashes of `style`.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle)
    -> ShapeView<Self>
  {
    stroke(content, style: style)
  }
}
