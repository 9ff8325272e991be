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
  /// The temporary name in the folder; `nil` once the file has its final name.
  private var name: String?

  private static let prefix = ".curium-"
  private static let suffix = ".tmp"

  /// Creates an empty file for the bytes of `target` in its folder.
  init(in folder: Int32, _ target: FileTarget) throws(FileFault) {
    self.folder = folder
    self.target = target
    // The copy of a private file must be private from the first byte.
    let mode: mode_t = target.exists || target.isPrivate ? 0o600 : 0o666
    var name = ""
    var number: Int32 = -1
    // Retry if the name is taken, or if another writer takes the file for a leftover before it is
    // locked.
    for _ in 0..<16 {
      name = TemporaryFile.newName()
      number = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if number < 0, errno == EEXIST { continue }
      guard number >= 0 else { throw target.fault(errno) }
      if TemporaryFile.claim(number, name, in: folder) { break }
      close(number)
      number = -1
    }
    guard number >= 0 else { throw target.fault(EEXIST) }
    file = number
    self.name = name
  }

  deinit { close(file) }

  /// Locks a new file. Returns `false` if another writer is removing it, or has removed it. Some
  /// file systems have no locks.
  private static func claim(_ file: Int32, _ name: String, in folder: Int32) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    return faccessat(folder, name, F_OK, 0) == 0 || errno != ENOENT
  }

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

  /// Gives the file a free name, in addition to its temporary one. Returns `false` if the name is
  /// taken.
  func take(_ name: String) throws(FileFault) -> Bool {
    if let old = self.name, linkat(folder, old, folder, name, 0) == 0 {
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
    guard let old = self.name, renameat(folder, old, folder, name) == 0 else {
      throw target.fault(errno)
    }
    self.name = nil
  }

  /// Removes the temporary name, and with it a file that has no other one.
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
    // Open for writing, because network file systems don't lock a file that is open for reading.
    let number = openat(folder, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
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
}
