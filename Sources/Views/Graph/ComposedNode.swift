// SPDX-License-Identifier: MIT
// Views: the node of a view with a body.

import Observation

/// Keeps a composed view, its state and what its body read.
final class ComposedNode<V: View>: Node {
  var view: V
  let properties: PropertyTable
  /// Objects that outlive one value of the view: locations of states, and the like.
  var storage: ContiguousArray<AnyObject> = []
  private var environmentReads: EnvironmentChange = []
  private var observer: ObservationRelay?
  private var stateReads: ContiguousArray<any AnyStateLocation> = []

  @MainActor init(_ view: V, _ context: borrowing _MountContext) {
    self.view = view
    self.properties = PropertyTable.of(V.self)
    super.init(context)
  }

  override var viewName: String { "\(V.self)" }

  /// Takes the next value of the view; runs the body if it differs or something read has changed.
  @MainActor func receive(_ next: V) {
    if !flags.contains(.invalid), properties.areEqual(view, next) { return }
    view = next
    evaluate()
  }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    if depth > Graph.depthLimit {
      graph.warn(
        "\(V.self) is nested \(Graph.depthLimit) views deep, and what is deeper is left out: "
          + "look for a view whose body contains itself.")
      return
    }
    link()
    let outer = graph.evaluating
    graph.evaluating = self
    graph.statistics.bodies += 1
    graph.record(bodyOf: self)
    let body = withObservationTracking({ view.body }, onChange: changeHandler())
    graph.evaluating = outer
    if flags.contains(.mounted) {
      var cursor = _UpdateCursor(childrenOf: self)
      V.Body._update(body, &cursor)
    } else {
      flags.insert(.mounted)
      var context = _MountContext(parent: self)
      V.Body._mount(body, &context)
    }
  }

  /// Gives the dynamic properties of the view their places: states their storage, environment
  /// readers their scope.
  @MainActor private func link() {
    guard !properties.dynamic.isEmpty else { return }
    let isFirst = storage.isEmpty
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      var linker = _PropertyLinker(node: self, storage: storage, isFirst: isFirst)
      for property in properties.dynamic {
        property.type._link(base + property.offset, &linker)
      }
      if isFirst { storage = linker.storage }
    }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if !environmentReads.isDisjoint(with: change) { graph.invalidate(self) }
  }

  override func noteEnvironmentRead(_ change: EnvironmentChange) {
    environmentReads.formUnion(change)
  }

  override func noteStateRead(_ location: any AnyStateLocation) {
    stateReads.append(location)
  }

  /// What is called when a model that the body read changes; asked for only if it read one.
  private func changeHandler() -> @Sendable () -> Void {
    let relay = observer ?? ObservationRelay(node: self)
    observer = relay
    return { relay.fire() }
  }

  @MainActor override func willUnmount() {
    for location in stateReads { location.forget(self) }
    stateReads = []
    observer?.cancel()
  }
}

/// Carries the news that an observed model changes from whichever thread changes it to the graph.
final class ObservationRelay: @unchecked Sendable {
  // Reached on the main actor alone, or on the very thread that holds it.
  private unowned(unsafe) let graph: Graph
  private weak var node: Node?

  init(node: Node) {
    self.node = node
    self.graph = node.graph
  }

  func cancel() { node = nil }

  func fire() {
    if Graph.currentThread == graph.activeThread {
      MainActor.assumeIsolated { self.invalidate() }
    } else {
      Task { @MainActor in self.invalidate() }
    }
  }

  @MainActor private func invalidate() {
    guard let node, !node.flags.contains(.unmounted) else { return }
    node.graph.invalidate(node)
  }
}
