// SPDX-License-Identifier: MIT
// Views: events in, frames out.

public import CuriumTerminal

/// Joins a graph, a renderer and a device: takes events, runs the passes, presents at most one frame
/// for all that is pending. Many can run in one process, each on its own device.
///
/// `App.main` makes one for the real terminal. Make one yourself to show a view elsewhere: on a
/// connection, in a benchmark.
@MainActor public final class AppRuntime {
  package let graph: Graph
  package let renderer: FrameRenderer
  private let device: any TerminalDevice
  private let loop: any EventLoop
  private var sleepers: [Int: Sleeper] = [:]
  private var nextSleeper = 0
  private var alarm: (deadline: Duration, work: () -> Void)?
  private var printed = PrintedText()
  private(set) var inspector: Inspector?
  /// Whether what is painted was painted before, and shall be no frame that anybody is told of.
  private var isRepainting = false
  /// The key that opens the inspector where no view takes it; nil for none.
  public var inspectorKey: KeyEquivalent?
  /// Whether the run loop holds a deadline of ours.
  private var isWakeAsked = false
  /// Called when the app quits, the terminal goes away or a key asks for the end.
  public var onQuit: () -> Void = {}
  /// Called when a key asks to suspend the program.
  public var onSuspend: () -> Void = {}
  /// Called with each line that the app prints, clean of controls.
  package var onPrint: (String) -> Void = { _ in }
  /// Called with every event before the views see it; true keeps it from them.
  package var interceptor: (TerminalEvent) -> Bool = { _ in false }
  /// The most rows that the content may take where it takes what it needs and no more; nil where it
  /// has the whole screen.
  package var rowLimit: (() -> Int)?
  /// Called when a frame is drawn and what it shows is up to date.
  package var onFrame: () -> Void = {}

