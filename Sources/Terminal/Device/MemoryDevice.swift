// SPDX-License-Identifier: MIT
// Terminal: a terminal in memory, for tests.

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
  /// The text of the user's clipboard; `nil` if it can't be read.
  public var clipboard: String?
  /// A Boolean value that indicates whether the clipboard is read only after this value becomes
  /// `false`, like in a terminal that asks the user.
  public var holdsClipboard = false {
    didSet { if oldValue, !holdsClipboard { answerReaders() } }
  }
  /// The number of times that the clipboard was read.
  public private(set) var clipboardReadCount = 0
  private var clipboardReaders: [@MainActor (String?) -> Void] = []
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

  /// Calls `completion` with `clipboard`, at once or when `holdsClipboard` becomes `false`.
  public func readClipboard(then completion: @escaping @MainActor (String?) -> Void) {
    clipboardReadCount += 1
    clipboardReaders.append(completion)
    if !holdsClipboard { answerReaders() }
  }

  private func answerReaders() {
    let readers = clipboardReaders
    clipboardReaders = []
    for reader in readers { reader(clipboard) }
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
