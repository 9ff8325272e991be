// SPDX-License-Identifier: MIT
// Driver: standard input and output as lines, whatever they are connected to.

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

/// Standard input and output as lines: a terminal in its own line mode, a pipe, a file.
///
/// The terminal edits the line and sends it at Return; its modes stay as they are, but that it does not
/// show what is entered as a secret (`ECHO`, and `ECHONL` in its place). Signals do what they do to any
/// program: Ctrl-C ends it and Ctrl-Z stops it.
@MainActor public final class LineSession: LineDevice {
  /// Takes each line that is entered; nil once at the end of the input.
  public var lineHandler: ((String?) -> Void)? {
    didSet { deliver() }
  }

  /// A longer line is cut.
  private static let longest = 1 << 20

  private var source: (any DispatchSourceRead)?
  private var rest: [UInt8] = []
  private var lines: [String?] = []
  private var isDelivering = false
  private var hasEnded = false
  /// Whether the input is always ready and cannot be waited for: a file, the null device.
  private var isFile = false

  /// The descriptor of the input that Dispatch waits on, and two for files that are open for a moment.
  private static let neededDescriptors = 3 + CNC_DISPATCH_DESCRIPTORS

  /// Reads from now on. Lines that come before `lineHandler` is set wait for it.
  ///
  /// - Throws: `TerminalSessionError.tooFewDescriptors`: Dispatch would end the process.
  public init() throws(TerminalSessionError) {
    guard cnc_can_open(Int32(Self.neededDescriptors)) != 0 else {
      throw .tooFewDescriptors(needed: Self.neededDescriptors)
    }
    cnc_open_turns()
    var status = stat()
    let kind = fstat(STDIN_FILENO, &status) == 0 ? status.st_mode & S_IFMT : 0
    if isatty(STDIN_FILENO) == 0, kind != S_IFIFO, kind != S_IFSOCK {
      isFile = true
      fill()
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

  /// Whether the environment asks for lines (CURIUM_ACCESSIBLE, set and not 0).
  public static var isAskedFor: Bool {
    guard let value = getenv("CURIUM_ACCESSIBLE") else { return false }
    let text = String(cString: value)
    return !text.isEmpty && text != "0"
  }

  /// Ends the session: what is entered is shown again, and nothing more is read.
  public func close() {
    source?.cancel()
    source = nil
    hasEnded = true
    _ = cnc_set_secret(0)
  }

  /// Whether what is entered must not be seen; without effect where the input is no terminal.
  public func setSecret(_ isSecret: Bool) { _ = cnc_set_secret(isSecret ? 1 : 0) }

  /// Writes text in whole, waiting for a slow reader.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var taken = 0
      while taken < bytes.count, let start = bytes.baseAddress {
        let count = systemWrite(start + taken, bytes.count - taken)
        if count > 0 {
          taken += count
        } else if errno == EAGAIN {
          var wait = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  private func systemWrite(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(STDOUT_FILENO, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(STDOUT_FILENO, bytes, count)
    #else
      Musl.write(STDOUT_FILENO, bytes, count)
    #endif
  }

  // MARK: Input

  /// Reads until there is a line, or nothing at hand. What is piped in is read as it is answered; and a
  /// pipe whose writer has gone is looked at again here, because Dispatch tells of it once, with the
  /// last bytes.
  private func fill() {
    while !hasEnded, lines.isEmpty, isFile || isReady { readOnce() }
  }

  private var isReady: Bool {
    var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  private func readOnce() {
    guard !hasEnded else { return }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
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

  /// Gives a line a turn: what it changed has taken effect before the next one, as if it was typed.
  private func deliver() {
    guard !isDelivering, !lines.isEmpty else { return }
    isDelivering = true
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.deliverNext() }
    }
  }

  private func deliverNext() {
    isDelivering = false
    guard let lineHandler, !lines.isEmpty else { return }
    lineHandler(lines.removeFirst())
    fill()
    deliver()
  }
}
