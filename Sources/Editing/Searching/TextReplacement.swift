// SPDX-License-Identifier: MIT
// Views: the text that replaces a match.

import CuriumText

/// The text that replaces matches. For a regular expression, `$0` inserts the match, `$1` to `$9`
/// its groups, `$$` a dollar, `\n` a line break and `\t` a tab.
package struct TextReplacement {
  private enum Part {
    case text(String)
    case group(Int)
  }

  private var parts: [Part] = []

  /// Creates a replacement that inserts the same text everywhere.
  package init(literal text: String) { parts = [.text(text)] }

  /// Creates a replacement with references to groups.
  package init(template: String) {
    var text = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("$", "$"): text.append("$")
      case ("$", let digit?) where digit.isASCII && digit.isNumber:
        parts += [.text(text), .group(digit.wholeNumberValue ?? 0)]
        text = ""
      case ("\\", "n"): text.append("\n")
      case ("\\", "t"): text.append("\t")
      case ("\\", "\\"): text.append("\\")
      default:
        text.append(character)
        continue
      }
      rest.removeFirst()
    }
    parts.append(.text(text))
  }

  /// Returns the text that replaces a match.
  package func text(for match: Range<Int>, of pattern: TextPattern, in buffer: TextBuffer) -> String
  {
    var groups: [Int]?
    return parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .group(let number):
        let slots = groups ?? pattern.groups(of: match, in: buffer)
        groups = slots
        guard 2 * number + 1 < slots.count else { return }
        let (start, end) = (slots[2 * number], slots[2 * number + 1])
        if start >= 0, end >= start { result += buffer.slice(start..<end) }
      }
    }
  }
}

extension TextPattern {
  /// Returns the bounds of the match and of its groups, two for each; −1 for a group that isn't
  /// part of the match.
  func groups(of match: Range<Int>, in buffer: TextBuffer) -> [Int] {
    var run = PatternRun(self, storesGroups: true)
    var position = match.lowerBound
    var begins = true
    var before = hasConditions ? buffer.symbol(before: position) : nil
    while true {
      let next = buffer.symbol(at: position)
      let isLineEnd = next.map(buffer.isLineBreak) ?? true
      let continues = run.expand(at: position, begins: begins, before, isLineEnd ? nil : next)
      begins = false
      guard continues, !isLineEnd, let next else { break }
      run.consume(next)
      before = next
      position = next.end
    }
    guard var slots = run.found?.slots else { return [match.lowerBound, match.upperBound] }
    slots[1] = match.upperBound
    return slots
  }
}
