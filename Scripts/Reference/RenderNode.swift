// SPDX-License-Identifier: MIT
// Tool: a block or a span of text as rendered by DocC.

/// A part of DocC's rendered text: a paragraph, a list, a code listing, an italic word.
struct RenderNode: Decodable {
  /// A row or an item, which contains blocks.
  struct Item: Decodable {
    var content: [RenderNode]?
  }

  let type: String
  /// The text of a span or a heading.
  var text: String?
  /// The lines of a listing, or the one line of a code span.
  var code: [String] = []
  /// The language of a listing.
  var syntax: String?
  var anchor: String?
  var level: Int?
  /// The kind of an aside.
  var name: String?
  /// The target of a reference or a link.
  var target: String?
  /// The spans of a paragraph.
  var spans: [RenderNode] = []
  /// The blocks of an aside.
  var blocks: [RenderNode] = []
  /// The items of a list.
  var items: [Item] = []
  /// The rows of a table: cells of blocks.
  var rows: [[[RenderNode]]] = []

  private enum Key: String, CodingKey {
    case type, text, code, syntax, anchor, level, name, identifier, destination, inlineContent
    case content, items, rows
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    type = try values.decode(String.self, forKey: .type)
    text = try values.decodeIfPresent(String.self, forKey: .text)
    switch type {
    case "codeVoice": code = [try values.decode(String.self, forKey: .code)]
    case "codeListing":
      code = try values.decode([String].self, forKey: .code)
      syntax = try values.decodeIfPresent(String.self, forKey: .syntax)
    case "heading":
      anchor = try values.decodeIfPresent(String.self, forKey: .anchor)
      level = try values.decodeIfPresent(Int.self, forKey: .level)
    case "reference", "image", "video":
      target = try values.decodeIfPresent(String.self, forKey: .identifier)
    case "link": target = try values.decodeIfPresent(String.self, forKey: .destination)
    case "orderedList", "unorderedList": items = try values.decode([Item].self, forKey: .items)
    case "table": rows = try values.decode([[[RenderNode]]].self, forKey: .rows)
    default: name = try values.decodeIfPresent(String.self, forKey: .name)
    }
    spans = try values.decodeIfPresent([RenderNode].self, forKey: .inlineContent) ?? []
    if type == "aside" {
      blocks = try values.decodeIfPresent([RenderNode].self, forKey: .content) ?? []
    }
  }

  /// The text without formatting.
  var plain: String {
    text ?? (code.isEmpty ? spans.map(\.plain).joined() : code.joined(separator: "\n"))
  }
}
