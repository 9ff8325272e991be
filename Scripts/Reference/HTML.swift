// SPDX-License-Identifier: MIT
// Tool: pieces of HTML.

/// Pieces of HTML.
enum HTML {
  /// Text with what has a meaning in HTML replaced.
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

  /// A link, with text that is HTML already.
  static func link(_ target: String, _ html: String) -> String {
    "<a href=\"\(escape(target))\">\(html)</a>"
  }

  /// A text in code type.
  static func code(_ text: String) -> String { "<code>\(escape(text))</code>" }

  /// A name in code type, which may be broken between its words where there is little room.
  static func name(_ text: String) -> String {
    "<code>\(escape(text).replacing(/([a-z])([A-Z])/) { "\($0.1)<wbr>\($0.2)" })</code>"
  }

  /// A list of links, or nothing.
  static func list(_ items: [String], class name: String = "names") -> String {
    if items.isEmpty { return "" }
    return "<ul class=\"\(name)\">" + items.map { "<li>\($0)</li>" }.joined() + "</ul>\n"
  }
}
