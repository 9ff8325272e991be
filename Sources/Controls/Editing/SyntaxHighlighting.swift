// SPDX-License-Identifier: MIT
// Views: syntax highlighting in text editors.

import CuriumEditing
@_spi(Nodes) public import CuriumEngine
import CuriumMarkup
import CuriumTokens
import CuriumViews

extension View {
  /// Shows the text of the text editors in this view with syntax highlighting for `language`. `nil`
  /// turns it off.
  ///
  /// The colours are the tokens `code.…`. A disabled editor has none. Only visible lines, and those
  /// before them, are scanned; in a long text, the scan continues in the following frames.
  ///
  /// If the language has comments that end with their line, Option-/ comments the selected lines
  /// out, or removes the comment marks.
  ///
  ///     TextEditor(text: $text)
  ///       .syntaxHighlighting(.swift)
  ///
  /// `CodeLanguage(named:)` finds the language of a file by its extension. Keep a language of your
  /// own in a constant, because each new value starts the scan again.
  public func syntaxHighlighting(_ language: CodeLanguage?) -> some View {
    environment(\.editorOptions.language, language)
  }
}

extension TextEditorNode {
  /// `true` until the tokens of the visible rows are known.
  var isScanningCode: Bool { code.isBehind && isEnabled }

  /// Continues the scan up to the last visible block, in the following frames if it is far away.
  @MainActor func scanCode() {
    if !code.hasLanguage || !isEnabled { return }
    let last = row(topRow, movedAtMostBy: height - 1).block
    let wasBehind = code.isBehind
    let isComplete = code.proceed(to: last, in: editing.buffer)
    if wasBehind, isComplete { damageFrame() }
    if !isComplete { startTicking() }
  }

  /// Returns the tokens of a block in one of its rows, as bytes of the text.
  func codeSpans(in row: Row, _ bytes: Range<Int>) -> [CodeSpan] {
    guard code.hasLanguage, isEnabled else { return [] }
    let start = editing.buffer.range(ofBlock: row.block).lowerBound
    return code.spans(ofBlock: row.block, in: editing.buffer).compactMap { span in
      let range = (span.range.lowerBound + start)..<(span.range.upperBound + start)
      return range.overlaps(bytes) ? CodeSpan(span.kind, range.clamped(to: bytes)) : nil
    }
  }
}
