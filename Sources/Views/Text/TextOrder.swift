// SPDX-License-Identifier: MIT
// Views: the texts in a view, in reading order.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

/// A text, and the scroll view around it while texts outside that view are collected.
private struct FoundText {
  let node: TextNode
  var scrollView: CellRect?
  var place: CellRect { scrollView ?? node.absoluteBounds }
}

extension Node {
  /// Returns the placed texts in the node that aren't hidden or redacted, in reading order: the
  /// order of the views, except that an overlay, a background or an inset comes at its place on the
  /// screen.
  ///
  /// - Parameter isIncluded: Returns `false` for nodes whose texts are left out.
  package final func textsInOrder(where isIncluded: (Node) -> Bool = { _ in true }) -> [TextNode] {
    var found: [FoundText] = []
    collectTextsBelow(&found, isIncluded)
    return found.map(\.node)
  }

  private final func collectTextsBelow(
    _ found: inout [FoundText], _ isIncluded: (Node) -> Bool
  ) {
    let start = found.count
    let ordersByPlace = asLayoutNode?.ordersTextByPlace == true
    forEachChild { child in
      let end = found.count
      child.collectTexts(&found, isIncluded)
      if ordersByPlace, end > start, found.count > end { Self.merge(&found, from: start, end) }
    }
    guard let area = scrollArea else { return }
    for index in start..<found.count { found[index].scrollView = area.absoluteBounds }
  }

  private final func collectTexts(_ found: inout [FoundText], _ isIncluded: (Node) -> Bool) {
    if isOutOfReach { return }
    if let text = selectableText {
      if text.flags.contains(.placed) { found.append(FoundText(node: text)) }
      return
    }
    if semanticsOverride?.isHidden == true || !isIncluded(self) { return }
    collectTextsBelow(&found, isIncluded)
  }

  /// Moves the texts from `end` on to their places among those from `start` to `end`. Each is read
  /// before the first text that is below it or to its right.
  private static func merge(_ texts: inout [FoundText], from start: Int, _ end: Int) {
    var layer = texts[end...]
    let content = texts[start..<end]
    texts.removeSubrange(start...)
    for text in content {
      while let next = layer.first, isRead(next.place, before: text.place) {
        texts.append(layer.removeFirst())
      }
      texts.append(text)
    }
    texts += layer
  }

  private static func isRead(_ first: CellRect, before second: CellRect) -> Bool {
    first.maxY <= second.minY || first.minY < second.maxY && first.maxX <= second.minX
  }
}
