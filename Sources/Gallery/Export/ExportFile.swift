// SPDX-License-Identifier: MIT
// Tool: writes the files of an export.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders and files, without Foundation.
enum ExportFile {
  /// Creates a folder and the folders around it. Returns `true` if they exist afterwards.
  static func makeFolder(_ path: String) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
    if let end = path.lastIndex(of: "/"), end != path.startIndex,
      !makeFolder(String(path[..<end]))
    {
      return false
    }
    return path.hasSuffix("/") || mkdir(path, 0o777) == 0
  }

  /// Writes a file. Returns `true` if all of it was written.
  static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { return false }
    let isWritten = Output.write(text, to: file)
    return close(file) == 0 && isWritten
  }
}
