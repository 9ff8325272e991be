// SPDX-License-Identifier: MIT
// Views: a view that the user draws.

public import CuriumTerminal

/// A view drawn by a closure, cell by cell, for what the kit lacks.
///
/// *Sizing:* fills what it is offered. The closure runs whenever cells of the view are painted; a
/// state or model that it reads has it drawn again when it changes. It should cost what it draws, and
/// change nothing.
///
///     Canvas { context, size in
///       context.resolution = .braille
///       var curve = Path()
///       for (index, value) in values.enumerated() {
///         let point = PathPoint(
///           x: Double(index) / Double(values.count - 1) * Double(size.width - 1),
///           y: (1 - value) * Double(size.height - 1))
///         if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
///       }
///       context.stroke(curve, with: .color(.chart1))
///     }
public struct Canvas: _PrimitiveView {
  let renderer: @MainActor (inout GraphicsContext, CellSize) -> Void

  /// A view drawn by a closure, which is told its size in cells.
  public init(renderer: @escaping @MainActor (inout GraphicsContext, CellSize) -> Void) {
    self.renderer = renderer
  }

  /// Adds a node.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(CanvasNode(view.renderer, context))
  }

  /// Takes the new closure.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: CanvasNode.self).receive(view.renderer)
  }
}

private final class CanvasNode: LayoutNode {
  private var renderer: @MainActor (inout GraphicsContext, CellSize) -> Void
  private var dependencies = Dependencies()

  init(
    _ renderer: @escaping @MainActor (inout GraphicsContext, CellSize) -> Void,
    _ context: borrowing _MountContext
  ) {
    self.renderer = renderer
    super.init(context)
  }

  override var viewName: String { "Canvas" }
  override var hasContent: Bool { true }

  /// Nothing tells whether two closures draw the same.
  func receive(_ renderer: @escaping @MainActor (inout GraphicsContext, CellSize) -> Void) {
    self.renderer = renderer
    damageFrame()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    Extent(
      width: proposal.packedWidth == ProposedViewSize.ideal ? 1 : proposal.packedWidth,
      height: proposal.packedHeight == ProposedViewSize.ideal ? 1 : proposal.packedHeight
    ).clamped
  }

  override func paint(_ painter: inout Painter) {
    nonisolated(unsafe) let (node, painter) = (self, painter)
    MainActor.assumeIsolated { node.draw(with: painter) }
  }

  /// Runs the closure; what it reads is the main actor's, and noted as what a body reads.
  @MainActor private func draw(with painter: Painter) {
    let outer = graph.evaluating
    graph.evaluating = self
    graph.observing {
      var context = GraphicsContext(painter: painter, scope: scope)
      renderer(&context, size.cellSize)
    }
    graph.evaluating = outer
  }

  /// Something that the closure read has changed.
  @MainActor override func evaluate() {
    flags.remove(.invalid)
    damageFrame()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    // The closure can read any value through its context.
    damageFrame()
  }

  override func withDependencies(_ body: (inout Dependencies) -> Void) { body(&dependencies) }
}
