// SPDX-License-Identifier: MIT
// Views: filled and stroked shapes.

@_spi(Nodes) public import CuriumEngine
package import CuriumTerminal
public import CuriumTokens

/// A shape with a fill and an outline. Call `fill` or `stroke` on a shape to create one.
///
/// *Sizing:* fills the proposal.
///
///     RoundedRectangle(cornerRadius: 1).fill(.surface).stroke(.border)
public struct ShapeView<Outline: Shape>: LeafView {
  let shape: Outline
  var fill: GraphicsContext.Shading?
  var stroke: GraphicsContext.Shading?
  var strokeStyle = StrokeStyle()

  init(shape: Outline, fill: GraphicsContext.Shading? = nil) {
    self.shape = shape
    self.fill = fill
  }

  private func stroked(_ shading: GraphicsContext.Shading, _ style: StrokeStyle) -> ShapeView {
    edited(self) {
      $0.stroke = shading
      $0.strokeStyle = style
    }
  }

  /// Draws a line in `color` along the edge of the shape, inside its frame. See `StrokeStyle` for
  /// `lineWidth`.
  public func stroke(_ color: Color, lineWidth: Int = 1) -> ShapeView {
    stroked(.color(color), StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in `color` along the edge of the shape, inside its frame, with the width and
  /// dashes of `style`.
  public func stroke(_ color: Color, style: StrokeStyle) -> ShapeView {
    stroked(.color(color), style)
  }

  /// Draws a line in `content`, a colour or gradient, along the edge of the shape, inside its
  /// frame. See `StrokeStyle` for `lineWidth`.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Int = 1) -> ShapeView {
    stroked(content.shading, StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in `content`, a colour or gradient, along the edge of the shape, inside its
  /// frame, with the width and dashes of `style`.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView {
    stroked(content.shading, style)
  }

  package func makeNode(_ context: borrowing _MountContext) -> ShapeNode<Outline> {
    ShapeNode(self, context)
  }
  package func update(_ node: ShapeNode<Outline>) { node.receive(self) }
}

package final class ShapeNode<Outline: Shape>: LayoutNode {
  private var view: ShapeView<Outline>

  init(_ view: ShapeView<Outline>, _ context: borrowing _MountContext) {
    self.view = view
    super.init(context)
  }

  @MainActor func receive(_ view: ShapeView<Outline>) {
    if view.fill == self.view.fill, view.stroke == self.view.stroke,
      view.strokeStyle == self.view.strokeStyle,
      PropertyTable.of(Outline.self).areEqual(view.shape, self.view.shape)
    {
      return
    }
    self.view = view
    damageFrame()
  }

  @MainActor package override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    // A radius token or the dots of a line may change without affecting the layout.
    if !change.isDisjoint(with: [.themeLayout, .keyed]) { damageFrame() }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filled()
  }

  private var path: Path {
    view.shape._path(in: CellRect(origin: .zero, size: size.cellSize), theme: theme)
  }

  /// A filled shape is solid inside, and an outlined one on its line. The line of a free path isn't
  /// traced: the path is solid in its whole frame.
  package override func isSolid(at point: CellPoint) -> Bool {
    let path = path
    if let fill = view.fill, fill != .color(.clear) {
      return path.mask(x: point.x, y: point.y) != 0
    }
    guard let stroke = view.stroke, stroke != .color(.clear) else { return false }
    guard path.outline != nil else { return true }
    let width = max(1, min(view.strokeStyle.lineWidth, max(Int(size.width), Int(size.height))))
    return path.mask(x: point.x, y: point.y) != 0
      && (-width...width).contains {
        path.mask(x: point.x + $0, y: point.y) != 15 || path.mask(x: point.x, y: point.y + $0) != 15
      }
  }

  package override func paint(_ painter: inout Painter) {
    let path = path
    let bounds = path.bounds
    if let fill = view.fill {
      painter.fill(path, .quarters, painter.shader(fill, in: bounds, scope))
    }
    if let stroke = view.stroke {
      painter.stroke(
        path, view.strokeStyle, nil, painter.shader(stroke, in: bounds, scope), scope)
    }
  }
}
