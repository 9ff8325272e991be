// SPDX-License-Identifier: MIT
// Text: a Markdown text as blocks, read on where it grows.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A Markdown text as a list of blocks. Blocks keep no text: it is taken from the source when it is
/// needed.
///
/// A text that begins with the complete lines of the one before is read on from there, so that adding
/// a word to a long text reads a line and not the text.
package struct MarkdownDocument {
  private var source = ""
  private var parts = MarkdownParts()
  private var parser = MarkdownBlockParser()
  /// Where the first line begins that is not complete.
  private var place = 0
  /// What was found up to `place`.
  private var complete = MarkdownParts.Extent()
  private var completeStamp = 0
  private var currentStamp = 0
  /// How many bytes were looked at, all reads taken together.
  package private(set) var steps = 0

  package init(_ text: String = "") { read(text) }

  package var blocks: ContiguousArray<MarkdownBlock> { parts.blocks }
  package var containers: ContiguousArray<MarkdownContainer> { parts.containers }

  /// Takes the next value of the text.
  ///
  /// - Complexity: O(bytes of the lines that are new), and a comparison of those that are not.
  package mutating func read(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    currentStamp = parts.makeStamp()
    if !Self.begins(text, with: source, count: place) {
      parts.shrink(to: MarkdownParts.Extent())
      parser = MarkdownBlockParser()
      place = 0
      completeStamp = currentStamp
    } else {
      parts.shrink(to: complete)
    }
    source = text
    source.utf8.withContiguousStorageIfAvailable { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let steps = parser.steps
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
    rest.finish(&parts)
    self.steps += rest.steps - steps
  }

  /// Where the line that begins at `start` ends, and the next one begins; nil if nothing shows yet that
  /// it has ended.
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

  private static func begins(_ text: String, with other: String, count: Int) -> Bool {
    if text.utf8.count < count { return false }
    return text.utf8.withContiguousStorageIfAvailable { text in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard count > 0, let text = text.baseAddress, let other = other.baseAddress else {
          return count == 0
        }
        return text == other || memcmp(text, other, count) == 0
      } ?? false
    } ?? false
  }

  // MARK: Blocks

  /// A number that differs where the block has changed or may have.
  package func stamp(ofBlock index: Int) -> Int {
    guard index < parts.blocks.count else { return currentStamp }
    if case .row(let table, _) = parts.blocks[index].kind {
      // The columns of all rows are as wide as the widest.
      return index < complete.blocks
        ? parts.tables[table].stamp : max(currentStamp, parts.tables[table].stamp)
    }
    return index < complete.blocks ? completeStamp : currentStamp
  }

  /// The text of a block: inline Markdown, or code as it is.
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
      while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The columns of a table.
  package func columns(ofTable table: Int) -> MarkdownTableColumns { parts.tables[table] }

  /// The cells of a row, at most `limit`.
  package func cells(of row: MarkdownBlock, limit: Int) -> [String] {
    var cells: [String] = []
    source.utf8.withContiguousStorageIfAvailable { source in
      for line in row.lines {
        MarkdownCells.forEach(source[parts.lines[line].range]) { cell in
          if cells.count < limit { cells.append(MarkdownCells.text(cell)) }
        }
      }
    }
    return cells
  }

  /// The containers of a block, the outermost first.
  package func containers(of block: MarkdownBlock) -> [MarkdownContainer] {
    var chain: [MarkdownContainer] = []
    var number = block.container
    while number >= 0 {
      chain.append(parts.containers[number])
      number = parts.containers[number].parent
    }
    return chain.reversed()
  }

  /// How many containers of a block began before it.
  package func continuedContainers(ofBlock index: Int) -> Int {
    guard index > 0 else { return 0 }
    var own = parts.blocks[index].container
    var other = parts.blocks[index - 1].container
    while own != other {
      // Numbers grow with every container, so the greater one is not around the other.
      if own > other {
        own = parts.containers[own].parent
      } else {
        other = parts.containers[other].parent
      }
    }
    return own < 0 ? 0 : parts.containers[own].depth + 1
  }
}
