// SPDX-License-Identifier: MIT
// Views: actions for single pointer events.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension PointerEvent {
  /// The result of an action for a pointer event.
  public enum Result: Hashable, Sendable {
    /// The action handled the event. After a press, the view also receives the drags and the
    /// release of the button, wherever the pointer is.
    case handled
    /// The event is passed on to the enclosing views.
    case ignored
  }
}

extension View {
  /// Calls `action` for every event of the pointer over the view: presses and releases of any
  /// button, drags, and the wheel. Controls and scroll views inside the view come first.
  ///
  /// The `kind` of an event is `.down`, `.up`, `.dragged`, `.moved` or `.scrolled(x:y:)`. The
  /// `clickCount` of a press is 2 for a double click.
  ///
  ///     Text(name)
  ///       .onPointerEvent { event in
  ///         guard case .scrolled(_, let rows) = event.kind else { return .ignored }
  ///         count += rows
  ///         return .handled
  ///       }
  ///
  /// If `action` handles a press, the view also gets the drags and the release, even if the pointer
  /// leaves the view. Their positions can then be negative, or beyond the size of the view. If a
  /// gesture takes over during the press, such as a drag, the view gets a release at a negative
  /// position at once.
  ///
  /// With gestures on the same view, the first modifier gets a press first. If `action` handles it,
  /// the gestures after this modifier don't start, except simultaneous gestures and those with high
  /// priority. With gestures before this modifier, `action` also gets the press, except with
  /// `.onTapGesture` for a single click, which keeps it.
  ///
  /// While a view with `includesMotion` is shown, the terminal reports pointer motion, which wakes
  /// the program for each cell that the pointer crosses.
  ///
  /// - Parameters:
  ///   - includesMotion: `true` also reports motion without a button.
  ///   - coordinateSpace: The coordinates of the positions, by default cells from the top left
  ///    corner of the view.
  ///   - action: Returns whether it handled the event; `.ignored` passes it on to the enclosing
  ///    views.
  public func onPointerEvent(
    includesMotion: Bool = false, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (PointerEvent) -> PointerEvent.Result
  ) -> some View {
    ValueContent(
      content: self,
      value: PointerAction(
        includesMotion: includesMotion, space: coordinateSpace, perform: action),
      make: PointerEventNode.init)
  }
}

private struct PointerAction {
  let includesMotion: Bool
  let space: CoordinateSpace
  let perform: @MainActor (PointerEvent) -> PointerEvent.Result
}

/// Calls an action for the events that no view inside handles. It takes no part in layout.
private final class PointerEventNode: ValueNode<PointerAction> {
  override init(_ action: PointerAction, _ context: borrowing _MountContext) {
    super.init(action, context)
    setReadsMotion(action.includesMotion)
  }

  override func didReceiveValue(after old: PointerAction) { setReadsMotion(value.includesMotion) }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    if event.kind == .up { graph.pointer.release(from: self) }
    guard scope.values.inherited.isEnabled, value.includesMotion || event.kind != .moved else {
      return false
    }
    var event = event
    event.position = value.space.convert(event.position, layoutBounds.origin)
    guard value.perform(event) == .handled else { return false }
    if event.kind == .down { graph.pointer.capture(self, for: nil) }
    return true
  }
}
