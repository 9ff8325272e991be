// SPDX-License-Identifier: MIT
// Driver: the real terminal, from taking the screen to giving it back.

import CNcurses
public import CuriumTerminal
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that the program runs in.
///
/// 1. `init` takes the screen: program mode through ncurses (newterm), the alternate screen, the
///    pointer, pastes, focus reports and unambiguous keys.
/// 2. Bytes arrive on the main queue, become events, and go to `eventHandler`. What the terminal
///    tells about itself stays here, but for its ground colour.
/// 3. Behind the first frame the terminal is asked what it can; `capabilities` grow as it answers.
/// 4. `suspend()` stops the program as Ctrl-Z does elsewhere; `.resume` follows.
/// 5. `close()` gives the terminal back. So does every other end: exit, a signal, a trap.
///
/// While the screen is taken, what the program prints to the terminal is held back and shown
/// afterwards. One session at a time: signals belong to the process.
///
/// INT, TERM and HUP send `.hangUp` and leave the end to the app; a second one, or a main queue
/// that is stuck for a second, ends the process at once. Call `raisePendingSignal()` last.
@MainActor public final class TerminalSession: TerminalDevice {
  /// Columns and rows.
  public var size: CellSize { window.size }
  /// What may be used; it grows when the terminal answers.
  public internal(set) var capabilities: TerminalCapabilities
  /// Where events go. Those that come before it is set wait for it.
  public var eventHandler: (([TerminalEvent]) -> Void)? {
    didSet { handOver([]) }
  }
  /// Called when the session takes frames again after refusing one, and when its capabilities change.
  public var readyHandler: (() -> Void)?
  /// Whether the screen is given back for good.
  public private(set) var isClosed = false
  /// Whether the terminal went away under the program: nothing comes and nothing arrives.
  public internal(set) var isGone = false
  /// The signal that asked for the end, if one did.
  public internal(set) var pendingSignal: Int32?

  var window: WindowSizeTracker
  var decoder: InputDecoder
  var inputBytes = [UInt8](repeating: 0, count: 16_384)
  let inputSource: TerminalSource
  var settleTimer: (any DispatchSourceTimer)?
  var isSettling = false
  var early: [TerminalEvent] = []
  /// Whether the run loop was told to end.
  var hasHungUp = false

  /// The end of a frame that the terminal did not take yet.
  var outgoing: [UInt8] = []
  var outgoingStart = 0
  let outputSource: TerminalSource
  var hasRefusedFrame = false

  /// Whether `close()` is about to be called, so that nothing need be asked any more.
  public var isEnding = false

  var inquiry = Inquiry.none
  var inquiryTimer: (any DispatchSourceTimer)?
  /// Whether the pointer is told in pixels, where the size of a cell is known.
  var isPixelPointer = false
  /// The private modes that answers switched on.
  var enabledModes: Set<Int> = []
  /// What was asked for and lasts: asked again after a stop.
  var lasting: [TerminalRequest] = []
  /// Whether the window's title of before is kept by the terminal.
  var hasTitle = false
  var isSuspended = false
  /// Programs that were started and have not ended.
  var programs: [StartedProgram] = []
  /// How much of what the program printed was taken.
  var printedPlace = 0
  let options: TerminalSessionOptions
  private var signalSource: (any DispatchSourceRead)?

  /// Takes the screen.
  ///
  /// - Throws: `TerminalSessionError`: there is no terminal, it cannot be drawn on, this process draws
  ///   on it already, or too few descriptors are free. The terminal is as it was then.
  public init(options: TerminalSessionOptions = TerminalSessionOptions())
    throws(TerminalSessionError)
  {
    var bits = options.allowsRedirection ? UInt32(CNC_ALLOW_REDIRECTION) : 0
    switch options.pointer {
    case .none: break
    case .buttons: bits |= UInt32(CNC_POINTER_BUTTONS)
    case .motion: bits |= UInt32(CNC_POINTER_MOTION)
    }
    var options = options
    if case .inline = options.presentation {
      // Where the pointer is, is told in lines that are not ours to know.
      options.pointer = .none
      bits = bits & ~UInt32(CNC_POINTER_BUTTONS | CNC_POINTER_MOTION) | UInt32(CNC_INLINE)
    }
    if options.reportsKeyPhases { bits |= UInt32(CNC_KEY_PHASES) }
    if options.guardsTerminal { bits |= UInt32(CNC_GUARD) }
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
    capabilities = TerminalFacts.current().capabilities
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

  /// Has Dispatch open the descriptors of its queue and its timers now, because later there may be
  /// none left: without the first it ends the process, without the others no timer fires.
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

  /// No screen has more columns or rows than this, or more cells, whatever the line says.
  private static let mostColumns = 4096
  private static let mostCells = 1 << 20

  /// The size of the line, or what else is known where the line has none.
  static func windowSize(unlessUnknown told: CellSize? = nil) -> CellSize {
    var width: Int32 = 1
    var height: Int32 = 1
    let isKnown = cnc_window_size(&width, &height) != 0
    let size = isKnown ? nil : told
    let columns = min(mostColumns, max(1, size?.width ?? Int(width)))
    let rows = min(mostColumns, max(1, size?.height ?? Int(height)))
    return CellSize(width: columns, height: min(rows, mostCells / columns))
  }

  /// Gives the terminal back (endwin) and prints what was held back. Later calls do nothing.
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

  /// Ends the process by the signal that asked for its end, so that its parent sees the status it
  /// expects. Closes the session. Returns when there was none.
  public func raisePendingSignal() {
    close()
    if let pendingSignal { cnc_die(pendingSignal) }
  }
}
