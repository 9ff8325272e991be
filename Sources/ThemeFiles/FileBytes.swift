// SPDX-License-Identifier: MIT
// Token: the bytes of plain files.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files by the system's own calls: no more is needed, and Foundation's take ten times as long.
enum FileBytes {
  /// More than any theme takes.
  static let most = 8 << 20

  static func tooLarge(_ name: String) -> ThemeFileError {
    Place(file: name, line: 0, path: "").error(
      .tooLarge, "at most 8 MiB", "Leave out what is not part of the theme.")
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder of a file with the slash behind it; empty for the current one.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The bytes of a plain file: a device or a pipe would be read without end.
  ///
  /// - Throws: `ThemeFileError` with `.unreadable`, or `.tooLarge` for more than 8 MiB.
  static func read(_ path: String) throws(ThemeFileError) -> [UInt8] {
    let place = Place(file: name(of: path), line: 0, path: "")
    let fault = place.error(
      .unreadable, "a file that can be read at \(path)", "Check the path and its permissions.")
    // A path ends at a zero byte for the system, and would name another file.
    guard !path.utf8.contains(0) else { throw fault }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw fault }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw fault }
    var bytes: [UInt8] = []
    // One byte more than it should have shows a file that grows.
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
