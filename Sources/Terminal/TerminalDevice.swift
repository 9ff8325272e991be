// SPDX-License-Identifier: MIT
// Terminal: the interface between the run loop and a terminal, real or in memory.

/// A screen of cells that accepts frames and sends events.
@MainActor public protocol TerminalDevice: AnyObject {
  /// The number of columns and rows, never below 1×1.
  var size: CellSize { get }
  /// The features that can be used. They can grow when the terminal answers.
  var capabilities: TerminalCapabilities { get }
  /// Called with events, in order. Set by the run loop.
  var eventHandler: (([TerminalEvent]) -> Void)? { get set }
  /// Writes one whole frame, in one write.
  ///
  /// - Returns: Whether the frame was accepted. A device that still has an earlier frame (a slow
  ///   reader) refuses the whole frame, and calls `readyHandler` when it can accept one.
  func write(_ frame: UnsafeRawBufferPointer) -> Bool
  /// Called when a device that refused a frame accepts frames again, and when its capabilities
  /// change.
  var readyHandler: (() -> Void)? { get set }
  /// Sends a request besides the screen.
  ///
  /// - Returns: Whether the terminal supports the request, as far as it is known. If it is `no`,
  ///   nothing was sent.
  @discardableResult func perform(_ request: TerminalRequest) -> TerminalSupport
  /// Runs another program for an errand, and calls `completion` when the program has ended, with
  /// the edited text if there was a text to edit, and otherwise with an empty one.
  func perform(
    _ errand: TerminalErrand,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void)
  /// Sends a question, and calls `completion` with the report for which `isAnswer` returns `true`,
  /// or with `nil` when the terminal doesn't answer.
  func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void)
  /// Returns the text that the program has printed since the last call and that the screen couldn't
  /// show. Of a long text, returns the newest part.
  func takePrintedText() -> String
}

extension TerminalDevice {
  /// Sends nothing. This is the default for devices that only show cells.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport { .no }

  /// Fails. This is the default for devices without other programs.
  public func perform(
    _ errand: TerminalErrand,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    completion(.failure(.unavailable))
  }

  /// Answers nothing. This is the default for devices that only show cells.
  public func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    completion(nil)
  }

  /// Returns nothing. This is the default for devices that don't capture printed text.
  public func takePrintedText() -> String { "" }
}

/// The clock and the turns of the run loop. The driver's loop follows the system. That of a test is
/// advanced manually.
@MainActor public protocol EventLoop: AnyObject {
  /// The time of a clock that never goes back.
  var now: Duration { get }
  /// Runs `work` once, after the events that are already pending.
  func enqueue(_ work: @escaping @MainActor () -> Void)
  /// Calls `work` at `deadline` (on the clock of `now`), and replaces the earlier request. `nil`
  /// cancels it.
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void)
  /// Runs the tasks of views after a wait, until they return to the main actor; `nil` for Swift's
  /// own pool of threads.
  var taskExecutor: (any TaskExecutor)? { get }
}

extension EventLoop {
  /// Swift's own pool of threads.
  public var taskExecutor: (any TaskExecutor)? { nil }
}

/// A terminal in memory, which keeps the bytes of frames and sends the given events.
@MainActor public final class MemoryDevice: TerminalDevice {
  /// The number of columns and rows.
  public private(set) var size: CellSize
  /// The features that the encoder can use.
  public var capabilities: TerminalCapabilities
  /// Called with events.
  public var eventHandler: (([TerminalEvent]) -> Void)?
  /// Called when `refusesFrames` becomes `false`.
  public var readyHandler: (() -> Void)?
  /// Every byte written since the last `takeBytes()`.
  public private(set) var bytes: [UInt8] = []
  /// The requests besides the screen, in order.
  public private(set) var requests: [TerminalRequest] = []
  /// The errands for other programs, in order.
  public private(set) var errands: [TerminalErrand] = []
  /// Plays the other programs: returns the result of an errand.
  public var errandHandler: (TerminalErrand) -> Result<String, TerminalProgramError> = { _ in
    .failure(.unavailable)
  }
  /// What the terminal knows to answer.
  public var reports: [TerminalReport] = []
  /// The text that the program has printed since the last `takePrintedText()`.
  public var printedText = ""
  /// The number of writes.
  public private(set) var writeCount = 0
  /// Whether the device refuses all frames, like a slow reader.
  public var refusesFrames = false {
    didSet { if oldValue, !refusesFrames { readyHandler?() } }
  }

  /// Creates a device with a size.
  public init(size: CellSize, capabilities: TerminalCapabilities = TerminalCapabilities()) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    self.capabilities = capabilities
  }

  /// Keeps the bytes of a frame.
  public func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    if refusesFrames { return false }
    bytes.append(contentsOf: frame)
    writeCount += 1
    return true
  }

  /// Keeps a request, unless the capabilities don't support it.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    let support = request.support(in: capabilities)
    if support != .no { requests.append(request) }
    return support
  }

  /// Keeps an errand, and completes it with the result of `errandHandler`.
  public func perform(
    _ errand: TerminalErrand,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    errands.append(errand)
    completion(errandHandler(errand))
  }

  /// Answers with the first fitting one of `reports`.
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

  /// Sends events to the run loop, as if they came from a terminal.
  public func send(_ events: [TerminalEvent]) {
    eventHandler?(events)
  }

  /// Changes the size and sends the event for it.
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
