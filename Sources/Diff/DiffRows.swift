// SPDX-License-Identifier: MIT
// Organism: the rows of a diff, and what they show.

import CuriumControls

/// The rows of a diff on the screen.
@MainActor final class DiffRows {
  /// The properties that the rows depend on.
  struct Options: Equatable {
    let diff: Diff
    /// The language of the code; `nil` for that of the paths.
    let language: CodeLanguage?
    let isSplit: Bool
    /// The files that the user has collapsed, and the unchanged lines that are shown.
    let toggled: Set<DiffRow.Fold>
  }

  let options: Options
  let all: [DiffRow]
  /// The number of digits of the greatest line number.
  let digits: Int
  /// The indices of the first rows of hunks.
  private let starts: [Int]
  private let syntax: DiffSyntax
  /// The longest line, and what its columns depend on; `nil` before a line scrolls.
  private var longest: (tabWidth: Int, ambiguousIsWide: Bool, columns: Int)?

  init(_ options: Options) {
    var builder = DiffRowBuilder(isSplit: options.isSplit, toggled: options.toggled)
    for (index, part) in options.diff.parts.enumerated() { builder.append(part, at: index) }
    self.options = options
    all = builder.rows
    starts = builder.starts
    digits = String(builder.greatestNumber).utf8.count
    syntax = DiffSyntax(options.diff, language: options.language)
  }

  /// Returns the number of columns of the longest line of code in the rows, with `tabWidth`
  /// columns between tab stops.
  func longestLine(tabWidth: Int, ambiguousIsWide: Bool) -> Int {
    if let longest, longest.tabWidth == tabWidth, longest.ambiguousIsWide == ambiguousIsWide {
      return longest.columns
    }
    var columns = 0
    for row in all {
      // No character has more columns for each of its bytes than a tab.
      for line in lines(of: row) where line.utf8.count > columns / tabWidth {
        var writer = LineWriter(
          tabWidth: tabWidth, firstColumn: 0, ambiguousIsWide: ambiguousIsWide)
        _ = writer.written(line)
        columns = max(columns, writer.column)
      }
    }
    longest = (tabWidth, ambiguousIsWide, columns)
    return columns
  }

  /// Returns the lines of code in a row.
  private func lines(of row: DiffRow) -> [Substring] {
    switch row.content {
    case .text, .file, .hunk, .fold: []
    case .unchanged(let old, _): file(at: row.id)?.texts.map { [$0.old.lines[old - 1]] } ?? []
    case .line(let index, _): hunk(at: row.id).map { [$0.lines[index].content] } ?? []
    case .pair(let left, let right):
      hunk(at: row.id).map { hunk in
        [left, right].compactMap { index in index.map { hunk.lines[$0].content } }
      } ?? []
    }
  }

  // MARK: Places

  /// `true` if the rows contain a hunk.
  var hasHunks: Bool { !starts.isEmpty }

  /// Returns the index of the row with an id; `nil` if there is none.
  func index(of id: DiffRow.ID) -> Int? {
    let index = firstIndex(notBefore: id)
    return index < all.count && all[index].id == id ? index : nil
  }

  /// Returns the row with an id, or the last one before it in the same section: a section has fewer
  /// rows with both versions side by side. `nil` if there is none.
  func row(near id: DiffRow.ID) -> DiffRow.ID? {
    let index = firstIndex(notBefore: id)
    if index < all.count, all[index].id == id { return id }
    guard index > 0, case let row = all[index - 1].id, row.part == id.part,
      row.section == id.section
    else { return nil }
    return row
  }

  /// Returns the index of the first row that isn't before an id.
  private func firstIndex(notBefore id: DiffRow.ID) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the hunk that contains a row; `nil` for rows outside of hunks.
  func hunk(at id: DiffRow.ID) -> DiffHunk? {
    guard let file = file(at: id), let index = id.hunk, file.hunks.indices.contains(index) else {
      return nil
    }
    return file.hunks[index]
  }

  /// Returns the first row of a hunk, or that of its file if the file is collapsed; `nil` if there
  /// is no such hunk.
  func start(of hunk: DiffHunk.ID) -> DiffRow.ID? {
    for (part, content) in options.diff.parts.enumerated() {
      guard case .file(let file) = content,
        let index = file.hunks.firstIndex(where: { $0.id == hunk })
      else { continue }
      let place = firstIndex(notBefore: DiffRow.ID(part, DiffRow.ID.section(ofHunk: index), 0))
      if place < all.count, all[place].id.part == part, all[place].id.hunk == index {
        return all[place].id
      }
      return DiffRow.ID(part, 0, 0)
    }
    return nil
  }

