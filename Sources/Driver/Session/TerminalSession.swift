// SPDX-License-Identifier: MIT
// Driver: the real terminal, from taking the screen to restoring it.

import CNcurses
import CuriumLibc
public import CuriumTerminal
import Dispatch

/// The terminal that the program runs in.
///
/// 1. `init` takes the screen: program mode through ncurses (newterm), the alternate screen, the
///    pointer, pastes, focus reports and unambiguous keys.
/// 2. Bytes arrive on the main queue, become events, and go to `eventHandler`. Reports of the
///    terminal about itself stay here, except for its background colour.
/// 3. After the first frame, the session queries the features of the terminal. `capabilities` grow
///    with the replies.
/// 4. `suspend()` stops the program like Control-Z. `.resume` follows.
/// 5. `close()` restores the terminal. So do all other ends of the process: exit, signals, traps.
///
/// During the session, text that the program prints to the terminal is held and shown afterwards.
/// There is only one session at a time, because signals belong to the process.
///
/// INT, TERM and HUP send `.hangUp`, so that the app can quit. A second signal, or a main queue
/// that is blocked for a second, ends the process immediately. Call `raisePendingSignal()` last.
@MainActor public final class TerminalSession: TerminalDevice {
  /// The number of columns and rows.
  public var size: CellSize { window.size }
  /// The usable features of the terminal. They grow with the terminal's replies.
  public var capabilities: TerminalCapabilities { conversation.capabilities }
  /// Called with events. Events that arrive before it is set are kept.
  public var eventHandler: (([TerminalEvent]) -> Void)? {
    didSet { handOver([]) }
  }
  /// Called when the session accepts frames again after rejecting one, and when its capabilities
  /// change.
  public var readyHandler: (() -> Void)?
  /// Called before the program stops, except for SIGSTOP, which it can't catch.
  package var onStop: () -> Void = {}
  /// A Boolean value that indicates whether the session has ended and restored the terminal.
  public private(set) var isClosed = false
  /// A Boolean value that indicates whether the terminal is gone, so that there is no more input or
  /// output.
  public internal(set) var isGone = false
  /// The signal that requested the end of the process, if any.
  public internal(set) var pendingSignal: Int32?

  var window: WindowSizeTracker
  /// Decodes the input, and sends queries and requests.
  let conversation: TerminalConversation
  var inputBytes = [UInt8](repeating: 0, count: TerminalSession.inputLimit)
  let inputSource: DescriptorSource
  lazy var settleTimer = MainQueue.Timer { [weak self] in self?.settle() }
  var isSettling = false
  var early: [TerminalEvent] = []
  /// Events to deliver before all later ones.
  var held: [TerminalEvent] = []
  /// `true` if the run loop was asked to quit.
  var hasHungUp = false

  /// The rest of a frame that the terminal hasn't accepted yet.
  var outgoing: [UInt8] = []
  var outgoingStart = 0
  let outputSource: DescriptorSource
  /// `nil` if no text is held, or the system has no free watch.
  let printedSource: DescriptorSource?
  var hasRefusedFrame = false

  /// A Boolean value that indicates whether `close()` follows soon, so that the session sends no
  /// more queries.
  public var isEnding = false

  var isSuspended = false
  /// Gets the input as bytes, if the conversation with the terminal is in another process. The
  /// session then decodes no keys and sends no queries.
  package var relay: ((ArraySlice<UInt8>) -> Void)?
  /// `true` if the terminal shows the app and accepts its output.
  var hasScreen: Bool { !isClosed && !isGone && !isSuspended }
  /// `true` if the session has the screen and doesn't end soon.
  var keepsScreen: Bool { hasScreen && !isEnding }
  /// The programs that were started and are still running.
  var programs: [StartedProgram] = []
  /// The text that an inline session writes last: it moves the cursor below the drawn rows, or
  /// erases them.
  var inlineEnd = ""
  /// `nil` if the session isn't recorded.
  let recording: SessionRecording?
  private var signalSource: (any DispatchSourceRead)?

