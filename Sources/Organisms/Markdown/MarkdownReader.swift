// SPDX-License-Identifier: MIT
// Organism: the parsed document of a Markdown view.

import CuriumMarkdown
import CuriumControls

/// The parsed document of a Markdown view, kept between updates so that appended text is parsed
/// incrementally. It is a class, so that views can refer to its blocks without copying them.
@MainActor final class MarkdownReader {
  private(set) var document = MarkdownDocument()

  /// Parses the next value of the text.
  func read(_ text: String, ambiguousIsWide: Bool) {
    document.read(text, ambiguousIsWide: ambiguousIsWide)
  }

  /// Returns whether a block follows the previous one without a gap, as the items of a list do.
  func isClose(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let block = document.blocks[index]
    if case .row(_, let isTitle) = block.kind, !isTitle { return true }
    guard let item = item(index), let last = self.item(index - 1) else { return false }
    return item.depth != last.depth || item.isNumbered == last.isNumbered
  }

  /// Returns the list item that begins with a block; `nil` if none begins.
  private func item(_ index: Int) -> (isNumbered: Bool, depth: Int)? {
    let number = document.blocks[index].container
    guard number >= 0 else { return nil }
    let container = document.containers[number]
    guard case .item(_, let number, _) = container.kind,
      container.depth >= document.continuedContainers(ofBlock: index)
    else { return nil }
    return (number != nil, container.depth)
  }
}
