// SPDX-License-Identifier: MIT
// Views: the retained tree, and the queues of work for the next frame.

package import CuriumTerminal
import CuriumTokens

/// Owns the nodes and the queues of work for each pass. There is one graph for each device.
///
/// The other parts of a running app are separate objects, each with a property here.
@_spi(Nodes) public final class Graph {
  /// The maximum nesting depth of views. Deeper ones are omitted, with a warning.
  static let depthLimit: Int32 = 2_000

  /// The life of the graph, shared with objects that may outlive it.
  let life = GraphLife()
  @exclusivity(unchecked) package private(set) var root: RootNode!
  @exclusivity(unchecked) package internal(set) var work = PendingWork()
  /// The node whose body is running. The tree retains it.
  var evaluating: Node? { running?.takeUnretainedValue() }
  @exclusivity(unchecked) private(set) var running: Unmanaged<Node>?
  package let schedule = FrameSchedule()
  package let painting: PaintState
  package let diagnostics: Diagnostics
  package let motion = AnimationSystem()
  package let keys = KeyRouter()
  package let focus = FocusController()
  package let pointer = PointerRouter()
  package let layers = LayerStack()
  package let selections = SelectionCenter()
  @exclusivity(unchecked) package internal(set) var guides = GuideTable()
  /// The objects that features store once per graph.
  private var services: [ObjectIdentifier: any GraphService] = [:]

  @MainActor package init(pool: GlyphPool, log: AppLog = AppLog()) {
    painting = PaintState(pool: pool)
    diagnostics = Diagnostics(log: log)
    let subsystems: [GraphSubsystem] = [motion, keys, focus, pointer, layers]
    for subsystem in subsystems { subsystem.attach(to: self) }
    root = RootNode(graph: self)
  }

  deinit { life.isOver = true }

  package var rootScope: EnvironmentScope { root.scope }

  /// Returns the object of a feature for the whole graph, created on the first call.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = Service(graph: self)
    services[ObjectIdentifier(type)] = made
    return made
  }

  // MARK: Work

  @inline(__always) package func requestFrame() { schedule.request() }

  package func now() -> Duration { schedule.now() }

  /// Queues `node` for the update pass.
  package func invalidate(_ node: Node) {
    if node.flags.contains(.unmounted) { return }
    if !node.flags.contains(.invalid) {
      node.flags.insert(.invalid)
      work.update(node)
    }
    motion.transactions.note(node, in: self)
    requestFrame()
  }

  /// Runs `action` when bodies and layout are up to date. With `runsAtEnd`, it also runs if the
  /// graph ends first.
  package func afterCommit(
    runsAtEnd: Bool = false, _ action: @escaping @MainActor () -> Void
  ) {
    commit(PendingWork.Commit(action: action, runsAtEnd: runsAtEnd))
  }

  /// Runs `action` with `object` when bodies and layout are up to date.
  package func afterCommit<Object: AnyObject>(
    for object: Object, _ action: @escaping @MainActor (Object) -> Void
  ) {
    // Used only on the main actor, though layout and code that counts nodes aren't isolated.
    nonisolated(unsafe) let object = object
    commit(PendingWork.Commit(action: { action(object) }, owner: object))
  }

  private func commit(_ commit: PendingWork.Commit) {
    work.commit(commit)
    requestFrame()
  }

  /// Runs `attempt` with `object` when bodies and layout are up to date, and again after later
  /// rounds while it returns `false`, because content can depend on the size of other views. With
  /// `waits`, it runs when no content is missing. Its second argument is `true` the last time.
  package func afterContent<Object: AnyObject>(
    for object: Object, waits: Bool = false, rounds: Int = 6,
    _ attempt: @escaping @MainActor (Object, _ isLast: Bool) -> Bool
  ) {
    // Used only on the main actor, though code that counts nodes isn't isolated.
    nonisolated(unsafe) let graph = self
    afterCommit(for: object) { object in
      let isLast = rounds == 1 || graph.work.isEmpty
      if isLast || !waits || graph.work.isSettled, attempt(object, isLast) || isLast { return }
      graph.afterContent(for: object, waits: true, rounds: rounds - 1, attempt)
    }
  }

  /// Runs `action` once before the next frame, after earlier actions.
  package func beforeFrame(_ action: @escaping @MainActor () -> Void) {
    work.runBeforeFrame(action)
    requestFrame()
  }

  /// Runs `body`, which creates temporary nodes to inspect and removes them again. Discards
  /// everything that it changes or reads, and that it queues for those nodes.
  @MainActor func trial<Result>(_ body: () -> Result) -> Result {
    let count = work.committedCount
    defer { work.forgetCommitted(after: count) }
    return focus.keepingOrder { withoutEvaluation(body) }
  }

  // MARK: The running body

  /// Runs `body` with `node` as the running node, so that reads become its dependencies.
  package func reading<Result>(for node: Node?, _ body: () -> Result) -> Result {
    let outer = running
    running = node.map { Unmanaged.passUnretained($0) }
    defer { running = outer }
    return body()
  }

  /// Runs `body` without attributing its changes to the running body.
  package func withoutEvaluation<Result>(_ body: () -> Result) -> Result { reading(for: nil, body) }

  // MARK: Paint and counts

  package var damage: DamageList {
    get { painting.damage }
    _modify { yield &painting.damage }
  }

  var counts: FrameStatistics {
    get { diagnostics.counts }
    _modify { yield &diagnostics.counts }
  }

  package func warn(_ message: String, at node: Node? = nil) { diagnostics.warn(message, at: node) }

  // MARK: Adding and removing nodes

  /// Returns whether `node` is too deep to have content. Deeper trees would exhaust the stack.
  func isTooDeep(_ node: Node, name: @autoclosure () -> String) -> Bool {
    if node.depth <= Self.depthLimit { return false }
    warn(
      "\(name()) is nested \(Self.depthLimit) views deep. Anything deeper isn't shown. Look for a "
        + "view whose body contains itself.", at: node)
    return true
  }

  @MainActor func didRemove(_ node: Node) {
    counts.nodes -= 1
    if let focused = focus.current, focused === node { focus.willRemove(focused) }
    pointer.forget(node)
    if node.flags.contains(.holdsInput) { focus.setNeedsOrder() }
  }

  /// Unmounts everything. The graph can't be used afterwards.
  @MainActor package func tearDown() {
    // Before the nodes are removed, so that none of them passes the focus on.
    focus.tearDown()
    root.removeChildren()
    for commit in work.takeCommitted() where commit.runsAtEnd { commit.action() }
    diagnostics.tearDown()
    motion.tearDown()
    selections.tearDown()
    work.freeDiscarded()
    work = PendingWork()
    schedule.tearDown()
    services = [:]
    life.isOver = true
  }
}
