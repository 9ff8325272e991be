// SPDX-License-Identifier: MIT
// Organism: the text of a line of a diff, in colours.

import CuriumControls
import CuriumTerminal
import CuriumTokens

/// A line of a diff with its tokens and the words that differ.
struct DiffLineContent {
  let line: DiffLine
  /// The tokens, in UTF-8 bytes of the line.
  let spans: [CodeSpan]
  /// The words that differ from another line, in UTF-8 bytes of the line.
  var marks: [Range<Int>] = []
  /// `true` to show the carriage return at the end.
  var showsReturn = false

  /// Returns the text of the line. `noNewline` follows it if it has no line feed at its end.
  func text(_ look: DiffLook, noNewline: String) -> Text {
    let hasReturn = line.content.utf8.last == 0x0D
    let content = hasReturn ? Substring(line.content.utf8.dropLast()) : line.content
    var writer = LineWriter(
      tabWidth: look.tabWidth, firstColumn: look.firstColumn,
      ambiguousIsWide: look.ambiguousIsWide)
    var runs: [TextRun] = []
    var place = 0
    var index = content.startIndex
    let count = content.utf8.count
    var (span, mark) = (spans[...], marks[...])
    while index < content.endIndex {
      while let next = span.first, next.range.upperBound <= place { span.removeFirst() }
      while let next = mark.first, next.upperBound <= place { mark.removeFirst() }
      let isMarked = mark.first?.contains(place) == true
      let kind = span.first.flatMap { $0.range.contains(place) ? $0.kind : nil }
      let bounds = [span.first?.range, mark.first].compactMap { $0 }
        .flatMap { [$0.lowerBound, $0.upperBound] }
      let next = bounds.filter { $0 > place }.min() ?? count
      let end =
        content.utf8.index(index, offsetBy: next - place, limitedBy: content.endIndex)
        ?? content.endIndex
      runs.append(
        TextRun(string: writer.written(content[index..<end]), style: style(kind, isMarked, look)))
      place = next
      index = end
    }
    if hasReturn, showsReturn {
      runs.append(TextRun(string: writer.written("^M"), style: style(nil, true, look)))
    }
    if !line.hasNewline {
      let color = look.ink(ComponentTokens.Diff.textColor, onGround: isChanged)
      let style = TextStyle(color: color, attributes: .italic)
      runs.append(TextRun(string: writer.written("  \(noNewline)"), style: style))
    }
    return runs.isEmpty ? Text(verbatim: "") : Text(runs: runs)
  }

  private func style(_ kind: CodeToken.Kind?, _ isMarked: Bool, _ look: DiffLook) -> TextStyle {
    if !look.isEnabled { return TextStyle() }
    let colors = DiffLook.colors(of: line.kind)
    if isMarked, let colors {
      return TextStyle(
        color: colors.markText, background: colors.mark,
        attributes: look.underlinesMarks ? .underline : [])
    }
    if let colors, !look.hasGrounds { return TextStyle(color: colors.sign.legible()) }
    return kind.map { TextStyle($0) }
      ?? TextStyle(color: look.ink(ComponentTokens.Diff.textColor, onGround: isChanged))
  }

  private var isChanged: Bool { line.kind != .unchanged }
}
