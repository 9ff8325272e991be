// SPDX-License-Identifier: MIT
// Views: the retained tree, and the queues of what must be done before the next frame.

package import CuriumTerminal
package import CuriumTokens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Owns the nodes and knows which of them wait for which pass. One for each device.
package final class Graph {
  /// How deep views may nest. Deeper ones are left out, with a warning.
  package static let depthLimit: Int32 = 2_000

  /// What every node touches, behind a pointer: a class's properties are checked at each access.
  private let shared: UnsafeMutablePointer<SharedState>
  let life = GraphLife()
  let rootScope = EnvironmentScope(EnvironmentValues())
  private(set) var root: RootNode!
  /// Taken for the next theme around everything, so that a switch allocates nothing.
  var spareTheme: SharedTheme?

  /// The node whose body runs now.
  @exclusivity(unchecked) unowned(unsafe) var evaluating: Node?

  /// What the last paint pass painted.
  var paintedDamage = DamageList()
  /// Whether any text drawn so far may hold wide graphemes.
  @exclusivity(unchecked) var drewBeyondASCII = false
  /// Paints over each rectangle that was painted, while the inspector is open.
  var onPaint: ((CellRect, CellGrid) -> Void)?
  /// Whether rows that scroll may be moved in the grid; not where another graph paints into it too.
  var movesRows = true
  @exclusivity(unchecked) var legibleInks = LegibleInks()
  var ramps = RampCache()
  /// All that moves.
  private(set) lazy var animations = AnimationTimeline(graph: self)
  /// What accompanies the update under way.
  @exclusivity(unchecked) var transaction = Transaction()
  /// What accompanies the updates that wait, by their nodes.
  @exclusivity(unchecked) var transactions: [ObjectIdentifier: Transaction] = [:]
  /// The `.animation` modifiers whose value differs in the update under way.
  @exclusivity(unchecked) var animators: [Node] = []
  /// How many views have a transition.
  var transitionNodes = 0
  /// What was taken out and has not gone yet.
  var departures: [Departure] = []
  /// How many `.transaction` modifiers there are.
  @exclusivity(unchecked) var transformers = 0
  /// The node whose view last changed something in `onChange` or the like.
  var unsettled: Node?
  /// How many frames in a row were drawn while bodies, layout and actions still changed each other.
  var unsettledFrames = 0
  static let unsettledLimit = 16
  var restlessness = Restlessness()
  var shortcuts: [Unmanaged<InteractiveNode>] = []

  var focused: LayoutNode?
  var focusOrderIsStale = true {
    didSet { if focusOrderIsStale, !oldValue { keysDidChange() } }
  }
  var orders = InputOrders()
  var captured: Node?
  var hovered: Node?
  /// The words that are selected on the screen.
  @exclusivity(unchecked) var selection: TextSelection?
  /// How many nodes join the lines in them.
  var joiningNodes = 0
  /// The alignment guides of the app's own, in the order in which they were met.
  var ownGuides: ContiguousArray<AlignmentKind> = []
  /// Whether any view has ever set a guide.
  var holdsGuides = false
  /// Where the focus was before a layer that has just gone.
  var pendingSpot: FocusSpot?
  /// The help that is shown or about to be.
  var activeHelp: HelpNode?
  /// The help that the pointer rests in.
  var pointedHelp: HelpNode?
  /// Keys that wait for the rest of a sequence.
  var chord: KeyChord?
  /// Whether keys that waited are being routed, and begin no sequence again.
  var givesKeysBack = false
  /// Takes keys that waited for a sequence and belong to none; with whether they may begin one.
  var deliverKey: @MainActor (KeyPress, Bool) -> Void = { _, _ in }
  /// How many views give commands other keys.
  var keyMaps = 0
  /// Who shows what keys do now.
  var keyReaders: ContiguousArray<Unmanaged<Node>> = []
  var isKeyChangeQueued = false
  /// Gestures that follow the pointer since a button went down.
  var gestures = GestureArena()
  /// How many views want to know where the pointer rests.
  var motionReaders = 0
  /// The views that the pointer rests in and that want to know.
  var hoveredReaders: ContiguousArray<Unmanaged<HoverNode>> = []
  /// What the terminal was asked to tell of the pointer.
  var pointerReports = PointerReports.buttons
  /// Whether the mouse is the terminal's own until the next key.
  var isPointerLent = false
  private(set) lazy var focusedValues = FocusedValueCenter(graph: self)
  private(set) lazy var toasts = ToastCenter(graph: self)

  /// Asks the run loop for a frame, on the main actor. Called once until `wantsFrame` is false again.
  var onFrameRequest: () -> Void = {}
  /// How many views show the log.
  var logReaders = 0
  /// Ends the app.
  var onQuit: @MainActor () -> Void = {}
  /// Who asks before the app ends, the innermost last.
  var quitGuards: [QuitGuard] = []
  /// Whether a frame is asked for, or under way.
  var wantsFrame = false
  /// Where the tasks of views go on after a wait; see `EventLoop.taskExecutor`.
  var taskExecutor: (any TaskExecutor)?
  /// The run loop's clock.
  var now: () -> Duration = { .zero }
  /// How much of the running minute of the day has passed.
  package var timeOfMinute: () -> Duration = {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return .seconds(now.tv_sec % 60) + .nanoseconds(now.tv_nsec)
  }
  /// What waits to be said to who listens instead of looking.
  var announcements: [String] = []
  /// Clusters of several scalars, shared with the grids.
  let pool: GlyphPool
  /// The pictures that the terminal draws by itself.
  var pictures: PictureStore?
  /// What went wrong in the app's views, newest last; the last 200 are kept.
  package internal(set) var warnings: [String] = []
  /// The log of the app, which warnings go to.
  package let log: AppLog

  @MainActor package init(pool: GlyphPool, log: AppLog = AppLog()) {
    self.pool = pool
    self.log = log
    shared = .allocate(capacity: 1)
    shared.initialize(to: SharedState())
    root = RootNode(graph: self)
  }

  deinit {
    life.isOver = true
    shared.deinitialize(count: 1)
    shared.deallocate()
  }

  private struct SharedState {
    var counts = FrameStatistics()
    var damage = DamageList()
    var invalidNodes: [Node] = []
    var layoutQueue = DepthQueue()
    var committed: [@MainActor () -> Void] = []
    var deferred: [@MainActor () -> Void] = []
    var ticking: [Node] = []
    var overlays: [OverlayNode] = []
    var shifts: [RowShift] = []
    var recorder: FrameRecorder?
  }

  /// Nodes whose content must run again.
  var invalidNodes: [Node] {
    get { shared.pointee.invalidNodes }
    _modify { yield &shared.pointee.invalidNodes }
  }

  /// Nodes whose layout may have changed.
  var layoutQueue: DepthQueue {
    get { shared.pointee.layoutQueue }
    _modify { yield &shared.pointee.layoutQueue }
  }

  /// What runs when bodies and layout are up to date.
  var committed: [@MainActor () -> Void] {
    get { shared.pointee.committed }
    _modify { yield &shared.pointee.committed }
  }

  /// Nodes that want to be called as time goes by.
  var ticking: [Node] {
    get { shared.pointee.ticking }
    _modify { yield &shared.pointee.ticking }
  }

  /// The layers above the screen, the topmost last.
  var overlays: [OverlayNode] {
    get { shared.pointee.overlays }
    _modify { yield &shared.pointee.overlays }
  }

  /// Records which bodies ran and which tokens were read, when a test asks.
  package var recorder: FrameRecorder? {
    get { shared.pointee.recorder }
    set { shared.pointee.recorder = newValue }
  }

  /// Tells a recorder of a token that was resolved. Where there is none, that costs a comparison.
  @inline(__always) func note(_ kind: TokenKind, _ index: @autoclosure () -> Int?) {
    if shared.pointee.recorder != nil { recorder?.note(kind, index()) }
  }

  /// Rows that move before the next frame is painted.
  var shifts: [RowShift] {
    get { shared.pointee.shifts }
    _modify { yield &shared.pointee.shifts }
  }

  /// What frames cost since it was last taken.
  var counts: FrameStatistics {
    get { shared.pointee.counts }
    _modify { yield &shared.pointee.counts }
  }

  /// What must be painted in the next frame.
  var damage: DamageList {
    get { shared.pointee.damage }
    _modify { yield &shared.pointee.damage }
  }

  /// Whether the whole screen is to be painted; asked without a copy of the list.
  var isDamagedWholly: Bool { shared.pointee.damage.isFull }

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
    let outer = life.activeThread
    life.activeThread = Self.currentThread
    defer { life.activeThread = outer }
    return body()
  }

  /// What runs once before the next frame, however many keys come until then.
  var deferred: [@MainActor () -> Void] {
    get { shared.pointee.deferred }
    _modify { yield &shared.pointee.deferred }
  }

  /// Asks for a frame, unless one is asked for already.
  func requestFrame() {
    if wantsFrame { return }
    wantsFrame = true
    onFrameRequest()
  }

  /// Queues `node` for the update pass.
  func invalidate(_ node: Node) {
    if node.flags.contains(.unmounted) { return }
    if !node.flags.contains(.invalid) {
      node.flags.insert(.invalid)
      invalidNodes.append(node)
    }
    noteTransaction(of: node)
    requestFrame()
  }

  /// Runs `work` when bodies and layout are up to date.
  func afterCommit(_ work: @escaping @MainActor () -> Void) {
    committed.append(work)
    requestFrame()
  }

  /// Runs `work` before the next frame, when what came before it is up to date.
  func beforeFrame(_ work: @escaping @MainActor () -> Void) {
    deferred.append(work)
    requestFrame()
  }

  /// Whether the content of `node` is left out, because passes over deeper trees would run out of stack.
  func isTooDeep(_ node: Node, name: @autoclosure () -> String) -> Bool {
    if node.depth <= Self.depthLimit { return false }
    warn(
      "\(name()) is nested \(Self.depthLimit) views deep, and what is deeper is left out: look for a "
        + "view whose body contains itself.", at: node)
    return true
  }

  /// Whether passes or actions have something to do before the next event.
  var needsPasses: Bool {
    !invalidNodes.isEmpty || !layoutQueue.isEmpty || !committed.isEmpty
  }

  /// Whether anything has to be done before the screen is up to date.
  var isUnsettled: Bool { needsPasses || !deferred.isEmpty }

  /// Counts frames drawn while something still changes; names the view where that does not end.
  func noteSettling() {
    guard isUnsettled else {
      unsettledFrames = 0
      unsettled = nil
      return
    }
    unsettledFrames += 1
    guard unsettledFrames == Self.unsettledLimit else { return }
    // What has gone must not be asked for what was above it.
    let known = [unsettled, invalidNodes.first].lazy.compactMap(\.self)
    let culprit = known.first { !$0.flags.contains(.unmounted) }
    warn(
      "\(culprit?.ownerName ?? "A view") never settles: each change that it makes, in onChange, "
        + "onPreferenceChange or its body, leads to the next. It goes on at the next event.",
      at: culprit)
  }

  @MainActor func nodeWasRemoved(_ node: Node) {
    if let focused, focused === node { focusedNodeWasRemoved(focused) }
    if captured === node { captured = nil }
    if hovered === node { hovered = nil }
    if node.flags.contains(.holdsInput) { focusOrderIsStale = true }
  }

  /// Unmounts everything; the graph is of no use afterwards.
  @MainActor package func tearDown() {
    focused = nil
    unsettled = nil
    root.removeChildren()
    animations.tearDown()
    departures = []
    transactions = [:]
    pendingSpot = nil
    selection = nil
    activeHelp = nil
    pointedHelp = nil
    chord = nil
    gestures = GestureArena()
    invalidNodes = []
    layoutQueue = DepthQueue()
    committed = []
    deferred = []
    ticking = []
    life.isOver = true
  }
}

/// What the last frame cost.
package struct FrameStatistics: Hashable, Sendable {
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

  /// What was done since `earlier`.
  func since(_ earlier: FrameStatistics) -> FrameStatistics {
    var rest = self
    rest.bodies -= earlier.bodies
    rest.measured -= earlier.measured
    rest.placed -= earlier.placed
    rest.painted -= earlier.painted
    rest.damagedCells -= earlier.damagedCells
    rest.bytes -= earlier.bytes
    return rest
  }

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
  /// The tokens that were resolved while laying out and painting.
  package var tokens: Set<TokenPlace> = []
  /// How often a colour that is no token was painted.
  package var literalColors = 0
  /// The roles of the controls that acted, in order.
  package var actions: [AccessibilityRole] = []

  package init() {}

  /// Notes that a token was resolved; nothing where there is none.
  func note(_ kind: TokenKind, _ index: Int?) {
    if let index { tokens.insert(TokenPlace(kind: kind, index: index)) }
  }

  /// Notes that a colour was painted.
  @inline(never) func note(_ color: Color) {
    if color.tokenIndex == nil, color != .clear { literalColors += 1 }
    note(.color, color.tokenIndex)
    note(.opacity, color.opacityTokenIndex)
  }
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
