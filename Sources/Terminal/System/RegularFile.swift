// SPDX-License-Identifier: MIT
// Terminal: reads the bytes of regular files.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files with system calls, because Foundation takes ten times as long.
package enum RegularFile {
  /// The reason why a file wasn't read.
  package enum Fault: Error {
    /// There is no such file, it isn't a regular file, or its permissions forbid reading it.
    case unreadable
    /// The file is larger than allowed.
    case tooLarge
  }

  /// Returns the bytes of a regular file with at most `most` bytes. Rejects devices and pipes,
  /// because reading them might never end.
  ///
  /// - Throws: `.unreadable`, or `.tooLarge` for more than `most` bytes.
  package static func read(_ path: String, most: Int) throws(Fault) -> [UInt8] {
    // The system ends a path at a zero byte, which would name a different file.
    guard !path.utf8.contains(0) else { throw .unreadable }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    // Reading one byte more than the file's size detects a growing file.
    let room = min(Int(clamping: facts.st_size), most) + 1
    guard let bytes = Descriptor.readAll(from: file, most: room) else { throw .unreadable }
    guard bytes.count <= most else { throw .tooLarge }
    return bytes
  }
}
