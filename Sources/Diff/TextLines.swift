// SPDX-License-Identifier: MIT
// Organism: the lines of a text.

/// The lines of a text, which share its storage.
struct TextLines: Equatable, Sendable {
  private(set) var lines: [Substring] = []
  /// `true` if a line feed follows the last line.
  private(set) var endsWithNewline = true

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    if text.isEmpty { return }
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    endsWithNewline = lines.last?.isEmpty == true
    if endsWithNewline { lines.removeLast() }
  }

  /// Returns whether a line feed follows the line at an index.
  func hasNewline(at index: Int) -> Bool { endsWithNewline || index + 1 < lines.count }

  /// The texts that tell the lines from others: the line feed at the end counts.
  var keys: [Substring] {
    var keys = lines
    if !endsWithNewline, let last = keys.popLast() { keys.append(Substring("\(last)\n")) }
    return keys
  }
}
