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
    let nodes = chain
    if links.isEmpty, nodes.isEmpty { return }
    defer { focusOfLinksDidMove() }
    for (node, runs) in zip(nodes, links) {
      unsafeDowncast(node, to: TextLinkNode.self).receive(runs)
    }
    if nodes.count == links.count { return }
    link(Array(nodes.prefix(links.count)))
    for node in nodes.dropFirst(links.count) { node.remove() }
    var context = _MountContext(afterChildrenOf: self)
    for runs in links.dropFirst(nodes.count) {
      context.append(TextLinkNode(runs, of: self, context))
    }
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
    let ends = placedLines.runEnds
    forEachLink { link in
      let (start, end) = (link.runs.lowerBound - 1, link.runs.upperBound - 1)
      let bytes = end < ends.count ? ends[start]..<ends[end] : 0..<0
      link.place(over: bytes.isEmpty ? .zero : cells(of: bytes))
    }
  }
}
