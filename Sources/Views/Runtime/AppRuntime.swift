// SPDX-License-Identifier: MIT
// Views: runs an app: events in, frames out.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
import CuriumTokens

/// Connects a graph, a renderer and a device. It handles events, runs the passes, and presents at
/// most one frame for all pending changes. Several runtimes can run in one process, each on its own
/// device.
///
/// `App.main` creates a runtime for the real terminal. Create one yourself to show a view
/// elsewhere, such as on a connection or in a benchmark.
@MainActor public final class AppRuntime {
  package let graph: Graph
  package let renderer: FrameRenderer
  private let device: any TerminalDevice
  private let loop: any EventLoop
  private let frames: FrameLoop
  /// The work that is done before the app is suspended.
  package let delayed: DelayedWork
  private let timers: RunLoopTimers
  private let fade: ScreenFade
  /// `nil` if every frame is drawn in the next turn of the run loop.
  private var pace: FramePace?
  /// The key that opens the companion if no view handles it; `nil` means no key.
  package var companionKey: KeyEquivalent?
  /// Creates the companion. Called with the app's graph and a function that closes the companion.
  package var makeCompanion: ((Graph, @escaping @MainActor () -> Void) -> any RuntimeCompanion)?
  /// Called once, when the app quits, when the terminal goes away, or when the user presses a key
  /// to quit.
  public var onQuit: () -> Void = {}
  /// `true` after the app has asked to quit. `onQuit` follows.
  package private(set) var isEnding = false
  /// Called when the user presses a key to suspend the program.
  public var onSuspend: () -> Void = {}
  /// Called with each line that the app prints.
  package var onPrint: (PrintedLine) -> Void = { _ in }
  /// The lines printed above the app that no frame has shown yet.
  private var waitingLines: [PrintedLine] = []
  /// Called with every event before the views get it. Returns `true` to consume the event.
  package var interceptor: (TerminalEvent) -> Bool = { _ in false }
  private var clicks = ClickCounter()
  /// Called after a frame is drawn.
  package var onFrame: () -> Void = {}

  /// Creates a runtime.
  ///
  /// - Parameters:
  ///   - content: The root view.
  ///   - device: The terminal that shows the view.
  ///   - loop: The run loop. The first frame is drawn in its next turn.
  ///   - log: The log of the app, `\.log` in the environment.
  ///   - environment: Changes the environment of the root view before the first frame.
  public init<Content: View>(
    _ content: Content, device: any TerminalDevice, loop: any EventLoop, log: AppLog = AppLog(),
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    MainActor.noteThread()
    self.device = device
    self.loop = loop
    renderer = FrameRenderer(size: device.size, capabilities: device.capabilities)
    graph = Graph(pool: renderer.next.pool, log: log)
    frames = FrameLoop(graph, renderer, device, loop)
    delayed = graph.service(DelayedWork.self)
    timers = RunLoopTimers(loop: loop, schedule: graph.schedule, delayed: delayed)
    fade = graph.service(ScreenFade.self)
    connectGraph()
    setRootValues(log, environment)
    graph.root.screen = device.size
    graph.damage.reset(bounds: CellRect(origin: .zero, size: device.size))
    device.eventHandler = { [weak self] in self?.handle($0) }
    device.readyHandler = { [weak self] in self?.graph.requestFrame() }
    var context = _MountContext(parent: graph.root)
    Content._mount(content, &context)
    graph.damage.addAll()
    graph.root.setNeedsLayout()
    graph.requestFrame()
  }

  /// Connects the graph and the frames to the run loop and the runtime.
  private func connectGraph() {
    graph.painting.renderer = renderer
    graph.schedule.now = { [unowned loop] in loop.now }
    graph.schedule.taskExecutor = loop.taskExecutor
    graph.schedule.onRequest = MainActor.unisolated { [weak self] in self?.enqueueFrame() }
    graph.quitting.onQuit = { [weak self] in self?.end() }
    graph.keys.replay = { [weak self] in self?.replay($0, mayStartSequence: $1) }
    frames.onFrame = { [unowned self] in frameDidEnd() }
    timers.onTick = { [weak self] in self?.frame() }
  }

