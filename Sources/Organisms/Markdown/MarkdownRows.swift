// SPDX-License-Identifier: MIT
// Organism: the blocks of a Markdown document that are shown.

import CuriumMarkdown

/// The indices of the blocks that are shown: all of them, except those in closed `details`.
struct MarkdownRows: RandomAccessCollection {
  /// The indices; `nil` if all blocks are shown.
  private let shown: [Int]?
  let endIndex: Int
  var startIndex: Int { 0 }

  /// Creates the rows of a document. `isOpen` returns whether the `details` with the number of a
  /// container are open.
  ///
  /// - Complexity: O(1) in a document without closed `details`, otherwise O(blocks).
  @MainActor init(_ document: MarkdownDocument, isOpen: @MainActor (Int) -> Bool) {
    let closed = document.details.filter { !isOpen($0) }
    let blocks = document.blocks
    if closed.isEmpty {
      shown = nil
      endIndex = blocks.count
      return
    }
    let containers = document.containers
    var isHidden = Array(repeating: false, count: containers.count)
    for number in closed { isHidden[number] = true }
    for (number, container) in containers.enumerated() where container.parent >= 0 {
      if isHidden[container.parent] { isHidden[number] = true }
    }
    let shown = blocks.indices.filter { index in
      var container = blocks[index].container
      // A summary is shown although its own container is closed.
      if blocks[index].kind == .summary, container >= 0 { container = containers[container].parent }
      return container < 0 || !isHidden[container]
    }
    self.shown = shown
    endIndex = shown.count
  }

  /// Creates the rows of an empty document.
  init() {
    shown = nil
    endIndex = 0
  }

  subscript(position: Int) -> Int { shown?[position] ?? position }
}
