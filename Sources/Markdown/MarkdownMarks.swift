// SPDX-License-Identifier: MIT
// Views: the marks at the start of a heading, a code fence and a list item.

import CuriumTerminal
import CuriumText

/// The fence around a code block.
struct MarkdownFence {
  let sign: UInt8
  let count: Int
  /// The number of columns before the fence. They are removed from the lines of the block.
  let indent: Int
  /// The bytes after the fence.
  let info: Range<Int>
}

/// The mark of a list item.
struct MarkdownItemMark {
  /// The character that distinguishes lists: the bullet, or the character after the number.
  let sign: UInt8
  let number: Int?
  let count: Int
}

extension MarkdownCursor {
  /// Returns the level and the words of a heading that begins here.
  mutating func takeHeading() -> (level: Int, words: Range<Int>)? {
    guard sign == UInt8(ascii: "#") else { return nil }
    let level = signCount()
    let start = next + level
    guard level <= 6, start == end || bytes[start].isSpaceOrTab else { return nil }
    var words = trimmed(start..<end)
    var last = words.upperBound
    while last > words.lowerBound, bytes[last - 1] == UInt8(ascii: "#") { last -= 1 }
    if last == words.lowerBound {
      words = last..<last
    } else if bytes[last - 1].isSpaceOrTab {
      words = trimmed(words.lowerBound..<last)
    }
    return (level, words)
  }

  /// Returns the level of the heading that this line underlines.
  func underline() -> Int? {
    guard sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-"),
      isBlank(from: next + signCount())
    else { return nil }
    return sign == UInt8(ascii: "=") ? 1 : 2
  }

  /// Returns the code fence that begins here.
  func fence() -> MarkdownFence? {
    guard sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
    let count = signCount()
    guard count >= 3,
      sign == UInt8(ascii: "~") || !bytes[(next + count)..<end].contains(UInt8(ascii: "`"))
    else { return nil }
    return MarkdownFence(sign: sign, count: count, indent: indent, info: (next + count)..<end)
  }

  /// Returns whether this line closes a code block.
  func closes(_ fence: MarkdownFence) -> Bool {
    guard indent < 4, sign == fence.sign else { return false }
    let count = signCount()
    return count >= fence.count && isBlank(from: next + count)
  }

  /// Returns the mark of a list item that begins here. In a paragraph, a list item must have text
  /// after its mark, and a numbered list must start with 1.
  func itemMark(inParagraph: Bool) -> MarkdownItemMark? {
    var index = next
    var number = 0
    switch sign {
    case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "+"): break
    default:
      while index < end, index - next < 10, bytes[index].isDigit {
        number = number * 10 + Int(bytes[index] &- 0x30)
        index += 1
      }
      guard (1...9).contains(index - next), index < end,
        bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
        !inParagraph || number == 1
      else { return nil }
    }
    let isNumber = index > next
    let mark = bytes[index]
    index += 1
    guard index == end || bytes[index].isSpaceOrTab else { return nil }
    if inParagraph, isBlank(from: index) { return nil }
    return MarkdownItemMark(sign: mark, number: isNumber ? number : nil, count: index - next)
  }

  /// Returns the alert whose mark, such as `[!NOTE]`, is all of the rest.
  func alert() -> MarkdownAlert? {
    let words = trimmed(next..<end)
    guard (6...12).contains(words.count), bytes[words].starts(with: "[!".utf8),
      bytes[words.upperBound - 1] == UInt8(ascii: "]")
    else { return nil }
    let name = bytes[(words.lowerBound + 2)..<(words.upperBound - 1)].map(\.lowered)
    return MarkdownAlert(rawValue: String(decoding: name, as: UTF8.self))
  }

  /// Returns the label of the footnote that begins here, such as `[^1]: `, and the length of its
  /// mark.
  func footnoteMark() -> (label: String, count: Int)? {
    guard sign == UInt8(ascii: "["), next + 1 < end, bytes[next + 1] == UInt8(ascii: "^"),
      let close = bytes[(next + 2)..<end].firstIndex(where: {
        $0.isSpaceOrTab || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
      }),
      close > next + 2, close + 1 < end, bytes[close] == UInt8(ascii: "]"),
      bytes[close + 1] == UInt8(ascii: ":"),
      let label = MarkdownReferences.label(Array(bytes[(next + 1)..<close])[...])
    else { return nil }
    return (label, close + 2 - next)
  }

  /// Takes the box of a task, `[ ]` or `[x]` before a word (GitHub Flavored Markdown 0.29 §5.3).
  /// Returns whether the task is done and the place of the sign in the box; `nil` if no box begins
  /// here.
  mutating func takeTaskBox() -> (isDone: Bool, place: Int)? {
    guard place == next, end - place > 4, bytes[place] == UInt8(ascii: "["),
      bytes[place + 2] == UInt8(ascii: "]"), bytes[place + 3].isSpaceOrTab,
      !isBlank(from: place + 3)
    else { return nil }
    let isDone: Bool
    switch bytes[place + 1] {
    case 0x20: isDone = false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): isDone = true
    default: return nil
    }
    advance(bytes: 3)
    return (isDone, place - 2)
  }

  /// Returns a range without the spaces and tabs at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    bytes[range].trimming { $0.isSpaceOrTab }.indices
  }
}
