// SPDX-License-Identifier: MIT
// Views: selects text being edited by words or by lines.

extension TextEditing {
  /// A part of the text that several clicks select.
  package enum Unit {
    case word, line

    /// Creates the unit that a number of clicks selects; `nil` for a single click.
    package init?(clicks: Int) {
      if clicks < 2 { return nil }
      self = clicks == 2 ? .word : .line
    }
  }

  /// Returns the word or the text between two words around an offset, or the line.
  package func range(of unit: Unit, around offset: Int) -> Range<Int> {
    let whole = 0..<buffer.count
    return switch unit {
    case .word: hidesWords ? whole : buffer.word(around: offset)
    case .line: isMultiline ? buffer.lineStart(at: offset)..<buffer.lineEnd(at: offset) : whole
    }
  }

  /// Selects two parts of the text and everything between them. The caret goes to the end of the
  /// second part that is farther from the first one. The bounds of the first part can be those of
  /// an earlier text.
  package mutating func select(from first: Range<Int>, to second: Range<Int>) {
    let isBackward = second.lowerBound < first.lowerBound
    let start = isBackward ? first.upperBound : first.lowerBound
    let end = isBackward ? second.lowerBound : max(first.upperBound, second.upperBound)
    move(to: buffer.boundary(atOrAfter: start))
    move(to: buffer.boundary(atOrAfter: end), selecting: true)
  }
}
