// SPDX-License-Identifier: MIT
// Page: copies files and folders.

import Foundation

/// Copies files and folders, and reports the progress. A copy appears at its place once it is
/// complete. If it fails or its task is cancelled, nothing is left of it.
struct FileCopier: Sendable {
  /// Called with the number of bytes that have been copied since the last call.
  let report: @Sendable (Int64) -> Void

  /// The number of bytes that are read at once.
  private static let chunk = 1 << 20

  /// Copies the files one after the other. Returns the finished copies, and why the rest is
  /// missing.
  @concurrent func copy(_ moves: [Move]) async -> (done: [Move], error: (any Error)?) {
    var done: [Move] = []
    for move in moves {
      let folder = FilePath.folder(of: move.destination)
      let part = FilePath.join(folder, ".copying-\(UUID().uuidString)")
      do {
        try copy(move.source, to: part)
        try Move(source: part, destination: move.destination).perform()
        done.append(move)
      } catch {
        try? FileManager.default.removeItem(atPath: part)
        return (done, error)
      }
    }
    return (done, nil)
  }

  /// Returns the number of bytes in the files and folders at `paths`.
  @concurrent static func size(of paths: [String]) async -> Int64 {
    paths.reduce(0) { $0 + size(of: $1) }
  }

  private static func size(of path: String) -> Int64 {
    guard !Task.isCancelled, let entry = Entry(path: path) else { return 0 }
    guard entry.isFolder, !entry.isLink else { return entry.isLink ? 0 : entry.size }
    let entries = (try? Entry.all(in: path)) ?? []
    return entries.reduce(0) { $0 + size(of: $1.path) }
  }

  private func copy(_ source: String, to destination: String) throws {
    try Task.checkCancellation()
    guard let entry = Entry(path: source) else { throw FileError(path: source) }
    if entry.isLink {
      let files = FileManager.default
      return try files.createSymbolicLink(
        atPath: destination, withDestinationPath: files.destinationOfSymbolicLink(atPath: source))
    }
    switch entry.kind {
    case .folder:
      // Only the owner sees the copy until it is complete.
      guard mkdir(destination, 0o700) == 0 else { throw FileError(path: destination) }
      for child in try Entry.all(in: source) {
        try copy(child.path, to: FilePath.join(destination, child.name))
      }
    case .file: try copyFile(source, to: destination)
    case .special, .brokenLink:
      throw FileError("\(source) is a device, a pipe or a socket, which can't be copied.")
    }
    try FileManager.default.setAttributes(
      [.modificationDate: entry.date], ofItemAtPath: destination)
    guard chmod(destination, mode_t(entry.mode)) == 0 else { throw FileError(path: destination) }
  }

  private func copyFile(_ source: String, to destination: String) throws {
    guard let input = FileHandle(forReadingAtPath: source) else { throw FileError(path: source) }
    let descriptor = open(destination, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: destination) }
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    while let data = try input.read(upToCount: Self.chunk), !data.isEmpty {
      try Task.checkCancellation()
      try output.write(contentsOf: data)
      report(Int64(data.count))
    }
    // A full disk may become known only now.
    try output.close()
  }
}
