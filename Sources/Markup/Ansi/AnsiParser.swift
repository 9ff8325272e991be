// SPDX-License-Identifier: MIT
// Views: parses the output of programs: text, SGR, OSC 8 and the controls that move in a line.

import CuriumEngine
import CuriumTerminal

/// Collects bytes and the positions where their style changes. Only lines in which a program moves
/// back are kept in cells.
struct AnsiParser: Sendable {
  /// A part of `bytes` in one style, up to `end`.
  private struct Span {
    var end: Int
    var pen: AnsiPen
  }

  /// The kind of an overlong control sequence that is being skipped.
  private enum Skipping {
    case nothing
    case sequence
    case string
  }

  /// Longer sequences are dropped. The longest useful ones are links.
  private static let longest = 4_096
  /// The maximum number of different links. Any more are dropped from the text.
  private static let mostLinks = 10_000

  /// `true` if each line becomes a separate text.
  private let endsAtLines: Bool
  private var bytes: [UInt8] = []
  private var spans: [Span] = []
  private var lineStart = 0
  /// The index of a span at or before the start of the line.
  private var lineSpan = 0
  private var pen = AnsiPen()
  /// The current line, if the program has moved back in it.
  private var line: AnsiLine?
  /// Text for the cells. It is written in one piece, because a grapheme may arrive in parts.
  private var held: [UInt8] = []
  /// The addresses of links. The first one means no link.
  private var links = [""]
  private var linkNumbers: [String: Int32] = [:]
  /// The start of a sequence whose end hasn't arrived yet.
  private var rest: [UInt8] = []
  private var skipping = Skipping.nothing
  /// `true` if the last byte was a carriage return.
  private var isAfterReturn = false
  private var lines: [Text] = []

  init(endsAtLines: Bool) { self.endsAtLines = endsAtLines }

  mutating func takeLines() -> [Text] {
    defer { lines = [] }
    return lines
  }

  /// The text that hasn't been returned as a line.
  var current: Text {
    var copy = self
    copy.flush()
    return copy.text()
  }

  mutating func read(_ input: UnsafeBufferPointer<UInt8>) {
    if rest.isEmpty { return parse(input) }
    let joined = rest + input
    rest = []
    joined.withUnsafeBufferPointer { parse($0) }
  }

  private mutating func parse(_ input: UnsafeBufferPointer<UInt8>) {
    var place = skipping == .nothing ? 0 : skip(input)
    while place < input.count {
      let byte = input[place]
      if byte >= 0x20, byte != 0x7F {
        let end = endOfText(input, place)
        write(UnsafeBufferPointer(rebasing: input[place..<end]))
        place = end
        continue
      }
      if isAfterReturn, byte != 0x0A, byte != 0x0D { moveToStart() }
      switch byte {
      case 0x1B:
        guard let end = sequence(input, place) else {
          if skipping == .nothing { rest = Array(input[place...]) }
          return
        }
        place = end
      case 0x0A:
        endLine()
        place += 1
      case 0x0D:
        isAfterReturn = true
        place += 1
      case 0x09:
        settle()
        if line == nil { append(0x09) } else { line?.tab(pen) }
        place += 1
      case 0x08:
        toCells()
        settle()
        line?.backspace()
        place += 1
      default: place += 1
      }
    }
  }

  /// Returns the end of the text without control characters that begins at `start`.
  private func endOfText(_ input: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var place = start
    while place < input.count {
      place += TextSanitizer.safePrefix(UnsafeBufferPointer(rebasing: input[place...]))
      guard place < input.count, input[place] >= 0x80 else { break }
      while place < input.count, input[place] >= 0x80 { place += 1 }
    }
    return place
  }

