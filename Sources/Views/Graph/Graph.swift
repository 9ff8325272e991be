// SPDX-License-Identifier: MIT
// Views: the retained tree, and the queues of what must be done before the next frame.

package import CuriumTerminal
import CuriumTokens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Owns the nodes and knows which of them wait for which pass. One for each device.
package final class Graph {
  /// How deep views may nest. Deeper ones are left out, with a warning.
  package static let depthLimit: Int32 = 2_000

  /// What frames cost. Internal, because a property that other modules may change is checked for
  /// exclusive access at every count.
  var counts = FrameStatistics()
  let life = GraphLife()
  let rootScope = EnvironmentScope(EnvironmentValues())
  private(set) var root: RootNode!

  /// The node whose body runs now.
  unowned(unsafe) var evaluating: Node?
  /// The thread that holds the main actor on behalf of this graph, while it does.
  var activeThread: UInt = 0

  var invalidNodes: [Node] = []
  var layoutQueue = DepthQueue()
  var damage = DamageList()
  /// What the last paint pass painted.
  var paintedDamage = DamageList()
  /// Whether any text drawn so far may hold wide graphemes.
  var drewBeyondASCII = false
  var legibleInks = LegibleInks()
  var committed: [@MainActor () -> Void] = []
  var ticking: [Node] = []
  var shortcuts: [Unmanaged<InteractiveNode>] = []

  var focused: LayoutNode?
  var focusOrderIsStale = true
  var orders = InputOrders()
  var captured: Node?
  var hovered: Node?
  /// The layers above the screen, the topmost last.
  var overlays: [OverlayNode] = []
  /// Where the focus was before a layer that has just gone.
  var pendingSpot: FocusSpot?
  /// The help that is shown or about to be.
  var activeHelp: HelpNode?
  /// The help that the pointer rests in.
  var pointedHelp: HelpNode?
  private(set) lazy var toasts = ToastCenter(graph: self)

  /// Asks the run loop for a frame. Called once until `wantsFrame` is false again.
  var onFrameRequest: () -> Void = {}
  /// Whether a frame is asked for, or under way.
  var wantsFrame = false
  /// Where the tasks of views go on after a wait; see `EventLoop.taskExecutor`.
  var taskExecutor: (any TaskExecutor)?
  /// The run loop's clock.
  var now: () -> Duration = { .zero }
  /// Records which bodies ran and which tokens were read, when a test asks.
  package var recorder: FrameRecorder?
  /// Clusters of several scalars, shared with the grids.
  let pool: GlyphPool
  /// What went wrong in the app's views, newest last; the last 200 are kept.
  package private(set) var warnings: [String] = []

  @MainActor package init(pool: GlyphPool) {
    self.pool = pool
    MainThread.note()
    root = RootNode(graph: self)
  }

  /// What frames cost since the last call; the number of nodes is a stock and stays.
  package func takeStatistics() -> FrameStatistics {
    let taken = counts
    counts.beginFrame()
    return taken
  }

  /// Identifies the running thread.
  static var currentThread: UInt { UInt(bitPattern: pthread_self().hashValue) }

  /// Starts a task of a view.
  @MainActor func startTask(
    _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: taskExecutor, priority: priority, operation: action)
  }

  /// Runs `body` as the thread that holds the graph.
  @MainActor func active<Result>(_ body: () -> Result) -> Result {
    let outer = activeThread
    activeThread = Self.currentThread
    defer { activeThread = outer }
    return body()
  }

  /// Asks for a frame, unless one is asked for already.
  func requestFrame() {
    if wantsFrame { return }
    wantsFrame = true
    onFrameRequest()
  }

  /// Queues `node` for the update pass.
  func invalidate(_ node: Node) {
    if node.flags.contains(.invalid) || node.flags.contains(.unmounted) { return }
    node.flags.insert(.invalid)
    invalidNodes.append(node)
    requestFrame()
  }

  /// Tells the nodes beneath `node` that values of their environment differ.
  @MainActor func propagate(_ change: EnvironmentChange, beneath node: Node) {
    var child = node.firstChild
    while let current = child {
      child = current.nextSibling
      current.environmentDidChange(change)
      if !current.opensScope { propagate(change, beneath: current) }
    }
    if !change.isDisjoint(with: .affectsPaint) { damageTopmost(beneath: node) }
  }

  private func damageTopmost(beneath node: Node) {
    node.forEachChild { child in
      if let layout = child.asLayoutNode {
        layout.damageFrame()
      } else {
        damageTopmost(beneath: child)
      }
    }
  }

  /// Runs `work` when bodies and layout are up to date.
  func afterCommit(_ work: @escaping @MainActor () -> Void) {
    committed.append(work)
    requestFrame()
  }

  /// Whether the content of `node` is left out, because passes over deeper trees would run out of stack.
  func isTooDeep(_ node: Node, name: @autoclosure () -> String) -> Bool {
    if node.depth <= Self.depthLimit { return false }
    warn(
      "\(name()) is nested \(Self.depthLimit) views deep, and what is deeper is left out: look for a "
        + "view whose body contains itself.")
    return true
  }

  /// Keeps a runtime warning, once.
  func warn(_ message: String) {
    if warnings.contains(message) { return }
    warnings.append(message)
    if warnings.count > 200 { warnings.removeFirst() }
  }

  @MainActor func nodeWasRemoved(_ node: Node) {
    if let focused, focused === node { focusedNodeWasRemoved(focused) }
    if captured === node { captured = nil }
    if hovered === node { hovered = nil }
    focusOrderIsStale = true
  }

  /// Unmounts everything; the graph is of no use afterwards.
  @MainActor package func tearDown() {
    focused = nil
    root.removeChildren()
    pendingSpot = nil
    activeHelp = nil
    pointedHelp = nil
    invalidNodes = []
    layoutQueue = DepthQueue()
    committed = []
    ticking = []
    life.isOver = true
  }
}

