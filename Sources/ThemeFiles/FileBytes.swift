// SPDX-License-Identifier: MIT
// Token: reads the bytes of regular files.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files with system calls. Nothing more is needed, and Foundation's calls take ten times as
/// long.
enum FileBytes {
  /// The maximum size, more than any theme needs.
  static let most = 8 << 20

  static func tooLarge(_ name: String) -> ThemeFileError {
    Place(file: name, line: 0, path: "").error(
      .tooLarge, "at most 8 MiB", "Leave out what is not part of the theme.")
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the folder of a file with a trailing slash; empty for the current folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Returns the bytes of a regular file. Reading a device or a pipe might never end.
  ///
  /// - Throws: `ThemeFileError` with `.unreadable`, or `.tooLarge` for more than 8 MiB.
  static func read(_ path: String) throws(ThemeFileError) -> [UInt8] {
    let place = Place(file: name(of: path), line: 0, path: "")
    let fault = place.error(
      .unreadable, "a file that can be read at \(path)", "Check the path and its permissions.")
    // For the system, a path ends at a zero byte and would name another file.
    guard !path.utf8.contains(0) else { throw fault }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw fault }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw fault }
    var bytes: [UInt8] = []
    // One byte more than the file's size reveals a file that grows.
    let room = min(Int(clamping: facts.st_size), most) + 1
    while bytes.count < room {
      let part = [UInt8](unsafeUninitializedCapacity: room - bytes.count) { buffer, count in
        var result = 0
        repeat {
          result = Int(systemRead(file, buffer.baseAddress, buffer.count))
        } while result < 0 && errno == EINTR
        count = max(0, result)
      }
      if part.isEmpty { break }
      bytes += part
    }
    guard bytes.count <= most else {
      throw tooLarge(name(of: path))
    }
    return bytes
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
