// SPDX-License-Identifier: MIT
// Driver: the real terminal, from taking the screen to restoring it.

import CNcurses
public import CuriumTerminal
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The terminal that the program runs in.
///
/// 1. `init` takes the screen: program mode through ncurses (newterm), the alternate screen, the
///    pointer, pastes, focus reports and unambiguous keys.
/// 2. Bytes arrive on the main queue, become events, and go to `eventHandler`. Reports of the
///    terminal about itself stay here, except for its background colour.
/// 3. After the first frame the session asks the terminal about its features. `capabilities` grow
///    with the answers.
/// 4. `suspend()` stops the program like Ctrl-Z. `.resume` follows.
/// 5. `close()` restores the terminal. So does every other end of the process: exit, a signal, a
///    trap.
///
/// While the session has the screen, output that the program prints to the terminal is held back
/// and shown afterwards. There is only one session at a time, because signals belong to the
/// process.
///
/// INT, TERM and HUP send `.hangUp`, so that the app can quit. A second one, or a main queue that
/// is stuck for a second, ends the process at once. Call `raisePendingSignal()` last.
@MainActor public final class TerminalSession: TerminalDevice {
  /// The number of columns and rows.
  public var size: CellSize { window.size }
  /// The features of the terminal that can be used. They grow when the terminal answers.
  public internal(set) var capabilities: TerminalCapabilities
  /// Called with events. Events that arrive before it is set are kept.
  public var eventHandler: (([TerminalEvent]) -> Void)? {
    didSet { handOver([]) }
  }
  /// Called when the session accepts frames again after refusing one, and when its capabilities
  /// change.
  public var readyHandler: (() -> Void)?
  /// Whether the session has ended and restored the terminal.
  public private(set) var isClosed = false
  /// Whether the terminal has gone away, so that there is no more input or output.
  public internal(set) var isGone = false
  /// The signal that asked the process to end, if there was one.
  public internal(set) var pendingSignal: Int32?

  var window: WindowSizeTracker
  var decoder: InputDecoder
  var inputBytes = [UInt8](repeating: 0, count: 16_384)
  let inputSource: TerminalSource
  var settleTimer: (any DispatchSourceTimer)?
  var isSettling = false
  var early: [TerminalEvent] = []
  /// Whether the run loop was asked to quit.
  var hasHungUp = false

  /// The rest of a frame that the terminal hasn't accepted yet.
  var outgoing: [UInt8] = []
  var outgoingStart = 0
  let outputSource: TerminalSource
  var hasRefusedFrame = false

  /// Whether `close()` follows soon, so that the session asks no more questions.
  public var isEnding = false

  var inquiry = Inquiry.none
  var inquiryTimer: (any DispatchSourceTimer)?
  /// Whether the questions about modes were sent.
  var hasAskedModes = false
  /// Whether the user or the app has chosen the number of colours.
  let hasChosenColors: Bool
  /// The questions of the app whose answers aren't complete.
  var questions: [PendingQuestion] = []
  /// The number of questions of the app.
  var questionCount = 0
  /// Whether the pointer is reported in pixels once the size of a cell is known.
  var isPixelPointer = false
  /// The private modes that were turned on because of the terminal's answers.
  var enabledModes: Set<Int> = []
  /// The lasting requests, which are sent again after a stop.
  var lasting: [TerminalRequest] = []
  /// Whether the terminal has saved the previous title of the window.
  var hasTitle = false
  var isSuspended = false
  /// The programs that were started and are still running.
  var programs: [StartedProgram] = []
  /// The position up to which the printed text was taken.
  var printedPlace = 0
  var options: TerminalSessionOptions
  private var signalSource: (any DispatchSourceRead)?

