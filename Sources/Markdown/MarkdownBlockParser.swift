// SPDX-License-Identifier: MIT
// Views: parses the blocks of Markdown text line by line.

import CuriumText

/// Parses lines into blocks: CommonMark 0.31 §4 and §5, and tables and task lists (GitHub Flavored
/// Markdown 0.29 §4.10, §5.3), alerts and footnotes as on GitHub.
///
/// The parser is a value, the state between two lines. A copy can parse more lines, and the
/// original can later continue with different ones.
///
/// - Complexity: O(bytes of the line), plus up to `deepest` containers.
struct MarkdownBlockParser {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// An open container. The first one is the document itself.
  private struct Container {
    enum Kind {
      case text
      case quote
      /// A list item or a footnote, with the indentation of its lines in columns.
      case item(indent: Int)
      /// The HTML element `details`.
      case details
      /// An HTML element that only groups blocks. It has the number of the container around it.
      case group
    }

    let kind: Kind
    let number: Int
    var alignment = MarkdownAlignment.leading
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
    case html(MarkdownHTMLEnd)
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
    let bytes: Bytes
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

  mutating func read(_ range: Range<Int>, of bytes: Bytes, into parts: inout MarkdownParts) {
    var cursor = MarkdownCursor(bytes, range)
    defer { steps += cursor.steps + range.count + 1 }
    let matched = match(&cursor)
    var line = OpenLine(bytes: bytes, matched: matched, staysInside: matched == stack.count)
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
      guard stack.count <= Self.deepest else { return .container }
      guard let alert = cursor.alert() else {
        push(.quote, .quote, &parts)
        return .container
      }
      push(.quote, .alert(alert), &parts)
      add(.alert(alert), 0..<0, &parts)
      return .block
    }
    if let (level, words) = cursor.takeHeading() {
      closeUnmatched(&line, &parts)
      let first = parts.lines.count
      parts.append(MarkdownLine(range: words))
      addText(.heading(level), first..<(first + 1), of: cursor.bytes, &parts)
      return .block
    }
    if let fence = cursor.fence() {
      closeUnmatched(&line, &parts)
      open(.fenced(fence), parts)
      return .block
    }
    if let end = cursor.htmlEnd(inParagraph: isParagraph && !line.isClosed) {
      closeUnmatched(&line, &parts)
      open(.html(end), parts)
      addHTML(cursor, end, &parts)
      return .block
    }
    if continuesParagraph, let level = cursor.underline() {
      takeDefinitions(before: parts.lines.count, of: cursor.bytes, &parts)
      // A line below definitions underlines nothing.
      if firstLine < parts.lines.count {
        leaf = nil
        addText(.heading(level), firstLine..<parts.lines.count, of: cursor.bytes, &parts)
        return .block
      }
    }
    if continuesParagraph, beginTable(cursor, &parts) { return .block }
    if cursor.isRule() {
      closeUnmatched(&line, &parts)
      add(.rule, 0..<0, &parts)
      return .block
    }
    guard (line.isClosed ? stack.count : line.matched) <= Self.deepest else { return .words }
    if let (label, count) = cursor.footnoteMark() {
      closeUnmatched(&line, &parts)
      cursor.skipSpaces()
      cursor.advance(bytes: count)
      cursor.skipSpaces()
      let number = parts.appendFootnote(label: label)
      push(.item(indent: 4), .footnote(number), &parts)
      return .container
    }
    guard let mark = cursor.itemMark(inParagraph: continuesParagraph) else { return .words }
    closeUnmatched(&line, &parts)
    return beginItem(mark, &cursor, &parts) ? .words : .container
  }

  /// Closes the containers that the line doesn't belong to, once.
  private mutating func closeUnmatched(_ line: inout OpenLine, _ parts: inout MarkdownParts) {
    if line.isClosed { return }
    close(to: line.matched, of: line.bytes, &parts)
    line.isClosed = true
  }

  /// Closes everything at the end of the text.
  mutating func finish(_ bytes: Bytes, into parts: inout MarkdownParts) {
    close(to: 1, of: bytes, &parts)
  }

