// SPDX-License-Identifier: MIT
// Organism: reads the lines of a hunk of a patch.

/// Reads the lines of a hunk, as many as its first line says.
struct HunkReader {
  private let header: HunkHeader
  private var lines: [DiffLine] = []
  /// The numbers of the next line.
  private var numbers: (old: Int, new: Int)
  private let first: (old: Int, new: Int)

  /// Creates a reader of the lines after `header`; `nil` if `next` isn't the first of them: broken
  /// hunks can have none.
  init?(_ header: HunkHeader, before next: Substring?) {
    self.header = header
    // Without lines, the number is that of the line before. Lines have numbers from 1 on.
    first = (
      max(1, header.old.start + (header.old.count == 0 ? 1 : 0)),
      max(1, header.new.start + (header.new.count == 0 ? 1 : 0))
    )
    numbers = first
    var reader = self
    guard let next, reader.read(next) else { return nil }
  }

  /// Adds a line of the patch. Returns `false` if it doesn't belong to the hunk.
  mutating func read(_ line: Substring) -> Bool {
    let hasOld = numbers.old < first.old + header.old.count
    let hasNew = numbers.new < first.new + header.new.count
    switch line.utf8.first {
    case UInt8(ascii: "\\") where !lines.isEmpty:
      lines[lines.count - 1].hasNewline = false
    case UInt8(ascii: "+") where hasNew: append(.added, line.dropFirstByte)
    case UInt8(ascii: "-") where hasOld: append(.removed, line.dropFirstByte)
    case UInt8(ascii: " ") where hasOld && hasNew: append(.unchanged, line.dropFirstByte)
    // Some programs remove spaces at the ends of lines.
    case nil where hasOld && hasNew, 0x0D where hasOld && hasNew: append(.unchanged, line)
    default: return false
    }
    return true
  }

  private mutating func append(_ kind: DiffLine.Kind, _ content: Substring) {
    lines.append(DiffLine(kind, content, old: numbers.old, new: numbers.new))
    if kind != .added { numbers.old += 1 }
    if kind != .removed { numbers.new += 1 }
  }

  /// Returns the hunk, with the lines that were read.
  func hunk(_ id: DiffHunk.ID) -> DiffHunk {
    DiffHunk(
      id: id, oldRange: first.old..<numbers.old, newRange: first.new..<numbers.new,
      heading: header.heading, lines: lines)
  }
}

extension Substring {
  /// The text without its sign. The sign and the first character can be one character in Swift.
  var dropFirstByte: Substring { Substring(utf8.dropFirst()) }
}
