// SPDX-License-Identifier: MIT
// Testing: selecting text with the pointer.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens

/// A suite about text that the pointer selects.
@MainActor protocol TextSelecting {}

extension TextSelecting {
  func copied(_ harness: Harness) -> [String] {
    harness.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  func drag(_ harness: Harness, _ from: (Int, Int), _ to: (Int, Int)) {
    harness.pointer(
      PointerEvent(.down, button: .primary, at: CellPoint(x: from.0, y: from.1)))
    harness.pointer(
      PointerEvent(.dragged, button: .primary, at: CellPoint(x: to.0, y: to.1)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: to.0, y: to.1)))
  }

  /// The cells with the background of the selection, as text.
  func selected(_ harness: Harness) -> [String] {
    let selection = Color.selection.resolve(in: .dark)
    let ground = selection.color.blended(
      over: Color.background.resolve(in: .dark).color, alpha: selection.alpha)
    return (0..<harness.size.height).compactMap { y in
      var column = 0
      var found = ""
      for character in harness.screen[y] {
        if harness.cell(x: column, y: y).background == ground { found.append(character) }
        column += GraphemeWidth.columns(of: character)
      }
      return found.isEmpty ? nil : found
    }
  }
}
