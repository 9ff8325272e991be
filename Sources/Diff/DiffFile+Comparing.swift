// SPDX-License-Identifier: MIT
// Organism: the hunks of a comparison of two texts.

extension DiffFile {
  /// The texts of a comparison.
  struct Texts: Equatable, Sendable {
    let old: TextLines
    let new: TextLines
  }

  /// Creates the changes of a text.
  ///
  /// - Parameters:
  ///   - texts: The text before and after the change.
  ///   - contextLines: The number of unchanged lines around each change.
  init(comparing texts: Texts, contextLines: Int) {
    self.texts = texts
    let context = min(contextLines, texts.old.lines.count)
    var changes = LineComparison(texts).changes[...]
    while let first = changes.popFirst() {
      var group = [first]
      var end = first.old.upperBound
      // Changes whose context would overlap or touch are one hunk.
      while let next = changes.first, next.old.lowerBound - end <= 2 * context {
        group.append(changes.removeFirst())
        end = next.old.upperBound
      }
      append(Self.hunk(of: group, in: texts, context: context, number: hunks.count))
    }
  }

  private static func hunk(
    of changes: [LineComparison.Change], in texts: Texts, context: Int, number: Int
  ) -> DiffHunk {
    let (first, last) = (changes[0], changes[changes.count - 1])
    let before = min(context, first.old.lowerBound)
    let after = min(context, texts.old.lines.count - last.old.upperBound)
    let start = (old: first.old.lowerBound - before, new: first.new.lowerBound - before)
    var lines: [DiffLine] = []
    var (old, new) = start
    func append(_ kind: DiffLine.Kind) {
      let side = kind == .added ? texts.new : texts.old
      let index = kind == .added ? new : old
      lines.append(
        DiffLine(
          kind, side.lines[index], old: old + 1, new: new + 1,
          hasNewline: side.hasNewline(at: index)))
      if kind != .added { old += 1 }
      if kind != .removed { new += 1 }
    }
    for change in changes {
      while old < change.old.lowerBound { append(.unchanged) }
      while old < change.old.upperBound { append(.removed) }
      while new < change.new.upperBound { append(.added) }
    }
    for _ in 0..<after { append(.unchanged) }
    return DiffHunk(
      id: DiffHunk.ID(path: "", number: number), oldRange: (start.old + 1)..<(old + 1),
      newRange: (start.new + 1)..<(new + 1), heading: "", lines: lines)
  }
}
