// SPDX-License-Identifier: MIT
// Views: the diagnostics of a text editor, by line.

import CuriumEditing
import CuriumTerminal

/// The diagnostics of a text editor, in the order of the text. Their places are computed only for
/// requested lines.
struct LineDiagnostics {
  /// A diagnostic and its bytes in the text.
  struct Place {
    let diagnostic: TextDiagnostic
    let range: Range<Int>
  }

  private var given: [TextDiagnostic] = []
  private var sorted: [TextDiagnostic] = []
  /// The places in the last requested line. Each row of the line requests them.
  private var last: (line: Int, revision: Int, places: [Place])?
  /// `true` if one of the diagnostics is an error.
  private(set) var hasErrors = false

  var isEmpty: Bool { sorted.isEmpty }
  var count: Int { sorted.count }

  mutating func set(_ diagnostics: [TextDiagnostic]) {
    if diagnostics == given { return }
    given = diagnostics
    sorted = diagnostics.sorted {
      ($0.line, $0.columns?.lowerBound ?? 1) < ($1.line, $1.columns?.lowerBound ?? 1)
    }
    hasErrors = diagnostics.contains { $0.severity == .error }
    last = nil
  }

  private func indices(inLine line: Int, of buffer: TextBuffer) -> Range<Int> {
    let all = 0..<count
    let start = all.partitioningIndex { sorted[$0].line(in: buffer) >= line }
    return start..<all.partitioningIndex { sorted[$0].line(in: buffer) > line }
  }

  /// Returns the highest severity in a line.
  func severity(ofLine line: Int, in buffer: TextBuffer) -> TextDiagnostic.Severity? {
    sorted[indices(inLine: line, of: buffer)].map(\.severity).max()
  }

  /// Returns the diagnostics of a line and their places in the text.
  mutating func places(inLine line: Int, of editing: TextEditing) -> [Place] {
    if let last, last.line == line, last.revision == editing.revision { return last.places }
    let diagnostics = Array(sorted[indices(inLine: line, of: editing.buffer)])
    let ranges = Self.ranges(of: diagnostics, inLine: line, of: editing.buffer)
    let places = zip(diagnostics, ranges).map { Place(diagnostic: $0, range: $1) }
    last = (line, editing.revision, places)
    return places
  }

  /// Returns the nearest line with a diagnostic after `line`, or before it unless `forward`. Wraps
  /// around at the ends of the text.
  ///
  /// - Precondition: There are diagnostics.
  func line(from line: Int, forward: Bool, in buffer: TextBuffer) -> Int {
    let own = indices(inLine: line, of: buffer)
    let next =
      forward ? own.upperBound % count : (own.lowerBound > 0 ? own.lowerBound : count) - 1
    return sorted[next].line(in: buffer)
  }

  /// Returns the bytes of the diagnostics of a line, in the same order.
  static func ranges(
    of diagnostics: [TextDiagnostic], inLine line: Int, of buffer: TextBuffer
  ) -> [Range<Int>] {
    let start = buffer.start(ofLine: line)
    let end = buffer.lineEnd(at: start)
    let indent = buffer.slice(start..<end).utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let whole = (start + indent == end ? start : start + indent)..<end
    let parts = diagnostics.map { $0.characters(in: buffer) }
    // Without columns, the characters of the line aren't counted.
    var ranges = buffer.ranges(ofCharacters: parts.compactMap(\.self), inLine: line).makeIterator()
    return parts.map { $0 == nil ? whole : ranges.next() ?? whole }
  }
}

extension TextDiagnostic {
  /// Returns the line, counted from 0 and limited to the lines of the text.
  func line(in buffer: TextBuffer) -> Int { max(1, min(line, buffer.lineCount)) - 1 }

  /// Returns the characters of the line, counted from 0; never an empty range. Returns `nil` for
  /// the whole line.
  func characters(in buffer: TextBuffer) -> Range<Int>? {
    if line > buffer.lineCount { return Int.max - 1..<Int.max }
    guard let columns else { return nil }
    let start = max(1, columns.lowerBound) - 1
    return start..<max(start + 1, max(1, columns.upperBound) - 1)
  }
}
