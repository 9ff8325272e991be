// SPDX-License-Identifier: MIT
// Page: the errors of file operations.

import Foundation

/// The reason why a file operation has failed, as the user reads it.
struct FileError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Creates an error with the text of any error.
  init(_ error: any Error) {
    self = error as? FileError ?? FileError(error.localizedDescription)
  }

  /// Creates an error for the file at `path` from the current value of `errno`.
  init(path: String) { self.init("\(path): \(String(cString: strerror(errno)))") }
}
