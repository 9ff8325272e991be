// SPDX-License-Identifier: MIT
// Token: a JSON writer with two spaces per level and short values on one line.

import CuriumTerminal

/// Writes JSON in the layout of the kit's own theme files.
///
/// Members keep their order and numbers their spelling. A file that is read and written again
/// differs only in its changes.
struct JSONWriter {
  private(set) var text = ""

  /// The maximum width of a line. A value that fits and contains no other object is written on one
  /// line.
  private static let width = 100

  static func text(_ node: JSONNode) -> String {
    var writer = JSONWriter()
    writer.write(node, level: 0, column: 0)
    writer.text += "\n"
    return writer.text
  }

  private mutating func write(_ node: JSONNode, level: Int, column: Int) {
    if let line = JSONWriter.line(node), level > 0, column + line.utf8.count < JSONWriter.width {
      text += line
      return
    }
    switch node.value {
    case .object(let members):
      writeLines(members.count, "{", "}", level) { writer, place in
        let name = JSONWriter.quoted(members[place].key) + ": "
        writer.text += name
        writer.write(
          members[place].node, level: level + 1, column: 2 * level + 2 + name.utf8.count)
      }
    case .array(let elements):
      writeLines(elements.count, "[", "]", level) { writer, place in
        writer.write(elements[place], level: level + 1, column: 2 * level + 2)
      }
    default: text += JSONWriter.scalar(node) ?? ""
    }
  }

  private mutating func writeLines(
    _ count: Int, _ open: String, _ close: String, _ level: Int,
    _ body: (inout JSONWriter, Int) -> Void
  ) {
    text += open
    for place in 0..<count {
      text += place == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: level + 1)
      body(&self, place)
    }
    if count > 0 { text += "\n" + String(repeating: "  ", count: level) }
    text += close
  }

  /// Returns the value on one line; `nil` if it contains another object or a list of lists.
  static func line(_ node: JSONNode) -> String? {
    switch node.value {
    case .object(let members):
      var parts: [String] = []
      for member in members {
        guard let part = flat(member.node) else { return nil }
        parts.append(quoted(member.key) + ": " + part)
      }
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    default: return flat(node)
    }
  }

  private static func flat(_ node: JSONNode) -> String? {
    guard case .array(let elements) = node.value else { return scalar(node) }
    var parts: [String] = []
    for element in elements {
      guard let part = scalar(element) else { return nil }
      parts.append(part)
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private static func scalar(_ node: JSONNode) -> String? {
    switch node.value {
    case .string(let text): return quoted(text)
    case .number(_, let spelling): return spelling
    case .bool(let bool): return bool ? "true" : "false"
    case .null: return "null"
    case .object(let members): return members.isEmpty ? "{}" : nil
    case .array(let elements): return elements.isEmpty ? "[]" : nil
    }
  }

  /// Returns `text` in quotes. Quotes, backslashes and control characters are escaped (RFC 8259
  /// §7).
  private static func quoted(_ text: String) -> String {
    text.quoted { "\\u" + String($0.value, radix: 16, digits: 4) }
  }
}
