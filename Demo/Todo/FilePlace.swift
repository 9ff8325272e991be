// SPDX-License-Identifier: MIT
// Page: reading a file, and replacing it so that it is always whole.

import Foundation

/// Where a file is, or will be.
struct FilePlace {
  /// The most that is read.
  private static let sizeLimit = 8 << 20

  private let url: URL
  var folder: String { url.deletingLastPathComponent().path }

  /// The place that `url` leads to: what a symbolic link names, even if there is no such file yet.
  init(following url: URL) throws(TodoFileError) {
    var url = url
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
        self.url = url
        return
      }
      url = URL(filePath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    throw .other("Too many symbolic links")
  }

  /// What the file holds; nil if it doesn't exist.
  func read() throws(TodoFileError) -> Data? {
    guard let facts = try facts() else { return nil }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    // A pipe that has taken the place of the file must not keep us waiting.
    let file = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .system }
    defer { close(file) }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system }
      if count == 0 { return data }
      data.append(contentsOf: chunk[..<count])
      if data.count > Self.sizeLimit { throw .tooLarge }
    }
  }

  /// Replaces the file in one step: anyone who reads it sees all of the old data or all of the new.
  ///
  /// With `keepsOld` the old file gets a free name beside it, which is returned.
  @discardableResult func replace(with data: Data, keepsOld: Bool = false) throws(TodoFileError)
    -> String?
  {
    let old = try facts()
    if let old, old.st_mode & 0o222 == 0 || access(url.path, W_OK) != 0 { throw .readOnly }
    let temporary = "\(folder)/.todo-\(UUID().uuidString)"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .system }
    defer {
      close(file)
      // Nothing is left of it once it is renamed.
      unlink(temporary)
    }
    if let old {
      // Only root can give a file away; the mode is set afterwards because this may reset it.
      _ = fchown(file, old.st_uid, old.st_gid)
      guard fchmod(file, old.st_mode & 0o7777) == 0 else { throw .system }
    }
    try write(data, to: file)
    var keptAs: String?
    if keepsOld, old != nil {
      let name = freeName()
      guard rename(url.path, "\(folder)/\(name)") == 0 else { throw .system }
      keptAs = name
    }
    guard rename(temporary, url.path) == 0 else {
      let error = TodoFileError.system
      if let keptAs { rename("\(folder)/\(keptAs)", url.path) }
      throw error
    }
    // The new name is safe once the folder is; what was renamed is there in any case.
    if let folder = try? FolderLock.open(folder) {
      fsync(folder)
      close(folder)
    }
    return keptAs
  }

  private func write(_ data: Data, to file: Int32) throws(TodoFileError) {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system }
      rest = rest.dropFirst(count)
    }
    // EINVAL: a file system that has nothing to wait for.
    guard fsync(file) == 0 || errno == EINVAL else { throw .system }
  }

  /// A name like `todo-unreadable.json` that nothing in the folder has.
  private func freeName() -> String {
    let ending = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    let stem = url.deletingPathExtension().lastPathComponent
    var name = "\(stem)-unreadable\(ending)"
    var number = 1
    var facts = stat()
    while lstat("\(folder)/\(name)", &facts) == 0 {
      number += 1
      name = "\(stem)-unreadable-\(number)\(ending)"
    }
    return name
  }

  /// What the system knows about the file; nil if it doesn't exist.
  private func facts() throws(TodoFileError) -> stat? {
    var facts = stat()
    if stat(url.path, &facts) == 0 { return facts }
    guard errno == ENOENT || errno == ENOTDIR else { throw .system }
    var folderFacts = stat()
    guard stat(folder, &folderFacts) == 0, folderFacts.st_mode & S_IFMT == S_IFDIR else {
      throw .noFolder
    }
    return nil
  }
}

/// The right to change files in a folder, among programs that ask for it. The system ends it with the
/// program.
struct FolderLock {
  private let descriptor: Int32

  /// Locks `folder`; tries `attempts` times, 10 ms apart.
  init(_ folder: String, attempts: Int) throws(TodoFileError) {
    descriptor = try Self.open(folder)
    for attempt in 1...max(1, attempts) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      // Some network file systems have no locks; merging is then all there is.
      if errno != EWOULDBLOCK, errno != EINTR { return }
      if attempt < attempts { usleep(10_000) }
    }
    close(descriptor)
    throw .busy
  }

  func unlock() { close(descriptor) }

  static func open(_ folder: String) throws(TodoFileError) -> Int32 {
    let descriptor = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { return descriptor }
    throw errno == ENOENT || errno == ENOTDIR ? .noFolder : .system
  }
}
