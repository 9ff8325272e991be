// SPDX-License-Identifier: MIT
// Views: parses inline Markdown into a `Text`.

package import CuriumText
public import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Text {
  /// Creates a text view from `markdown`, inline Markdown: `**bold**`, `*italic*`, `~~struck~~`,
  /// `[a link](https://example.com)` and code between backquotes. Everything else is shown
  /// unchanged.
  ///
  /// Use it for text that is known only at run time. Literals are parsed as Markdown anyway.
  ///
  /// - Complexity: O(bytes).
  public nonisolated init(markdown: String) { self.init(InlineMarkdown(markdown).spans) }

  /// Creates a text view from a part of a Markdown document. The names of keys are in brackets if
  /// `keysHaveBrackets`, because their background isn't visible in each terminal.
  package nonisolated init(_ markdown: InlineMarkdown, keysHaveBrackets: Bool) {
    var spans = markdown.spansWithBareAddresses
    for index in spans.indices where spans[index].isKey {
      let name = spans[index].text
      // A line can't break between a key and its padding.
      spans[index].text = keysHaveBrackets ? "[\(name)]" : "\u{A0}\(name)\u{A0}"
    }
    self.init(spans)
  }

  /// Creates a text view from a literal with values in it.
  nonisolated init(_ literal: StringInterpolation) {
    let parts = literal.parts ?? []
    let values = parts.map { InlineMarkdown.Value(range: $0.range, isStyled: $0.runs != nil) }
    self.init(InlineMarkdown(literal.string, verbatim: values).spans, values: parts)
  }

  private nonisolated init(
    _ spans: [InlineMarkdown.Span], values: [StringInterpolation.Part] = []
  ) {
    var runs: [TextRun] = []
    for span in spans {
      guard let value = span.value else {
        runs.append(TextRun(string: span.text, style: TextStyle(span), link: span.link))
        continue
      }
      for run in values[value].runs ?? [] where !run.string.isEmpty {
        runs.append(
          TextRun(
            string: run.string, style: run.style.inside(span),
            link: run.link.isEmpty ? span.link : run.link))
      }
    }
    self.init(runs: runs)
  }
}

extension TextStyle {
  /// Creates the style of a Markdown span.
  init(_ span: InlineMarkdown.Span) {
    self = TextStyle().inside(span)
    if span.isCode {
      font = .code
      // The text can be on a card, a selection or a button.
      color = .code.legible()
    }
    if span.isKey {
      font = ComponentTokens.KeyHint.keyFont
      color = ComponentTokens.KeyHint.keyColor
      background = ComponentTokens.KeyHint.keyBackgroundColor
    }
  }

  /// Returns the style with the emphasis of a span around it.
  func inside(_ span: InlineMarkdown.Span) -> TextStyle {
    var style = self
    if span.isStrong, style.weight == nil { style.weight = .bold }
    if span.isSlanted { style.attributes.insert(.italic) }
    if span.isStruck { style.attributes.insert(.strikethrough) }
    return style
  }
}
