// SPDX-License-Identifier: MIT
// Organism: the numbers, the sign and the text of a line of a diff.

import CuriumControls
import CuriumTokens

/// A line of a diff: its numbers, its sign and its text.
struct DiffLineView: View {
  let content: DiffLineContent
  /// The numbers of the line; `nil` for one that it doesn't have.
  let numbers: [Int?]
  /// The number of digits of each number.
  let digits: Int
  let look: DiffLook
  @Environment(\.strings) private var strings

  var body: some View {
    let line = content.line
    let color = look.ink(
      DiffLook.colors(of: line.kind)?.sign ?? ComponentTokens.Diff.lineNumberColor,
      onGround: line.kind != .unchanged)
    HStack(alignment: .top, spacing: ComponentTokens.Diff.spacing) {
      if look.showsNumbers {
        Text(verbatim: gutter).foregroundColor(color).lineLimit(1).fixedSize()
      }
      Text(verbatim: line.kind.sign).foregroundColor(color).lineLimit(1).fixedSize()
      content.text(look, noNewline: strings.noNewline)
        .lineLimit(look.wraps ? nil : 1)
        .indentationKept()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement()
    .accessibilityRole(.text)
    .accessibilityLabel(spoken)
  }

  private var gutter: String {
    numbers.map { number in
      let text = number.map { String($0) } ?? ""
      return String(repeating: " ", count: max(0, digits - text.utf8.count)) + text
    }
    .joined(separator: " ")
  }

  private var spoken: String {
    let line = content.line
    let text =
      line.hasNewline ? line.text : [line.text, strings.noNewline].joined(separator: ", ")
    return switch line.kind {
    case .unchanged: text
    case .added: Strings.fill(strings.addedLine, "\(line.newNumber ?? 0)", text)
    case .removed: Strings.fill(strings.removedLine, "\(line.oldNumber ?? 0)", text)
    }
  }
}
