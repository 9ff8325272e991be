// SPDX-License-Identifier: MIT
// Testing: the HTML structure of CommonMark's examples.

import CuriumText

/// Describes HTML in the same form as `MarkdownStructure` describes a document. Comments, scripts,
/// styles and tags without a look are ignored.
struct HTMLStructure {
  private var lines: [String] = []
  private var path: [String] = []
  private var looks: [String] = []
  private var spans: [(text: String, look: Set<String>)] = []
  private var counts: [String: Int] = [:]
  private var nextItem: [Int?] = []
  private var leaf: String?
  private var isPreformatted = false
  /// The number of lines at the start of each container.
  private var starts: [Int] = []

  static func lines(of html: String) -> [String] {
    var structure = HTMLStructure()
    structure.read(html)
    return structure.lines
  }

  private mutating func read(_ html: String) {
    var rest = Substring(html)
    while let first = rest.first {
      if let end = Self.hiddenEnd(rest) {
        rest = rest[end...]
      } else if first == "<", let end = Self.tagEnd(rest) {
        read(tag: String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        add(Self.decoded(rest[..<end]))
        rest = rest[end...]
      }
    }
    flush()
  }

  /// The end of a part that isn't shown; `nil` if none begins here.
  private static func hiddenEnd(_ html: Substring) -> Substring.Index? {
    if html.hasPrefix("<!-->") || html.hasPrefix("<!--->") {
      return html.firstRange(of: ">")?.upperBound
    }
    let parts = [
      ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<!", ">"), ("<?", "?>"), ("<script", "</script>"),
      ("<style", "</style>"),
    ]
    guard let part = parts.first(where: { html.hasPrefix($0.0) }) else { return nil }
    return html.firstRange(of: part.1)?.upperBound ?? html.endIndex
  }

  /// The end of a tag, ignoring a `>` in its attributes.
  private static func tagEnd(_ html: Substring) -> Substring.Index? {
    var isQuoted = false
    for index in html.indices {
      if html[index] == "\"" { isQuoted.toggle() }
      if html[index] == ">", !isQuoted { return index }
    }
    return nil
  }

  private mutating func add(_ text: String) {
    if leaf == nil, text.allSatisfy(\.isWhitespace) { return }
    if leaf == nil { leaf = "p" }
    var text = text
    if !isPreformatted {
      // A soft line break is a space in a browser. A hard one is a tag.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      text = lines.enumerated().map { place, line in
        let start = place > 0 ? line.drop { $0 == " " } : line
        let count = start.reversed().prefix { $0 == " " }.count
        return String(place + 1 < lines.count ? start.dropLast(count) : start)
      }
      .joined(separator: " ")
      if !looks.contains("code"), spans.last?.text.hasSuffix("\n") ?? true {
        text = String(text.drop { $0 == " " })
      }
    }
    // A link without an address isn't a link here.
    spans.append((text, Set(looks.filter { $0 != "a()" })))
  }

  private mutating func flush() {
    looks = []
    guard let leaf else { return }
    self.leaf = nil
    var prefix = path.joined(separator: " ")
    if !prefix.isEmpty { prefix += " " }
    if leaf == "code" {
      var text = spans.map(\.text).joined()
      if text.hasSuffix("\n") { text.removeLast() }
      lines.append(prefix + "code " + text.debugDescription)
    } else {
      while let last = spans.indices.last, !spans[last].look.contains("code") {
        while spans[last].text.last == " " { spans[last].text.removeLast() }
        if !spans[last].text.isEmpty { break }
        spans.removeLast()
      }
      lines.append(prefix + leaf + MarkdownStructure.words(spans))
    }
    spans = []
  }

  private mutating func count(_ name: String) -> String {
    counts[name, default: 0] += 1
    return "\(name)\(counts[name] ?? 0)"
  }

  private mutating func begin(_ name: String) {
    flush()
    path.append(name)
    starts.append(lines.count)
  }

  private mutating func end() {
    flush()
    if starts.popLast() == lines.count, path.last?.hasPrefix("ul") != true,
      path.last?.hasPrefix("ol") != true
    {
      lines.append(path.joined(separator: " ") + " empty")
    }
    _ = path.popLast()
  }

  private mutating func read(tag: String) {
    let name = String(tag.prefix { !$0.isWhitespace })
    switch name {
    case "p":
      flush()
      leaf = "p"
    case "h1", "h2", "h3", "h4", "h5", "h6":
      flush()
      leaf = name
    case "pre":
      flush()
      leaf = "code"
      isPreformatted = true
    case "code": if !isPreformatted { looks.append("code") }
    case "/code": if !isPreformatted { _ = looks.popLast() }
    case "/pre":
      flush()
      isPreformatted = false
    case "hr", "hr/":
      flush()
      lines.append((path + ["rule"]).joined(separator: " "))
    case "br", "br/": spans.append(("\n", Set(looks)))
    case "/p", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6": flush()
    case "blockquote": begin(count("quote"))
    case "/blockquote", "/li", "/ul", "/ol": closeContainer(name)
    case "ul", "ol":
      flush()
      counts["list", default: 0] += 1
      begin("\(name)\(counts["list"] ?? 0)")
      let start = Self.attribute("start", of: tag).flatMap { Int($0) }
      nextItem.append(name == "ol" ? start ?? 1 : nil)
    case "li":
      let number = nextItem.last ?? nil
      begin(count("li") + (number.map { "=\($0)" } ?? ""))
      if let number { nextItem[nextItem.count - 1] = number + 1 }
    case "em", "strong", "del": looks.append(name)
    case "i": looks.append("em")
    case "/em", "/strong", "/del", "/i", "/a": _ = looks.popLast()
    case "a": looks.append("a(\(Self.unescaped(Self.attribute("href", of: tag) ?? "")))")
    case "img":
      if leaf == nil { leaf = "p" }
      spans.append((Self.decoded(Substring(Self.attribute("alt", of: tag) ?? "")), Set(looks)))
    default:
      let element = name.lowercased().filter { $0 != "/" }
      if !HTMLElement.exists(element) { return add("<\(tag)>") }
      if HTMLElement.blocks.contains(element), element != "td" { flush() }
    }
  }

  private mutating func closeContainer(_ name: String) {
    end()
    if name == "/ul" || name == "/ol" { _ = nextItem.popLast() }
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let range = tag.firstRange(of: " \(name)=\"") else { return nil }
    return String(tag[range.upperBound...].prefix { $0 != "\"" })
  }

  /// An address without percent-encoding, which a browser adds and a terminal doesn't need.
  private static func unescaped(_ address: String) -> String {
    MarkdownAddress.plain(decoded(Substring(address)))
  }

  private static func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let first = rest.first {
      if let (name, character) = entities.first(where: { rest.hasPrefix($0.0) }) {
        result += character
        rest = rest.dropFirst(name.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let entities = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")]
}
