// SPDX-License-Identifier: MIT
// Token: replaces a file atomically.

import CuriumLibc

/// Replaces a file atomically: readers see the old bytes or the new ones, even after a crash.
///
/// 1. Resolves the path. A link stays a link, and its target is replaced.
/// 2. Rejects anything that isn't a regular file, is read-only or belongs to another user.
/// 3. Removes temporary files left in the folder by killed writers.
/// 4. Writes the bytes to a temporary file in the same folder, with the permissions and owner of
///    the old file, and syncs it to disk.
/// 5. Renames that file to the old file's name.
///
/// On Linux, the new file has no name until step 5, so killing the program leaves nothing behind,
/// except between the two system calls of that step. In that case, and on systems without unnamed
/// files, step 3 of the next write removes the leftovers. A writer locks its file, and the kernel
/// releases the lock when the writer exits.
struct FileReplacement {
  /// The behaviour for a file that already exists.
  enum Existing {
    /// Replace it.
    case replace
    /// Keep it, and write nothing.
    case keep
  }

  private let target: FileTarget
  private let folder: OpenFile

  /// Writes `bytes` to the file at `path`.
  ///
  /// - Returns: `false` if the file exists and `existing` is `.keep`.
  /// - Throws: `ThemeFileError` with `.unwritable`. The file is then unchanged.
  @discardableResult static func write(
    _ bytes: [UInt8], to path: String, existing: Existing = .replace
  ) throws(ThemeFileError) -> Bool {
    let target = try FileTarget(path)
    if existing == .keep, target.exists { return false }
    let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw target.fault(errno) }
    return try FileReplacement(target: target, folder: OpenFile(folder)).write(bytes, existing)
  }

  private func write(_ bytes: [UInt8], _ existing: Existing) throws(ThemeFileError) -> Bool {
    TemporaryFile.removeLeftovers(in: folder.number)
    let file = try TemporaryFile(in: folder.number, target)
    // Has no effect once the file has its new name.
    defer { file.discard() }
    try file.fill(bytes)
    if existing == .keep {
      guard try file.take(target.name) else { return false }
    } else {
      try file.replace(target.name)
    }
    // The new name should survive a power failure too. Not all file systems can guarantee that.
    _ = fsync(folder.number)
    return true
  }
}

/// An open file that is closed when the object is released.
final class OpenFile: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
