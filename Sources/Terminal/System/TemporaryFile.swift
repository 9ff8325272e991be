// SPDX-License-Identifier: MIT
// Terminal: a file that gets its final name when it is complete.

import CuriumLibc

/// A new file in the folder of the file that it will replace.
///
/// It is locked while it is open. The lock distinguishes the file of an active writer from a
/// leftover.
final class TemporaryFile {
  private let folder: Int32
  private let target: FileTarget
  private let file: Int32
  /// The name in the folder; `nil` while the file has none.
  private var name: String?

  private static let prefix = ".curium-"
  private static let suffix = ".tmp"

  /// Creates an empty file for the bytes of `target` in its folder.
  init(in folder: Int32, _ target: FileTarget) throws(FileFault) {
    self.folder = folder
    self.target = target
    // The copy of a private file must be private from the first byte.
    let mode: mode_t = target.exists || target.isPrivate ? 0o600 : 0o666
    if let unnamed = TemporaryFile.openUnnamed(in: folder, mode) {
      file = unnamed
      return
    }
    var name = ""
    var number: Int32 = -1
    // Retry if the name is taken, or if another writer removed the file as a leftover before it was
    // locked.
    for _ in 0..<16 {
      name = TemporaryFile.newName()
      number = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if number < 0, errno == EEXIST { continue }
      guard number >= 0 else { throw target.fault(errno) }
      var facts = stat()
      _ = flock(number, LOCK_EX | LOCK_NB)
      if fstat(number, &facts) == 0, facts.st_nlink > 0 { break }
      close(number)
      number = -1
    }
    guard number >= 0 else { throw target.fault(EEXIST) }
    file = number
    self.name = name
  }

  deinit { close(file) }

  /// Writes all bytes to disk and applies the owner and permissions of the old file.
  func fill(_ bytes: [UInt8]) throws(FileFault) {
    guard bytes.withUnsafeBytes({ Descriptor.writeAll($0, to: file) }) else {
      throw target.fault(errno)
    }
    if let facts = target.facts {
      var own = stat()
      guard fstat(file, &own) == 0 else { throw target.fault(errno) }
      // Some file systems refuse every change, even to the same values.
      let isOwned = own.st_uid == facts.owner && own.st_gid == facts.group
      if !isOwned, fchown(file, facts.owner, facts.group) != 0 { throw target.foreign }
      // Last, because a change of owner clears some permissions.
      let isAllowed = isOwned && own.st_mode & 0o7777 == facts.mode
      if !isAllowed, fchmod(file, facts.mode) != 0 { throw target.fault(errno) }
    }
    // EINVAL means that the file system has nothing to sync.
    guard fsync(file) == 0 || errno == EINVAL else { throw target.fault(errno) }
  }

  /// Gives the file a free name. Returns `false` if the name is taken.
  func take(_ name: String) throws(FileFault) -> Bool {
    let result = self.name.map { linkat(folder, $0, folder, name, 0) } ?? linkUnnamed(name)
    if result == 0 {
      // Programs that follow the folder wait until the writer of a new file closes it, but this one
      // is closed under another name. New times are a change that they notice.
      _ = utimensat(folder, name, nil, AT_SYMLINK_NOFOLLOW)
      return true
    }
    guard errno == EEXIST else { throw target.fault(errno) }
    return false
  }

  /// Gives the file the name of the old file.
  func replace(_ name: String) throws(FileFault) {
    // Only a rename replaces a file, and it needs a name to rename.
    while self.name == nil {
      let new = TemporaryFile.newName()
      if linkUnnamed(new) == 0 {
        self.name = new
      } else if errno != EEXIST {
        throw target.fault(errno)
      }
    }
    guard let old = self.name, renameat(folder, old, folder, name) == 0 else {
      throw target.fault(errno)
    }
    self.name = nil
  }

  /// Removes the file unless it has its final name.
  func discard() {
    if let name { _ = unlinkat(folder, name, 0) }
    name = nil
  }

  // MARK: Leftovers

  /// Removes the files of writers that are no longer running.
  static func removeLeftovers(in folder: Int32) {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = FileFacts.name(of: entry)
      if isOurs(name) { removeLeftover(name, in: folder) }
    }
  }

  private static func removeLeftover(_ name: String, in folder: Int32) {
    let number = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return }
    defer { close(number) }
    var facts = stat()
    guard fstat(number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_uid == geteuid(), flock(number, LOCK_EX | LOCK_NB) == 0
    else { return }
    _ = unlinkat(folder, name, 0)
  }

  /// Returns whether a name has the form that `newName()` generates.
  static func isOurs(_ name: String) -> Bool {
    name.utf8.count == prefix.utf8.count + 16 + suffix.utf8.count && name.hasPrefix(prefix)
      && name.hasSuffix(suffix)
  }

  private static func newName() -> String {
    prefix + String(UInt64.random(in: 0...UInt64.max), radix: 16, digits: 16) + suffix
  }

  // MARK: Files without a name

  #if os(Linux)
    /// The flag of `open(2)`, a macro that Swift can't import: `__O_TMPFILE | O_DIRECTORY`.
    private static let unnamed = 0o20_000_000 | O_DIRECTORY

    /// Opens a locked file that isn't listed in the folder; `nil` if the system doesn't support it.
    private static func openUnnamed(in folder: Int32, _ mode: mode_t) -> Int32? {
      // The file is linked through /proc, which a container may lack.
      guard access("/proc/self/fd", X_OK) == 0 else { return nil }
      let number = openat(folder, ".", unnamed | O_WRONLY | O_CLOEXEC, mode)
      guard number >= 0 else { return nil }
      _ = flock(number, LOCK_EX | LOCK_NB)
      return number
    }

    private func linkUnnamed(_ name: String) -> Int32 {
      linkat(AT_FDCWD, "/proc/self/fd/\(file)", folder, name, AT_SYMLINK_FOLLOW)
    }
  #else
    private static func openUnnamed(in folder: Int32, _ mode: mode_t) -> Int32? { nil }
    private func linkUnnamed(_ name: String) -> Int32 { -1 }
  #endif
}
