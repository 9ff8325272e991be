// SPDX-License-Identifier: MIT
// Views: the blocks and containers of Markdown text.

import CuriumText

/// A block of a Markdown text that contains no other block.
package struct MarkdownBlock: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case paragraph
    /// A heading with a level from 1 to 6.
    case heading(Int)
    case code
    case rule
    /// A row of the table with this number. The first row of a table contains its titles.
    case row(table: Int, isTitle: Bool)
    /// The title of an alert.
    case alert(MarkdownAlert)
    /// The summary of an HTML element `details`, which has no lines if the text contains none.
    case summary
    /// The content of an empty item or quote.
    case empty
  }

  package let kind: Kind
  /// The number of the innermost quote or item around the block; -1 if there is none.
  package let container: Int
  /// The lines of the block, as indices of the document's lines.
  let lines: Range<Int>
  /// The bytes after the mark of a fenced code block, which begin with its language.
  var info = 0..<0
  package var alignment = MarkdownAlignment.leading
  /// `true` if the text is HTML, in which nothing else is markup.
  package var isHTML = false
  /// `true` if the text contains brackets, so it can change with the references of the document.
  var mayRefer = false
}

/// A quote, a list item, or another block that contains blocks.
package struct MarkdownContainer: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case quote
    case alert(MarkdownAlert)
    /// An item of list number `list`, with its own number in a numbered list. `task` is set in
    /// items of task lists.
    case item(list: Int, number: Int?, task: MarkdownTask?)
    /// The footnote with this number.
    case footnote(Int)
    /// The HTML element `details`.
    case details(isOpen: Bool)
  }

  package let kind: Kind
  /// The number of the container around this one; -1 if there is none.
  package let parent: Int
  /// The number of containers around this one.
  package let depth: Int
}

/// The kind of an alert, which is a quote that begins with a line such as `[!NOTE]`.
package enum MarkdownAlert: String, CaseIterable, Sendable {
  case note, tip, important, warning, caution
}

/// A task in a list.
package struct MarkdownTask: Equatable, Sendable {
  /// The number of tasks before it in the document.
  package let index: Int
  package let isDone: Bool
  /// The index of the byte between the brackets.
  let place: Int
}

/// The part of a line that belongs to a block.
struct MarkdownLine {
  var range: Range<Int>
  /// The number of spaces before the range that are part of a tab.
  var padding = 0
}

/// The alignment of a table column, or of the text in an HTML element.
package enum MarkdownAlignment: Sendable {
  case leading, center, trailing
}

/// The columns of a table.
package struct MarkdownTableColumns: Equatable, Sendable {
  package var alignments: [MarkdownAlignment]
  /// The width of each column, in cells.
  package var widths: [Int]
  /// A number that changes whenever the widths change.
  var stamp: Int
  /// The index of the block with the titles.
  let firstRow: Int
  /// The state of the references with which the columns were measured.
  var references: Int
  /// `true` if the widths depend on the references of the document.
  var mayRefer = false
}
