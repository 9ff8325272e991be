// SPDX-License-Identifier: MIT
// Tool: fragments of HTML.

/// Creates fragments of HTML.
enum HTML {
  /// Text with special characters escaped.
  static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// A link whose text is already HTML.
  static func link(_ target: String, _ html: String) -> String {
    "<a href=\"\(escape(target))\">\(html)</a>"
  }

  /// A text in a code span.
  static func code(_ text: String) -> String { "<code>\(escape(text))</code>" }

  /// A name in a code span, with possible line breaks between its words.
  static func name(_ text: String) -> String {
    "<code>\(escape(text).replacing(/([a-z])([A-Z])/) { "\($0.1)<wbr>\($0.2)" })</code>"
  }

  /// A list of links; empty without any.
  static func list(_ items: [String], class name: String = "names") -> String {
    if items.isEmpty { return "" }
    return "<ul class=\"\(name)\">" + items.map { "<li>\($0)</li>" }.joined() + "</ul>\n"
  }
}
