// SPDX-License-Identifier: MIT
// Views: outlines as views.

public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// An outline that can be filled, drawn as a line, laid behind a view and used to clip one.
///
/// *Sizing:* fills what it is offered. As a view it is filled with the foreground style. Cells are
/// twice as high as wide, and the edges of round shapes are drawn with quarters of cells.
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
  /// The outline in a rectangle.
  nonisolated func path(in rect: CellRect) -> Path
  /// The outline under a theme, for shapes whose lengths are tokens.
  nonisolated func _path(in rect: CellRect, theme: AppTheme) -> Path
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: some View { ShapeView(shape: self, fill: .foreground) }

  /// The outline that `path(in:)` answers.
  public nonisolated func _path(in rect: CellRect, theme: AppTheme) -> Path { path(in: rect) }

  /// The shape filled with a colour.
  public func fill(_ color: Color) -> ShapeView<Self> {
    ShapeView(shape: self, fill: .color(color))
  }

  /// The shape filled with a colour or gradient.
  public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView<Self> {
    ShapeView(shape: self, fill: style.shading)
  }

  /// The shape's outline as a line, within its frame.
  public func stroke(_ color: Color, lineWidth: Int = 1) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(color, lineWidth: lineWidth)
  }

  /// The shape's outline as a line, within its frame.
  public func stroke(_ color: Color, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(color, style: style)
  }

  /// The shape's outline as a line of a colour or gradient, within its frame.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Int = 1) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(content, lineWidth: lineWidth)
  }

  /// The shape's outline as a line of a colour or gradient, within its frame.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self).stroke(content, style: style)
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by so many cells at each edge.
  nonisolated func inset(by amount: Int) -> InsetShape
}

extension InsettableShape {
  /// The shape's outline as a line inside its edge.
  public func strokeBorder(_ color: Color, lineWidth: Int = 1) -> ShapeView<Self> {
    stroke(color, lineWidth: lineWidth)
  }

  /// The shape's outline as a line inside its edge.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> ShapeView<Self> {
    stroke(color, style: style)
  }

  /// The shape's outline as a line of a colour or gradient inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: Int = 1)
    -> ShapeView<Self>
  {
    stroke(content, lineWidth: lineWidth)
  }

  /// The shape's outline as a line of a colour or gradient inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle)
    -> ShapeView<Self>
  {
    stroke(content, style: style)
  }
}
