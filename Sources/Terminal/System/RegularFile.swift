// SPDX-License-Identifier: MIT
// Terminal: reads the bytes of regular files, and writes text files.

import CuriumLibc

/// Reads and writes whole files with system calls, because Foundation takes ten times as long.
package enum RegularFile {
  /// The reason why a file wasn't read.
  package enum Fault: Error {
    /// There is nothing at the path.
    case missing
    /// It isn't a regular file, or its permissions forbid reading it.
    case unreadable
    /// The file is larger than allowed.
    case tooLarge
  }

  /// Returns the bytes of a regular file with at most `most` bytes. Rejects devices and pipes,
  /// because reading them might never end.
  ///
  /// - Throws: `.missing`, `.unreadable`, or `.tooLarge` for more than `most` bytes.
  package static func read(_ path: String, most: Int) throws(Fault) -> [UInt8] {
    // The system ends a path at a zero byte, which would name a different file.
    guard !path.utf8.contains(0) else { throw .unreadable }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw errno == ENOENT ? .missing : .unreadable }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    // Not up to the file's size: files grow, and those that the kernel generates have none.
    guard let bytes = Descriptor.readAll(from: file, most: most.addingClamped(1)) else {
      throw .unreadable
    }
    guard bytes.count <= most else { throw .tooLarge }
    return bytes
  }

  /// Writes `text` to the file at `path`, instead of its old contents. Returns whether all of it
  /// was written.
  package static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { return false }
    let isWritten = Descriptor.writeAll(text, to: file)
    return close(file) == 0 && isWritten
  }
}
