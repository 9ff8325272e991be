// SPDX-License-Identifier: MIT
// Testing: a temporary folder for a test.

import Foundation

/// A new folder, deleted together with this value.
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

  /// Truncates the file in place and writes, like `echo >`.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func move(_ path: String, to new: String) { rename(path, new) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
