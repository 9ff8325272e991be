// SPDX-License-Identifier: MIT
// Terminal: what the run loop needs of a terminal, real or in memory.

/// A screen of cells that takes frames and gives events.
@MainActor public protocol TerminalDevice: AnyObject {
  /// Columns and rows. Never below 1×1.
  var size: CellSize { get }
  /// What may be used; it can grow when the terminal answers.
  var capabilities: TerminalCapabilities { get }
  /// Where events go, in the order they came; set by the run loop.
  var eventHandler: (([TerminalEvent]) -> Void)? { get set }
  /// Takes one whole frame, in one write.
  ///
  /// - Returns: Whether it was taken. A device that still holds an earlier frame (a slow reader)
  ///   takes none, keeps nothing of it, and calls `readyHandler` when it will.
  func write(_ frame: UnsafeRawBufferPointer) -> Bool
  /// Called when a device that refused a frame takes frames again, and when its capabilities change.
  var readyHandler: (() -> Void)? { get set }
  /// Asks for something beside the screen.
  ///
  /// - Returns: What is known of the terminal's ability; nothing was sent where that is `no`.
  @discardableResult func perform(_ request: TerminalRequest) -> TerminalSupport
  /// Has another program do something, and calls `completion` when it has ended: with the text that the
  /// user has made of one to edit, and an empty one otherwise.
  func perform(
    _ errand: TerminalErrand,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void)
  /// What the program printed while the screen could not show it, since the last call; the newest
  /// where it was a great deal.
  func takePrintedText() -> String
}

extension TerminalDevice {
  /// Nothing: a device shows cells unless it says otherwise.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport { .no }

  /// Nothing: a device has no other programs unless it says otherwise.
  public func perform(
    _ errand: TerminalErrand,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    completion(.failure(.unavailable))
  }

  /// Nothing: a device leaves what is printed alone unless it says otherwise.
  public func takePrintedText() -> String { "" }
}

/// Time and turns of the run loop. The driver's follows the system; a test's is moved by hand.
@MainActor public protocol EventLoop: AnyObject {
  /// A clock that never goes back.
  var now: Duration { get }
  /// Runs `work` once, after the events that are already pending.
  func enqueue(_ work: @escaping @MainActor () -> Void)
  /// Calls `work` at `deadline` (on `now`'s clock) in place of what was asked before; nil cancels.
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void)
  /// Where tasks of views go on after a wait, on their way back to the main actor; nil for Swift's own
  /// pool of threads.
  var taskExecutor: (any TaskExecutor)? { get }
}

extension EventLoop {
  /// Swift's own pool of threads.
  public var taskExecutor: (any TaskExecutor)? { nil }
}

/// A terminal in memory: keeps the bytes it was given, sends what it is told to.
@MainActor public final class MemoryDevice: TerminalDevice {
  /// Columns and rows.
  public private(set) var size: CellSize
  /// What the encoder may use.
  public var capabilities: TerminalCapabilities
  /// Where events go.
  public var eventHandler: (([TerminalEvent]) -> Void)?
  /// Called when `refusesFrames` is lifted.
  public var readyHandler: (() -> Void)?
  /// Every byte written since the last `takeBytes()`.
  public private(set) var bytes: [UInt8] = []
  /// What was asked for beside the screen, in order.
  public private(set) var requests: [TerminalRequest] = []
  /// What other programs were asked to do, in order.
  public private(set) var errands: [TerminalErrand] = []
  /// Plays the other programs: what came of an errand.
  public var errandHandler: (TerminalErrand) -> Result<String, TerminalProgramError> = { _ in
    .failure(.unavailable)
  }
  /// What the program printed since the last `takePrintedText()`.
  public var printedText = ""
  /// How many writes were made.
  public private(set) var writeCount = 0
  /// Plays a slow reader: while true no frame is taken.
  public var refusesFrames = false {
    didSet { if oldValue, !refusesFrames { readyHandler?() } }
  }

  /// A device of a size.
  public init(size: CellSize, capabilities: TerminalCapabilities = TerminalCapabilities()) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    self.capabilities = capabilities
  }

  /// Keeps a frame's bytes.
  public func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    if refusesFrames { return false }
    bytes.append(contentsOf: frame)
    writeCount += 1
    return true
  }

  /// Keeps what was asked for, unless its capabilities say no.
  @discardableResult public func perform(_ request: TerminalRequest) -> TerminalSupport {
    let support = request.support(in: capabilities)
    if support != .no { requests.append(request) }
    return support
  }

  /// Keeps what was asked for, and does what `errandHandler` says.
  public func perform(
    _ errand: TerminalErrand,
    then completion: @escaping @MainActor (Result<String, TerminalProgramError>) -> Void
  ) {
    errands.append(errand)
    completion(errandHandler(errand))
  }

  /// What `printedText` holds.
  public func takePrintedText() -> String {
    defer { printedText = "" }
    return printedText
  }

  /// Gives events to the run loop, as if they had come from a terminal.
  public func send(_ events: [TerminalEvent]) {
    eventHandler?(events)
  }

  /// Changes the size and says so.
  public func resize(to size: CellSize) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    send([.resize(self.size)])
  }

  /// What was written since the last call.
  public func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