  /// Creates a session with `options` and takes the screen.
  ///
  /// - Throws: `TerminalSessionError` if there is no terminal, it can't be drawn on, this process
  ///   already draws on it, too few descriptors are free, or the recording can't be written. The
  ///   terminal is then unchanged.
  public init(options: TerminalSessionOptions = TerminalSessionOptions())
    throws(TerminalSessionError)
  {
    let bits = Self.bits(of: options)
    let recording = try Self.openRecording(options)
    let needed = Int(cnc_needed_descriptors(bits))
    let result = Int(cnc_begin(getenv("TERM"), bits))
    guard result == CNC_OK else {
      let error = Self.error(result, needed: needed)
      recording?.removeIfEmpty()
      throw error
    }
    guard let input = DescriptorSource(.input, of: cnc_duplicate()),
      let output = DescriptorSource(.output, of: cnc_duplicate())
    else {
      cnc_end()
      recording?.removeIfEmpty()
      throw .tooFewDescriptors(needed: needed)
    }
    inputSource = input
    outputSource = output
    printedSource = DescriptorSource(.growth, of: cnc_watch_printed())
    self.recording = recording
    conversation = TerminalConversation(
      facts: TerminalFacts.current(), keys: TerminalKeys.current(),
      isExtended: cnc_is_extended() != 0, options: options)
    window = WindowSizeTracker(Self.windowSize())
    conversation.line = self
    recordBeginning()
    cnc_guard_thread()
    Self.openDispatchDescriptors()
    input.handler = { [weak self] in self?.readInput() }
    output.handler = { [weak self] in self?.sendRest() }
    printedSource?.handler = { [weak self] in self?.trimPrintedText() }
    input.resume()
    printedSource?.resume()
    signalSource = Self.listen { [weak self] number in self?.receive(signal: number) }
  }

  /// Returns the options as bits for the shim.
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

  /// Makes Dispatch open the descriptors for its queue and timers now, because later there may be
  /// none left. Without a descriptor for the queue, Dispatch ends the process; without one for
  /// timers, no timer fires.
  private static func openDispatchDescriptors() {
    cnc_open_turns()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {}
  }

  private static func error(_ result: Int, needed: Int) -> TerminalSessionError {
    switch result {
    case CNC_NOT_A_TERMINAL: .notATerminal
    case CNC_DUMB: .dumbTerminal(name: EnvironmentVariable.value("TERM") ?? "")
    case CNC_UNUSABLE:
      .unusable(name: String(cString: cnc_term()), missing: String(cString: cnc_missing()))
    case CNC_BUSY: .busy
    case CNC_NO_DESCRIPTORS: .tooFewDescriptors(needed: needed)
    default: .system(code: errno)
    }
  }

  /// The maximum size of a screen, whatever the tty reports.
  static let mostColumns = 4096
  private static let mostCells = 1 << 20

  /// Returns the size of the tty, or the reported size if the tty has none.
  static func windowSize(orReported reported: CellSize? = nil) -> CellSize {
    var width: Int32 = 1
    var height: Int32 = 1
    let isKnown = cnc_window_size(&width, &height) != 0
    let known = CellSize(width: Int(width), height: Int(height))
    return clamped(isKnown ? known : reported ?? known)
  }

  /// Returns the largest possible size of a screen up to `size`, but at least 1×1.
  package static func clamped(_ size: CellSize) -> CellSize {
    let columns = min(mostColumns, max(1, size.width))
    let rows = min(mostColumns, max(1, size.height))
    return CellSize(width: columns, height: min(rows, mostCells / columns))
  }

  /// Restores the terminal (endwin) and prints the held output. Later calls do nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    finishOutput()
    endPrograms()
    if !isGone {
      _ = awaitAnswers()
      dropReplies()
      // The other process may have left replies unread.
      if relay != nil { cnc_drop_input() }
    }
    cnc_set_listening(0)
    signalSource?.cancel()
    inputSource.cancel()
    outputSource.cancel()
    printedSource?.cancel()
    settleTimer.cancel()
    signalSource = nil
    recordEnd()
    cnc_end()
  }

  /// Ends the process with the pending signal, so that its parent sees the expected status. Closes
  /// the session first. Returns if there is no such signal.
  public func raisePendingSignal() {
    close()
    if let pendingSignal { cnc_die(pendingSignal) }
  }
}
