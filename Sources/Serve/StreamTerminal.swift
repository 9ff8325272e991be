// SPDX-License-Identifier: MIT
// Views: a terminal at the other end of a stream of bytes.

public import CuriumDriver
public import CuriumTerminal
import Dispatch

/// A terminal at the other end of a stream of bytes, such as a channel of an SSH library or a web
/// socket.
///
/// You pass on the bytes in both directions and the size of the window. The terminal decodes the
/// keys, queries the features of the real terminal, and turns its modes on and off.
///
///     @MainActor func serve(_ channel: SSHChannel) -> ServedSession {
///       let terminal = StreamTerminal(
///         size: CellSize(width: 80, height: 24), environment: ["TERM": "xterm-256color"]
///       ) { bytes in channel.write(bytes) }
///       channel.onRead = { bytes in terminal.receive(bytes) }
///       channel.onClose = { terminal.hangUp() }
///       return Lounge.start(on: terminal) { _ in channel.close() }
///     }
///
/// It can't suspend the user's program, run other programs, or show an app below the prompt.
@MainActor public final class StreamTerminal: TerminalDevice {
  /// The number of columns and rows.
  public private(set) var size: CellSize
  /// The usable features of the terminal. They grow with the terminal's replies.
  public var capabilities: TerminalCapabilities { conversation.capabilities }
  /// Called with events. Events that arrive before it is set are kept.
  public var eventHandler: (([TerminalEvent]) -> Void)? {
    didSet { handOver([]) }
  }
  /// Called when the terminal accepts frames again after rejecting one, and when its capabilities
  /// change.
  public var readyHandler: (() -> Void)?
  /// A Boolean value that indicates whether the stream accepts no more bytes for now. Meanwhile,
  /// the app draws no frames.
  public var isCongested = false {
    didSet {
      guard oldValue, !isCongested else { return }
      conversation.performDelayedRequests()
      announceReadiness()
    }
  }

  /// Suspends the program that shows the app; `nil` if that is impossible.
  var suspendHandler: (() -> Void)?
  /// The user's environment variables.
  let environment: [String: String]
  let conversation: TerminalConversation
  private let screen: any StreamScreen
  private var output: @MainActor ([UInt8]) -> Void
  private lazy var settleTimer = MainQueue.Timer { [weak self] in self?.settle() }
  private lazy var endTimer = MainQueue.Timer { [weak self] in self?.finish() }
  private var early: [TerminalEvent] = []
  private var hasRefusedFrame = false
  /// The current use of the terminal.
  package private(set) var state = TerminalLineState.suspended
  /// Called once, when the terminal is restored or gone.
  private var completion: (@MainActor () -> Void)?

  /// The time for the last replies of the terminal.
  private static let lastReplyTime = DispatchTimeInterval.milliseconds(500)

  /// Creates a terminal. Nothing is sent before an app starts on it.
  ///
  /// - Parameters:
  ///   - size: The number of columns and rows.
  ///   - environment: The environment variables of the user, as far as they are known. `TERM` is
  ///    the terminal type, by default `xterm-256color`. `COLORTERM`, `NO_COLOR` and the variables
  ///    of Curium have the same effect as in the environment of a program.
  ///   - options: The options for the pointer, the keys and the colours. The others have no effect.
  ///   - output: Writes bytes to the stream, in order.
  public convenience init(
    size: CellSize, environment: [String: String] = [:],
    options: TerminalSessionOptions = TerminalSessionOptions(),
    output: @escaping @MainActor ([UInt8]) -> Void
  ) {
    let screen = OwnScreen(
      options, isExtended: TerminalFacts.isExtended(Self.term(in: environment)))
    self.init(
      size: size, environment: environment, options: options, screen: screen, output: output)
  }

  /// Creates a terminal with a screen that another object takes and restores.
  init(
    size: CellSize, environment: [String: String], options: TerminalSessionOptions,
    screen: any StreamScreen, output: @escaping @MainActor ([UInt8]) -> Void
  ) {
    self.size = TerminalSession.clamped(size)
    self.environment = environment
    self.screen = screen
    self.output = output
    var options = options
    options.presentation = .fullScreen
    let term = Self.term(in: environment)
    conversation = TerminalConversation(
      facts: TerminalFacts.named(term, environment: environment), keys: [],
      isExtended: TerminalFacts.isExtended(term), options: options)
    conversation.line = self
  }

  private static func term(in environment: [String: String]) -> String {
    environment["TERM"].flatMap { $0.isEmpty ? nil : $0 } ?? "xterm-256color"
  }

  // MARK: - The stream

