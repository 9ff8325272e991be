// SPDX-License-Identifier: MIT
// Token: puts new bytes in the place of a file, all of them or none.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file as a whole: whoever reads it sees the old bytes or the new ones, also after a crash.
///
/// 1. The path is resolved. A link stays a link, and the file it leads to is replaced.
/// 2. What isn't a regular file is refused, and so is a file that is read-only or somebody else's.
/// 3. What writers that were killed left in the folder is removed.
/// 4. The bytes go into a file beside the old one, with its permissions and owner, and to the disk.
/// 5. That file takes the old one's name.
///
/// On Linux the new file has no name until step 5, so killing the program leaves nothing behind, except
/// between the two system calls of that step. Then, and on systems without unnamed files, step 3 of the
/// next write removes what was left: a writer locks its file while it lives, and the kernel ends the lock.
struct FileReplacement {
  /// What to do about a file that is there already.
  enum Existing {
    /// Replace it.
    case replace
    /// Leave it, and write nothing.
    case keep
  }

  private let target: FileTarget
  private let folder: Descriptor

  /// Writes `bytes` to the file at `path`.
  ///
  /// - Returns: `false` if there is a file already, and it is to be kept.
  /// - Throws: `ThemeFileError` with `.unwritable`; the file is then as it was.
  @discardableResult static func write(
    _ bytes: [UInt8], to path: String, existing: Existing = .replace
  ) throws(ThemeFileError) -> Bool {
    let target = try FileTarget(path)
    if existing == .keep, target.exists { return false }
    let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw target.fault(errno) }
    return try FileReplacement(target: target, folder: Descriptor(folder)).write(bytes, existing)
  }

  private func write(_ bytes: [UInt8], _ existing: Existing) throws(ThemeFileError) -> Bool {
    TemporaryFile.removeLeftovers(in: folder.number)
    let file = try TemporaryFile(in: folder.number, target)
    // Nothing to be done once the file has its new name.
    defer { file.discard() }
    try file.fill(bytes)
    if existing == .keep {
      guard try file.take(target.name) else { return false }
    } else {
      try file.replace(target.name)
    }
    // The name itself is to survive a power failure as well; not all file systems can promise it.
    _ = fsync(folder.number)
    return true
  }
}

/// An open file that is closed in the end.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
