// SPDX-License-Identifier: MIT
// Terminal: text that the program prints while the app uses the screen, as lines for the log.

/// Splits printed text into lines.
package struct PrintedText {
  /// The length at which text without a line break becomes an entry.
  private static let longestRest = 16_384

  private var rest = ""

  package init() {}

  /// Returns the lines that `text` completes.
  package mutating func lines(completedBy text: String) -> [Substring] {
    var lines = (rest + text).split(omittingEmptySubsequences: false) { $0.isNewline }
    let last = lines.popLast() ?? ""
    if last.utf8.count > Self.longestRest {
      rest = ""
      lines.append(last)
    } else {
      rest = String(last)
    }
    return lines
  }
}