  /// Returns the first row of the next hunk after a row, or of the one before it; `nil` if there is
  /// none. Inside a hunk, the one before is the hunk itself.
  func start(from id: DiffRow.ID?, forward: Bool) -> DiffRow.ID? {
    let place = id.map { firstIndex(notBefore: $0) } ?? -1
    let start = forward ? starts.first { $0 > place } : starts.last { $0 < place }
    return start.map { all[$0].id }
  }

  /// Returns the row to scroll to for the first row of a hunk: the name of the file, if only that
  /// is before it.
  func top(of id: DiffRow.ID) -> DiffRow.ID {
    guard let index = index(of: id), index > 0, all[index - 1].content == .file else { return id }
    return all[index - 1].id
  }

  /// Returns the part of the diff that a row expands and collapses; `nil` if it doesn't.
  func fold(at id: DiffRow.ID) -> DiffRow.Fold? {
    guard let index = index(of: id), let file = file(at: id) else { return nil }
    switch all[index].content {
    case .file, .fold: return DiffRow.Fold(file: file.id, section: Int(id.section))
    default: return nil
    }
  }

  /// Returns whether a row that expands and collapses a part of the diff is expanded.
  func isExpanded(_ row: DiffRow) -> Bool {
    // At first, files are expanded, and unchanged lines are collapsed.
    let isToggled = fold(at: row.id).map { options.toggled.contains($0) } ?? false
    return isToggled != (row.content == .file)
  }

  // MARK: Content

  /// Returns the ids of the lines of a hunk in a row, the removed one first.
  func lines(at id: DiffRow.ID) -> [DiffLine.ID] {
    guard let index = index(of: id), let hunk = hunk(at: id) else { return [] }
    let lines: [Int?] =
      switch all[index].content {
      case .line(let line, _): [line]
      case .pair(let left, let right): left == right ? [left] : [left, right]
      case .text, .file, .hunk, .fold, .unchanged: []
      }
    return lines.compactMap { $0 }.map { DiffLine.ID(hunk: hunk.id, number: $0) }
  }

  /// Returns the file that contains a row; `nil` for other text.
  func file(at id: DiffRow.ID) -> DiffFile? {
    guard case .file(let file)? = part(at: id) else { return nil }
    return file
  }

  private func part(at id: DiffRow.ID) -> Diff.Part? {
    let index = Int(id.part)
    return options.diff.parts.indices.contains(index) ? options.diff.parts[index] : nil
  }

  /// Returns the text of a row outside of hunks.
  func text(at id: DiffRow.ID) -> Substring {
    switch part(at: id) {
    case .text(let lines)?: lines[Int(id.number)]
    // The first row is the name of the file.
    case .file(let file)?: file.notes[Int(id.number) - 1]
    case nil: ""
    }
  }

  /// Returns a line of the hunk that contains a row, with its tokens, and the words that differ
  /// from another line.
  func line(_ index: Int, partner: Int?, at id: DiffRow.ID) -> DiffLineContent? {
    guard let hunk = hunk(at: id) else { return nil }
    let line = hunk.lines[index]
    var marks: [Range<Int>] = []
    var other: Substring?
    if let partner {
      let content = hunk.lines[partner].content
      other = content
      let isOld = line.kind == .removed
      let words = WordComparison(isOld ? line.content : content, isOld ? content : line.content)
      marks = words.map { isOld ? $0.removed : $0.added } ?? []
    }
    return DiffLineContent(
      line: line, spans: syntax.spans(of: line, at: id), marks: marks,
      // A carriage return at the end is only shown if it is the difference.
      showsReturn: line.content.utf8.last == 0x0D && other.map { $0.utf8.last == 0x0D } == false)
  }

  /// Returns the line between hunks with some numbers.
  func line(old: Int, new: Int, at id: DiffRow.ID) -> DiffLineContent? {
    guard let texts = file(at: id)?.texts else { return nil }
    let line = DiffLine(
      .unchanged, texts.old.lines[old - 1], old: old, new: new,
      hasNewline: texts.old.hasNewline(at: old - 1))
    return DiffLineContent(line: line, spans: syntax.spans(of: line, at: id))
  }
}
