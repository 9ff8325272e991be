// SPDX-License-Identifier: MIT
// Views: parses the blocks of Markdown text line by line.

import CuriumText

/// Parses lines into blocks: CommonMark 0.31 §4 and §5 without HTML and link reference definitions,
/// and tables and task lists (GitHub Flavored Markdown 0.29 §4.10, §5.3).
///
/// The parser is a value, the state between two lines. A copy can parse more lines, and the
/// original can later continue with different ones.
///
/// - Complexity: O(bytes of the line), plus up to `deepest` containers for a blank line.
struct MarkdownBlockParser {
  /// An open container. The first one is the document itself.
  private struct Container {
    enum Kind {
      case text
      case quote
      /// A list item, with the indentation of its lines in columns.
      case item(indent: Int)
    }

    let kind: Kind
    let number: Int
    var hasContent = false
    /// The list at its end, to which more items can be added.
    var list: List?
  }

  private struct List {
    let number: Int
    let sign: UInt8
    var count: Int?
  }

  /// The open block at the end of the innermost container.
  private enum Leaf {
    case paragraph
    case fenced(MarkdownFence)
    /// Indented code, with the index after its last line that isn't blank.
    case indented(end: Int)
    case table(MarkdownTableColumns)
  }

  /// The maximum depth of containers. Deeper quotes are merged, and deeper items are text.
  static let deepest = 100

  /// `true` if characters of ambiguous width take two columns.
  let ambiguousIsWide: Bool
  private var stack = [Container(kind: .text, number: -1)]
  private var leaf: Leaf?
  private var firstLine = 0
  /// The number of byte reads, for tests. It must not grow faster than the text.
  private(set) var steps = 0

  init(ambiguousIsWide: Bool = false) { self.ambiguousIsWide = ambiguousIsWide }

  private var isParagraph: Bool { if case .paragraph = leaf { true } else { false } }

  // MARK: Lines

  /// A line while its blocks are opened.
  private struct OpenLine {
    /// The number of open containers that the line belongs to.
    let matched: Int
    /// `true` if the line belongs to all of them.
    let staysInside: Bool
    /// `true` once the other containers are closed.
    var isClosed = false
  }

  /// The beginning of the rest of a line.
  private enum Beginning {
    /// A container, with content after it.
    case container
    /// A block, which takes all of the rest.
    case block
    /// Words of a paragraph or a row of a table.
    case words
  }

  mutating func read(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, into parts: inout MarkdownParts
  ) {
    var cursor = MarkdownCursor(bytes, range)
    defer { steps += cursor.steps + range.count + 1 }
    let matched = match(&cursor)
    var line = OpenLine(matched: matched, staysInside: matched == stack.count)
    if line.staysInside, continueLeaf(&cursor, &parts) { return }
    var beginning = Beginning.container
    while !cursor.isBlank, beginning == .container {
      beginning = begin(&line, &cursor, &parts)
    }
    if beginning == .block { return }
    // A paragraph can continue without the marks of its containers.
    let continuesParagraph = isParagraph && !cursor.isBlank
    if !line.staysInside, !continuesParagraph { closeUnmatched(&line, &parts) }
    if !cursor.isBlank { addWords(&cursor, &parts) }
  }