  /// Sets the environment of the root view: the values of `environment`, and those of the runtime.
  private func setRootValues(_ log: AppLog, _ environment: (inout EnvironmentValues) -> Void) {
    var values = graph.rootScope.values
    environment(&values)
    values.runningApp = RunningApp(graph: graph, device: device)
    values.runningApp.openLink = { address, values in values.openURL(address) }
    values.clock = AppClock(self, loop: loop)
    values.terminal = TerminalActions(
      device: device, clipboard: graph.service(AppClipboard.self)
    ) { [weak self] in self?.present($0) }
    values.log = log
    values.printLine = PrintLineAction { [weak self] lines in
      guard let self else { return }
      for line in lines(device) { printOutside(line) }
    }
    values.keyboardProtocol = device.capabilities.keyboardProtocol
    graph.rootScope.values = values
  }

  /// The alignment of content that is smaller than the screen.
  package var alignment: Alignment {
    get { graph.root.alignment }
    set {
      graph.root.alignment = newValue
      graph.root.setNeedsLayout()
    }
  }

  /// The maximum number of animation steps per second, between 1 and 1,000. The default is 60.
  ///
  /// In an app that `App.main` runs, it is also the maximum number of frames per second for other
  /// changes that don't follow an event, such as those of a task. Frames after events are drawn at
  /// once.
  public var maximumFramesPerSecond: Int {
    get { Int((.seconds(1) / graph.motion.timeline.frameInterval).rounded()) }
    set {
      graph.motion.timeline.frameInterval = AnimationTimeline.interval(framesPerSecond: newValue)
    }
  }

  /// `true` if layers, messages and selections fade in and out. The default is `false`: the screen
  /// changes at once.
  package var fadesChanges: Bool {
    get { fade.isEnabled }
    set { fade.isEnabled = newValue }
  }

  /// `true` if frames that don't follow an event are drawn at most `maximumFramesPerSecond` times
  /// per second. The default is `false`: a frame is drawn in each turn of the run loop in which
  /// something changes.
  package var pacesFrames: Bool {
    get { pace != nil }
    set { pace = newValue ? FramePace() : nil }
  }

  /// Moves the app to the whole screen, or to rows below the prompt, after the current event.
  private func present(_ presentation: TerminalPresentation) {
    loop.enqueue { [weak self] in
      guard let self, !isEnding else { return }
      // The rows are erased, but the lines above them stay.
      if renderer.hasLinesToInsert { frame() }
      guard device.present(presentation, rowsAbove: rowsAroundCursor?.above ?? 0) else { return }
      if case .inline(let maxRows, _) = presentation {
        presentInline(maxRows: maxRows)
      } else {
        presentOnWholeScreen()
      }
    }
  }

  /// Draws below the prompt, in as many rows as the content needs, up to `maxRows`, on the
  /// background of the terminal.
  package func presentInline(maxRows: Int?) {
    renderer.beginInline()
    graph.painting.ground = .terminalBackground
    alignment = .topLeading
    frames.rowLimit = { [unowned device] in min(maxRows ?? .max, device.size.height) }
    graph.damage.addAll()
    graph.requestFrame()
  }

  private func presentOnWholeScreen() {
    renderer.endInline()
    // The device was still busy with an earlier frame.
    waitingLines.forEach(onPrint)
    waitingLines = []
    graph.painting.ground = .background
    alignment = .center
    frames.rowLimit = nil
    frames.resize(to: device.size)
    graph.damage.addAll()
    graph.requestFrame()
  }

  /// Prints a line above an app that is drawn below the prompt. Otherwise, the line appears when
  /// the app has ended.
  private func printOutside(_ line: PrintedLine) {
    guard renderer.isInline else { return onPrint(line) }
    renderer.insert(line: line.styled)
    waitingLines.append(line)
    graph.requestFrame()
  }

  /// Gives the content as many rows as it needs, up to `limit`, whatever the device's size is.
  package func takeRows(upTo limit: Int) { frames.rowLimit = { limit } }

