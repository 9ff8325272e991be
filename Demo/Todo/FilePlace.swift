// SPDX-License-Identifier: MIT
// Page: reads a file, and replaces it atomically.

import Foundation

/// The location of a file, which doesn't have to exist.
struct FilePlace {
  /// The maximum size of a file, in bytes.
  private static let sizeLimit = 8 << 20

  private let url: URL
  var folder: String { url.deletingLastPathComponent().path }

  /// Follows `url` if it is a symbolic link, even to a file that doesn't exist yet.
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

  /// Returns the contents of the file; `nil` if it doesn't exist.
  func read() throws(TodoFileError) -> Data? {
    guard let facts = try facts() else { return nil }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    // A pipe that has replaced the file must not block.
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

  /// Replaces the file in one step, so that readers see either the old data or the new.
  ///
  /// With `keepsOld`, the old file stays in the folder under a free name, which is returned.
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
      // Does nothing after the file has been renamed.
      unlink(temporary)
    }
    if let old {
      // Only root can change the owner. The mode comes second, because this can reset it.
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
    // Makes the new name durable. The data itself is safe even if this fails.
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
    // EINVAL means that the file system has nothing to sync.
    guard fsync(file) == 0 || errno == EINVAL else { throw .system }
  }

  /// Returns an unused name in the folder, such as `todo-unreadable.json`.
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

  /// The file's metadata; `nil` if it doesn't exist.
  private func facts() throws(TodoFileError) -> stat? {
    var facts = stat()
    if stat(url.path, &facts) == 0 { return facts }
    guard errno == ENOENT || errno == ENOTDIR else { throw .system }
    var folderFacts = stat()
    guard stat(folder, &folderFacts) == 0, folderFacts.st_mode & S_IFMT == S_IFDIR else {
      throw .noFolder(folder)
    }
    return nil
  }
}

/// An advisory lock on a folder, for programs that request it. The system releases it when the
/// program ends.
struct FolderLock {
  private let descriptor: Int32

  /// Locks `folder`; tries `attempts` times, 10 ms apart.
  init(_ folder: String, attempts: Int) throws(TodoFileError) {
    descriptor = try Self.open(folder)
    for attempt in 1...max(1, attempts) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      // Some network file systems have no locks. Saving still merges.
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
    throw errno == ENOENT || errno == ENOTDIR ? .noFolder(folder) : .system
  }
}
