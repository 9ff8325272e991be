// SPDX-License-Identifier: MIT
// Views: a view drawn by a closure.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// A view drawn by a closure.
///
/// *Sizing:* fills the proposal.
///
/// The closure runs whenever cells of the view are painted, and when state or a model that it reads
/// changes. It must only draw, and not change any state.
///
///     Canvas { context, size in
///       var curve = Path()
///       for (index, value) in values.enumerated() {
///         let point = PathPoint(
///           x: Double(index) / Double(values.count - 1) * Double(size.width - 1),
///           y: (1 - value) * Double(size.height - 1))
///         if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
///       }
///       context.stroke(curve, with: .color(.chart1))
///     }
///
/// Fill selected cells with `.selection`, and draw text on them afterwards. Draw a cursor with
/// `.reverse()`, which differs from the selection in every theme and without colours:
///
///     Canvas { context, size in
///       let row = CellRect(x: 0, y: count, width: size.width, height: 1)
///       context.fill(Path(row), with: .color(.selection))
///       context.draw(Text(name), in: row)
///       context.draw(Text("a").reverse(), at: PathPoint(x: 0, y: count))
///     }
public struct Canvas: LeafView {
  let renderer: @MainActor (inout GraphicsContext, CellSize) -> Void

  /// Creates a view that `renderer` draws. It receives the size of the view in cells.
  public init(renderer: @escaping @MainActor (inout GraphicsContext, CellSize) -> Void) {
    self.renderer = renderer
  }

  package func makeNode(_ context: borrowing _MountContext) -> CanvasNode {
    CanvasNode(renderer, context)
  }
  package func update(_ node: CanvasNode) { node.receive(renderer) }
}

package final class CanvasNode: LayoutNode {
  private var renderer: @MainActor (inout GraphicsContext, CellSize) -> Void

  init(
    _ renderer: @escaping @MainActor (inout GraphicsContext, CellSize) -> Void,
    _ context: borrowing _MountContext
  ) {
    self.renderer = renderer
    super.init(context)
  }

  package override var viewName: String { "Canvas" }
  package override var hasContent: Bool { true }

  // Closures can't be compared, so each update draws again.
  func receive(_ renderer: @escaping @MainActor (inout GraphicsContext, CellSize) -> Void) {
    self.renderer = renderer
    damageFrame()
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filled()
  }

  package override func paint(_ painter: inout Painter) {
    // Used only on the main actor, though painting isn't isolated.
    nonisolated(unsafe) let (node, painter) = (self, painter)
    MainActor.assumeIsolated { node.draw(with: painter) }
  }

  /// Runs the closure on the main actor and registers the values that it reads as dependencies.
  @MainActor private func draw(with painter: Painter) {
    graph.observing(for: self) {
      var context = GraphicsContext(painter: painter, scope: scope)
      renderer(&context, size.cellSize)
    }
  }

  /// Draws again after a dependency of the closure has changed.
  @MainActor package override func evaluate() {
    flags.remove(.invalid)
    damageFrame()
  }

  @MainActor package override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    // The closure can read any value through its context.
    damageFrame()
  }
}
