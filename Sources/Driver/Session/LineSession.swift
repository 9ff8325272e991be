// SPDX-License-Identifier: MIT
// Driver: reads and writes standard input and output as lines.

import CNcurses
import CuriumLibc
public import CuriumTerminal
import Dispatch

/// Standard input and output as lines: a terminal in its own line mode, a pipe or a file.
///
/// The terminal edits the line and sends it when the user presses Return. Its modes don't change,
/// except to hide a secret (`ECHONL` replaces `ECHO`). Signals work as in any program: Control-C
/// ends it and Control-Z stops it.
@MainActor public final class LineSession: LineDevice {
  /// Called with each line of the input, and once with `nil` at its end. Without it, nothing is
  /// read.
  public var lineHandler: ((String?) -> Void)? {
    didSet {
      fill()
      deliver()
    }
  }

  /// The maximum length of a line, in bytes. Longer lines are truncated.
  private static let longest = 1 << 20

  /// The input that the previous session has read but not delivered: a line for its last prompt, or
  /// the start of one.
  private static var unread: (rest: [UInt8], lines: [String?]) = ([], [])

  private var source: (any DispatchSourceRead)?
  private var rest: [UInt8] = []
  private var lines: [String?] = []
  private var isDelivering = false
  private var hasEnded = false
  private var isClosed = false
  /// `true` if the input is always ready, so that Dispatch can't wait for it: a file or the null
  /// device.
  private var isFile = false
  /// The maximum number of bytes of a read. A terminal returns at most one line. Other input is
  /// read byte by byte, because the lines after the last answer are for the rest of the program,
  /// such as `readLine()`.
  private let readSize: Int
  /// The file that gets the text.
  private let output: Int32

  /// The required number of free descriptors: for the input, for two files that are open briefly,
  /// and for Dispatch.
  private static let neededDescriptors = 3 + CNC_DISPATCH_DESCRIPTORS

  /// Creates a session, which starts reading when `lineHandler` is set.
  ///
  /// - Throws: `TerminalSessionError.tooFewDescriptors`, because without free descriptors Dispatch
  ///   would end the process.
  public convenience init() throws(TerminalSessionError) { try self.init(output: STDOUT_FILENO) }

  /// Creates a session that writes to the file `output`, such as standard error.
  package init(output: Int32) throws(TerminalSessionError) {
    cnc_fill_standard_streams()
    guard cnc_can_open(Int32(Self.neededDescriptors)) != 0 else {
      throw .tooFewDescriptors(needed: Self.neededDescriptors)
    }
    self.output = output
    cnc_open_turns()
    (rest, lines) = Self.unread
    Self.unread = ([], [])
    let isTerminal = isatty(STDIN_FILENO) != 0
    readSize = isTerminal ? 4_096 : 1
    var status = stat()
    let kind = fstat(STDIN_FILENO, &status) == 0 ? status.st_mode & S_IFMT : 0
    if !isTerminal, kind != S_IFIFO, kind != S_IFSOCK {
      isFile = true
      return
    }
    let descriptor = dup(STDIN_FILENO)
    guard descriptor >= 0 else {
      take(count: 0, [])
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { @Sendable in cnc_discard(descriptor) }
    source.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.fill() }
    }
    source.activate()
    self.source = source
  }

  /// A Boolean value that indicates whether the environment requests lines: `CURIUM_ACCESSIBLE` is
  /// set, and neither empty nor `0`.
  public static var isRequested: Bool { EnvironmentVariable.isOn("CURIUM_ACCESSIBLE") }

  /// Ends the session: turns echo back on and stops reading. The next session delivers the lines
  /// that this one hasn't delivered.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    source?.cancel()
    source = nil
    hasEnded = true
    Self.unread = (rest, lines.filter { $0 != nil })
    _ = cnc_set_secret(0)
  }

  /// Hides the input while `isSecret` is `true`. Has no effect if the input isn't a terminal.
  public func setSecret(_ isSecret: Bool) { _ = cnc_set_secret(isSecret ? 1 : 0) }

  /// Writes all of `text` after everything that the program has printed, and waits for a slow
  /// reader.
  public func write(_ text: String) { Self.write(text, to: output) }

  /// Writes all of `text` to a file after everything that the program has printed, and waits for a
  /// slow reader.
  package static func write(_ text: String, to output: Int32) {
    cnc_flush_output()
    Descriptor.writeAll(text, to: output)
  }

  // MARK: Input

  /// Reads until there is a line or nothing left to read, so a pipe is read only as fast as its
  /// lines are handled. Polls again after each line, because Dispatch reports the end of a pipe
  /// only once, together with the last bytes.
  private func fill() {
    while lineHandler != nil, !hasEnded, lines.isEmpty, isFile || isReady { readOnce() }
  }

  private var isReady: Bool {
    var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  private func readOnce() {
    guard !hasEnded else { return }
    var bytes = [UInt8](repeating: 0, count: readSize)
    let count = cnc_read_line_input(&bytes, bytes.count)
    // Nothing reports when a device that isn't a terminal has input again.
    if count < 0, errno == EINTR || errno == EAGAIN && !isFile { return }
    take(count: count, bytes)
  }

  private func take(count: Int, _ bytes: [UInt8]) {
    guard count > 0 else {
      source?.cancel()
      source = nil
      hasEnded = true
      if !rest.isEmpty { endLine() }
      lines.append(nil)
      return deliver()
    }
    for byte in bytes.prefix(count) {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if rest.count < Self.longest {
        rest.append(byte)
      }
    }
    deliver()
  }

  private func endLine() {
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    lines.append(String(decoding: rest, as: UTF8.self))
    rest.removeAll(keepingCapacity: true)
  }

  /// Delivers one line per turn, so that its changes take effect before the next line, as if typed.
  private func deliver() {
    guard !isDelivering, !lines.isEmpty else { return }
    isDelivering = true
    MainQueue.enqueue { [weak self] in self?.deliverNext() }
  }

  private func deliverNext() {
    isDelivering = false
    guard let lineHandler, !isClosed, !lines.isEmpty else { return }
    lineHandler(lines.removeFirst())
    fill()
    deliver()
  }
}
