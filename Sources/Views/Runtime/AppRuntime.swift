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
  /// Whether the run loop holds a deadline of ours.
  private var isWakeAsked = false
  /// Called when the app quits, the terminal goes away or a key asks for the end.
  public var onQuit: () -> Void = {}
  /// Called when a key asks to suspend the program.
  public var onSuspend: () -> Void = {}
  /// Called with every event before the views see it; true keeps it from them.
  package var interceptor: (TerminalEvent) -> Bool = { _ in false }

  /// A runtime that shows `content` on `device`. The first frame is drawn in the next turn of `loop`.
  public init<Content: View>(
    _ content: Content, device: any TerminalDevice, loop: any EventLoop,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.device = device
    self.loop = loop
    renderer = FrameRenderer(size: device.size, capabilities: device.capabilities)
    graph = Graph(pool: renderer.next.pool)
    graph.now = { [unowned loop] in loop.now }
    graph.taskExecutor = loop.taskExecutor
    graph.onFrameRequest = { [weak self] in
      MainActor.assumeIsolated { self?.enqueueFrame() }
    }
    environment(&graph.rootScope.values)
    graph.rootScope.values.clock = AppClock { [weak self] in await self?.sleep(for: $0) }
    graph.rootScope.values.terminal = TerminalActions { [weak device] in
      device?.perform($0) ?? .no
    }
    graph.rootScope.values.toast = ToastAction(graph.toasts)
    graph.rootScope.values.quit = QuitAction { [weak self] in self?.onQuit() }
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

  /// Changes values of the environment around the whole app.
  public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let old = graph.rootScope.values
    change(&graph.rootScope.values)
    let changes = graph.rootScope.values.changes(from: old)
    if changes.isEmpty { return }
    graph.active { graph.propagate(changes, beneath: graph.root) }
    if !changes.isDisjoint(with: [.theme, .themeLayout]) { graph.damage.addAll() }
    graph.requestFrame()
  }

  /// Takes events in the order they came.
  package func handle(_ events: [TerminalEvent]) {
    graph.active {
      for event in events where !interceptor(event) { handle(event) }
    }
  }

  private func handle(_ event: TerminalEvent) {
    // A key acts on what stands now: what earlier events changed must have taken effect, drawn or not.
    switch event {
    case .key, .pointer, .paste: prepare()
    default: break
    }
    switch event {
    case .key(let press):
      if !graph.route(press), press.modifiers == .control {
        if press.key == "c" { onQuit() }
        if press.key == "z" { onSuspend() }
      }
    case .pointer(let event): _ = graph.route(event)
    case .paste(let text): _ = graph.route(paste: text)
    case .resize(let size): resize(to: size)
    case .resume:
      renderer.invalidate()
      graph.requestFrame()
    case .hangUp: onQuit()
    case .focus, .report: break
    }
  }

  private func resize(to size: CellSize) {
    if size == graph.root.screen { return }
    renderer.resize(to: size)
    graph.root.screen = size
    graph.damage.reset(bounds: CellRect(origin: .zero, size: size))
    graph.damage.addAll()
    graph.root.setNeedsLayout()
    graph.requestFrame()
  }

  private func enqueueFrame() {
    loop.enqueue(frameWork)
  }

  /// Made once: a frame is asked for in every turn in which something changes.
  private lazy var frameWork: @MainActor () -> Void = { [weak self] in
    guard let self, graph.wantsFrame else { return }
    frame()
  }

  /// Brings bodies and layout up to date without drawing, and runs what waited for that: appearances,
  /// changes, requests for the focus. What still changes after eight rounds goes on in the next frame.
  private func prepare() {
    // What scrolled asks for no layout, but layers stand beside it.
    if graph.layoutQueue.isEmpty { graph.placeOverlays() }
    var rounds = 0
    while rounds < 8,
      !graph.invalidNodes.isEmpty || !graph.layoutQueue.isEmpty || !graph.committed.isEmpty
    {
      graph.updatePass()
      graph.layoutPass()
      let work = graph.committed
      graph.committed = []
      for item in work { item() }
      rounds += 1
    }
  }

  /// Draws one frame, if anything changed.
  package func frame() {
    // What is asked for during the frame is either part of it or seen at its end.
    graph.wantsFrame = true
    graph.active {
      tick()
      prepare()
      if renderer.capabilities != device.capabilities {
        renderer.capabilities = device.capabilities
      }
      graph.paintPass(into: renderer.next)
      present()
    }
    graph.wantsFrame = false
    if !graph.invalidNodes.isEmpty || !graph.layoutQueue.isEmpty || !graph.committed.isEmpty
      || !graph.damage.isEmpty
    {
      graph.requestFrame()
    }
    scheduleWake()
  }

  private func present() {
    switch renderer.present(cursor: cursor, to: device) {
    case .written(let bytes): graph.counts.bytes += bytes
    case .unchanged, .refused: break
    }
  }

  /// Paints the whole screen again, damaged or not.
  package func repaint() {
    graph.damage.addAll()
    frame()
  }

  /// Where the terminal's cursor stands, if it is shown.
  package var cursor: CellPoint? { graph.focused?.caret }

  // MARK: Time

  private func tick() {
    // A node that has gone must not be asked: what it hangs from may be gone as well.
    graph.ticking.removeAll { $0.flags.contains(.unmounted) || $0.nextTick == nil }
    let now = loop.now
    for node in graph.ticking where node.wakeTime.map({ $0 <= now }) ?? false {
      node.tick(at: now)
    }
  }

  /// Asks to be woken when the next animation or sleeper is due; not at all while there is none.
  private func scheduleWake() {
    graph.ticking.removeAll { $0.flags.contains(.unmounted) }
    var deadline = graph.ticking.compactMap(\.wakeTime).min()
    for sleeper in sleepers.values {
      deadline = min(deadline ?? sleeper.deadline, sleeper.deadline)
    }
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
    if graph.ticking.contains(where: { $0.wakeTime.map { $0 <= now } ?? false }) {
      frame()
    } else {
      scheduleWake()
    }
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
        if Task.isCancelled {
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
    device.eventHandler = nil
    device.readyHandler = nil
    loop.wake(at: nil) {}
    graph.tearDown()
    for sleeper in sleepers.values { sleeper.continuation.resume() }
    sleepers = [:]
  }
}

/// Ends the app.
///
///     @Environment(\.quit) private var quit
///     Button("Quit") { quit() }
public struct QuitAction {
  private let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  /// Ends the app in an orderly way; the terminal is as it was before.
  @MainActor public func callAsFunction() { action() }
}

private struct QuitKey: EnvironmentKey {
  static var defaultValue: QuitAction { QuitAction {} }
}

extension EnvironmentValues {
  /// Ends the app.
  public internal(set) var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}
