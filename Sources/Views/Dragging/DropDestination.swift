// SPDX-License-Identifier: MIT
// Views: views that take the values of draggable views.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

extension View {
  /// Lets the user drop values of `type` on this view, in its whole frame. The innermost enabled
  /// destination under the pointer that takes the type gets the value.
  ///
  ///     Text("Bin")
  ///       .dropDestination(for: String.self) { names, _ in
  ///         name = names[0]
  ///         return true
  ///       } isTargeted: { isExpanded = $0 }
  ///
  /// The kit doesn't mark the destination. Change its look while it is targeted.
  ///
  /// - Parameters:
  ///   - type: The type of the values, which views drag with `draggable(_:)`.
  ///   - action: Called when the user releases the button. Gets the dropped value as the only
  ///    element of an array, and the cell relative to the top left corner of the view. Returns
  ///    whether it used the value.
  ///   - isTargeted: Called with `true` when a value of the type is dragged over the view, and with
  ///    `false` when it has left the view or the drag has ended, before `action`.
  public func dropDestination<Payload>(
    for type: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], CellPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    ValueContent(
      content: self, value: DropActions(drop: action, setTargeted: isTargeted),
      make: DropNode<Payload>.init)
  }
}

private struct DropActions<Payload> {
  let drop: @MainActor ([Payload], CellPoint) -> Bool
  let setTargeted: @MainActor (Bool) -> Void
}

private final class DropNode<Payload>: ValueWrapperNode<DropActions<Payload>>, DropTarget {
  private var center: DragCenter { graph.service(DragCenter.self) }

  override init(_ actions: DropActions<Payload>, _ context: borrowing _MountContext) {
    super.init(actions, context)
    center.add(self)
    aimAgain()
  }

  override var addedRoom: Extent? { .zero }

  /// Empty cells take values too. At other times, clicks pass through them.
  override func isSolid(at point: CellPoint) -> Bool {
    if let payload = center.payload { return accepts(payload) }
    return super.isSolid(at: point)
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.enabled) { aimAgain() }
  }

  @MainActor override func willUnmount() {
    if center.remove(self) {
      graph.afterCommit(runsAtEnd: true) { [value] in value.setTargeted(false) }
    }
    aimAgain()
  }

  /// Finds the destination of a drag in progress again, because this one has changed.
  @MainActor private func aimAgain() {
    if center.payload == nil { return }
    graph.afterCommit(for: center) { [graph] in $0.aim(in: graph) }
  }

  // MARK: Drops

  func accepts(_ payload: Any) -> Bool {
    payload is Payload && scope.values.inherited.isEnabled
  }

  @MainActor func setTargeted(_ isTargeted: Bool) { value.setTargeted(isTargeted) }

  @MainActor func drop(_ payload: Any, at point: CellPoint) {
    if let payload = payload as? Payload { _ = value.drop([payload], local(point)) }
  }
}