  /// The number of rows above and below the cursor, if the app is drawn below the prompt.
  package var rowsAroundCursor: (above: Int, below: Int)? { renderer.rowsAroundCursor }

  /// Changes environment values for the whole app. `change` gets the current values.
  public func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    frames.updateEnvironment(change)
  }

  // MARK: Events

  /// The time after which a frame is drawn although more events are waiting, so that the screen
  /// follows a held key.
  private static let longestPause = Duration.milliseconds(100)

  /// Handles events in order.
  package func handle(_ events: [TerminalEvent]) {
    graph.diagnostics.eventDidCome()
    var lastFrame = events.count > 1 ? loop.now : .zero
    for event in events where !interceptor(event) {
      handle(event)
      guard events.count > 1, loop.now - lastFrame > Self.longestPause else { continue }
      frame()
      graph.diagnostics.eventDidCome()
      lastFrame = loop.now
    }
    pace?.eventDidCome()
    if pace != nil, timers.releaseFrame() { enqueueFrame() }
  }

  private func handle(_ event: TerminalEvent) {
    let event = clicks.counted(event, now: loop.now)
    prepare(for: event)
    if let companion = frames.companion {
      companion.graph.prepare()
      if companion.handle(event) { return }
    }
    switch event {
    case .key(let press):
      if press.phase != .up { fade.keyDidArrive() }
      finish(press, isTaken: graph.keys.route(press))
    case .pointer(let event): _ = graph.pointer.route(event)
    case .paste(let text): _ = graph.keys.route(paste: text)
    case .resize(let size): resize(to: size)
    case .resume:
      // The user may have released the button in the meantime.
      graph.pointer.reset()
      renderer.invalidate()
      renderer.forgetPlace()
      graph.requestFrame()
    case .hangUp: end()
    case .focus(let isFocused):
      if graph.rootScope.values.terminalIsFocused != isFocused {
        updateEnvironment { $0.terminalIsFocused = isFocused }
      }
    case .report: break
    }
  }

  /// Brings the app up to date before an input event, so that the input acts on the current state,
  /// even if that isn't drawn yet.
  private func prepare(for event: TerminalEvent) {
    switch event {
    case .key: graph.prepare()
    case .pointer(let event):
      graph.prepare()
      if event.kind == .down, !keepsKeySequence(at: event.position) {
        graph.keys.chords.endSequence()
        graph.prepare()
      }
    case .paste:
      graph.keys.chords.endSequence()
      graph.prepare()
    default: break
    }
  }

  /// Returns whether a press at a cell doesn't end a key sequence in progress. A click on a hint
  /// can complete it.
  private func keepsKeySequence(at point: CellPoint) -> Bool {
    graph.pointer.node(at: point).scope.values.keepsKeySequence
  }

  /// Handles a key that no view has handled. Releases do nothing, and repeats only scroll.
  private func finish(_ press: KeyPress, isTaken: Bool) {
    if isTaken || FocusableNode.page(with: press, in: graph) || press.phase != .down { return }
    if graph.service(AppClipboard.self).handle(press, in: graph) { return }
    if graph.service(MenuBars.self).handle(press, in: graph) { return }
    if press.modifiers.isEmpty, press.key == companionKey { toggleCompanion() }
    guard press.modifiers == .control else { return }
    // In a shell, commands after a program in rows below the prompt must know that it was stopped.
    if press.key == "c" { graph.quitting.request(status: renderer.isInline ? 130 : 0) }
    // If the key means undo, it never suspends the app, even if there is nothing left to undo.
    if press.key == "z", !graph.keys.takesText, !hasCommand(for: press) {
      delayed.finish()
      onSuspend()
    }
    if press.key == "l" {
      renderer.invalidate()
      graph.requestFrame()
    }
  }

  /// Returns whether a command around the focus has a key, even if the command is disabled.
  private func hasCommand(for press: KeyPress) -> Bool {
    graph.keys.visitListeners { node, _ in
      guard let command = node.keyCommand, command.declared?.isHint == false else { return false }
      return command.sequences.contains { $0.strokes[0].matches(press) }
    }
  }

  /// Ends the app in the next turn of the run loop, when its last changes are drawn.
  private func end() {
    if isEnding { return }
    isEnding = true
    loop.enqueue { [weak self] in
      self?.settle()
      self?.completeLastFrame()
      self?.onQuit()
    }
  }

  /// Completes the frame that stays below the prompt: ends everything that moves or fades, and
  /// removes layers and the completion of a text.
  private func completeLastFrame() {
    guard renderer.isInline else { return }
    fade.isEnabled = false
    graph.keys.commandDidRun()
    graph.prepare()
    graph.layers.hideAll()
    graph.motion.timeline.complete()
    graph.requestFrame()
    settle()
  }

  /// Replays a key of an abandoned sequence. With `mayStartSequence`, it can start a new one.
  private func replay(_ press: KeyPress, mayStartSequence: Bool) {
    graph.prepare()
    finish(
      press, isTaken: graph.keys.routeReplayed(press, mayStartSequence: mayStartSequence))
  }

  private func resize(to size: CellSize) {
    if frames.rowLimit == nil {
      frames.resize(to: size)
    } else {
      // Only the terminal knows where the rows are now.
      renderer.invalidate()
      let rows = CellSize(width: size.width, height: graph.root.screen.height)
      if rows != graph.root.screen { frames.resize(to: rows) }
    }
    graph.requestFrame()
  }

  /// The exit status for the program, set by the view that quit the app.
  package var exitStatus: Int32 { finalStatus ?? graph.quitting.status }
  /// The exit status at the end, when the graph forgets its requests.
  private var finalStatus: Int32?

  /// `true` if the companion is open.
  package var hasCompanion: Bool { frames.companion != nil }

  /// Opens or closes the companion.
  private func toggleCompanion() {
    if let companion = frames.companion {
      frames.companion = nil
      companion.close()
    } else if let makeCompanion {
      frames.companion = makeCompanion(graph) { [weak self] in self?.toggleCompanion() }
      graph.requestFrame()
    }
  }

  // MARK: Frames

  private func enqueueFrame() {
    loop.enqueue(frameWork.run)
  }

  /// A function in a struct is passed on unchanged. In an optional, it would be wrapped in another
  /// function.
  private struct FrameWork {
    let run: @MainActor () -> Void
  }

  /// Created only once: a frame is requested in every turn in which something changes.
  private lazy var frameWork = FrameWork { [weak self] in
    guard let self, graph.schedule.wantsFrame else { return }
    if let deadline = pace?.deadline(now: graph.schedule.now) {
      timers.holdFrame(until: deadline)
    } else {
      frame()
    }
  }

  private func frameDidEnd() {
    if !renderer.hasLinesToInsert { waitingLines = [] }
    if pace != nil {
      pace?.frameDidEnd(
        interval: graph.motion.timeline.frameInterval, now: graph.schedule.now)
      _ = timers.releaseFrame()
    }
    timers.update()
    onFrame()
  }

  /// Draws one frame, if anything changed.
  private func frame() { frames.frame() }

  /// Draws frames until nothing is left to draw; a view that never settles stops at its limit.
  package func settle() { frames.settle() }

  /// Paints the whole screen again, damaged or not.
  package func repaint() { frames.repaint() }

  /// The position of the terminal's cursor, if it is visible.
  package var cursor: CellPoint? { frames.cursor }

  /// Calls `work` after a delay, in place of the previous alarm. `nil` cancels the alarm.
  package func setAlarm(after duration: Duration?, _ work: @escaping () -> Void = {}) {
    timers.setAlarm(after: duration, work)
  }

  /// Waits on the run loop's clock, and returns `false` if the app has ended. A sleeping task
  /// retains the runtime, and with it the nodes that the timers call.
  func sleep(for duration: Duration) async -> Bool { await timers.sleep(for: duration) }

  /// Ends the runtime: cancels its tasks and stops drawing.
  public func tearDown() {
    finalStatus = exitStatus
    frames.companion?.close()
    frames.companion = nil
    device.eventHandler = nil
    device.readyHandler = nil
    renderer.leave(device)
    graph.tearDown()
    timers.tearDown()
  }
}
