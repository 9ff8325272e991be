// SPDX-License-Identifier: MIT
// Organism: the parsed document of a Markdown view.

import CuriumMarkdown
import CuriumTerminal
import CuriumTokens
import CuriumControls
import Observation

/// The parsed document of a Markdown view, kept between updates so that appended text is parsed
/// incrementally. It is a class, so that views can refer to its blocks without copying them. Views
/// depend only on the current heading and on the `details` that the user has opened or closed.
@MainActor @Observable final class MarkdownReader {
  @ObservationIgnored private(set) var document = MarkdownDocument()
  @ObservationIgnored private var outline = MarkdownOutline()
  /// Scrolls to the blocks.
  @ObservationIgnored let proxy = ScrollViewProxy()
  /// The `details` that the user has opened or closed, by the numbers of their containers.
  private var toggled: Set<Int> = []
  /// The blocks that are shown.
  @ObservationIgnored private var rows = MarkdownRows()
  /// The anchor of the heading that the user is reading: the last one that is at the top of the
  /// scroll view or above it, or the chosen one at the end of the document.
  private(set) var current: String?
  /// The anchor of the heading that was scrolled to last.
  @ObservationIgnored private var chosen: String?
  /// `true` if the document can't be scrolled further.
  @ObservationIgnored private var isAtEnd = false

  /// Parses the next value of the text.
  func read(_ text: String, ambiguousIsWide: Bool) {
    document.read(text, ambiguousIsWide: ambiguousIsWide)
  }

  /// Returns whether a block follows the previous one without a gap, as the items of a list and the
  /// text of an alert do.
  func isClose(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let block = document.blocks[index]
    let title = document.blocks[index - 1]
    if case .row(_, let isTitle) = block.kind, !isTitle { return true }
    if case .alert = title.kind {
      let depth = document.containers[title.container].depth
      return document.continuedContainers(ofBlock: index) > depth
    }
    guard let item = item(index), let last = self.item(index - 1) else { return false }
    return item.depth != last.depth || item.isNumbered == last.isNumbered
  }

  /// Returns the list item that begins with a block; `nil` if none begins.
  private func item(_ index: Int) -> (isNumbered: Bool, depth: Int)? {
    let number = document.blocks[index].container
    guard number >= 0 else { return nil }
    let container = document.containers[number]
    guard container.depth >= document.continuedContainers(ofBlock: index) else { return nil }
    return switch container.kind {
    case .item(_, let number, _): (number != nil, container.depth)
    case .footnote: (true, container.depth)
    default: nil
    }
  }

  // MARK: Details

  /// Returns the blocks that are shown now.
  func readRows() -> MarkdownRows {
    rows = MarkdownRows(document) { [self] in isOpen($0).wrappedValue }
    return rows
  }

  /// Returns whether `details`, given by the number of their container, are open.
  func isOpen(_ container: Int) -> Binding<Bool> {
    Binding { [self] in
      guard document.containers.indices.contains(container),
        case .details(let isOpen) = document.containers[container].kind
      else { return true }
      return isOpen != toggled.contains(container)
    } set: { [self] isOpen in
      if self.isOpen(container).wrappedValue != isOpen {
        toggled.formSymmetricDifference([container])
      }
    }
  }

  /// Scrolls to a block, and opens the `details` around it.
  func scroll(toBlock index: Int) {
    guard document.blocks.indices.contains(index) else { return }
    var container = document.blocks[index].container
    while container >= 0 {
      isOpen(container).wrappedValue = true
      container = document.containers[container].parent
    }
    proxy.scrollTo(index, anchor: .top)
  }

  /// The block at the top of the scroll view.
  var firstVisibleBlock: Int? {
    proxy.firstVisibleRow.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  // MARK: Headings

  /// The headings, in order.
  var headings: [MarkdownHeading] {
    outline.read(document)
    return outline.headings
  }

  /// Scrolls to a heading, which becomes the current one.
  func scroll(to heading: MarkdownHeading) {
    chosen = heading.anchor
    if current != heading.anchor { current = heading.anchor }
    scroll(toBlock: heading.block)
  }

  /// Scrolls to the heading with an anchor, if there is one.
  func scroll(toAnchor anchor: String) {
    if let heading = headings.first(where: { $0.anchor == anchor }) { scroll(to: heading) }
  }

  /// Follows a link to a heading, such as `#install-it`, or between a footnote and its reference.
  /// Returns `false` for other links.
  func follow(_ address: String) -> Bool {
    guard address.hasPrefix("#") else { return false }
    if let block = block(ofFootnoteLink: address) {
      scroll(toBlock: block)
      return true
    }
    outline.read(document)
    guard let heading = outline.heading(forFragment: address.dropFirst()) else { return false }
    scroll(to: heading)
    return true
  }

  private func block(ofFootnoteLink address: String) -> Int? {
    let parts = address.split(separator: ":")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    return switch parts[0] {
    case "#fn": document.block(ofFootnote: number)
    case "#fnref": document.block(referringTo: number)
    default: nil
    }
  }

  /// Updates the current heading after scrolling. `isAtEnd` is `true` if the document can't be
  /// scrolled further.
  func documentDidScroll(isAtEnd: Bool) {
    self.isAtEnd = isAtEnd
    findCurrent()
  }

  /// Updates the current heading after the scroll position or the headings have changed.
  func findCurrent() {
    guard let block = firstVisibleBlock else { return }
    // The body of the browser has read the headings, so scrolling doesn't read them again.
    let headings = outline.headings
    let below = headings.indices.partitioningIndex { headings[$0].block > block }
    var next = below > 0 ? headings[below - 1].anchor : nil
    // At the end, a heading that was scrolled to may be below the top.
    if isAtEnd, headings[below...].contains(where: { $0.anchor == chosen }) { next = chosen }
    if current != next { current = next }
  }
}