  /// Moves past the marks of the containers that the line belongs to, and returns their number.
  private func match(_ cursor: inout MarkdownCursor) -> Int {
    var matched = 1
    while matched < stack.count {
      switch stack[matched].kind {
      case .text, .details, .group: break
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
        closeLeaf(cursor.bytes, &parts)
      } else {
        cursor.advance(columns: fence.indent)
        parts.append(cursor.rest)
      }
      return true
    case .indented:
      let isBlank = cursor.isBlank
      guard isBlank || cursor.indent >= 4 else {
        closeLeaf(cursor.bytes, &parts)
        return false
      }
      cursor.advance(columns: 4)
      parts.append(cursor.rest)
      if !isBlank { leaf = .indented(end: parts.lines.count) }
      return true
    case .paragraph, .table:
      if cursor.isBlank { closeLeaf(cursor.bytes, &parts) }
      return cursor.isBlank
    case .html(.blankLine) where cursor.isBlank:
      closeLeaf(cursor.bytes, &parts)
      return true
    case .html(let end):
      addHTML(cursor, end, &parts)
      return true
    }
  }

  /// Adds the rest of a line to an HTML block, and closes the block if it ends in the line.
  private mutating func addHTML(
    _ cursor: MarkdownCursor, _ end: MarkdownHTMLEnd, _ parts: inout MarkdownParts
  ) {
    let line = cursor.rest
    parts.append(line)
    if end.isFound(in: cursor.bytes[line.range]) { closeLeaf(cursor.bytes, &parts) }
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
    let box = cursor.takeTaskBox()
    let task = box.map { parts.makeTask(isDone: $0.isDone, at: $0.place) }
    push(.item(indent: indent), .item(list: list.number, number: list.count, task: task), &parts)
    stack[top].list = list
    return task != nil
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
    takeDefinitions(before: last, of: cursor.bytes, &parts)
    if firstLine < last { addText(.paragraph, firstLine..<last, of: cursor.bytes, &parts) }
    var columns = MarkdownTableColumns(
      alignments: alignments, widths: Array(repeating: 0, count: alignments.count),
      stamp: parts.makeStamp(), firstRow: parts.blocks.count, references: parts.referenceStamp)
    addRow(titles, isTitle: true, of: cursor.bytes, &columns, &parts)
    leaf = .table(columns)
    return true
  }

  private mutating func addRow(
    _ range: Range<Int>, isTitle: Bool, of bytes: Bytes,
    _ columns: inout MarkdownTableColumns, _ parts: inout MarkdownParts
  ) {
    let line = parts.lines.count
    parts.append(MarkdownLine(range: range))
    let row = MarkdownBlock.Kind.row(table: parts.tables.count, isTitle: isTitle)
    if addText(row, line..<(line + 1), of: bytes, &parts) { columns.mayRefer = true }
    steps += range.count
    let isWider = columns.widen(
      for: bytes[range], references: parts.references, ambiguousIsWide: ambiguousIsWide)
    if isWider { columns.stamp = parts.makeStamp() }
  }

  // MARK: Definitions and HTML

  /// Takes the link reference definitions at the start of a paragraph, up to a line. The paragraph
  /// then begins after them.
  private mutating func takeDefinitions(
    before end: Int, of bytes: Bytes, _ parts: inout MarkdownParts
  ) {
    guard firstLine < end, bytes[parts.lines[firstLine].range.lowerBound] == UInt8(ascii: "[")
    else { return }
    let text = Self.joined(firstLine..<end, of: bytes, parts)
    steps += text.count
    var place = 0
    while let definition = MarkdownDefinition(text, from: place) {
      parts.append(.link(definition.address), label: definition.label)
      let breaks = text[place..<definition.end].count { $0 == 0x0A }
      firstLine = definition.end == text.count ? end : firstLine + breaks
      place = definition.end
    }
  }

  /// Returns lines with line breaks between them.
  private static func joined(
    _ lines: Range<Int>, of bytes: Bytes, _ parts: MarkdownParts
  ) -> [UInt8] {
    var joined: [UInt8] = []
    for line in lines {
      if line > lines.lowerBound { joined.append(0x0A) }
      joined.append(contentsOf: bytes[parts.lines[line].range])
    }
    return joined
  }

