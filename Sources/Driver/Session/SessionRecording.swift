// SPDX-License-Identifier: MIT
// Driver: the file with a recording of the sessions of a process.

import CNcurses
import CuriumLibc
import CuriumTerminal
import Dispatch

/// A file with a recording of the sessions of this process, in the format asciicast v2.
///
/// Each event is written to the file at once, so a recording of a crash is complete up to the last
/// frame. If the file can't be written any more, the recording stops after the last complete event,
/// and the sessions continue.
@MainActor final class SessionRecording {
  /// The last recording that a session has started. Later sessions with its path continue it.
  private static var latest: SessionRecording?

  /// `true` if the recording contains the input.
  var includesInput = false
  /// The reason why the recording stopped, for the user.
  private var failure: String?
  private let path: String
  /// The maximum number of bytes of the file.
  private let limit: UInt64
  /// Negative after a failure.
  private var file: Int32
  /// The number of written bytes.
  private var length = 0
  private var encoder = CastEncoder()
  private let start = DispatchTime.now()
  /// The last recorded size; `nil` before the header.
  private var size: CellSize?
  /// `true` between the sequences that prepare the screen and those that restore it.
  private var isOnScreen = false

  /// Returns the recording that later sessions continue, or creates a file at `path`.
  static func at(_ path: String) throws(TerminalSessionError) -> SessionRecording {
    if let latest, latest.path == path { return latest }
    return try SessionRecording(path)
  }

  /// Creates a file that only the user can read.
  ///
  /// - Throws: `TerminalSessionError.unwritableRecording` if that fails or there is a file already.
  init(_ path: String, limit: UInt64 = SessionRecording.fileSizeLimit)
    throws(TerminalSessionError)
  {
    // Otherwise, the file would take the place of a closed one.
    cnc_fill_standard_streams()
    self.path = path
    self.limit = limit
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOCTTY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unwritableRecording(path: path, code: errno) }
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Removes the file if no session has started.
  func removeIfEmpty() {
    if length == 0 { unlink(path) }
  }

  /// Records that a session takes the screen. The first one writes the header.
  func begin(_ size: CellSize, with sequence: String) {
    if self.size == nil {
      Self.latest = self
      self.size = size
      let variables = [
        (name: "TERM", value: String(cString: cnc_term())),
        (name: "COLORTERM", value: EnvironmentVariable.value("COLORTERM") ?? ""),
      ]
      append(
        CastEncoder.header(
          size, timestamp: Int(time(nil)), environment: variables.filter { !$0.value.isEmpty }))
    }
    resize(to: size)
    isOnScreen = true
    add(.output, sequence.utf8)
  }

  /// Records that a session gives back the screen, unless it already has.
  func end(with sequence: String) {
    guard isOnScreen else { return }
    isOnScreen = false
    add(.output, sequence.utf8)
  }

  /// Records bytes to the terminal, or from it.
  func add(_ direction: CastEncoder.Direction, _ bytes: some Sequence<UInt8>) {
    guard file >= 0, direction == .output || includesInput else { return }
    append(encoder.event(direction, bytes, at: elapsed))
  }

  /// Records a new size of the window.
  func resize(to size: CellSize) {
    guard size != self.size else { return }
    self.size = size
    append(CastEncoder.resize(to: size, at: elapsed))
  }

  /// Records a marker.
  func mark(_ label: String) {
    append(CastEncoder.marker(label, at: elapsed))
  }

  /// Returns the reason why the recording has stopped, once.
  func takeFailure() -> String? {
    defer { failure = nil }
    return failure
  }

  private var elapsed: Duration {
    .nanoseconds(
      Int64(DispatchTime.now().uptimeNanoseconds) - Int64(start.uptimeNanoseconds))
  }

  private func append(_ line: String) {
    guard file >= 0 else { return }
    let count = line.utf8.count
    // Beyond the limit, the system would end the process with SIGXFSZ.
    guard UInt64(length + count) <= limit else { return stop(EFBIG) }
    guard Descriptor.writeAll(line, to: file) else { return stop(errno) }
    length += count
  }

  private func stop(_ code: Int32) {
    failure = """
      The recording stopped because \(path) can't be written: \(String(cString: strerror(code))). \
      Record to a disk with more space, or raise the limit for files (ulimit -f).
      """
    // A part of the last line may have been written.
    _ = ftruncate(file, off_t(length))
    close(file)
    file = -1
    removeIfEmpty()
  }

  /// The maximum size of a file that this process writes (`ulimit -f`), in bytes.
  private static var fileSizeLimit: UInt64 {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : .max
  }
}
