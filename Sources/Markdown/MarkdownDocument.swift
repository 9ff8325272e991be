// SPDX-License-Identifier: MIT
// Views: Markdown text as blocks, parsed incrementally as it grows.

package import CuriumText

/// A Markdown text as a list of blocks. Blocks store no text but read it from the source when
/// needed.
///
/// If a text begins with the complete lines of the previous one, parsing continues from there.
/// Adding a word to long text then only parses one line.
package struct MarkdownDocument {
  private var source = ""
  private var parts = MarkdownParts()
  private var parser = MarkdownBlockParser()
  /// The start of the first incomplete line.
  private var place = 0
  /// The extent of the parts found before `place`.
  private var complete = MarkdownParts.Extent()
  private var completeStamp = 0
  private var currentStamp = 0
  /// The state of the references with which all complete tables are measured.
  private var measuredReferences = 0
  /// The total number of bytes read by all calls.
  package private(set) var steps = 0

  package init(_ text: String = "") { read(text) }

  package var blocks: ContiguousArray<MarkdownBlock> { parts.blocks }
  package var containers: ContiguousArray<MarkdownContainer> { parts.containers }
  package var references: MarkdownReferences { parts.references }
  /// The numbers of the containers that are HTML elements `details`.
  package var details: ContiguousArray<Int> { parts.details }

  /// Parses the next value of the text. `ambiguousIsWide`: `true` if characters of ambiguous width
  /// take two columns.
  ///
  /// - Complexity: O(bytes of the new lines), plus a comparison of the others.
  package mutating func read(_ text: String, ambiguousIsWide: Bool = false) {
    var text = text
    text.makeContiguousUTF8()
    currentStamp = parts.makeStamp()
    if ambiguousIsWide != parser.ambiguousIsWide || !text.hasSameBytes(as: source, count: place) {
      parts.shrink(to: MarkdownParts.Extent())
      parser = MarkdownBlockParser(ambiguousIsWide: ambiguousIsWide)
      place = 0
      completeStamp = currentStamp
      currentStamp = parts.makeStamp()
    } else {
      parts.shrink(to: complete)
    }
    source = text
    source.utf8.withContiguousStorageIfAvailable { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let steps = parser.steps
    let measured = complete.tables
    while let (end, next) = Self.lineEnd(in: bytes, from: place) {
      parser.read(place..<end, of: bytes, into: &parts)
      place = next
    }
    complete = parts.extent
    var rest = parser
    if place < bytes.count {
      let end = bytes[bytes.count - 1] == 0x0D ? bytes.count - 1 : bytes.count
      rest.read(place..<end, of: bytes, into: &parts)
    }
    rest.finish(bytes, into: &parts)
    self.steps += rest.steps - steps
    measureTables(from: measuredReferences == parts.referenceStamp ? measured : 0, of: bytes)
    measuredReferences = parts.referenceStamp
  }

  /// Measures the columns again that were measured with other references than the current ones.
  private mutating func measureTables(from first: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    for table in first..<max(first, parts.tables.count) {
      var columns = parts.tables[table]
      if !columns.mayRefer || columns.references == parts.referenceStamp { continue }
      let widths = columns.widths
      columns.references = parts.referenceStamp
      columns.widths = Array(repeating: 0, count: widths.count)
      for row in parts.blocks[columns.firstRow...] {
        guard case .row(table, _) = row.kind else { break }
        for line in row.lines {
          let range = parts.lines[line].range
          _ = columns.widen(
            for: bytes[range], references: parts.references,
            ambiguousIsWide: parser.ambiguousIsWide)
          self.steps += range.count
        }
      }
      if columns.widths != widths { columns.stamp = parts.makeStamp() }
      parts.replaceTable(at: table, with: columns)
    }
  }

  /// Returns the end of the line that begins at `start` and the start of the next one; `nil` if the
  /// line may be incomplete.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int)
    -> (end: Int, next: Int)?
  {
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x0A { return (index, index + 1) }
      if bytes[index] == 0x0D {
        if index + 1 == bytes.count { return nil }
        return (index, bytes[index + 1] == 0x0A ? index + 2 : index + 1)
      }
      index += 1
    }
    return nil
  }

  // MARK: Blocks

  /// The state of a block. Another state means that the block may have changed.
  package struct Stamp: Equatable, Sendable {
    /// The state of the text: the same for all complete blocks, and a new one in each call for the
    /// others.
    let text: Int
    /// The state of the columns, whose widths depend on all rows; 0 outside tables.
    var columns = 0
    /// The state of the references; 0 in blocks that contain none.
    var references = 0
  }

  package func stamp(ofBlock index: Int) -> Stamp {
    guard index < parts.blocks.count else { return Stamp(text: currentStamp) }
    var stamp = Stamp(text: index < complete.blocks ? completeStamp : currentStamp)
    if parts.blocks[index].mayRefer { stamp.references = parts.referenceStamp }
    if case .row(let table, _) = parts.blocks[index].kind {
      stamp.columns = parts.tables[table].stamp
    }
    return stamp
  }

  /// Returns the inline Markdown or HTML of a block.
  package func inline(of block: MarkdownBlock) -> InlineMarkdown {
    InlineMarkdown(
      text(of: block), from: block.isHTML ? .html : .block, references: parts.references)
  }

  /// Returns the text of a block: inline Markdown or HTML, or code as it is.
  package func text(of block: MarkdownBlock) -> String {
    var bytes: [UInt8] = []
    source.utf8.withContiguousStorageIfAvailable { source in
      for index in block.lines {
        let line = parts.lines[index]
        if index > block.lines.lowerBound { bytes.append(0x0A) }
        bytes.append(contentsOf: repeatElement(0x20, count: line.padding))
        bytes.append(contentsOf: source[line.range])
      }
    }
    if block.kind != .code {
      while bytes.last?.isSpaceOrTab == true { bytes.removeLast() }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return block.kind == .code && block.isHTML
      ? InlineMarkdown(text, from: .preformatted).plain : text
  }

  /// Returns the language of a code block, as its fence names it; `nil` if it names none.
  package func language(of block: MarkdownBlock) -> String? {
    let info = source.utf8.withContiguousStorageIfAvailable { source in
      String(decoding: source[block.info], as: UTF8.self)
    }
    // Tools write attributes after the name, as in `swift,ignore` and `js {1,3}`.
    let name = info?.split(maxSplits: 1) { $0 == "," || $0 == "{" || $0.isWhitespace }.first
    return name.map(String.init)
  }

  /// Returns the columns of a table.
  package func columns(ofTable table: Int) -> MarkdownTableColumns { parts.tables[table] }

  /// Returns the cells of a row, at most `limit`.
  package func cells(of row: MarkdownBlock, limit: Int) -> [InlineMarkdown] {
    var cells: [InlineMarkdown] = []
    source.utf8.withContiguousStorageIfAvailable { source in
      for line in row.lines {
        MarkdownCells.forEach(source[parts.lines[line].range]) { cell in
          guard cells.count < limit else { return }
          cells.append(
            InlineMarkdown(MarkdownCells.text(cell), from: .block, references: parts.references))
        }
      }
    }
    return cells
  }

  /// Returns the index of the first block of a footnote.
  package func block(ofFootnote number: Int) -> Int? {
    let footnote = parts.containers.firstIndex { $0.kind == .footnote(number) }
    return footnote.flatMap { footnote in
      parts.blocks.firstIndex { $0.container >= footnote }
    }
  }

  /// Returns the index of the first block that refers to a footnote.
  package func block(referringTo footnote: Int) -> Int? {
    let address = MarkdownReferences.address(ofFootnote: footnote)
    return parts.blocks.firstIndex { block in
      guard block.mayRefer else { return false }
      if case .row = block.kind {
        return cells(of: block, limit: .max).contains { $0.links.contains(address) }
      }
      return inline(of: block).links.contains(address)
    }
  }

  /// Returns the text in which a task is done or not.
  package func source(withTask index: Int, isDone: Bool) -> String {
    for container in parts.containers {
      guard case .item(_, _, let task?) = container.kind, task.index == index else { continue }
      var bytes = Array(source.utf8)
      bytes[task.place] = isDone ? UInt8(ascii: "x") : 0x20
      return String(decoding: bytes, as: UTF8.self)
    }
    return source
  }

  /// Returns the containers of a block, outermost first.
  package func containers(of block: MarkdownBlock) -> [MarkdownContainer] {
    var chain: [MarkdownContainer] = []
    var number = block.container
    while number >= 0 {
      chain.append(parts.containers[number])
      number = parts.containers[number].parent
    }
    return chain.reversed()
  }

  /// Returns the number of containers of a block that began before it.
  package func continuedContainers(ofBlock index: Int) -> Int {
    guard index > 0 else { return 0 }
    var own = parts.blocks[index].container
    var other = parts.blocks[index - 1].container
    while own != other {
      // Numbers increase with every container, so the greater one doesn't contain the other.
      if own > other {
        own = parts.containers[own].parent
      } else {
        other = parts.containers[other].parent
      }
    }
    return own < 0 ? 0 : parts.containers[own].depth + 1
  }
}