  /// Adds the parts of an HTML block, and opens and closes containers.
  private mutating func addHTMLParts(_ bytes: Bytes, _ parts: inout MarkdownParts) {
    let lines = firstLine..<parts.lines.count
    let html = MarkdownHTMLReader(Self.joined(lines, of: bytes, parts))
    steps += html.steps
    var place = MarkdownHTMLPlace(lines)
    for part in html.parts {
      switch part {
      case .text(let kind, let range, let alignment):
        let first = parts.lines.count
        place.append(range, of: bytes, trims: kind != .code, to: &parts)
        add(kind, first..<parts.lines.count, isHTML: true, alignment: alignment, &parts)
      case .rule: add(.rule, 0..<0, &parts)
      case .beginsDetails(let isOpen):
        if stack.count <= Self.deepest { push(.details, .details(isOpen: isOpen), &parts) }
      case .beginsGroup(let alignment):
        if stack.count <= Self.deepest { pushGroup(alignment) }
      case .endsDetails: endDetails()
      case .endsGroup:
        if case .group = stack.last?.kind { stack.removeLast() }
      }
    }
  }

  private mutating func pushGroup(_ alignment: MarkdownAlignment?) {
    let top = stack.count - 1
    stack[top].hasContent = true
    stack[top].list = nil
    stack.append(
      Container(
        kind: .group, number: stack[top].number, alignment: alignment ?? stack[top].alignment))
  }

  /// Closes `details`, with the groups inside, unless another container is open inside.
  private mutating func endDetails() {
    let inner = stack.lastIndex { if case .group = $0.kind { false } else { true } }
    guard let inner, case .details = stack[inner].kind else { return }
    stack.removeSubrange(inner...)
  }

  // MARK: Open and closed

  private mutating func push(
    _ kind: Container.Kind, _ part: MarkdownContainer.Kind, _ parts: inout MarkdownParts
  ) {
    let top = stack.count - 1
    stack[top].hasContent = true
    stack[top].list = nil
    stack.append(
      Container(
        kind: kind, number: parts.append(part, in: stack[top].number),
        alignment: stack[top].alignment))
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
    isHTML: Bool = false, mayRefer: Bool = false, alignment: MarkdownAlignment? = nil,
    _ parts: inout MarkdownParts
  ) {
    let top = stack.count - 1
    stack[top].hasContent = true
    stack[top].list = nil
    parts.append(
      MarkdownBlock(
        kind: kind, container: stack[top].number, lines: lines, info: info,
        alignment: alignment ?? stack[top].alignment, isHTML: isHTML, mayRefer: mayRefer))
  }

  /// Adds a block of inline Markdown. Returns whether it can contain references.
  @discardableResult private mutating func addText(
    _ kind: MarkdownBlock.Kind, _ lines: Range<Int>, of bytes: Bytes, _ parts: inout MarkdownParts
  ) -> Bool {
    let mayRefer = lines.contains { bytes[parts.lines[$0].range].contains(UInt8(ascii: "[")) }
    add(kind, lines, mayRefer: mayRefer, &parts)
    return mayRefer
  }

  /// Closes the open block and all containers after the first `count`.
  private mutating func close(to count: Int, of bytes: Bytes, _ parts: inout MarkdownParts) {
    closeLeaf(bytes, &parts)
    while stack.count > count, let last = stack.last {
      switch last.kind {
      case .quote, .item:
        let hasBlocks = (parts.blocks.last?.container ?? -1) >= last.number
        if !hasBlocks { add(.empty, 0..<0, &parts) }
      case .text, .details, .group: break
      }
      stack.removeLast()
    }
  }

  private mutating func closeLeaf(_ bytes: Bytes, _ parts: inout MarkdownParts) {
    guard let leaf else { return }
    self.leaf = nil
    switch leaf {
    case .paragraph:
      takeDefinitions(before: parts.lines.count, of: bytes, &parts)
      if firstLine < parts.lines.count {
        addText(.paragraph, firstLine..<parts.lines.count, of: bytes, &parts)
      }
    case .fenced(let fence):
      add(.code, firstLine..<parts.lines.count, info: fence.info, &parts)
    case .indented(let end): add(.code, firstLine..<end, &parts)
    case .table(let columns): parts.append(columns)
    case .html: addHTMLParts(bytes, &parts)
    }
  }
}