  /// A runtime that shows `content` on `device`. The first frame is drawn in the next turn of `loop`.
  public init<Content: View>(
    _ content: Content, device: any TerminalDevice, loop: any EventLoop, log: AppLog = AppLog(),
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    MainActor.noteThread()
    self.device = device
    self.loop = loop
    renderer = FrameRenderer(size: device.size, capabilities: device.capabilities)
    graph = Graph(pool: renderer.next.pool, log: log)
    graph.pictures = renderer.next.pictures
    graph.now = { [unowned loop] in loop.now }
    graph.taskExecutor = loop.taskExecutor
    // Nodes are reached on the main actor alone; taking that for granted with `assumeIsolated` would
    // allocate in every frame.
    let request: @MainActor () -> Void = { [weak self] in self?.enqueueFrame() }
    graph.onFrameRequest = unsafeBitCast(request, to: (() -> Void).self)
    var values = graph.rootScope.values
    environment(&values)
    values.clock = AppClock { [weak self] in await self?.sleep(for: $0) }
    values.terminal = TerminalActions { [weak device] in
      device?.perform($0) ?? .no
    }
    values.log = log
    values.toast = ToastAction(graph.toasts)
    values.announce = AnnounceAction(graph)
    values.printLine = PrintLineAction { [weak self] text in
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        self?.onPrint(TextSanitizer.sanitized(line: line))
      }
    }
    values.keyRegistry = KeyRegistry(graph)
    values.keyboardProtocol = device.capabilities.keyboardProtocol
    values.resetFocus = ResetFocusAction(graph)
    values.releasePointer = ReleasePointerAction(graph)
    values.quit = QuitAction { [weak self] in self?.graph.requestQuit() }
    values.systemOpening = SystemOpening(
      device: SystemOpening.Weak(device: device), toast: ToastAction(graph.toasts), log: log)
    let programs = ProgramRunner(device: device)
    values.openInEditor = OpenInEditorAction(programs)
    values.openInPager = OpenInPagerAction(programs)
    graph.rootScope.values = values
    graph.onQuit = { [weak self] in self?.onQuit() }
    graph.deliverKey = { [weak self] in self?.deliver($0, beginsSequences: $1) }
    graph.root.screen = device.size
    graph.damage.reset(bounds: CellRect(origin: .zero, size: device.size))
    device.eventHandler = { [weak self] in self?.handle($0) }
    device.readyHandler = { [weak self] in self?.graph.requestFrame() }
    graph.active {
      var context = _MountContext(parent: graph.root)
      Content._mount(content, &context)
    }
    graph.damage.addAll()
    graph.root.setNeedsLayout()
    graph.requestFrame()
  }

  /// How content smaller than the screen stands on it.
  package var alignment: Alignment {
    get { graph.root.alignment }
    set {
      graph.root.alignment = newValue
      graph.root.setNeedsLayout()
    }
  }

  /// How many steps of animations are drawn in a second at most; 60 unless set, between 1 and 1,000.
  public var maximumFramesPerSecond: Int {
    get { Int((.seconds(1) / graph.animations.frameInterval).rounded()) }
    set {
      graph.animations.frameInterval = AnimationTimeline.interval(framesPerSecond: newValue)
    }
  }

  /// Draws below the prompt, in as many rows as the content needs and `maxRows` allows.
  package func presentInline(maxRows: Int?) {
    renderer.beginInline()
    alignment = .topLeading
    rowLimit = { [unowned device] in min(maxRows ?? .max, device.size.height) }
    onPrint = { [unowned self] line in
      renderer.insert(line: line)
      graph.requestFrame()
    }
    graph.requestFrame()
  }

  /// How many rows stand above the cursor and how many below, where the app is drawn below the prompt.
  package var rowsAroundCursor: (above: Int, below: Int)? { renderer.rowsAroundCursor }

  /// Changes values of the environment around the whole app.
  public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    graph.updateEnvironment(change)
    inspector?.adopt(graph.rootScope.values)
  }

  /// Takes events in the order they came.
  package func handle(_ events: [TerminalEvent]) {
    graph.restlessness.reset()
    graph.active {
      for event in events where !interceptor(event) { handle(event) }
    }
  }

  private func handle(_ event: TerminalEvent) {
    // A key acts on what stands now: what earlier events changed must have taken effect, drawn or not.
    switch event {
    case .key: prepare()
    case .pointer(let event):
      if event.kind == .down { graph.settleChord() }
      prepare()
    case .paste:
      graph.settleChord()
      prepare()
    default: break
    }
    if let inspector {
      inspector.graph.active { prepare(inspector.graph) }
      if inspector.handle(event) { return }
    }
    switch event {
    case .key(let press): finish(press, isTaken: graph.route(press))
    case .pointer(let event): _ = graph.route(event)
    case .paste(let text): _ = graph.route(paste: text)
    case .resize(let size):
      if rowLimit == nil {
        resize(to: size)
      } else {
        // Where the rows are now, the terminal alone knows.
        renderer.invalidate()
        let rows = CellSize(width: size.width, height: graph.root.screen.height)
        if rows != graph.root.screen { resize(to: rows) }
      }
      graph.requestFrame()
    case .resume:
      renderer.invalidate()
      renderer.forgetPlace()
      graph.requestFrame()
    case .hangUp: onQuit()
    case .focus, .report: break
    }
  }

  /// What a key does that no view took.
  private func finish(_ press: KeyPress, isTaken: Bool) {
    if isTaken { return }
    if press.key == inspectorKey, press.modifiers.isEmpty, press.phase == .down {
      toggleInspector()
    }
    guard press.modifiers == .control else { return }
    if press.key == "c" { graph.requestQuit() }
    if press.key == "z" { onSuspend() }
  }

  /// Routes a key that waited for a sequence to which it does not belong.
  private func deliver(_ press: KeyPress, beginsSequences: Bool) {
    prepare()
    let outer = graph.givesKeysBack
    graph.givesKeysBack = !beginsSequences
    let isTaken = graph.route(press)
    graph.givesKeysBack = outer
    finish(press, isTaken: isTaken)
  }

  private func resize(to size: CellSize) {
    renderer.resize(to: size)
    // A window that changed and changed back may have lost cells: they are sent again, nothing else.
    if size == graph.root.screen { return }
    graph.root.screen = size
    graph.damage.reset(bounds: CellRect(origin: .zero, size: size))
    graph.damage.addAll()
    graph.root.setNeedsLayout()
    inspector?.resize()
  }

  /// Gives the content as many rows as it needs.
  private func fitRows() {
    guard let rowLimit else { return }
    let width = device.size.width
    let rows = max(1, min(graph.root.idealRows(width: width), rowLimit()))
    if CellSize(width: width, height: rows) == graph.root.screen { return }
    resize(to: CellSize(width: width, height: rows))
    prepare()
  }

  /// Opens the inspector, or closes it.
  private func toggleInspector() {
    if let inspector {
      self.inspector = nil
      inspector.close()
    } else {
      inspector = Inspector(graph, key: inspectorKey) { [weak self] in self?.toggleInspector() }
      graph.requestFrame()
    }
  }

  private func enqueueFrame() {
    loop.enqueue(frameWork.run)
  }

  /// A function in a struct is handed on as it is; one in an optional would be wrapped in another.
  private struct FrameWork {
    let run: @MainActor () -> Void
  }

  /// Made once: a frame is asked for in every turn in which something changes.
  private lazy var frameWork = FrameWork { [weak self] in
    guard let self, graph.wantsFrame else { return }
    frame()
  }

  /// Brings bodies and layout up to date without drawing, and runs what waited for that: appearances,
  /// changes, requests for the focus. What still changes after eight rounds goes on in the next frame.
  private func prepare() { prepare(graph) }

  private func prepare(_ graph: Graph) {
    // What scrolled asks for no layout, but layers stand beside it.
    if graph.layoutQueue.isEmpty { graph.placeOverlays() }
    var rounds = 0
    while rounds < 8, graph.needsPasses {
      graph.updatePass()
      graph.layoutPass()
      rounds += 1
      if graph.committed.isEmpty { continue }
      let work = graph.committed
      graph.committed = []
      for item in work { item() }
    }
    if rounds < 8, graph.focusedValues.writers > 0 { graph.focusedValues.rounds = 0 }
  }

  /// Brings everything up to date for a frame, with what waited for the last key at hand.
  private func prepareFrame(_ graph: Graph) {
    prepare(graph)
    if graph.deferred.isEmpty { return }
    let work = graph.deferred
    graph.deferred = []
    for item in work { item() }
    prepare(graph)
  }

  /// Draws one frame, if anything changed.
  package func frame() {
    // One may have been asked for before the end, and a task that still waits keeps the runtime.
    if graph.life.isOver { return }
    // What is asked for during the frame is either part of it or seen at its end.
    graph.wantsFrame = true
    let before = graph.counts
    let began = inspector == nil ? .zero : loop.now
    graph.active {
      tick()
      if graph.logReaders > 0 { collectPrintedText() }
      prepareFrame(graph)
      fitRows()
      graph.noteSettling()
      if renderer.capabilities != device.capabilities {
        let pictures = renderer.next.pictures
        let before = (pictures.isEnabled, pictures.hasNoColors)
        renderer.capabilities = device.capabilities
        // Cells of pictures differ, which the grid that holds them cannot tell.
        if before != (pictures.isEnabled, pictures.hasNoColors) { graph.damage.addAll() }
        let keyboard = device.capabilities.keyboardProtocol
        if graph.rootScope.values.keyboardProtocol != keyboard {
          updateEnvironment { $0.keyboardProtocol = keyboard }
        }
      }
      if let inspector {
        drawFrame(beneath: inspector, since: before, began)
      } else {
        graph.paintPass(into: renderer.next)
        present()
      }
    }
    graph.wantsFrame = false
    graph.restlessness.endFrame()
    // What never settles would keep the program busy for ever: it waits for the next event.
    if !graph.damage.isEmpty || inspector?.isWaiting == true
      || graph.isUnsettled && graph.unsettledFrames < Graph.unsettledLimit
    {
      graph.requestFrame()
    }
    scheduleWake()
    onFrame()
  }

  /// The rest of a frame while the inspector is open.
  private func drawFrame(
    beneath inspector: Inspector, since before: FrameStatistics, _ began: Duration
  ) {
    inspector.graph.wantsFrame = true
    let done = graph.counts.since(before)
    let isOfApp =
      !graph.damage.isEmpty && !isRepainting || done.bodies > 0 || done.measured > 0
    if inspector.graph.logReaders > 0 { collectPrintedText() }
    inspector.graph.active {
      inspector.look()
      prepareFrame(inspector.graph)
    }
    inspector.damageApp()
    graph.paintPass(into: renderer.next)
    present()
    inspector.graph.wantsFrame = false
    inspector.frameDidEnd(
      graph.counts.since(before), isOfApp: isOfApp, took: loop.now - began)
  }

  private func collectPrintedText() {
    let text = device.takePrintedText()
    if text.isEmpty { return }
    for line in printed.lines(completedBy: text) where !line.isEmpty {
      graph.log.info(line, source: "output")
    }
  }

  private func present() {
    switch renderer.present(cursor: cursor, to: device) {
    case .written(let bytes): graph.counts.bytes += bytes
    case .unchanged, .refused: break
    }
  }

  /// Draws frames until nothing is left to draw, or a view that never settles has had its share.
  package func settle() {
    var frames = 0
    while graph.wantsFrame, frames < 8 {
      frame()
      frames += 1
    }
  }

  /// Paints the whole screen again, damaged or not.
  package func repaint() {
    graph.damage.addAll()
    isRepainting = true
    frame()
    isRepainting = false
  }

  /// Where the terminal's cursor stands, if it is shown.
  package var cursor: CellPoint? {
    if let inspector, inspector.model.hasKeys { return inspector.graph.focused?.caret }
    return graph.focused?.caret
  }

  // MARK: Time

  private func tick() {
    // A node that has gone must not be asked: what it hangs from may be gone as well.
    if graph.ticking.isEmpty { return }
    graph.ticking.removeAll { $0.flags.contains(.unmounted) || $0.nextTick == nil }
    let now = loop.now
    for node in graph.ticking where node.wakeTime.map({ $0 <= now }) ?? false {
      // The tick of one may take another out.
      if !node.flags.contains(.unmounted) { node.tick(at: now) }
    }
  }

  /// Asks to be woken when the next animation or sleeper is due; not at all while there is none.
  private func scheduleWake() {
    if graph.ticking.isEmpty, sleepers.isEmpty, alarm == nil, !isWakeAsked { return }
    graph.ticking.removeAll { $0.flags.contains(.unmounted) }
    var deadline = graph.ticking.compactMap(\.wakeTime).min()
    for sleeper in sleepers.values {
      deadline = min(deadline ?? sleeper.deadline, sleeper.deadline)
    }
    if let alarm { deadline = min(deadline ?? alarm.deadline, alarm.deadline) }
    if deadline == nil, !isWakeAsked { return }
    isWakeAsked = deadline != nil
    loop.wake(at: deadline) { [weak self] in self?.wake() }
  }

  private func wake() {
    isWakeAsked = false
    let now = loop.now
    let due = sleepers.filter { $0.value.deadline <= now }
    for (key, sleeper) in due.sorted(by: { $0.value.deadline < $1.value.deadline }) {
      sleepers[key] = nil
      sleeper.continuation.resume()
    }
    if let alarm, alarm.deadline <= now {
      self.alarm = nil
      alarm.work()
    }
    if graph.ticking.contains(where: { $0.wakeTime.map { $0 <= now } ?? false }) {
      frame()
    } else {
      scheduleWake()
    }
  }

  /// Calls `work` after a while, in place of what was asked before; nil cancels.
  package func setAlarm(after duration: Duration?, _ work: @escaping () -> Void = {}) {
    alarm = duration.map { (loop.now + $0, work) }
    scheduleWake()
  }

  /// Waits on the run loop's clock until `duration` has passed or the task is cancelled.
  ///
  /// Not `Task.sleep`, which starts Dispatch's worker threads: on Linux a program that ever had one is
  /// woken once a second from then on. See also `EventLoop.taskExecutor`.
  private func sleep(for duration: Duration) async {
    nextSleeper += 1
    let key = nextSleeper
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled || graph.life.isOver {
          continuation.resume()
        } else {
          sleepers[key] = Sleeper(deadline: loop.now + duration, continuation: continuation)
          scheduleWake()
        }
      }
    } onCancel: {
      Task { @MainActor [weak self] in
        self?.sleepers.removeValue(forKey: key)?.continuation.resume()
      }
    }
  }

  private struct Sleeper {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Ends everything: tasks are cancelled, nothing is drawn any more.
  public func tearDown() {
    inspector?.close()
    inspector = nil
    device.eventHandler = nil
    device.readyHandler = nil
    alarm = nil
    loop.wake(at: nil) {}
    renderer.leave(device)
    graph.tearDown()
    for sleeper in sleepers.values { sleeper.continuation.resume() }
    sleepers = [:]
  }
}