/// What the last frame cost.
package struct FrameStatistics: Equatable, Sendable {
  /// Nodes in the graph.
  package var nodes = 0
  /// Bodies that ran.
  package var bodies = 0
  /// Nodes whose size was computed.
  package var measured = 0
  /// Nodes whose contents were placed.
  package var placed = 0
  /// Nodes that painted.
  package var painted = 0
  /// Cells in the damaged rectangles.
  package var damagedCells = 0
  /// Bytes written.
  package var bytes = 0

  package init() {}

  /// Forgets all but the number of nodes, which is a stock and not a flow.
  mutating func beginFrame() {
    let nodes = nodes
    self = FrameStatistics()
    self.nodes = nodes
  }
}

/// Keeps what a test or the gallery wants to know of frames.
package final class FrameRecorder {
  /// The names of the views whose bodies ran, in order.
  package var bodies: [String] = []
  /// The indices of the colour tokens that were resolved while painting.
  package var colorTokens: Set<Int> = []
  /// How often a colour that is no token was painted.
  package var literalColors = 0
  /// The roles of the controls that acted, in order.
  package var actions: [AccessibilityRole] = []

  package init() {}
}

/// Layout nodes that wait, the deepest first.
struct DepthQueue {
  private var levels: ContiguousArray<ContiguousArray<LayoutNode>> = []
  private var deepest = -1

  var isEmpty: Bool { deepest < 0 }

  mutating func push(_ node: LayoutNode) {
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(node)
    deepest = max(deepest, depth)
  }

  mutating func pop() -> LayoutNode? {
    while deepest >= 0 {
      if let node = levels[deepest].popLast() { return node }
      deepest -= 1
    }
    return nil
  }
}

/// The rectangles of the screen that must be painted again: at most eight, merged only where the
/// union costs no more cells than the two.
struct DamageList {
  private(set) var rectangles: ContiguousArray<CellRect> = []
  private var bounds = CellRect.zero
  static let limit = 8

  var isEmpty: Bool { rectangles.isEmpty }

  /// Forgets everything; damage is clipped to `bounds` from now on.
  mutating func reset(bounds: CellRect) {
    rectangles.removeAll(keepingCapacity: true)
    self.bounds = bounds
  }

  /// Whether the whole screen is damaged already.
  var isFull: Bool { rectangles.count == 1 && rectangles[0] == bounds }

  mutating func addAll() {
    rectangles.removeAll(keepingCapacity: true)
    rectangles.append(bounds)
  }

  mutating func add(_ rectangle: CellRect) {
    if isFull { return }
    var added = rectangle.intersection(bounds)
    if added.isEmpty { return }
    var index = 0
    while index < rectangles.count {
      let union = rectangles[index].union(added)
      if union.area <= rectangles[index].area + added.area {
        rectangles.remove(at: index)
        added = union
        index = 0
      } else {
        index += 1
      }
    }
    rectangles.append(added)
    if rectangles.count > Self.limit { mergeCheapestPair() }
  }

  private mutating func mergeCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in 0..<rectangles.count {
      for second in (first + 1)..<rectangles.count {
        let union = rectangles[first].union(rectangles[second])
        let cost = union.area - rectangles[first].area - rectangles[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let union = rectangles[best.first].union(rectangles[best.second])
    rectangles.remove(at: best.second)
    rectangles.remove(at: best.first)
    add(union)
  }
}
