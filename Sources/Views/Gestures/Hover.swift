// SPDX-License-Identifier: MIT
// Views: reports when the pointer is over a view.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// The position of the pointer relative to a view.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over a cell of the view.
  case active(CellPoint)
  /// The pointer has left the view, or the view was removed.
  case ended
}

extension View {
  /// Calls `action` with `true` when the pointer enters the view, and with `false` when it leaves
  /// or the view is removed.
  ///
  /// While such a view is shown, the terminal reports pointer motion, which wakes the program for
  /// each cell that the pointer crosses.
  ///
  ///     Text("Details").onHover { isExpanded = $0 }
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    ValueContent(
      content: self,
      value: HoverAction(space: .local) { phase, isFirst in
        switch phase {
        case .active: if isFirst { action(true) }
        case .ended: action(false)
        }
      }, make: HoverNode.init)
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
    ValueContent(
      content: self,
      value: HoverAction(space: coordinateSpace) { phase, _ in action(phase) }, make: HoverNode.init
    )
  }
}

private struct HoverAction {
  let space: CoordinateSpace
  /// Gets the phase, and `true` if the pointer has just entered the view.
  let perform: @MainActor (HoverPhase, Bool) -> Void
}

/// Follows the pointer over its content. It takes no part in layout.
private final class HoverNode: ValueNode<HoverAction>, PointerFollower {
  /// The place of the pointer, in the coordinates of the action.
  private var place: CellPoint?
  /// The places at which the view has moved below the pointer since its last report.
  private var passed: Set<CellPoint> = []

  override init(_ action: HoverAction, _ context: borrowing _MountContext) {
    super.init(action, context)
    setReadsMotion(true)
  }

  override var pointerFollower: (any PointerFollower)? { self }

  @MainActor func pointerIs(at point: CellPoint?) {
    passed = []
    move(to: point.map { place(of: $0) })
  }

  @MainActor func didMove(below point: CellPoint) {
    let next = place(of: point)
    // A view that moves because of its action could move back and forth forever.
    if passed.insert(next).inserted { move(to: next) }
  }

  private func place(of point: CellPoint) -> CellPoint {
    value.space.convert(point, layoutBounds.origin)
  }

  @MainActor override func willUnmount() {
    if place != nil { graph.afterCommit { [value] in value.perform(.ended, false) } }
  }

  @MainActor private func move(to next: CellPoint?) {
    if next == place { return }
    let isFirst = place == nil
    place = next
    value.perform(next.map(HoverPhase.active) ?? .ended, isFirst)
  }
}
