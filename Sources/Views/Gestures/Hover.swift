// SPDX-License-Identifier: MIT
// Views: views that know whether the pointer rests on them.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// Where the pointer is, for a view that follows it.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a cell counted from its top left corner.
  case active(CellPoint)
  /// No longer over the view.
  case ended
}

extension View {
  /// Calls `action` when the pointer comes over the view (true) or leaves it.
  ///
  /// The terminal reports motion as long as such a view is there, which wakes the program for each cell
  /// that the pointer passes.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    HoverContent(content: self) { phase, isFirst in
      switch phase {
      case .active: if isFirst { action(true) }
      case .ended: action(false)
      }
    }
  }

  /// Calls `action` for each cell of the view that the pointer comes to, and when it leaves the view.
  public func onContinuousHover(perform action: @escaping @MainActor (HoverPhase) -> Void)
    -> some View
  {
    HoverContent(content: self) { phase, _ in action(phase) }
  }
}

private struct HoverContent<Content: View>: NodeBackedView {
  let content: Content
  let action: @MainActor (HoverPhase, Bool) -> Void

  func makeNode(_ context: borrowing _MountContext) -> HoverNode { HoverNode(action, context) }
  func update(_ node: HoverNode) { node.action = action }
}

/// Hears of the pointer over the views beneath. It takes no part in layout.
private final class HoverNode: Node, PointerFollower {
  var action: @MainActor (HoverPhase, Bool) -> Void
  private var place: CellPoint?

  @MainActor init(
    _ action: @escaping @MainActor (HoverPhase, Bool) -> Void, _ context: borrowing _MountContext
  ) {
    self.action = action
    super.init(context)
    graph.pointer.add(self)
  }

  override var pointerFollower: (any PointerFollower)? { self }

  @MainActor func pointerIs(at point: CellPoint?) {
    if point == place { return }
    let isFirst = place == nil
    place = point
    guard let point else { return action(.ended, false) }
    let origin = layoutBounds.origin
    action(.active(CellPoint(x: point.x - origin.x, y: point.y - origin.y)), isFirst)
  }

  @MainActor override func willUnmount() {
    graph.pointer.remove(self)
  }
}