  /// Opens or adds the block with which the rest of the line begins, if there is one.
  private mutating func begin(
    _ line: inout OpenLine, _ cursor: inout MarkdownCursor, _ parts: inout MarkdownParts
  ) -> Beginning {
    let continuesParagraph = line.staysInside && !line.isClosed && isParagraph
    if cursor.indent >= 4 {
      if isParagraph && !line.isClosed { return .words }
      closeUnmatched(&line, &parts)
      cursor.advance(columns: 4)
      open(.indented(end: parts.lines.count + 1), parts)
      parts.append(cursor.rest)
      return .block
    }
    if cursor.sign == UInt8(ascii: ">") {
      if !(line.staysInside && stack.count > Self.deepest) { closeUnmatched(&line, &parts) }
      cursor.skipQuoteMark()
      if stack.count <= Self.deepest { push(.quote, .quote, &parts) }
      return .container
    }
    if let (level, words) = cursor.takeHeading() {
      closeUnmatched(&line, &parts)
      let first = parts.lines.count
      parts.append(MarkdownLine(range: words))
      add(.heading(level), first..<(first + 1), &parts)
      return .block
    }
    if let fence = cursor.fence() {
      closeUnmatched(&line, &parts)
      open(.fenced(fence), parts)
      return .block
    }
    if continuesParagraph, let level = cursor.underline() {
      leaf = nil
      add(.heading(level), firstLine..<parts.lines.count, &parts)
      return .block
    }
    if continuesParagraph, beginTable(cursor, &parts) { return .block }
    if cursor.isRule() {
      closeUnmatched(&line, &parts)
      add(.rule, 0..<0, &parts)
      return .block
    }
    guard line.matched <= Self.deepest || line.isClosed,
      let mark = cursor.itemMark(inParagraph: continuesParagraph),
      (line.isClosed ? stack.count : line.matched) <= Self.deepest
    else { return .words }
    closeUnmatched(&line, &parts)
    return beginItem(mark, &cursor, &parts) ? .words : .container
  }

  /// Closes the containers that the line doesn't belong to, once.
  private mutating func closeUnmatched(_ line: inout OpenLine, _ parts: inout MarkdownParts) {
    if line.isClosed { return }
    close(to: line.matched, &parts)
    line.isClosed = true
  }

  /// Closes everything at the end of the text.
  mutating func finish(_ parts: inout MarkdownParts) { close(to: 1, &parts) }

  /// Moves past the marks of the containers that the line belongs to, and returns their number.
  private func match(_ cursor: inout MarkdownCursor) -> Int {
    var matched = 1
    while matched < stack.count {
      switch stack[matched].kind {
      case .text: break
      case .quote:
        guard cursor.indent < 4, cursor.sign == UInt8(ascii: ">") else { return matched }
        cursor.skipQuoteMark()
      case .item(let indent):
        if cursor.isBlank {
          guard stack[matched].hasContent else { return matched }
          cursor.skipSpaces()
        } else {
          guard cursor.indent >= indent else { return matched }
          cursor.advance(columns: indent)
        }
      }
      matched += 1
    }
    return matched
  }

  /// Adds the line to a code block, or ends the block. Returns `false` if the line can begin
  /// another block.
  private mutating func continueLeaf(
    _ cursor: inout MarkdownCursor, _ parts: inout MarkdownParts
  ) -> Bool {
    switch leaf {
    case nil: return false
    case .fenced(let fence):
      if cursor.closes(fence) {
        closeLeaf(&parts)
      } else {
        cursor.advance(columns: fence.indent)
        parts.append(cursor.rest)
      }
      return true
    case .indented:
      let isBlank = cursor.isBlank
      guard isBlank || cursor.indent >= 4 else {
        closeLeaf(&parts)
        return false
      }
      cursor.advance(columns: 4)
      parts.append(cursor.rest)
      if !isBlank { leaf = .indented(end: parts.lines.count) }
      return true
    case .paragraph, .table:
      if cursor.isBlank { closeLeaf(&parts) }
      return cursor.isBlank
    }
  }

  /// Adds the rest of the line to the paragraph or the table, or begins a paragraph.
  private mutating func addWords(_ cursor: inout MarkdownCursor, _ parts: inout MarkdownParts) {
    cursor.skipSpaces()
    if case .table(var columns) = leaf {
      leaf = nil
      addRow(cursor.rest.range, isTitle: false, of: cursor.bytes, &columns, &parts)
      leaf = .table(columns)
      return
    }
    if !isParagraph { open(.paragraph, parts) }
    parts.append(cursor.rest)
  }

  // MARK: Items

