// SPDX-License-Identifier: MIT
// Views: the parts of an HTML block in Markdown.

import CuriumTerminal
import CuriumText

/// A part of an HTML block that a terminal can show.
enum MarkdownHTMLPart {
  /// A text, as a range of the bytes of the block. It is empty for `details` without a summary.
  case text(MarkdownBlock.Kind, Range<Int>, MarkdownAlignment?)
  case rule
  case beginsDetails(isOpen: Bool)
  case endsDetails
  /// The beginning of an element that groups blocks, with their alignment if it sets one.
  case beginsGroup(MarkdownAlignment?)
  case endsGroup
}

/// Finds the lines of the parts of an HTML block, from its start to its end.
struct MarkdownHTMLPlace {
  private let lines: Range<Int>
  /// The line in which the last part began, and the place of its start in the bytes of the block.
  private var line: Int
  private var start = 0

  /// Creates a place at the first of the lines of a block.
  init(_ lines: Range<Int>) {
    self.lines = lines
    line = lines.lowerBound
  }

  /// Adds lines with a range of the bytes of the block, without the spaces around each line if
  /// `trims`.
  mutating func append(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, trims: Bool,
    to parts: inout MarkdownParts
  ) {
    if range.isEmpty { return }
    while line + 1 < lines.upperBound, start + parts.lines[line].range.count < range.lowerBound {
      start += parts.lines[line].range.count + 1
      line += 1
    }
    var (index, offset) = (line, start)
    while index < lines.upperBound, offset < range.upperBound {
      let own = parts.lines[index].range
      let first = own.lowerBound + max(0, range.lowerBound - offset)
      let last = own.lowerBound + min(own.count, range.upperBound - offset)
      let part = first..<max(first, last)
      let shown = trims ? bytes[part].trimming { $0.isSpaceOrTab }.indices : part
      if !trims || !shown.isEmpty { parts.append(MarkdownLine(range: shown)) }
      offset += own.count + 1
      index += 1
    }
  }
}
