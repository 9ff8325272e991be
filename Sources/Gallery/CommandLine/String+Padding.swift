// SPDX-License-Identifier: MIT
// Tool: columns of text.

extension String {
  /// Returns the text, padded with trailing spaces to a width. There is at least one space.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
