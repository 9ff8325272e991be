// SPDX-License-Identifier: MIT
// Organism: the tokens of the code in a diff.

import CuriumControls

/// Finds the tokens of the code in a diff, line by line. A token such as a comment can begin in an
/// earlier line, so 1,000 to 2,000 lines before the shown one are read too, once: those of its hunk
/// in a patch, or of the whole text in a comparison.
@MainActor final class DiffSyntax {
  /// The lines of one version of a hunk or a text.
  private struct Source: Hashable {
    let part: Int32
    /// The section of the hunk; 0 for a whole text.
    let section: Int32
    let isOld: Bool
  }

  /// The lines from `first` on, in pieces that are read separately: the end of a long text doesn't
  /// wait for the lines above it.
  private struct Lines {
    let first: Int
    let lines: [Substring]
    /// The states of the language at the starts of the lines read so far, for each piece. They
    /// begin at the start of the piece before it.
    private var known: [Int: [Int]] = [:]
    /// The number of lines of a piece.
    private static let piece = 1_000
    /// The maximum length of a line with colours, in bytes.
    private static let longest = 4_096

    init(first: Int, lines: [Substring]) {
      self.first = first
      self.lines = lines
    }

    /// Returns the tokens of the line with a number.
    mutating func spans(ofLine number: Int, in language: CodeLanguage) -> [CodeSpan] {
      let index = number - first
      guard lines.indices.contains(index) else { return [] }
      let piece = index / Self.piece
      let start = max(0, piece - 1) * Self.piece
      var states = known[piece] ?? [0]
      // The dictionary must not retain the states while they change.
      known[piece] = nil
      defer { known[piece] = states }
      while states.count <= index - start {
        var state = states[states.count - 1]
        _ = Self.spans(of: lines[start + states.count - 1], in: language, &state)
        states.append(state)
      }
      var state = states[index - start]
      return Self.spans(of: lines[index], in: language, &state)
    }

    private static func spans(
      of line: Substring, in language: CodeLanguage, _ state: inout Int
    ) -> [CodeSpan] {
      if line.utf8.count > longest { return [] }
      let hasReturn = line.utf8.last == 0x0D
      return language.spans(
        ofLine: hasReturn ? Substring(line.utf8.dropLast()) : line, state: &state)
    }
  }

  private let diff: Diff
  private let language: CodeLanguage?
  private var known: [Source: Lines] = [:]

  /// Creates a reader of code in `language`; with `nil`, in that of the path of each file.
  init(_ diff: Diff, language: CodeLanguage?) {
    self.diff = diff
    self.language = language
  }

  /// Returns the tokens of a line, which is in the row with an id.
  func spans(of line: DiffLine, at id: DiffRow.ID) -> [CodeSpan] {
    guard case .file(let file) = diff.parts[Int(id.part)],
      let language = language ?? Self.language(of: file.path),
      let number = line.newNumber ?? line.oldNumber
    else { return [] }
    let isOld = line.newNumber == nil
    let source = Source(part: id.part, section: file.texts == nil ? id.section : 0, isOld: isOld)
    var lines = known[source] ?? Self.lines(of: file, hunk: id.hunk, isOld: isOld)
    // As above, the dictionary must not retain the states.
    known[source] = nil
    defer { known[source] = lines }
    return lines.spans(ofLine: number, in: language)
  }

  private static func lines(of file: DiffFile, hunk index: Int?, isOld: Bool) -> Lines {
    if let texts = file.texts {
      return Lines(first: 1, lines: isOld ? texts.old.lines : texts.new.lines)
    }
    guard let index else { return Lines(first: 1, lines: []) }
    let hunk = file.hunks[index]
    let other: DiffLine.Kind = isOld ? .added : .removed
    return Lines(
      first: isOld ? hunk.oldRange.lowerBound : hunk.newRange.lowerBound,
      lines: hunk.lines.filter { $0.kind != other }.map(\.content))
  }

  /// Returns the language of a file: that of its extension, or of its whole name.
  private static func language(of path: String) -> CodeLanguage? {
    let name = path.split(separator: "/").last ?? ""
    guard let part = name.split(separator: ".").last else { return nil }
    return CodeLanguage(named: part)
  }
}
