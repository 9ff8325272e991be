// SPDX-License-Identifier: MIT
// Tool: writes the files of an export.

import CuriumTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files, without Foundation.
enum ExportFile {
  /// Writes a file. Returns `true` if all of it was written.
  static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { return false }
    let isWritten = Descriptor.writeAll(text, to: file)
    return close(file) == 0 && isWritten
  }
}
