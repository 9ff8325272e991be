// SPDX-License-Identifier: MIT
// Views: reads settings from a file, and replaces it atomically.

import CuriumLibc
import CuriumTerminal

/// The reason why settings can't be read or saved.
struct SettingsFault: Error {
  /// The message for the app's log.
  let message: String
}

/// A file with settings, which may not exist yet.
struct SettingsFile: Sendable {
  let path: String

  /// The maximum size, more than any settings need.
  private static let most = 1 << 20

  /// Returns the bytes of the file; none if it doesn't exist.
  func read() throws(SettingsFault) -> [UInt8] {
    do throws(RegularFile.Fault) {
      return try RegularFile.read(path, most: Self.most)
    } catch .tooLarge {
      throw SettingsFault(message: "\(path) is larger than 1 MiB. Settings aren't saved.")
    } catch {
      var facts = stat()
      if !path.utf8.contains(0), stat(path, &facts) != 0, errno == ENOENT { return [] }
      throw SettingsFault(message: "\(path) can't be read. Settings aren't saved.")
    }
  }

  /// Changes settings in the file. Keeps everything else in it, including recent changes by others.
  func update(_ changes: [(key: String, setting: Setting?)]) throws(SettingsFault) {
    let place = try place()
    let folder = open(place.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw fault(errno) }
    // This also releases the lock.
    defer { close(folder) }
    Self.lock(folder)
    let old = try read()
    var text = SettingsText(old)
    for change in changes { text.set(change.key, to: change.setting) }
    let new = text.bytes
    if new == old { return }
    guard new.count <= Self.most else { throw fault(EFBIG) }
    try replace(place.name, in: folder, with: new)
  }

  /// Waits up to 50 ms for another program that is changing a file in the folder. Some file systems
  /// have no locks.
  private static func lock(_ folder: Int32) {
    for _ in 0..<50 {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(1_000)
    }
  }

  private func replace(_ name: String, in folder: Int32, with bytes: [UInt8])
    throws(SettingsFault)
  {
    var facts = stat()
    let exists = fstatat(folder, name, &facts, 0) == 0
    // Root could write to a read-only file, but someone has made it read-only on purpose.
    if exists, facts.st_mode & 0o222 == 0 { throw fault(EACCES) }
    let temporary = ".settings-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let file = openat(
      folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw fault(errno) }
    defer {
      close(file)
      // Does nothing after the file has been renamed.
      _ = unlinkat(folder, temporary, 0)
    }
    if exists, !Self.adopt(facts, by: file) { throw fault(errno) }
    guard bytes.withUnsafeBytes({ Descriptor.writeAll($0, to: file) }) else { throw fault(errno) }
    // EINVAL means that the file system has nothing to sync.
    guard fsync(file) == 0 || errno == EINVAL else { throw fault(errno) }
    guard renameat(folder, temporary, folder, name) == 0 else { throw fault(errno) }
    // The new name should survive a power failure too. Not all file systems can guarantee that.
    _ = fsync(folder)
  }

  /// Gives a file the owner and the permissions of another one. Returns `false` if that fails, with
  /// the reason in `errno`.
  private static func adopt(_ facts: stat, by file: Int32) -> Bool {
    var own = stat()
    if fstat(file, &own) != 0 { return false }
    // Some file systems refuse every change, even to the same values.
    let isOwned = own.st_uid == facts.st_uid && own.st_gid == facts.st_gid
    if !isOwned, fchown(file, facts.st_uid, facts.st_gid) != 0 { return false }
    let permissions = facts.st_mode & 0o777
    return own.st_mode & 0o777 == permissions || fchmod(file, permissions) == 0
  }

  // MARK: Paths

  /// Returns the folder and the name of the file to which the path leads through links. Creates the
  /// folder.
  private func place() throws(SettingsFault) -> (folder: String, name: String) {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return Self.split(String(cString: real))
    }
    let code = errno
    var facts = stat()
    // A link to a missing file must not be replaced.
    guard code == ENOENT, lstat(path, &facts) != 0 else { throw fault(code) }
    let place = Self.split(path)
    guard !place.name.isEmpty else { throw fault(EISDIR) }
    try makeFolder(place.folder)
    return place
  }

  /// Creates a folder, and missing folders around it.
  private func makeFolder(_ folder: String) throws(SettingsFault) {
    var facts = stat()
    if stat(folder, &facts) == 0 { return }
    guard errno == ENOENT, !folder.isEmpty else { throw fault(errno) }
    try makeFolder(Self.split(folder).folder)
    // Another program may have created it by now.
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw fault(errno) }
  }

  /// Splits the bytes of a path at its last slash. As a `Character`, a slash would include a
  /// combining mark after it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.utf8.index(after: slash)...]))
  }

  private func fault(_ code: Int32) -> SettingsFault {
    SettingsFault(
      message: "Settings can't be saved in \(path): \(String(cString: strerror(code))).")
  }
}