  /// Handles bytes from the user's terminal, however they are split.
  public func receive(_ bytes: some Sequence<UInt8>) {
    guard state != .ended else { return }
    var events: [TerminalEvent] = []
    conversation.decoder.decode(bytes, into: &events)
    scheduleSettling()
    deliver(events)
  }

  /// Sets the number of columns and rows of the window.
  public func resize(to size: CellSize) {
    let size = TerminalSession.clamped(size)
    guard size != self.size, state != .ended else { return }
    self.size = size
    handOver([.resize(size)])
  }

  /// Draws everything again, because the user's terminal may have lost the screen.
  public func redraw() {
    guard state == .open else { return }
    conversation.restart()
    send(screen.enter())
    handOver([.resume])
    announceReadiness()
    conversation.performLastingRequests()
  }

  /// Ends the app, because the stream has ended. Call it even if the app has ended first.
  public func hangUp() {
    guard state != .ended else { return }
    var events: [TerminalEvent] = []
    while conversation.decoder.deadline != nil { conversation.decoder.settle(into: &events) }
    end()
    handOver(events + [.hangUp])
    finish()
  }

  /// Asks the app to end, as for a signal.
  func requestEnd() { handOver([.hangUp]) }

  private func deliver(_ new: [TerminalEvent]) {
    let events = conversation.filter(new)
    let kept = events.filter { event in
      guard case .resize(let reported) = event else { return true }
      resize(to: reported)
      return false
    }
    if events.contains(.focus(true)), state == .open, !isCongested {
      send(screen.assertModes())
      conversation.performPointerRequest()
    }
    handOver(kept)
  }

  private func handOver(_ events: [TerminalEvent]) {
    early += events
    guard !early.isEmpty, let eventHandler else { return }
    let all = early
    early = []
    eventHandler(all)
  }

  private func scheduleSettling() {
    guard let wait = conversation.decoder.deadline else { return settleTimer.cancel() }
    settleTimer.schedule(
      at: .now() + .nanoseconds(Int(wait / .nanoseconds(1))), leeway: .milliseconds(1))
  }

  /// Handles a pause in the input.
  private func settle() {
    var events: [TerminalEvent] = []
    conversation.decoder.settle(into: &events)
    scheduleSettling()
    deliver(events)
  }

  // MARK: - The screen

  /// Takes the screen.
  func open() {
    guard state == .suspended else { return }
    state = .open
    send(screen.enter())
  }

  /// Restores the terminal, and calls `completion` when the stream can be closed.
  func close(then completion: @escaping @MainActor () -> Void) {
    guard state == .open else { return completion() }
    self.completion = completion
    state = .quiet
    endTimer.schedule(at: .now() + Self.lastReplyTime, leeway: .milliseconds(10))
    conversation.awaitReplies { [weak self] in self?.finish() }
  }

  private func finish() {
    guard let completion else { return }
    self.completion = nil
    if state == .quiet {
      send(screen.leave())
      end()
    }
    completion()
  }

  private func end() {
    state = .ended
    settleTimer.cancel()
    endTimer.cancel()
    // The stream may keep this terminal.
    output = { _ in }
    conversation.dropQuestions()
  }

  // MARK: - The device

  /// Writes one whole frame. Returns `false` if the stream is congested.
  public func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    if state == .ended { return true }
    guard state == .open || state == .quiet, !isCongested else {
      hasRefusedFrame = true
      return false
    }
    send(frame)
    conversation.planInquiry()
    return true
  }

  private func announceReadiness() {
    guard hasRefusedFrame, state == .open, !isCongested else { return }
    hasRefusedFrame = false
    readyHandler?()
  }

  /// Sends `request` to the terminal, if it supports the request.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    conversation.perform(request)
  }

  /// Sends a query to the terminal, and calls `completion` with the reply, or with `nil` if there
  /// is none within a second.
  public func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    conversation.ask(question, isAnswer: isAnswer, then: completion)
  }

  /// Reads the text of the user's clipboard from the terminal (OSC 52), which may ask the user.
  public func readClipboard(then completion: @escaping @MainActor (String?) -> Void) {
    conversation.readClipboard(then: completion)
  }
}

extension StreamTerminal: TerminalLine {
  package var windowPixels: PixelSize? { nil }
  package var isBacklogged: Bool { isCongested }

  package func send(_ bytes: UnsafeRawBufferPointer) {
    if !bytes.isEmpty, state != .ended { output(Array(bytes)) }
  }

  package func addMode(_ sequence: String, undo: String) { screen.addMode(sequence, undo: undo) }

  package func handleNewCapabilities() { readyHandler?() }
}
