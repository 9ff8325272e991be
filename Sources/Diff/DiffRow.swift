// SPDX-License-Identifier: MIT
// Organism: a row of a diff on the screen.

/// A row of a `DiffView`.
struct DiffRow: Identifiable, Equatable {
  /// The place of a row: its part of the patch, the section there, and its number in the section.
  ///
  /// The first section of a file is its header. Then the sections are the lines before the first
  /// hunk, that hunk, the lines after it, and so on. The rows of a diff are in the order of their
  /// ids.
  struct ID: Hashable, Comparable {
    let part: Int32
    let section: Int32
    let number: Int32

    init(_ part: Int, _ section: Int, _ number: Int) {
      self.part = Int32(clamping: part)
      self.section = Int32(clamping: section)
      self.number = Int32(clamping: number)
    }

    static func < (left: ID, right: ID) -> Bool {
      (left.part, left.section, left.number) < (right.part, right.section, right.number)
    }

    /// The index of the hunk in its file; `nil` in other sections.
    var hunk: Int? { section > 0 && section % 2 == 0 ? Int(section) / 2 - 1 : nil }

    /// Returns the section of a hunk.
    static func section(ofHunk index: Int) -> Int { 2 * index + 2 }
    /// Returns the section of the unchanged lines before a hunk.
    static func section(beforeHunk index: Int) -> Int { 2 * index + 1 }
  }

  /// A part of a diff that the user can expand and collapse. It stays the same when other files
  /// change.
  struct Fold: Hashable {
    let file: DiffFile.ID
    /// The section of the unchanged lines; 0 for the whole file.
    let section: Int
  }

  enum Content: Equatable {
    /// A line that isn't part of a hunk.
    case text
    /// The name of a file.
    case file
    /// The position of a hunk.
    case hunk
    /// The name of a number of unchanged lines, which the user can show and hide.
    case fold(count: Int)
    /// A line between hunks, by its numbers.
    case unchanged(old: Int, new: Int)
    /// A line of a hunk, and the line that it replaces or that replaces it.
    case line(Int, partner: Int?)
    /// Two lines of a hunk side by side.
    case pair(Int?, Int?)
  }

  let id: ID
  let content: Content
}
