// SPDX-License-Identifier: MIT
// Organism: creates the rows of a diff.

/// Creates the rows of a diff, part by part.
struct DiffRowBuilder {
  let isSplit: Bool
  let toggled: Set<DiffRow.Fold>
  private(set) var rows: [DiffRow] = []
  /// The indices of the first rows of hunks.
  private(set) var starts: [Int] = []
  /// The greatest line number.
  private(set) var greatestNumber = 0

  init(isSplit: Bool, toggled: Set<DiffRow.Fold>) {
    self.isSplit = isSplit
    self.toggled = toggled
  }

  /// Adds the rows of a part of a patch.
  mutating func append(_ part: Diff.Part, at index: Int) {
    switch part {
    case .text(let lines):
      for line in lines.indices { append(.text, DiffRow.ID(index, 0, line)) }
    case .file(let file): append(file, at: index)
    }
  }

  private mutating func append(_ content: DiffRow.Content, _ id: DiffRow.ID) {
    rows.append(DiffRow(id: id, content: content))
  }

  private mutating func append(_ file: DiffFile, at part: Int) {
    if !file.path.isEmpty {
      append(.file, DiffRow.ID(part, 0, 0))
      if toggled.contains(DiffRow.Fold(file: file.id, section: 0)) { return }
    }
    for note in file.notes.indices { append(.text, DiffRow.ID(part, 0, note + 1)) }
    // The numbers of the next line.
    var (old, new) = (1, 1)
    for (index, hunk) in file.hunks.enumerated() {
      if file.texts != nil {
        appendLines(
          old: old..<hunk.oldRange.lowerBound, new: new, of: file, part,
          DiffRow.ID.section(beforeHunk: index))
      }
      append(hunk, at: index, of: file, part)
      (old, new) = (hunk.oldRange.upperBound, hunk.newRange.upperBound)
    }
    greatestNumber = max(greatestNumber, old - 1, new - 1)
    guard let texts = file.texts else { return }
    appendLines(
      old: old..<(texts.old.lines.count + 1), new: new, of: file, part,
      DiffRow.ID.section(beforeHunk: file.hunks.count))
  }

  /// Adds the unchanged lines between hunks, which the user can show.
  private mutating func appendLines(
    old: Range<Int>, new: Int, of file: DiffFile, _ part: Int, _ section: Int
  ) {
    if old.isEmpty { return }
    append(.fold(count: old.count), DiffRow.ID(part, section, 0))
    greatestNumber = max(greatestNumber, old.upperBound - 1, new + old.count - 1)
    guard toggled.contains(DiffRow.Fold(file: file.id, section: section)) else { return }
    for offset in 0..<old.count {
      append(
        .unchanged(old: old.lowerBound + offset, new: new + offset),
        DiffRow.ID(part, section, offset + 1))
    }
  }

  private mutating func append(_ hunk: DiffHunk, at index: Int, of file: DiffFile, _ part: Int) {
    starts.append(rows.count)
    let section = DiffRow.ID.section(ofHunk: index)
    if file.texts == nil { append(.hunk, DiffRow.ID(part, section, 0)) }
    var place = 0
    while place < hunk.lines.count {
      var end = place
      while end < hunk.lines.count, hunk.lines[end].kind != .unchanged { end += 1 }
      if end == place {
        let content: DiffRow.Content = isSplit ? .pair(place, place) : .line(place, partner: nil)
        append(content, DiffRow.ID(part, section, place + 1))
        place += 1
      } else {
        append(changed: place..<end, of: hunk, part, section)
        place = end
      }
    }
  }

  /// Adds changed lines without unchanged ones between them. The first removed line belongs to the
  /// first added one, and so on.
  private mutating func append(
    changed range: Range<Int>, of hunk: DiffHunk, _ part: Int, _ section: Int
  ) {
    let removed = range.filter { hunk.lines[$0].kind == .removed }
    let added = range.filter { hunk.lines[$0].kind == .added }
    func line(_ number: Int, of lines: [Int]) -> Int? {
      number < lines.count ? lines[number] : nil
    }
    if isSplit {
      for number in 0..<max(removed.count, added.count) {
        append(
          .pair(line(number, of: removed), line(number, of: added)),
          DiffRow.ID(part, section, range.lowerBound + number + 1))
      }
      return
    }
    var (removals, additions) = (0, 0)
    for index in range {
      let isRemoved = hunk.lines[index].kind == .removed
      let partner = isRemoved ? line(removals, of: added) : line(additions, of: removed)
      append(.line(index, partner: partner), DiffRow.ID(part, section, index + 1))
      if isRemoved { removals += 1 } else { additions += 1 }
    }
  }
}
