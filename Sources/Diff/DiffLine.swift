// SPDX-License-Identifier: MIT
// Organism: a line of a diff.

/// A line of a `DiffHunk`.
///
///     let lines = Diff(old: "1\n", new: "2\n").hunks.flatMap(\.lines)
///     let added = lines.filter { $0.kind == .added }.map(\.text)
public struct DiffLine: Equatable, Sendable {
  /// The kinds of lines.
  public enum Kind: Hashable, Sendable {
    /// The line is the same before and after the change.
    case unchanged
    /// The line exists only before the change.
    case removed
    /// The line exists only after the change.
    case added

    /// The sign of the line in the unified format.
    var sign: String {
      switch self {
      case .unchanged: " "
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  /// The identity of a line of a hunk: the hunk, and the place of the line in it.
  public struct ID: Hashable, Sendable {
    /// The hunk.
    public let hunk: DiffHunk.ID
    /// The number of lines before it in the hunk.
    public let number: Int

    /// Creates the identity of the line after `number` other lines in a hunk.
    public init(hunk: DiffHunk.ID, number: Int) {
      self.hunk = hunk
      self.number = number
    }
  }

  /// The kind of the line.
  public let kind: Kind
  let content: Substring
  /// The numbers of the line. One that doesn't exist is that of the next line.
  private let numbers: (old: Int, new: Int)
  /// `false` for the last line of a file that doesn't end with a line feed.
  public internal(set) var hasNewline: Bool

  init(_ kind: Kind, _ content: Substring, old: Int, new: Int, hasNewline: Bool = true) {
    self.kind = kind
    self.content = content
    numbers = (old, new)
    self.hasNewline = hasNewline
  }

  /// The text of the line, without its sign and the line feed at its end.
  public var text: String { String(content) }

  /// The number of the line before the change, counted from 1; `nil` for an added line.
  public var oldNumber: Int? { kind == .added ? nil : numbers.old }

  /// The number of the line after the change, counted from 1; `nil` for a removed line.
  public var newNumber: Int? { kind == .removed ? nil : numbers.new }

  /// The same line in the opposite change.
  var reversed: DiffLine {
    let opposite: Kind =
      switch kind {
      case .unchanged: .unchanged
      case .removed: .added
      case .added: .removed
      }
    return DiffLine(opposite, content, old: numbers.new, new: numbers.old, hasNewline: hasNewline)
  }

  /// Returns whether both lines are the same, byte by byte.
  public static func == (left: DiffLine, right: DiffLine) -> Bool {
    left.kind == right.kind && left.numbers == right.numbers
      && left.hasNewline == right.hasNewline && ByteKey(left.content) == ByteKey(right.content)
  }
}
