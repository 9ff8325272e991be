// SPDX-License-Identifier: MIT
// Views: reads and changes the settings in a file.

import CuriumTerminal

/// A file with settings, which may not exist yet.
struct SettingsFile: Sendable {
  let path: String

  /// The maximum size, more than any settings need.
  private static let most = 1 << 20

  /// Returns the bytes of the file; none if it doesn't exist.
  func read() throws(FileFault) -> [UInt8] {
    do throws(RegularFile.Fault) {
      return try RegularFile.read(path, most: Self.most)
    } catch {
      switch error {
      case .missing: return []
      case .unreadable:
        throw FileFault(
          path: path, expected: "a regular file that you can read",
          advice: "Check its type and its permissions.")
      case .tooLarge: throw tooLarge
      }
    }
  }

  /// Changes settings in the file. Keeps everything else in it, including recent changes by others.
  func update(_ changes: [(key: String, setting: Setting?)]) throws(FileFault) {
    let replacement = try FileReplacement(of: path, isPrivate: true)
    replacement.lock()
    let old = try read()
    var text = SettingsText(old)
    for change in changes { text.set(change.key, to: change.setting) }
    let new = text.bytes
    if new == old { return }
    guard new.count <= Self.most else { throw tooLarge }
    try replacement.write(new)
  }

  private var tooLarge: FileFault {
    FileFault(path: path, expected: "at most 1 MiB", advice: "Remove lines that you don't need.")
  }
}
