// SPDX-License-Identifier: MIT
// Views: the text selection on the screen.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The selection in the text views of a region, from an anchor to the pointer. A graph has at most
/// one.
final class RegionSelection: ScreenSelection {
  /// The unit in which the selection grows.
  enum Unit {
    case grapheme, word, line
  }

  /// A range of the text of a node.
  struct Mark {
    let node: TextNode
    let range: Range<Int>
  }

  let region: TextRegionNode
  let unit: Unit
  let anchor: Mark
  /// The completely or partly selected text views, in reading order.
  private(set) var parts: [Mark] = []
  /// The selected ranges by node, for painting.
  private var ranges: [ObjectIdentifier: Range<Int>] = [:]

  init(in region: TextRegionNode, _ unit: Unit, anchor: Mark) {
    self.region = region
    self.unit = unit
    self.anchor = anchor
  }

  /// Returns the selected part of a text, if it overlaps `bytes`.
  func marks(in bytes: Range<Int>, of node: LayoutNode) -> [TextMark] {
    guard let range = ranges[ObjectIdentifier(node)], range.overlaps(bytes) else { return [] }
    return [
      TextMark(
        range, ground: SemanticTokens.Colors.selectionBackground,
        ink: SemanticTokens.Colors.selectionText, isStrong: true)
    ]
  }

  /// Selects everything from the anchor to `head`.
  func extend(to head: Mark) {
    let texts = region.texts
    guard let from = texts.firstIndex(where: { $0 === anchor.node }),
      let to = texts.firstIndex(where: { $0 === head.node })
    else { return }
    var parts: [Mark] = []
    for index in min(from, to)...max(from, to) {
      let node = texts[index]
      var range = 0..<node.shownText.utf8.count
      if from == to {
        range = union(anchor.range, head.range)
      } else if index == from {
        range = from < to ? anchor.range.lowerBound..<range.upperBound : 0..<anchor.range.upperBound
      } else if index == to {
        range = from < to ? 0..<head.range.upperBound : head.range.lowerBound..<range.upperBound
      }
      if !range.isEmpty { parts.append(Mark(node: node, range: range)) }
    }
    show(parts)
  }

  private func union(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  private func show(_ next: [Mark]) {
    let old = ranges
    let oldParts = parts
    parts = next
    ranges = [:]
    for part in next { ranges[ObjectIdentifier(part.node)] = part.range }
    for part in oldParts where ranges[ObjectIdentifier(part.node)] != part.range {
      part.node.damageFrame()
    }
    for part in next where old[ObjectIdentifier(part.node)] == nil { part.node.damageFrame() }
  }

  /// Ends the selection, and repaints the text without it.
  func end() { show([]) }

  var texts: [LayoutNode] { [anchor.node] + parts.map { $0.node as LayoutNode } }

  /// Returns whether the selection starts in a text or includes part of it.
  func includes(_ node: LayoutNode) -> Bool {
    node === anchor.node || ranges[ObjectIdentifier(node)] != nil
  }

  /// The selected text. A part beside another one continues its row; a part below starts a new
  /// line.
  var text: String {
    var result = ""
    var before: CellRect?
    for part in parts {
      let bounds = part.node.absoluteBounds
      if let before {
        if bounds.minY >= before.maxY || bounds.maxY <= before.minY {
          result += "\n"
        } else if bounds.minX != before.maxX {
          result += " "
        }
      }
      before = bounds
      let text = part.node.shownText
      let start = text.utf8.index(text.startIndex, offsetBy: part.range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: part.range.upperBound)
      result += text[start..<end]
    }
    return result
  }

  // MARK: Keys

  /// Copies and clears the selection for Control-C, and clears it for Escape. A selection that has
  /// scrolled out of view gets no keys, because the user no longer sees what they would act on.
  @MainActor func handle(_ press: KeyPress) -> Bool {
    guard parts.contains(where: { !$0.node.absoluteFrame.isEmpty }) else { return false }
    if press.key == .escape, press.modifiers.isEmpty {
      region.graph.selections.clear(self)
      return true
    }
    guard press.key == "c", press.modifiers == .control || press.modifiers == .command else {
      return false
    }
    // A field with a text selection handles the key itself.
    if region.graph.focus.current?.hasTextSelection == true {
      return false
    }
    let values = region.scope.values
    if values.copyWithMessage(text) {
      region.graph.selections.clear(self)
    }
    return true
  }
}
