// SPDX-License-Identifier: MIT
// Text: what a Markdown text is made of.

/// A block of a Markdown text that holds no other block.
package struct MarkdownBlock: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case paragraph
    /// A heading of a level from 1 to 6.
    case heading(Int)
    case code
    case rule
    /// A row of the table with this number; the first row of a table holds its titles.
    case row(table: Int, isTitle: Bool)
    /// The content of an item or a quote that has none.
    case empty
  }

  package let kind: Kind
  /// The innermost quote or item it is in; -1 outside of all.
  package let container: Int
  /// Its lines, as numbers of the document's lines.
  let lines: Range<Int>
}

/// A quote or an item of a list.
package struct MarkdownContainer: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case quote
    /// An item of the list with this number, and its own number where the list counts.
    case item(list: Int, number: Int?)
  }

  package let kind: Kind
  /// The container around it; -1 outside of all.
  package let parent: Int
  /// How many containers are around it.
  package let depth: Int
}

/// The part of a line that belongs to a block.
struct MarkdownLine {
  var range: Range<Int>
  /// Spaces before it that are part of a tab.
  var padding = 0
}

/// How a column of a table is aligned.
package enum MarkdownAlignment: Sendable {
  case leading, center, trailing
}

/// The columns of a table.
package struct MarkdownTableColumns: Equatable, Sendable {
  package var alignments: [MarkdownAlignment]
  /// The width of the widest cell of each column, in cells.
  package var widths: [Int]
  /// Differs after every change of the widths.
  package var stamp: Int
}
