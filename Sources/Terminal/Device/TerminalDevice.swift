// SPDX-License-Identifier: MIT
// Terminal: the interface between the run loop and a terminal, real or in memory.

/// A screen of cells that accepts frames and sends events.
@MainActor public protocol TerminalDevice: AnyObject {
  /// The number of columns and rows, never below 1×1.
  var size: CellSize { get }
  /// The usable features. They can grow with the terminal's replies.
  var capabilities: TerminalCapabilities { get }
  /// Called with events, in order. Set by the run loop.
  var eventHandler: (([TerminalEvent]) -> Void)? { get set }
  /// Writes one whole `frame`, in one write.
  ///
  /// - Returns: `true` if the frame was accepted. A device that is still sending an earlier frame
  ///   to a slow reader refuses the whole frame, and calls `readyHandler` when it can accept one.
  func write(_ frame: UnsafeRawBufferPointer) -> Bool
  /// Called when a device that refused a frame accepts frames again, and when its capabilities
  /// change.
  var readyHandler: (() -> Void)? { get set }
  /// Sends `request`, which isn't about drawing.
  ///
  /// - Returns: The terminal's known support for the request. If it is `no`, nothing was sent.
  @discardableResult func perform(_ request: TerminalRequest) -> TerminalSupport
  /// Moves the app to `presentation`: to the whole screen, or to rows below the prompt. `rowsAbove`
  /// is the number of drawn rows above the cursor, if the app is below the prompt now.
  ///
  /// - Returns: `true` if the terminal can present the app that way.
  func present(_ presentation: TerminalPresentation, rowsAbove: Int) -> Bool
  /// Runs another program for `request`, and calls `completion` after it has ended: with the edited
  /// text if there was one to edit, otherwise with an empty string.
  func perform(
    _ request: TerminalProgramRequest,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void)
  /// Sends a query to the terminal.
  ///
  /// - Parameters:
  ///   - question: The bytes of the query.
  ///   - isAnswer: Returns whether a report is the reply to this query.
  ///   - completion: Gets the reply, or `nil` if there is none.
  func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void)
  /// Returns the text that the program has printed since the last call, and that can't appear while
  /// the app has the screen. Returns only the newest part of long text.
  func takePrintedText() -> String
}

extension TerminalDevice {
  /// Ignores `request` and returns `no`. This is the default for devices that only show cells.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport { .no }

  /// Ignores `presentation` and `rowsAbove`, and returns `false`. This is the default for devices
  /// with one presentation.
  public func present(_ presentation: TerminalPresentation, rowsAbove: Int) -> Bool { false }

  /// Calls `completion` with a failure instead of running `request`. This is the default for devices
  /// without other programs.
  public func perform(
    _ request: TerminalProgramRequest,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    completion(.failure(.unavailable))
  }

  /// Calls `completion` with `nil`, without sending `question` or calling `isAnswer`. This is the
  /// default for devices that only show cells.
  public func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    completion(nil)
  }

  /// Returns an empty string. This is the default for devices that don't capture printed text.
  public func takePrintedText() -> String { "" }
}

/// The clock and the queue of the run loop. The driver's loop uses the system clock; tests advance
/// theirs manually.
@MainActor public protocol EventLoop: AnyObject {
  /// The time of a monotonic clock.
  var now: Duration { get }
  /// Runs `work` once, after the events that are already pending.
  func enqueue(_ work: @escaping @MainActor () -> Void)
  /// Calls `work` at `deadline` (on the clock of `now`), replacing any earlier request. `nil`
  /// cancels it.
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void)
  /// The executor that runs the code outside the main actor that tasks of views call, such as the
  /// methods of actors; `nil` for Swift's thread pool.
  var taskExecutor: (any TaskExecutor)? { get }
}

extension EventLoop {
  /// `nil`, for Swift's thread pool.
  public var taskExecutor: (any TaskExecutor)? { nil }
}

/// A terminal in memory that records frames and sends the given events.
@MainActor public final class MemoryDevice: TerminalDevice {
  /// The number of columns and rows.
  public private(set) var size: CellSize
  /// The features available to the encoder.
  public var capabilities: TerminalCapabilities
  /// Called with events.
  public var eventHandler: (([TerminalEvent]) -> Void)?
  /// Called when `refusesFrames` becomes `false`.
  public var readyHandler: (() -> Void)?
  /// Every byte written since the last `takeBytes()`.
  public private(set) var bytes: [UInt8] = []
  /// The performed requests, in order.
  public private(set) var requests: [TerminalRequest] = []
  /// The requests to other programs, in order.
  public private(set) var programRequests: [TerminalProgramRequest] = []
  /// Simulates other programs: returns the result of a request.
  public var programRequestHandler:
    (TerminalProgramRequest) -> Result<String, TerminalProgramError> = { _ in
      .failure(.unavailable)
    }
  /// The presentations that the app has changed to, in order.
  public private(set) var presentations: [TerminalPresentation] = []
  /// The available replies to queries.
  public var reports: [TerminalReport] = []
  /// The text that the program has printed since the last `takePrintedText()`.
  public var printedText = ""
  /// The number of writes.
  public private(set) var writeCount = 0
  /// A Boolean value that indicates whether the device refuses all frames, like a slow reader.
  public var refusesFrames = false {
    didSet { if oldValue, !refusesFrames { readyHandler?() } }
  }

  /// Creates a device of `size`, at least 1 × 1 cells, with `capabilities`.
  public init(size: CellSize, capabilities: TerminalCapabilities = TerminalCapabilities()) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    self.capabilities = capabilities
  }

  /// Records the bytes of `frame`.
  public func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    if refusesFrames { return false }
    bytes.append(contentsOf: frame)
    writeCount += 1
    return true
  }

  /// Records `request`, unless the capabilities don't support it.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    let support = request.support(in: capabilities)
    if support != .no { requests.append(request) }
    return support
  }

  /// Records `presentation`, and ignores `rowsAbove`.
  public func present(_ presentation: TerminalPresentation, rowsAbove: Int) -> Bool {
    presentations.append(presentation)
    return presentation != .lines
  }

  /// Records `request`, and calls `completion` with the result of `programRequestHandler`.
  public func perform(
    _ request: TerminalProgramRequest,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    programRequests.append(request)
    completion(programRequestHandler(request))
  }

  /// Calls `completion` with the first of `reports` for which `isAnswer` returns `true`, whatever
  /// the `question`.
  public func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    completion(reports.first(where: isAnswer))
  }

  /// Returns and clears `printedText`.
  public func takePrintedText() -> String {
    defer { printedText = "" }
    return printedText
  }

  /// Sends `events` to the run loop, as if they came from a terminal.
  public func send(_ events: [TerminalEvent]) {
    eventHandler?(events)
  }

  /// Changes the size to `size`, at least 1 × 1 cells, and sends the event for it.
  public func resize(to size: CellSize) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    send([.resize(self.size)])
  }

  /// Returns the bytes written since the last call.
  public func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
