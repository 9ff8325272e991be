// SPDX-License-Identifier: MIT
// Testing: a folder that a test writes in, gone when the test is over.

import Foundation

/// A new folder, deleted with the value that holds it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path()
    let name = "curium-\(UInt64.random(in: 0 ..< .max))"
    path = (base.hasSuffix("/") ? base : base + "/") + name
    try make(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func make(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Opens the file as it is, empties it and writes, as `echo >` does.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func move(_ path: String, to new: String) { rename(path, new) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
