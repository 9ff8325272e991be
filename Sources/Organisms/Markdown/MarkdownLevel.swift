// SPDX-License-Identifier: MIT
// Organism: a level around a block of a Markdown document.

import CuriumMarkdown
import CuriumTokens
import CuriumControls

/// A quote, a list item or another container around a block.
struct MarkdownLevel {
  let kind: MarkdownContainer.Kind
  /// `true` if the level began before the block.
  var isContinued: Bool

  /// The colour of the bar beside the level; `nil` if it has none.
  var barColor: Color? {
    switch kind {
    case .quote: ComponentTokens.Markdown.quoteBarColor
    case .alert(let alert): alert.barColor
    default: nil
    }
  }

  /// `true` if the block begins with the box of a task.
  var beginsTask: Bool {
    if case .item(_, _, .some(_)) = kind { !isContinued } else { false }
  }

  /// The marker of a list item, for screen readers.
  var spokenMarker: String? {
    guard case .item(_, let number, let task) = kind else { return nil }
    let box = task.map { $0.isDone ? "[x]" : "[ ]" }
    guard let number else { return box ?? "•" }
    return box.map { "\(number). \($0)" } ?? "\(number)."
  }
}
