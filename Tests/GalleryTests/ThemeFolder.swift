// SPDX-License-Identifier: MIT
// Testing: a folder for themes, deleted after a test.

import Foundation

/// A separate folder for each test, deleted afterwards.
final class ThemeFolder {
  let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "curium-gallery-\(UInt64.random(in: 0 ..< .max))").path()
  deinit { try? FileManager.default.removeItem(atPath: path) }
}
