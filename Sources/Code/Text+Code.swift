// SPDX-License-Identifier: MIT
// Views: code in colours.

public import CuriumEngine
import CuriumMarkup
package import CuriumTerminal
public import CuriumTokens

extension Text {
  /// Creates a text view from `code` with syntax highlighting for `language`, in the colours
  /// `code.…` of the theme. Without a language, it is plain text.
  ///
  ///     Text(code: "let answer = 42", language: .swift)
  ///
  /// Lines that are too wide wrap at words. `TextEditor` shows code that can be edited.
  ///
  /// - Complexity: O(bytes).
  public nonisolated init(code: String, language: CodeLanguage?) {
    guard let language else {
      self.init(verbatim: code)
      return
    }
    var code = code
    code.makeContiguousUTF8()
    var runs: [TextRun] = []
    var end = code.startIndex
    func add(to next: String.Index, _ style: TextStyle) {
      if end < next { runs.append(TextRun(string: String(code[end..<next]), style: style)) }
      end = next
    }
    var place = 0
    for span in language.spans(of: code) {
      add(to: code.utf8.index(end, offsetBy: span.range.lowerBound - place), TextStyle())
      add(to: code.utf8.index(end, offsetBy: span.range.count), TextStyle(span.kind))
      place = span.range.upperBound
    }
    add(to: code.endIndex, TextStyle())
    self.init(runs: runs)
  }
}

extension TextStyle {
  /// Creates the style of a token. Weight and slant tell the most important kinds apart without
  /// colours.
  package init(_ kind: CodeToken.Kind) {
    self.init(
      color: kind.color.legible(), weight: kind == .keyword || kind == .heading ? .bold : nil,
      attributes: kind == .comment ? .italic : [])
  }
}

extension TextStyle {
  /// The attributes with those of the weight, for text that is painted without a font.
  package var cellAttributes: CellAttributes {
    weight == .bold ? attributes.union(.bold) : attributes
  }
}

extension CodeToken.Kind {
  /// The colour of tokens of this kind.
  public var color: Color {
    switch self {
    case .comment: ComponentTokens.Code.commentColor
    case .keyword: ComponentTokens.Code.keywordColor
    case .string: ComponentTokens.Code.stringColor
    case .number: ComponentTokens.Code.numberColor
    case .type: ComponentTokens.Code.typeColor
    case .function: ComponentTokens.Code.functionColor
    case .property: ComponentTokens.Code.propertyColor
    case .attribute: ComponentTokens.Code.attributeColor
    case .heading: ComponentTokens.Code.headingColor
    case .inserted: ComponentTokens.Code.insertedColor
    case .deleted: ComponentTokens.Code.deletedColor
    }
  }
}