  /// Begins an item. Returns whether it is a task, which begins with a paragraph.
  private mutating func beginItem(
    _ mark: MarkdownItemMark, _ cursor: inout MarkdownCursor, _ parts: inout MarkdownParts
  ) -> Bool {
    var indent = cursor.indent + mark.count
    cursor.skipSpaces()
    cursor.advance(bytes: mark.count)
    if cursor.isBlank || cursor.indent > 4 {
      indent += 1
      if cursor.isAtSpace { cursor.advance(columns: 1) }
    } else {
      indent += cursor.indent
      cursor.advance(columns: cursor.indent)
    }
    let top = stack.count - 1
    var list =
      stack[top].list.flatMap { $0.sign == mark.sign ? $0 : nil }
      ?? List(number: parts.makeList(), sign: mark.sign, count: mark.number.map { $0 - 1 })
    list.count = list.count.map { $0 + 1 }
    let isDone = cursor.takeTaskBox()
    push(
      .item(indent: indent), .item(list: list.number, number: list.count, isDone: isDone), &parts)
    stack[top].list = list
    return isDone != nil
  }

  // MARK: Tables

  /// Turns the last line of the paragraph into the titles of a table, if this line is a delimiter
  /// row.
  private mutating func beginTable(
    _ cursor: MarkdownCursor, _ parts: inout MarkdownParts
  ) -> Bool {
    guard let alignments = MarkdownCells.alignments(cursor.bytes[cursor.next..<cursor.end]),
      let titles = parts.lines.last?.range,
      MarkdownCells.count(cursor.bytes[titles]) == alignments.count
    else { return false }
    let last = parts.lines.count - 1
    leaf = nil
    if last > firstLine { add(.paragraph, firstLine..<last, &parts) }
    var columns = MarkdownTableColumns(
      alignments: alignments, widths: Array(repeating: 0, count: alignments.count),
      stamp: parts.makeStamp())
    addRow(titles, isTitle: true, of: cursor.bytes, &columns, &parts)
    leaf = .table(columns)
    return true
  }

  private mutating func addRow(
    _ range: Range<Int>, isTitle: Bool, of bytes: UnsafeBufferPointer<UInt8>,
    _ columns: inout MarkdownTableColumns, _ parts: inout MarkdownParts
  ) {
    let line = parts.lines.count
    parts.append(MarkdownLine(range: range))
    add(.row(table: parts.tables.count, isTitle: isTitle), line..<(line + 1), &parts)
    steps += range.count
    if columns.widen(for: bytes[range], ambiguousIsWide: ambiguousIsWide) {
      columns.stamp = parts.makeStamp()
    }
  }

  // MARK: Open and closed

  private mutating func push(
    _ kind: Container.Kind, _ part: MarkdownContainer.Kind, _ parts: inout MarkdownParts
  ) {
    let top = stack.count - 1
    stack[top].hasContent = true
    stack[top].list = nil
    stack.append(Container(kind: kind, number: parts.append(part, in: stack[top].number)))
  }

  private mutating func open(_ leaf: Leaf, _ parts: MarkdownParts) {
    stack[stack.count - 1].hasContent = true
    stack[stack.count - 1].list = nil
    self.leaf = leaf
    firstLine = parts.lines.count
  }

  /// Adds a complete block.
  private mutating func add(
    _ kind: MarkdownBlock.Kind, _ lines: Range<Int>, info: Range<Int> = 0..<0,
    _ parts: inout MarkdownParts
  ) {
    stack[stack.count - 1].hasContent = true
    stack[stack.count - 1].list = nil
    parts.append(kind, lines: lines, info: info, in: stack[stack.count - 1].number)
  }

  /// Closes the open block and all containers after the first `count`.
  private mutating func close(to count: Int, _ parts: inout MarkdownParts) {
    closeLeaf(&parts)
    while stack.count > count {
      if let last = stack.last, !last.hasContent { add(.empty, 0..<0, &parts) }
      stack.removeLast()
    }
  }

  private mutating func closeLeaf(_ parts: inout MarkdownParts) {
    switch leaf {
    case nil: return
    case .paragraph: add(.paragraph, firstLine..<parts.lines.count, &parts)
    case .fenced(let fence):
      add(.code, firstLine..<parts.lines.count, info: fence.info, &parts)
    case .indented(let end): add(.code, firstLine..<end, &parts)
    case .table(let columns): parts.append(columns)
    }
    leaf = nil
  }
}
