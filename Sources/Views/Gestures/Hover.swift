// SPDX-License-Identifier: MIT
// Views: reports when the pointer is over a view.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// The position of the pointer relative to a view.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over a cell of the view.
  case active(CellPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls `action` with `true` when the pointer enters the view, and with `false` when it leaves.
  ///
  /// While such a view exists, the terminal reports pointer motion, which wakes the program for
  /// each cell that the pointer crosses.
  ///
  ///     Text("Details").onHover { isExpanded = $0 }
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    HoverContent(content: self, space: .local) { phase, isFirst in
      switch phase {
      case .active: if isFirst { action(true) }
      case .ended: action(false)
      }
    }
  }

  /// Calls `action` for each cell of the view that the pointer enters, and when it leaves the view.
  /// Positions are in `coordinateSpace`, by default in cells from the top left corner of the view.
  ///
  ///     Text("Map").onContinuousHover { phase in
  ///       if case .active(let point) = phase { text = "Column \(point.x)" }
  ///     }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    HoverContent(content: self, space: coordinateSpace) { phase, _ in action(phase) }
  }
}

private struct HoverContent<Content: View>: NodeBackedView {
  let content: Content
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase, Bool) -> Void

  func makeNode(_ context: borrowing _MountContext) -> HoverNode {
    HoverNode(space, action, context)
  }
  func update(_ node: HoverNode) {
    node.space = space
    node.action = action
  }
}

/// Follows the pointer over its content. It takes no part in layout.
private final class HoverNode: Node, PointerFollower {
  var space: CoordinateSpace
  var action: @MainActor (HoverPhase, Bool) -> Void
  private var place: CellPoint?

  @MainActor init(
    _ space: CoordinateSpace, _ action: @escaping @MainActor (HoverPhase, Bool) -> Void,
    _ context: borrowing _MountContext
  ) {
    self.space = space
    self.action = action
    super.init(context)
    graph.pointer.addMotionReader()
  }

  override var pointerFollower: (any PointerFollower)? { self }

  @MainActor func pointerIs(at point: CellPoint?) {
    if point == place { return }
    let isFirst = place == nil
    place = point
    guard let point else { return action(.ended, false) }
    action(.active(space.convert(point, layoutBounds.origin)), isFirst)
  }

  @MainActor override func willUnmount() {
    graph.pointer.removeMotionReader(self)
  }
}
