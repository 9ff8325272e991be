// SPDX-License-Identifier: MIT
// Page: the files to paste.

/// The files that the user has copied or cut.
struct FileClipboard: Equatable {
  let paths: [String]
  /// `true` if pasting moves the files.
  let isCut: Bool
}
