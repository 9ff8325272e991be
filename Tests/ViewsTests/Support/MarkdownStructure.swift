// SPDX-License-Identifier: MIT
// Testing: the structure of Markdown text and of HTML, one line per block.

import CuriumMarkdown
import CuriumText
import CuriumControls

/// Describes a document: `quote1 ul1 li1 p "a" strong"b"`. Numbers distinguish adjacent quotes,
/// lists and items.
enum MarkdownStructure {
  static func lines(of markdown: String) -> [String] { lines(of: MarkdownDocument(markdown)) }

  static func lines(of document: MarkdownDocument) -> [String] {
    var quotes: [Int: Int] = [:]
    var lists: [Int: Int] = [:]
    var items: [Int: Int] = [:]
    func number(_ id: Int, in numbers: inout [Int: Int]) -> Int {
      if let number = numbers[id] { return number }
      numbers[id] = numbers.count + 1
      return numbers.count
    }
    return document.blocks.map { block in
      var path = ""
      var chain: [Int] = []
      var id = block.container
      while id >= 0 {
        chain.append(id)
        id = document.containers[id].parent
      }
      for id in chain.reversed() {
        switch document.containers[id].kind {
        case .quote: path += "quote\(number(id, in: &quotes)) "
        case .alert(let alert): path += "alert \(alert) "
        case .footnote(let number): path += "footnote\(number) "
        case .details(let isOpen): path += isOpen ? "details open " : "details "
        case .item(let list, let count, let task):
          path += "\(count == nil ? "ul" : "ol")\(number(list, in: &lists)) "
          path += "li\(number(id, in: &items))\(count.map { "=\($0)" } ?? "") "
          path += task.map { $0.isDone ? "[x] " : "[ ] " } ?? ""
        }
      }
      if block.alignment != .leading { path += "\(block.alignment) " }
      switch block.kind {
      case .paragraph: return path + "p" + words(document.inline(of: block))
      case .heading(let level): return path + "h\(level)" + words(document.inline(of: block))
      case .summary: return path + "summary" + words(document.inline(of: block))
      case .code: return path + "code " + document.text(of: block).debugDescription
      case .alert: return path + "title"
      case .rule: return path + "rule"
      case .empty: return path + "empty"
      case .row(let table, let isTitle):
        return path + "\(isTitle ? "titles" : "row")\(table) "
          + document.cells(of: block, limit: .max).map(\.plain).joined(separator: "|")
      }
    }
  }

  static func words(_ text: InlineMarkdown) -> String {
    words(
      text.spans.map { span in
        var look: Set<String> = []
        if span.isStrong { look.insert("strong") }
        if span.isSlanted { look.insert("em") }
        if span.isStruck { look.insert("del") }
        if span.isCode { look.insert("code") }
        if span.isKey { look.insert("kbd") }
        if !span.link.isEmpty { look.insert("a(\(span.link))") }
        return (span.text, look)
      })
  }

  static func words(_ spans: [(text: String, look: Set<String>)]) -> String {
    var result = ""
    var last: Set<String>?
    for span in spans where !span.text.isEmpty {
      if span.look != last {
        if last != nil { result += "\"" }
        result += " " + span.look.sorted().joined(separator: "+") + "\""
      }
      last = span.look
      result += span.text
    }
    return last == nil ? result : result + "\""
  }
}
