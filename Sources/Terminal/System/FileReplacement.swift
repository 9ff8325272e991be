// SPDX-License-Identifier: MIT
// Terminal: replaces a file atomically.

import CuriumLibc
import Synchronization

/// Replaces a file atomically: readers see the old bytes or the new ones, even after a crash.
///
/// 1. Resolves the path. A link stays a link, and its target is replaced.
/// 2. Rejects anything that isn't a regular file, is read-only or belongs to another user.
/// 3. Removes temporary files left in the folder by killed writers, once per folder and process.
/// 4. Writes the bytes to a temporary file in the same folder, with the permissions and owner of
///    the old file, and syncs it to disk.
/// 5. Renames that file to the old file's name.
///
/// Killing the program before step 5 leaves the temporary file behind. Step 3 of a later process
/// recognizes it: a writer locks its file, and the kernel releases the lock when the writer exits.
package final class FileReplacement {
  /// The behaviour for a file that already exists.
  package enum Existing {
    /// Replace it.
    case replace
    /// Keep it, and write nothing.
    case keep
  }

  private let target: FileTarget
  private let folder: Int32

  /// Opens the folder of the file at `path`. With `isPrivate`, only the user can read a new file,
  /// and missing folders are created for the user alone.
  package init(of path: String, isPrivate: Bool = false) throws(FileFault) {
    let target = try FileTarget(path, isPrivate: isPrivate)
    let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw target.fault(errno) }
    self.target = target
    self.folder = folder
  }

  // This also releases the lock.
  deinit { close(folder) }

  /// Waits up to half a second for another program that is changing a file in the folder, and then
  /// makes other programs wait. On a slow disk, syncing a file can take that long. Some file
  /// systems have no locks.
  package func lock() {
    for _ in 0..<500 {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(1_000)
    }
  }

  /// Writes `bytes` to the file. After an error, the file is unchanged.
  ///
  /// - Returns: `false` if the file exists and `existing` is `.keep`.
  @discardableResult
  package func write(_ bytes: [UInt8], existing: Existing = .replace) throws(FileFault) -> Bool {
    if existing == .keep, target.exists { return false }
    if Self.cleanFolders.withLock({ $0.insert(target.folder).inserted }) {
      TemporaryFile.removeLeftovers(in: folder)
    }
    guard try put(bytes, existing) else { return false }
    // The new name should survive a power failure too. Not all file systems can guarantee that.
    _ = fsync(folder)
    return true
  }

  /// The folders without leftovers of killed writers.
  private static let cleanFolders = Mutex<Set<String>>([])

  /// Gives a new file with `bytes` its final name, and closes it. Returns `false` if the name is
  /// taken and `existing` is `.keep`.
  private func put(_ bytes: [UInt8], _ existing: Existing) throws(FileFault) -> Bool {
    let file = try TemporaryFile(in: folder, target)
    // Removes the temporary name, unless the file has been renamed.
    defer { file.discard() }
    try file.fill(bytes)
    if existing == .keep { return try file.take(target.name) }
    try file.replace(target.name)
    return true
  }
}
