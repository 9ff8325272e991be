// SPDX-License-Identifier: MIT
// Terminal: the file that gets the entries of a log.

import CuriumLibc

/// A text file that grows by a line for each entry of a log.
final class LogFile {
  private let path: String
  /// Negative if the file can't be written.
  private var descriptor: Int32
  /// The error after which no more lines were written; `nil` if all were written.
  private(set) var error: String?

  /// Opens the regular file at `path`, and creates it if it doesn't exist.
  init(_ path: String) {
    self.path = path
    // Without waiting, because a pipe may never get a reader.
    descriptor = open(
      path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o666)
    var facts = stat()
    if descriptor < 0 || fstat(descriptor, &facts) != 0 {
      fail(errno)
    } else if facts.st_mode & S_IFMT != S_IFREG {
      // Text that the app prints to its terminal is logged, so a log that is written to the
      // terminal would never end.
      fail(ENOTSUP)
    }
  }

  deinit { end() }

  /// Appends `line` and a line feed. Does nothing after a failure.
  func append(_ line: String) {
    if descriptor < 0 || Descriptor.writeAll(line + "\n", to: descriptor) { return }
    fail(errno)
  }

  private func fail(_ code: Int32) {
    error = "Can't write the log to \(path): \(String(cString: strerror(code)))."
    end()
  }

  private func end() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
