// SPDX-License-Identifier: MIT
// Views: selects text with the pointer.

import CuriumText
@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// The selectability of the text in a view.
public enum TextSelectability: Hashable, Sendable {
  /// Text can be selected.
  case enabled
  /// Text can't be selected, even inside a view with selectable text.
  case disabled
}

extension View {
  /// Sets whether the user can select the text in the view with the pointer. A selection can span
  /// several text views, in reading order. Text in controls and redacted text can't be selected.
  ///
  /// A drag selects text, a double click a word, a triple click a line. Shift extends the
  /// selection. A drag that is held above or below a scroll view scrolls it. A press in selectable
  /// text moves the focus to a focusable view around it.
  /// *Keys:* While a selection is visible, Control-C copies its text, shows a message and clears
  /// it, and Escape clears it.
  ///
  ///     ScrollView { ForEach(lines) { Text($0.text) } }.textSelection(.enabled)
  public func textSelection(_ selectability: TextSelectability) -> some View {
    ValueContent(content: self, value: selectability == .enabled, make: TextRegionNode.init)
  }
}

/// Follows the pointer over the text inside. It takes no part in layout.
final class TextRegionNode: ValueNode<Bool> {
  override var allowsTextSelection: Bool? { value }
  private var dragScroll = DragScroll(from: .zero)

  override func didReceiveValue(after old: Bool) {
    guard value != old, let current = graph.selections.current else { return }
    if current.texts.contains(where: { contains($0) }) { graph.selections.clear(current) }
  }

  @MainActor override func willUnmount() {
    if let selection, selection.region === self {
      graph.selections.clear(selection)
    }
  }

  private var selection: RegionSelection? { graph.selections.current as? RegionSelection }

  /// The selectable texts, in reading order.
  var texts: [TextNode] {
    textsInOrder {
      $0.allowsTextSelection != false && $0.asLayoutNode?.selectsText != false
    }
  }

  // MARK: Pointer

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    let point = event.position
    switch event.kind {
    case .down where event.button == .primary:
      guard textRegion === self else { return false }
      guard press(with: event) else { return false }
      // The selection uses the press, but a focusable view around it gets the focus.
      for node in selfAndAncestorsInLayer where node.takeFocusByClick() { break }
      return true
    case .dragged where graph.pointer.captured === self:
      // The pointer is still in the cell of the press.
      if event.clickCount > 0 { return true }
      drag(to: point)
    case .scrolled where graph.pointer.captured === self:
      // Scrolling with the button down selects more than is visible.
      graph.pointer.release(from: self)
      _ = graph.pointer.route(event)
      graph.pointer.capture(self)
      extend(to: point)
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      dragScroll.stop()
      guard let selection, selection.parts.isEmpty else { return true }
      graph.selections.clear(selection)
      let node = selection.anchor.node
      node.followLink(at: point)
    default: return false
    }
    return true
  }

  @MainActor private func press(with event: PointerEvent) -> Bool {
    let point = event.position
    dragScroll = DragScroll(from: point)
    if event.modifiers.contains(.shift), let old = selection, old.region === self,
      !old.parts.isEmpty
    {
      // A new object shows that the press has made a selection.
      let selection = RegionSelection(in: self, old.unit, anchor: old.anchor)
      graph.selections.select(selection)
      graph.pointer.capture(self)
      extend(to: point)
      return true
    }
    let count = event.clickCount
    let unit: RegionSelection.Unit = count < 2 ? .grapheme : count == 2 ? .word : .line
    guard let anchor = mark(at: point, unit) else { return false }
    let selection = RegionSelection(in: self, unit, anchor: anchor)
    graph.selections.select(selection)
    graph.pointer.capture(self)
    if unit != .grapheme { selection.extend(to: anchor) }
    return true
  }

  @MainActor private func extend(to point: CellPoint) {
    guard let selection, selection.region === self,
      let head = mark(at: point, selection.unit)
    else { return }
    selection.extend(to: head)
  }

  // MARK: Scrolling

  /// The scroll views around the text where the selection began, innermost first.
  private var scrollAreas: [ScrollNode] {
    selection?.anchor.node.selfAndAncestorsInLayer.compactMap(\.scrollArea) ?? []
  }

  /// Extends the selection. Scrolls while the pointer is held beyond a scroll view.
  @MainActor private func drag(to point: CellPoint) {
    if let area = scrollAreas.first {
      let rows = dragScroll.follow(point, over: area.absoluteFrame, in: graph)
      if dragScroll.due != nil { startTicking() }
      if rows != 0 { _ = scroll(by: rows) }
    }
    extend(to: point)
  }

  /// Scrolls the innermost scroll view that isn't at its end and has the pointer beyond it. Scrolls
  /// by no more than its height, so that lazy rows exist when the selection reaches them.
  @MainActor private func scroll(by rows: Int) -> Bool {
    let screen = graph.root.size.cellSize
    return scrollAreas.contains {
      let frame = $0.absoluteFrame
      return dragScroll.distance(from: frame, on: screen) != 0
        && $0.scroll(y: max(-frame.height, min(rows, frame.height)))
    }
  }

  override var nextTick: Duration? { dragScroll.due }

  @MainActor override func tick(at now: Duration) {
    let rows = dragScroll.step(at: now)
    if rows == 0 { return }
    guard graph.pointer.captured === self, scroll(by: rows) else { return dragScroll.stop() }
    extend(to: dragScroll.point)
  }

  /// Returns the unit to select at a cell, in the text there or in the nearest one.
  @MainActor private func mark(at point: CellPoint, _ unit: RegionSelection.Unit)
    -> RegionSelection.Mark?
  {
    var nearest: (rows: Int, columns: Int, node: TextNode)?
    for node in texts {
      let frame = node.absoluteFrame
      // Text that is scrolled away may be where other text is.
      if frame.isEmpty { continue }
      let rows = max(0, frame.minY - point.y, point.y - frame.maxY + 1)
      let columns = max(0, frame.minX - point.x, point.x - frame.maxX + 1)
      if let nearest, (nearest.rows, nearest.columns) <= (rows, columns) { continue }
      nearest = (rows, columns, node)
    }
    guard let node = nearest?.node else { return nil }
    let range = node.grapheme(at: node.local(point))
    return RegionSelection.Mark(node: node, range: widened(range, in: node.shownText, to: unit))
  }

  /// Returns the word or the line around a grapheme. Letters of several rows are selected together.
  private func widened(_ range: Range<Int>, in text: String, to unit: RegionSelection.Unit)
    -> Range<Int>
  {
    if unit == .grapheme || range == 0..<text.utf8.count { return range }
    let place = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let feed = text.utf8[..<place].lastIndex(of: 0x0A)
    let start = feed.map(text.utf8.index(after:)) ?? text.startIndex
    let end = text.utf8[place...].firstIndex(of: 0x0A) ?? text.endIndex
    func offset(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }
    let line = text[start..<end]
    if unit == .line || line.isEmpty { return offset(start)..<offset(end) }
    let middle = place < end ? place : line.index(before: end)
    let isWord = line[middle].isWord
    let before = line[..<middle].lastIndex { $0.isWord != isWord }
    let after = line[middle...].firstIndex { $0.isWord != isWord }
    return offset(before.map(line.index(after:)) ?? start)..<offset(after ?? end)
  }
}