  /// Creates a session and takes the screen.
  ///
  /// - Throws: `TerminalSessionError` if there is no terminal, it can't be drawn on, this process
  ///   already draws on it, or too few descriptors are free. The terminal is then in its previous
  ///   state.
  public init(options: TerminalSessionOptions = TerminalSessionOptions())
    throws(TerminalSessionError)
  {
    let bits = Self.bits(of: options)
    let needed = Int(cnc_needed_descriptors(bits))
    let result = Int(cnc_begin(getenv("TERM"), bits))
    guard result == CNC_OK else { throw Self.error(result, needed: needed) }
    guard let input = TerminalSource(.input), let output = TerminalSource(.output) else {
      cnc_end()
      throw .tooFewDescriptors(needed: needed)
    }
    inputSource = input
    outputSource = output
    self.options = options
    decoder = InputDecoder(keys: TerminalKeys.current())
    let facts = TerminalFacts.current()
    capabilities = facts.capabilities
    hasChosenColors = facts.hasChosenColors || options.colorDepth != nil
    if cnc_is_extended() == 0 { capabilities.refuseRequests() }
    if let colorDepth = options.colorDepth { capabilities.colorDepth = colorDepth }
    if let isWide = options.ambiguousIsWide { capabilities.ambiguousIsWide = isWide }
    window = WindowSizeTracker(Self.windowSize())
    cnc_guard_thread()
    Self.openDispatchDescriptors()
    input.handler = { [weak self] in self?.readInput() }
    output.handler = { [weak self] in self?.sendRest() }
    input.resume()
    signalSource = Self.listen { [weak self] number in self?.receive(signal: number) }
  }

  /// Returns the options for the shim.
  static func bits(of options: TerminalSessionOptions) -> UInt32 {
    var bits = options.allowsRedirection ? UInt32(CNC_ALLOW_REDIRECTION) : 0
    switch options.effectivePointer {
    case .none: break
    case .buttons: bits |= UInt32(CNC_POINTER_BUTTONS)
    case .motion: bits |= UInt32(CNC_POINTER_MOTION)
    }
    if case .inline = options.presentation { bits |= UInt32(CNC_INLINE) }
    if options.reportsKeyPhases { bits |= UInt32(CNC_KEY_PHASES) }
    if options.guardsTerminal { bits |= UInt32(CNC_GUARD) }
    return bits
  }

  /// Makes Dispatch open the descriptors for its queue and its timers now, because later there may
  /// be none left. Without the first, it ends the process. Without the others, no timer fires.
  private static func openDispatchDescriptors() {
    cnc_open_turns()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {}
  }

  private static func error(_ result: Int, needed: Int) -> TerminalSessionError {
    switch result {
    case CNC_NOT_A_TERMINAL: .notATerminal
    case CNC_DUMB: .dumbTerminal(name: getenv("TERM").map { String(cString: $0) } ?? "")
    case CNC_UNUSABLE:
      .unusable(name: String(cString: cnc_term()), missing: String(cString: cnc_missing()))
    case CNC_BUSY: .busy
    case CNC_NO_DESCRIPTORS: .tooFewDescriptors(needed: needed)
    default: .system(code: errno)
    }
  }

  /// The limits of a screen, whatever the tty reports.
  private static let mostColumns = 4096
  private static let mostCells = 1 << 20

  /// Returns the size of the tty, or the reported size if the tty has none.
  static func windowSize(unlessUnknown told: CellSize? = nil) -> CellSize {
    var width: Int32 = 1
    var height: Int32 = 1
    let isKnown = cnc_window_size(&width, &height) != 0
    let size = isKnown ? nil : told
    let columns = min(mostColumns, max(1, size?.width ?? Int(width)))
    let rows = min(mostColumns, max(1, size?.height ?? Int(height)))
    return CellSize(width: columns, height: min(rows, mostCells / columns))
  }

  /// Restores the terminal (endwin) and prints the output that was held back. Later calls do
  /// nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    finishOutput()
    endPrograms()
    if !isGone { awaitAnswers() }
    cnc_set_listening(0)
    signalSource?.cancel()
    inputSource.cancel()
    outputSource.cancel()
    settleTimer?.cancel()
    signalSource = nil
    settleTimer = nil
    cnc_end()
  }

  /// Ends the process with the signal that asked for it, so that its parent sees the expected
  /// status. Closes the session first. Returns if there was no such signal.
  public func raisePendingSignal() {
    close()
    if let pendingSignal { cnc_die(pendingSignal) }
  }
}
