// SPDX-License-Identifier: MIT
// Views: the cells of a row in a Markdown table.

import CuriumTerminal
import CuriumText

/// Splits rows at their bars. A bar after a backslash is text. A bar at either end is a border.
enum MarkdownCells {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func count(_ line: Bytes) -> Int {
    var count = 0
    forEach(line) { _ in count += 1 }
    return count
  }

  /// Calls `body` with the bytes of each cell, without the spaces at its ends.
  static func forEach(_ line: Bytes, _ body: (Bytes) -> Void) {
    var rest = trimmed(line)
    if rest.count > 1, rest.first == UInt8(ascii: "|") { rest = rest.dropFirst() }
    while true {
      let end = bar(in: rest) ?? rest.endIndex
      body(trimmed(rest[rest.startIndex..<end]))
      if end >= rest.endIndex - 1 { return }
      rest = rest[(end + 1)...]
    }
  }

  /// Returns the text of a cell, without the backslashes before bars. A tab becomes a space,
  /// because its width would depend on the text before it.
  static func text(_ cell: Bytes) -> String {
    guard cell.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0x09 }) else {
      return String(decoding: cell, as: UTF8.self)
    }
    var kept: [UInt8] = []
    for byte in cell {
      if byte == UInt8(ascii: "|"), kept.last == UInt8(ascii: "\\") { kept.removeLast() }
      kept.append(byte == 0x09 ? 0x20 : byte)
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Returns the alignments in a row such as `| :--- | ---: |`; `nil` for any other line.
  static func alignments(_ line: Bytes) -> [MarkdownAlignment]? {
    var hasBar = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "|"): hasBar = true
      case UInt8(ascii: "-"), UInt8(ascii: ":"), 0x20, 0x09: break
      default: return nil
      }
    }
    guard hasBar else { return nil }
    var alignments: [MarkdownAlignment] = []
    var isValid = true
    forEach(line) { cell in
      let leads = cell.first == UInt8(ascii: ":")
      let trails = cell.last == UInt8(ascii: ":")
      let dashes = cell.dropFirst(leads ? 1 : 0).dropLast(trails ? 1 : 0)
      if dashes.isEmpty || !dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) { isValid = false }
      alignments.append(trails ? leads ? .center : .trailing : .leading)
    }
    return isValid ? alignments : nil
  }

  /// Returns the next bar that separates cells.
  private static func bar(in line: Bytes) -> Int? {
    var isEscaped = false
    for index in line.indices {
      if line[index] == UInt8(ascii: "|"), !isEscaped { return index }
      isEscaped = line[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return nil
  }

  private static func trimmed(_ bytes: Bytes) -> Bytes {
    bytes.trimming { $0.isSpaceOrTab }
  }
}

extension MarkdownTableColumns {
  /// Widens the columns for a row. Returns whether a column has changed.
  mutating func widen(
    for line: MarkdownCells.Bytes, references: MarkdownReferences, ambiguousIsWide: Bool
  ) -> Bool {
    var column = 0
    var isWider = false
    MarkdownCells.forEach(line) { cell in
      defer { column += 1 }
      // A cell without references has at most as many columns as bytes.
      guard column < widths.count, mayRefer || cell.count > widths[column] else { return }
      let text = MarkdownCells.text(cell)
      let hasMarkup = InlineMarkdown.mayBeFound(in: text) || text.utf8.contains(UInt8(ascii: "&"))
      let width =
        hasMarkup
        ? InlineMarkdown(text, from: .block, references: references)
          .columns(ambiguousIsWide: ambiguousIsWide)
        : GraphemeWidth.columns(of: text, ambiguousIsWide: ambiguousIsWide)
      if width > widths[column] {
        widths[column] = width
        isWider = true
      }
    }
    return isWider
  }
}
