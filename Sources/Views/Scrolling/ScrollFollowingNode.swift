// SPDX-License-Identifier: MIT
// Views: follows the scroll view in a view, and reports its geometry.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Derives a value from the geometry of the scroll view in this view with `transform`, and calls
  /// `action` when the value changes. If the value doesn't change, only `transform` runs, so derive
  /// as little as possible.
  ///
  ///     @State private var hasScrolled = false
  ///
  ///     var body: some View {
  ///       ScrollView { ForEach(lines) { Text($0.text) } }
  ///         .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: {
  ///           hasScrolled = $1
  ///         }
  ///     }
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value from the geometry.
  ///   - action: Gets the old and the new value. The first old value is that of an empty geometry.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (ScrollGeometry) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ScrollGeometryContent(content: self, transform: transform, action: action)
  }
}

private struct ScrollGeometryContent<Content: View, Value: Equatable>: NodeBackedView {
  let content: Content
  let transform: @MainActor (ScrollGeometry) -> Value
  let action: @MainActor (Value, Value) -> Void

  func makeNode(_ context: borrowing _MountContext) -> ScrollGeometryNode<Value> {
    ScrollGeometryNode(transform, action, context)
  }
  func update(_ node: ScrollGeometryNode<Value>) { node.receive(transform, action) }
}

private final class ScrollGeometryNode<Value: Equatable>: ScrollFollowingNode {
  private var transform: @MainActor (ScrollGeometry) -> Value
  private var action: @MainActor (Value, Value) -> Void
  private var value: Value

  @MainActor init(
    _ transform: @escaping @MainActor (ScrollGeometry) -> Value,
    _ action: @escaping @MainActor (Value, Value) -> Void, _ context: borrowing _MountContext
  ) {
    self.transform = transform
    self.action = action
    value = transform(ScrollGeometry())
    super.init(context)
  }

  @MainActor func receive(
    _ transform: @escaping @MainActor (ScrollGeometry) -> Value,
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
    // The values that the function uses may have changed.
    if scroller == nil { return }
    graph.afterCommit(for: self) {
      if !$0.flags.contains(.unmounted) { $0.geometryDidChange(isInput: false) }
    }
  }

  override func geometryDidChange(isInput: Bool) {
    let (old, new) = (value, transform(geometry))
    if new == old { return }
    value = new
    action(old, new)
  }
}

/// Follows the first visible scroll view in its content that isn't inside another one. It takes no
/// part in layout.
class ScrollFollowingNode: Node, ScrollFollower {
  /// The scroll view, while it exists. If it is hidden, the next visible one replaces it.
  final weak var scroller: ScrollNode?
  /// The geometry of the scroll view at its last placement.
  final private(set) var geometry = ScrollGeometry()
  /// The nearest enclosing node that follows the same scroll view. The tree retains it.
  private final unowned(unsafe) let outer: Node?
  private final var isQueued = false
  private final var wasInput = false

  override init(_ context: borrowing _MountContext) {
    outer = context.parent.nearestScrollFollower
    super.init(context)
  }

  final override var scrollFollower: (any ScrollFollower)? { self }

  /// Called with up-to-date bodies and layout after the geometry has changed, or after another
  /// scroll view has replaced the last one. `isInput` is `true` if the user has scrolled.
  @MainActor func geometryDidChange(isInput: Bool) {}

  final func scrollViewWasPlaced(_ node: Node) {
    outer?.scrollFollower?.scrollViewWasPlaced(node)
    guard let placed = node.scrollArea else { return }
    if let scroller, scroller !== placed, !scroller.flags.contains(.unmounted),
      !scroller.selfAndAncestorsInLayer.contains(where: \.isOutOfReach)
    {
      return
    }
    let isOther = scroller !== placed
    scroller = placed
    let new = ScrollGeometry(placed)
    // Requests may be waiting for another scroll view, even if its geometry is the same.
    if new == geometry, !isOther { return }
    geometry = new
    if placed.isScrolledByInput { wasInput = true }
    if isQueued { return }
    isQueued = true
    graph.afterCommit(for: self) { $0.report() }
  }

  @MainActor private func report() {
    let isInput = wasInput
    (isQueued, wasInput) = (false, false)
    if !flags.contains(.unmounted) { geometryDidChange(isInput: isInput) }
  }
}
