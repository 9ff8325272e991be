// SPDX-License-Identifier: MIT
// Organism: the text of a Markdown view, kept from one update to the next.

import CuriumText
import CuriumControls

/// Keeps the blocks of a text, so that a text that grows is read on and not read again. A class, so that
/// views refer to its blocks without copying them.
@MainActor final class MarkdownReader {
  private(set) var document = MarkdownDocument()

  /// Takes the next value of the text.
  func read(_ text: String) { document.read(text) }

  /// Whether a block follows the one before without a gap: items of a list are close together.
  func isClose(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let block = document.blocks[index]
    if case .row(_, let isTitle) = block.kind, !isTitle { return true }
    guard let item = isNumberedItem(index) else { return false }
    return item == isNumberedItem(index - 1)
  }

  /// Whether the item that begins with a block has a number; nil where none begins.
  private func isNumberedItem(_ index: Int) -> Bool? {
    let container = document.blocks[index].container
    guard container >= 0, case .item(_, let number) = document.containers[container].kind,
      document.containers[container].depth >= document.continuedContainers(ofBlock: index)
    else { return nil }
    return number != nil
  }
}
