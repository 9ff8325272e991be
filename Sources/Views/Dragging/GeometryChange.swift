// SPDX-License-Identifier: MIT
// Views: reports the frame of a view when it changes.

@_spi(Nodes) public import CuriumEngine
public import CuriumLayouts
import CuriumTerminal

extension View {
  /// Derives a value from the frame of this view with `transform`, and calls `action` with it when
  /// the view appears and when the value changes. If the value doesn't change, only `transform`
  /// runs, so derive as little as possible.
  ///
  ///     Text(name).onGeometryChange(for: Int.self) { $0.size.width } action: { count = $0 }
  ///
  /// While the view isn't shown, such as in another tab, nothing is reported.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value from the size of the view and its frame.
  ///   - action: Gets the value. If it changes a state on which the frame depends, it is called
  ///    again until the value stays the same. If it never does, a warning is logged.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    ValueContent(
      content: self, value: GeometryActions(transform: transform, action: action),
      make: GeometryChangeNode<Value>.init)
  }
}

private struct GeometryActions<Derived: Equatable & Sendable> {
  let transform: @MainActor (GeometryProxy) -> Derived
  let action: @MainActor (Derived) -> Void
}

private final class GeometryChangeNode<Derived: Equatable & Sendable>: FrameReportingNode,
  ValueKeeper
{
  private var actions: GeometryActions<Derived>
  private var known: Derived?

  init(_ actions: GeometryActions<Derived>, _ context: borrowing _MountContext) {
    self.actions = actions
    super.init(context)
  }

  @MainActor func receive(_ actions: GeometryActions<Derived>) {
    self.actions = actions
    queueReport()
  }

  @MainActor override func report(_ geometry: GeometryProxy) {
    let derived = actions.transform(geometry)
    if derived == known { return }
    known = derived
    graph.diagnostics.noteChange(by: self)
    actions.action(derived)
  }
}

/// A node that follows the frame of its content. It takes no part in layout.
private class FrameReportingNode: Node {
  private final var frame: CellRect?
  private final var isQueued = false

  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.service(FrameCenter.self).nodes.append(self)
  }

  @MainActor override func willUnmount() { graph.service(FrameCenter.self).nodes.remove(self) }

  @MainActor override func visibilityDidChange(_ isVisible: Bool) {
    if isVisible { queueReport() }
  }

  /// Called with up-to-date bodies and layout after the frame has changed.
  @MainActor func report(_ geometry: GeometryProxy) {}

  /// Called when the content may have moved.
  final func viewsDidMove() {
    guard let bounds = cells(of: self), bounds != frame, !isDormant else { return }
    frame = bounds
    queueReport()
  }

  /// Reports the frame when no content is missing that could still change it.
  final func queueReport() {
    if isQueued { return }
    isQueued = true
    graph.afterContent(for: self, waits: true) { node, _ in
      node.reportNow()
      return true
    }
  }

  @MainActor private final func reportNow() {
    isQueued = false
    if let frame, !flags.contains(.unmounted), !isDormant {
      report(GeometryProxy(size: frame.size, origin: frame.origin))
    }
  }

  /// Returns the cells of the placed views in `node`, without layers; `nil` if there are none.
  private final func cells(of node: Node) -> CellRect? {
    if let layout = node.asLayoutNode {
      return layout.flags.contains(.placed) ? layout.absoluteBounds : nil
    }
    var found: CellRect?
    node.forEachChild { child in
      guard !child.flags.contains(.detached), let bounds = self.cells(of: child) else { return }
      found = found.map { $0.union(bounds) } ?? bounds
    }
    return found
  }
}

/// The nodes of a graph that report their frames.
private final class FrameCenter: GraphService {
  var nodes = NodeList<FrameReportingNode>()

  init(graph: Graph) {
    graph.root.viewsDidMove = { [weak self] in self?.viewsDidMove() }
  }

  private func viewsDidMove() {
    for node in nodes { node.viewsDidMove() }
  }
}