  // MARK: Text

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    if isAfterReturn { moveToStart() }
    if line != nil {
      held.append(contentsOf: text)
      return
    }
    bytes.append(contentsOf: text)
    endSpan()
  }

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    endSpan()
  }

  private mutating func endSpan() {
    if let last = spans.last, last.pen == pen {
      spans[spans.count - 1].end = bytes.count
    } else {
      spans.append(Span(end: bytes.count, pen: pen))
    }
  }

  private mutating func moveToStart() {
    isAfterReturn = false
    // Nothing to overwrite.
    if line == nil, bytes.count == lineStart { return }
    toCells()
    settle()
    line?.go(toColumn: 0)
  }

  /// Writes held text to the cells. Text is held only while the current line is in cells, so a
  /// column can change after this in any order with `toCells()`.
  private mutating func settle() {
    guard !held.isEmpty else { return }
    line?.write(String(decoding: held, as: UTF8.self), pen)
    held.removeAll(keepingCapacity: true)
  }

  /// Moves the current line into cells.
  private mutating func toCells() {
    guard line == nil else { return }
    var cells = AnsiLine()
    var start = lineStart
    for span in spans.dropFirst(lineSpan) where span.end > lineStart {
      for (number, part) in bytes[start..<span.end].split(
        separator: 0x09, omittingEmptySubsequences: false
      ).enumerated() {
        if number > 0 { cells.tab(span.pen) }
        cells.write(String(decoding: part, as: UTF8.self), span.pen)
      }
      start = span.end
    }
    cut(to: lineStart)
    line = cells
  }

  /// Removes all bytes from `end` on.
  private mutating func cut(to end: Int) {
    bytes.removeSubrange(end...)
    while let last = spans.last, last.end > end {
      spans.removeLast()
      if (spans.last?.end ?? 0) < end { spans.append(Span(end: end, pen: last.pen)) }
    }
  }

  /// Moves the cells of the current line back among the bytes.
  private mutating func flush() {
    settle()
    guard let line else { return }
    self.line = nil
    let kept = pen
    line.forEachRun { text, pen in
      self.pen = pen
      bytes.append(contentsOf: text.utf8)
      endSpan()
    }
    pen = kept
  }

  private mutating func endLine() {
    isAfterReturn = false
    flush()
    if endsAtLines {
      lines.append(text())
      bytes.removeAll(keepingCapacity: true)
      spans.removeAll(keepingCapacity: true)
      return
    }
    append(0x0A)
    lineStart = bytes.count
    lineSpan = spans.count - 1
  }

  private func text() -> Text {
    var runs: [TextRun] = []
    runs.reserveCapacity(spans.count)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for span in spans {
        let part = UnsafeBufferPointer(rebasing: bytes[start..<span.end])
        runs.append(
          TextRun(
            string: String(decoding: part, as: UTF8.self), style: span.pen.style,
            link: links[Int(span.pen.link)]))
        start = span.end
      }
    }
    return Text(runs: runs)
  }

  // MARK: Sequences

  /// Reads the sequence that begins with ESC at `start`. Returns its end; `nil` if that hasn't
  /// arrived yet.
  private mutating func sequence(_ input: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard start + 1 < input.count else { return nil }
    switch input[start + 1] {
    case UInt8(ascii: "["): return controlSequence(input, start)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return controlString(input, start)
    case 0x20...0x2F:
      var end = start + 2
      while end < input.count, (0x20...0x2F).contains(input[end]) { end += 1 }
      if end < input.count { return (0x30...0x7E).contains(input[end]) ? end + 1 : end }
      return tooLong(input.count - start, .sequence)
    case 0x30...0x7E: return start + 2
    default: return start + 1
    }
  }

  private mutating func tooLong(_ length: Int, _ kind: Skipping) -> Int? {
    if length > Self.longest { skipping = kind }
    return nil
  }

  private mutating func controlSequence(_ input: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var end = start + 2
    while end < input.count, (0x20...0x3F).contains(input[end]) { end += 1 }
    guard end < input.count else { return tooLong(input.count - start, .sequence) }
    let final = input[end]
    // Any other byte ends the sequence and is read by itself.
    guard (0x40...0x7E).contains(final) else { return end }
    let parameters = UnsafeBufferPointer(rebasing: input[(start + 2)..<end])
    let isPlain = parameters.allSatisfy { (0x30...0x3B).contains($0) }
    guard isPlain else { return end + 1 }
    settle()
    if final == UInt8(ascii: "m") {
      pen.apply(AnsiParameters(parameters))
    } else {
      move(final, AnsiParameters(parameters)[0])
    }
    return end + 1
  }

  /// Erases a part of the line, or moves in it. `ESC[J` also erases the rows below, which don't
  /// exist here.
  private mutating func move(_ final: UInt8, _ number: Int) {
    switch final {
    case UInt8(ascii: "J"), UInt8(ascii: "K"):
      // Nothing follows the cursor unless the line is in cells. Programs such as grep erase the
      // rest of the line after each colour.
      if number == 0, line == nil { return }
      toCells()
      line?.erase(number)
    case UInt8(ascii: "G"):
      toCells()
      line?.go(toColumn: number - 1)
    case UInt8(ascii: "C"):
      toCells()
      line?.go(by: max(1, number))
    case UInt8(ascii: "D"):
      toCells()
      line?.go(by: -max(1, number))
    default: break
    }
  }

  /// Reads a string up to BEL or ST. It also ends at the end of the line, so that a string without
  /// an end hides no more than its line.
  private mutating func controlString(_ input: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var end = start + 2
    while end < input.count, !Self.endsString(input[end]) { end += 1 }
    guard end < input.count else { return tooLong(input.count - start, .string) }
    let next: Int
    switch input[end] {
    case 0x0A: return end
    case 0x1B:
      // The next byte shows whether the string ends here, however long it is.
      guard end + 1 < input.count else { return nil }
      guard input[end + 1] == UInt8(ascii: "\\") else { return end }
      next = end + 2
    case 0x07: next = end + 1
    default: return end + 1
    }
    if input[start + 1] == UInt8(ascii: "]") {
      command(UnsafeBufferPointer(rebasing: input[(start + 2)..<end]))
    }
    return next
  }

  private static func endsString(_ byte: UInt8) -> Bool {
    byte == 0x07 || byte == 0x0A || byte == 0x18 || byte == 0x1A || byte == 0x1B
  }

  /// Handles `8;parameters;address`, which begins or ends a link.
  private mutating func command(_ body: UnsafeBufferPointer<UInt8>) {
    let parts = body.split(
      separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual([UInt8(ascii: "8")]) else { return }
    settle()
    let address = String(decoding: parts[2], as: UTF8.self)
    guard LinkAddress.isSafe(address) else {
      pen.link = 0
      return
    }
    if let known = linkNumbers[address] {
      pen.link = known
    } else if links.count < Self.mostLinks {
      pen.link = Int32(links.count)
      linkNumbers[address] = pen.link
      links.append(address)
    } else {
      pen.link = 0
    }
  }

  /// Skips the rest of a sequence that was too long. Returns its end.
  private mutating func skip(_ input: UnsafeBufferPointer<UInt8>) -> Int {
    let isString = skipping == .string
    let end = input.firstIndex { byte in
      isString ? Self.endsString(byte) : !(0x20...0x3F).contains(byte)
    }
    guard let end else { return input.count }
    skipping = .nothing
    let isLast = isString ? input[end] == 0x07 : (0x40...0x7E).contains(input[end])
    return isLast ? end + 1 : end
  }
}
