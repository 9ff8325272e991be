// SPDX-License-Identifier: MIT
// Terminal: the reason why a file or a folder can't be used.

/// The reason why a file can't be read or written, or a folder can't be created.
package struct FileFault: Error {
  /// The path of the file or folder.
  package let path: String
  /// The expected state, and the actual one if it is known: "expected …".
  package let expected: String
  /// A sentence with advice for the user.
  package let advice: String

  package init(path: String, expected: String, advice: String) {
    self.path = path
    self.expected = expected
    self.advice = advice
  }
}
