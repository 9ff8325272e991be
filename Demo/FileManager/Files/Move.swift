// SPDX-License-Identifier: MIT
// Page: a file that gets another path.

import Foundation

/// A file and its new path.
struct Move: Hashable, Sendable {
  let source: String
  let destination: String

  var reversed: Move { Move(source: destination, destination: source) }

  /// Gives the file its new path, on the same volume. Nothing is replaced.
  func perform() throws {
    guard !FilePath.exists(destination) else {
      throw FileError("\(destination) exists already. Nothing was replaced.")
    }
    guard rename(source, destination) == 0 else { throw FileError(path: source) }
  }
}
