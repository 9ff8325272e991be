// SPDX-License-Identifier: MIT
// Testing: a temporary folder for a test.

import Foundation

/// A new folder, deleted together with this value.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path()
    let name = "curium-\(UInt64.random(in: 0 ..< .max))"
    path = (base.hasSuffix("/") ? base : base + "/") + name
    try make(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  package func make(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Truncates the file in place and writes, like `echo >`.
  package func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  package func move(_ path: String, to new: String) { rename(path, new) }

  package func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
