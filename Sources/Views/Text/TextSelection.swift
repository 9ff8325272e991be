// SPDX-License-Identifier: MIT
// Views: the words that are selected on the screen.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// What is selected in the texts of a region, from an anchor to where the pointer is. There is one for
/// each graph, and none while nothing is selected.
final class TextSelection: ScreenSelection {
  /// What is selected at a time.
  enum Unit {
    case grapheme, word, line
  }

  /// A part of a text.
  struct Mark {
    let node: any SelectableText
    let range: Range<Int>
  }

  let region: TextRegionNode
  let unit: Unit
  let anchor: Mark
  /// The texts that are selected or in part so, in reading order.
  private(set) var parts: [Mark] = []
  /// The same by their nodes, which ask when they paint.
  private var ranges: [ObjectIdentifier: Range<Int>] = [:]

  init(in region: TextRegionNode, _ unit: Unit, anchor: Mark) {
    self.region = region
    self.unit = unit
    self.anchor = anchor
  }

  /// What is selected of a text.
  func range(in node: LayoutNode) -> Range<Int>? { ranges[ObjectIdentifier(node)] }

  /// Selects all from the anchor to `head`.
  func extend(to head: Mark) {
    let texts = region.texts()
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

  /// Has what was selected painted as the rest.
  func end() { show([]) }

  /// Whether the selection begins in a text or includes part of it.
  func includes(_ node: LayoutNode) -> Bool {
    node === anchor.node || ranges[ObjectIdentifier(node)] != nil
  }

  /// What is selected, as one text: what stands beside another in its row follows it, what stands
  /// beneath begins a line.
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

  /// Copies for Control+C, and lets go for Escape.
  @MainActor func handle(_ press: KeyPress) -> Bool {
    if parts.isEmpty { return false }
    if press.key == .escape, press.modifiers.isEmpty {
      region.graph.selections.clear(self)
      return true
    }
    guard press.key == "c", press.modifiers == .control || press.modifiers == .command else {
      return false
    }
    // A field with a selection of its own has the keyboard.
    if region.graph.focus.current?.hasTextSelection == true {
      return false
    }
    region.scope.values.terminal.copy(text)
    return true
  }
}
