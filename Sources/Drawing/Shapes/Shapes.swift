// SPDX-License-Identifier: MIT
// Views: the shapes of the kit.

import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// A shape of the kit, smaller than its frame by a number of cells at each edge.
private protocol ShrunkShape: InsettableShape {
  nonisolated var amount: Int { get set }
}

extension ShrunkShape {
  /// Returns the shape, smaller by `amount` cells at each edge.
  public nonisolated func inset(by amount: Int) -> Self {
    edited(self) { $0.amount = $0.amount.addingClamped(amount) }
  }
}

/// A rectangle.
///
/// *Sizing:* fills the proposal.
///
///     Text("Saved").padding().background { Rectangle().fill(.success) }
public struct Rectangle: InsettableShape, ShrunkShape {
  nonisolated var amount = 0

  /// Creates a rectangle as large as its frame.
  public nonisolated init() {}

  /// Returns a path around `rect`.
  public nonisolated func path(in rect: CellRect) -> Path { Path(rect.inset(by: amount)) }
}

/// A rectangle with rounded corners.
///
/// *Sizing:* fills the proposal. The radius is a number of columns or a token; it is half as many
/// rows, but at least one. A stroke along the edge has the rounded corners of box-drawing
/// characters.
///
///     Card { … }.background(.surface, in: RoundedRectangle(cornerRadius: 2))
public struct RoundedRectangle: InsettableShape, ShrunkShape {
  private let cornerRadius: Length
  nonisolated var amount = 0

  /// Creates a rectangle whose corners have the radius `cornerRadius`, in columns, or a radius
  /// token.
  public nonisolated init(cornerRadius: Length) {
    self.cornerRadius = cornerRadius
  }

  /// Returns the outline in `rect`. A radius token has its value from the kit's light theme.
  public nonisolated func path(in rect: CellRect) -> Path { _path(in: rect, theme: .light) }

  /// Returns the outline. A radius token has its value from `theme`.
  public nonisolated func _path(in rect: CellRect, theme: AppTheme) -> Path {
    let columns = min(cornerRadius.resolve(in: theme, axis: .horizontal), 1_000_000)
    let inner = max(0, columns.addingClamped(-amount))
    let rows = max(min(1, Double(inner)), Double(inner) / 2)
    return Path(
      Path.rounded(PathRect(rect.inset(by: amount)), radiusX: Double(inner), radiusY: rows))
  }
}

/// A rectangle whose shorter sides are half circles.
///
/// *Sizing:* fills the proposal. In a single row, it is half a cell shorter at each end.
///
///     Text("New").padding(.horizontal, 2).background(.accentColor, in: Capsule())
public struct Capsule: InsettableShape, ShrunkShape {
  nonisolated var amount = 0

  /// Creates a capsule as large as its frame.
  public nonisolated init() {}

  /// Returns the outline in `rect`.
  public nonisolated func path(in rect: CellRect) -> Path {
    let frame = PathRect(rect.inset(by: amount))
    // A half circle one row tall is too small for quarters of cells.
    if frame.height == 1 { return Path(frame.inset(x: 0.5, y: 0)) }
    let radius = min(frame.width / 2, frame.height)
    return Path(Path.rounded(frame, radiusX: radius, radiusY: radius / 2))
  }
}

/// An ellipse that touches the edges of its frame.
///
/// *Sizing:* fills the proposal. A stroke along its edge consists of dots.
///
///     Ellipse().fill(.chart1).frame(width: 12, height: 4)
public struct Ellipse: InsettableShape, ShrunkShape {
  nonisolated var amount = 0

  /// Creates an ellipse as large as its frame.
  public nonisolated init() {}

  /// Returns the outline in `rect`.
  public nonisolated func path(in rect: CellRect) -> Path {
    Path(ellipseIn: rect.inset(by: amount))
  }
}

/// A circle in the centre of its frame. It spans twice as many columns as rows, so it looks round.
///
/// *Sizing:* fills the proposal. A stroke along its edge consists of dots.
///
///     Circle().fill(.success).frame(width: 4, height: 2)
public struct Circle: InsettableShape, ShrunkShape {
  nonisolated var amount = 0

  /// Creates a circle as large as its frame allows.
  public nonisolated init() {}

  /// Returns the outline in `rect`.
  public nonisolated func path(in rect: CellRect) -> Path {
    let frame = PathRect(rect.inset(by: amount))
    let diameter = min(frame.height, frame.width / 2)
    return Path(
      .ellipse(
        frame.inset(x: (frame.width - 2 * diameter) / 2, y: (frame.height - diameter) / 2)))
  }
}

extension CellRect {
  /// Returns the rectangle, smaller by `amount` cells at each edge, or an empty one.
  func inset(by amount: Int) -> CellRect {
    let amount = min(1_000_000, max(-1_000_000, amount))
    let x = min(amount, max(0, width) / 2)
    let y = min(amount, max(0, height) / 2)
    return CellRect(
      x: minX + x, y: minY + y, width: max(0, width - 2 * amount),
      height: max(0, height - 2 * amount))
  }
}
