// SPDX-License-Identifier: MIT
// Testing: the HTML structure of CommonMark's examples, and the examples themselves.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Describes HTML in the same form as `MarkdownStructure` describes a document.
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
      if first == "<", let end = Self.tagEnd(rest) {
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
      text = String(text.map { $0 == "\n" ? " " : $0 })
      if !looks.contains("code"), spans.last?.text.hasSuffix("\n") ?? true {
        text = String(text.drop { $0 == " " })
      }
    }
    spans.append((text, Set(looks)))
  }

  private mutating func flush() {
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
    let name = String(tag.prefix { $0 != " " })
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
    case "em", "strong": looks.append(name)
    case "/em", "/strong": _ = looks.popLast()
    case "a": looks.append("a(\(Self.unescaped(Self.attribute("href", of: tag) ?? "")))")
    case "/a":
      if looks.last == "a()" {
        // A link without an address isn't a link here.
        for index in spans.indices { spans[index].look.remove("a()") }
      }
      _ = looks.popLast()
    case "img":
      if leaf == nil { leaf = "p" }
      spans.append((Self.decoded(Substring(Self.attribute("alt", of: tag) ?? "")), Set(looks)))
    default: add("<\(tag)>")
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

/// Addresses for comparison.
enum MarkdownAddress {
  /// An address with `%20` and the like replaced by their characters.
  static func plain(_ address: String) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(address).utf8
    while let first = rest.first {
      if first == UInt8(ascii: "%"),
        let byte = UInt8(String(rest.dropFirst().prefix(2)) ?? "", radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An example of the specification.
struct SpecificationExample {
  let number: Int
  let section: String
  let markdown: String
  let html: String

  /// All examples; `nil` if the file doesn't exist.
  static func all() -> [SpecificationExample]? {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let beside = (root.dropLast() + ["shared", "data", "commonmark.json"]).joined(separator: "/")
    let path = getenv("CURIUM_COMMONMARK").map { String(cString: $0) } ?? beside
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return read(bytes)
  }

  /// Reads an array of flat objects of strings and numbers.
  private static func read(_ bytes: [UInt8]) -> [SpecificationExample] {
    var examples: [SpecificationExample] = []
    var fields: [String: String] = [:]
    var key: String?
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = string(bytes, &index)
        if let name = key { fields[name] = text }
        key = key == nil ? text : nil
        continue
      case 0x30...0x39:
        let start = index
        while bytes[index] &- 0x30 < 10 { index += 1 }
        if let name = key { fields[name] = String(decoding: bytes[start..<index], as: UTF8.self) }
        key = nil
        continue
      case UInt8(ascii: "}"):
        examples.append(
          SpecificationExample(
            number: fields["example"].flatMap { Int($0) } ?? 0, section: fields["section"] ?? "",
            markdown: fields["markdown"] ?? "", html: fields["html"] ?? ""))
        fields = [:]
      default: break
      }
      index += 1
    }
    return examples
  }

  private static func string(_ bytes: [UInt8], _ index: inout Int) -> String {
    var units: [UInt16] = []
    var plain: [UInt8] = []
    func flushed() -> [UInt16] { Array(String(decoding: plain, as: UTF8.self).utf16) }
    index += 1
    while bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      units += flushed()
      plain = []
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        let digits = String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        index += 4
      case let other: units.append(UInt16(other))
      }
      index += 2
    }
    units += flushed()
    index += 1
    return String(decoding: units, as: UTF16.self)
  }
}
