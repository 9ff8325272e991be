// SPDX-License-Identifier: MIT
// Organism: the parsed document of a Markdown view.

import CuriumText
import CuriumControls

/// The parsed document of a Markdown view, kept between updates so that appended text is parsed
/// incrementally. It is a class, so that views can refer to its blocks without copying them.
@MainActor final class MarkdownReader {
  private(set) var document = MarkdownDocument()

  /// Parses the next value of the text.
  func read(_ text: String) { document.read(text) }

  /// Returns `true` if a block follows the previous one without a gap, as the items of a list do.
  func isClose(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let block = document.blocks[index]
    if case .row(_, let isTitle) = block.kind, !isTitle { return true }
    guard let item = isNumberedItem(index) else { return false }
    return item == isNumberedItem(index - 1)
  }

  /// Returns `true` if the list item that begins with a block has a number; `nil` if none begins.
  private func isNumberedItem(_ index: Int) -> Bool? {
    let container = document.blocks[index].container
    guard container >= 0, case .item(_, let number, _) = document.containers[container].kind,
      document.containers[container].depth >= document.continuedContainers(ofBlock: index)
    else { return nil }
    return number != nil
  }
}
