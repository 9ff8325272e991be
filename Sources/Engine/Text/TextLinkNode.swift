// SPDX-License-Identifier: MIT
// Views: the links in a text, for the keyboard and for screen readers.

import CuriumText
import CuriumTerminal

/// A link in a `Text`, as a Tab stop and an element for screen readers. The text paints it, and
/// handles the pointer.
final class TextLinkNode: LayoutNode {
  private unowned let text: TextNode
  /// The runs of the text that the link consists of.
  private(set) var runs: Range<Int>

  @MainActor init(
    _ runs: Range<Int>, of text: TextNode, _ context: borrowing _MountContext
  ) {
    self.text = text
    self.runs = runs
    super.init(context)
    layoutParent = text
    noteInput()
  }

  func receive(_ runs: Range<Int>) { self.runs = runs }

  override var viewName: String { "Link" }
  override var isPart: Bool { true }
  override var defersFocus: Bool { true }

  override var isFocusable: Bool {
    size != .zero && !scope.values.inherited.redaction.contains(.placeholder)
      && scope.values.inherited.isEnabled && !isInControl && !text.isKeptOffFocus
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    Extent(width: max(0, proposal.packedWidth), height: max(0, proposal.packedHeight))
  }

  /// Places the link over its cells, so that the focus can be moved to and scrolled to them.
  func place(over cells: CellRect) {
    let wasShown = size != .zero
    place(
      x: Int32(cells.minX), y: Int32(cells.minY),
      proposal: ProposedViewSize(
        packedWidth: Int32(cells.width), packedHeight: Int32(cells.height)))
    if (size != .zero) != wasShown { focusabilityDidChange() }
  }

  override func isSolid(at point: CellPoint) -> Bool { false }

  @MainActor override func focusDidMove() {
    if !flags.contains(.unmounted) { text.focusOfLinksDidMove() }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    focusabilityDidChange()
  }

  private func focusabilityDidChange() {
    graph.focus.setNeedsOrder()
    if isFocused { graph.afterCommit(for: self) { $0.graph.focus.moveOff($0) } }
  }

  // MARK: Actions

  @MainActor private func follow() {
    text.follow(text.text.following[runs.lowerBound - 1].link)
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard isFocused, press.modifiers.isEmpty, press.key == .return || press.key == .space
    else { return false }
    if press.phase == .down { follow() }
    return true
  }

  @MainActor override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    stroke.modifiers.isEmpty && (stroke.key == .return || stroke.key == .space)
  }

  @MainActor override func perform(_ request: SemanticRequest) -> Bool {
    guard request == .press, isFocusable else { return false }
    follow()
    return true
  }

  @MainActor override var semantics: Semantics? {
    guard isFocusable else { return nil }
    return Semantics(
      role: .link, label: runs.reduce(into: "") { $0 += text.text.following[$1 - 1].string },
      isFocused: isFocused)
  }
}

extension TextNode {
  /// Adapts the nodes of the links to the text.
  @MainActor func linksDidChange() {
    let links = linkRuns
    if links.isEmpty, firstChild == nil { return }
    defer { focusOfLinksDidMove() }
    var count = 0
    var last: Node?
    forEachLink { link in
      guard count < links.count else { return }
      link.receive(links[count])
      count += 1
      last = link
    }
    var surplus = last == nil ? firstChild : last?.nextSibling
    if surplus == nil, count == links.count { return }
    if let last { last.nextSibling = nil } else { firstChild = nil }
    while let node = surplus {
      surplus = node.nextSibling
      node.remove()
    }
    var context = _MountContext(afterChildrenOf: self)
    for runs in links[count...] { context.append(TextLinkNode(runs, of: self, context)) }
    structureDidChange()
  }

  /// The runs of each link. Adjacent runs with the same destination are one link.
  private var linkRuns: [Range<Int>] {
    let runs = text.following
    var links: [Range<Int>] = []
    for (index, run) in zip(1..., runs) where !run.link.isEmpty {
      if let last = links.last, last.upperBound == index, runs[index - 2].link == run.link {
        links[links.count - 1] = last.lowerBound..<index + 1
      } else {
        links.append(index..<index + 1)
      }
    }
    return links
  }

  /// Marks the runs of the link that has the focus.
  @MainActor func focusOfLinksDidMove() {
    var runs = 0..<0
    forEachLink { if graph.focus.current === $0 { runs = $0.runs } }
    if runs == keptDetails.focusedRuns { return }
    keptDetails.focusedRuns = runs
    damageFrame()
  }

  func forEachLink(_ body: (TextLinkNode) -> Void) {
    forEachChild { body(unsafeDowncast($0, to: TextLinkNode.self)) }
  }

  func placeLinks() {
    let layout = placedLines
    forEachLink { $0.place(over: frame(of: $0.runs, layout)) }
  }

  /// Returns the smallest rectangle around some runs; empty if they are truncated.
  private func frame(of runs: Range<Int>, _ layout: TextLayout) -> CellRect {
    guard runs.upperBound <= layout.runEnds.count, layout.rowCount > 0 else { return .zero }
    let bytes = layout.runEnds[runs.lowerBound - 1]..<layout.runEnds[runs.upperBound - 1]
    var frame = CellRect.zero
    for index in layout.rowIndex(of: bytes.lowerBound)..<layout.rowCount {
      if layout.row(index).range.lowerBound >= bytes.upperBound { break }
      layout.forEachPiece(ofRow: index) { piece in
        let shown = bytes.clamped(to: piece.range)
        if piece.kind != .text || shown.isEmpty { return }
        let start = layout.column(of: shown.lowerBound, row: index)
        let end = layout.column(of: shown.upperBound, row: index)
        frame = frame.union(
          CellRect(
            x: indent(of: index, layout) + start, y: index * rowPitch, width: end - start, height: 1
          )
        )
      }
    }
    return frame
  }
}
