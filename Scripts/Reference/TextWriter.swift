// SPDX-License-Identifier: MIT
// Tool: text as HTML: paragraphs, lists, listings and tables.

/// Writes the texts of a page. Names of types and modifiers in code spans become links.
final class TextWriter {
  let site: Site
  /// The path from the page to the site's folder.
  let prefix: String
  /// The file of the page. Its texts don't link to it.
  let file: String
  /// The pages linked from texts.
  private(set) var mentions: Set<String> = []
  private var references: [String: RenderPage.Reference] = [:]
  private var isInLink = false
  private var isGuide: Bool { file.hasPrefix("guides/") }
  private var headings: [String: Int] = [:]

  init(_ site: Site, prefix: String, file: String) {
    self.site = site
    self.prefix = prefix
    self.file = file
  }

  /// Writes the blocks of `page`.
  func blocks(_ nodes: [RenderNode], of page: RenderPage, level: Int = 0) -> String {
    references = page.references ?? [:]
    return nodes.map { block($0, level: level) }.joined()
  }

  /// Writes the spans of `page`.
  func spans(_ nodes: [RenderNode], of page: RenderPage) -> String {
    references = page.references ?? [:]
    return spans(nodes)
  }

  /// Writes spans inside a link, which can't contain other links.
  func plainSpans(_ nodes: [RenderNode], of page: RenderPage) -> String {
    isInLink = true
    defer { isInLink = false }
    return spans(nodes, of: page)
  }

  private func block(_ node: RenderNode, level: Int) -> String {
    switch node.type {
    case "paragraph":
      return node.spans.first.map(isFact) == true
        ? facts(node.spans) : "<p>\(spans(node.spans))</p>\n"
    case "heading":
      let depth = min((node.level ?? 2) + level, 6)
      let text = node.text ?? ""
      // Members have headings with the same names.
      let id = level == 0 ? " id=\"\(place(of: text))\"" : ""
      return "<h\(depth)\(id)>\(HTML.escape(text))</h\(depth)>\n"
    case "codeListing": return listing(node)
    case "unorderedList", "orderedList":
      let tag = node.type == "orderedList" ? "ol" : "ul"
      let items = node.items.map { "<li>\(item($0.content ?? [], level))</li>\n" }
      return "<\(tag)>\n\(items.joined())</\(tag)>\n"
    case "aside":
      let blocks = node.blocks.map { block($0, level: level) }.joined()
      let name = HTML.escape(node.name ?? "Note")
      return "<aside><p class=\"name\">\(name)</p>\(blocks)</aside>\n"
    case "table":
      var rows = ""
      for (index, cells) in node.rows.enumerated() {
        let tag = index == 0 ? "th" : "td"
        rows += "<tr>" + cells.map { "<\(tag)>\(item($0, level))</\(tag)>" }.joined() + "</tr>\n"
      }
      return "<div class=\"table\"><table>\n\(rows)</table></div>\n"
    default: return spans([node])
    }
  }

  /// Returns whether a span starts a fact about a component, such as *Sizing:*.
  private func isFact(_ span: RenderNode) -> Bool {
    span.type == "emphasis" && span.plain.hasSuffix(":")
  }

  /// The facts of a paragraph as a list of names and texts.
  private func facts(_ nodes: [RenderNode]) -> String {
    var html = ""
    for (index, node) in nodes.enumerated() {
      if isFact(node) {
        html +=
          (index == 0 ? "" : "</dd>") + "<dt>\(HTML.escape(String(node.plain.dropLast())))</dt><dd>"
      } else {
        html += span(node)
      }
    }
    return "<dl class=\"facts\">\(html)</dd></dl>\n"
  }

  /// The blocks of an item. A single paragraph needs no space around it.
  private func item(_ nodes: [RenderNode], _ level: Int) -> String {
    guard let first = nodes.first, first.type == "paragraph" else {
      return nodes.map { block($0, level: level) }.joined()
    }
    return spans(first.spans) + nodes.dropFirst().map { block($0, level: level) }.joined()
  }

  /// An anchor for a heading, with a number for repeated names, as on GitHub.
  private func place(of heading: String) -> String {
    let slug = Slug.heading(heading)
    defer { headings[slug, default: 0] += 1 }
    return headings[slug].map { "\(slug)-\($0)" } ?? slug
  }

  private func listing(_ node: RenderNode) -> String {
    let code = node.code.joined(separator: "\n")
    // Examples in comments are Swift. In guides, only those marked as Swift are.
    let isSwift = node.syntax == "swift" || node.syntax == nil && !isGuide
    return isSwift
      ? listing(code) : "<pre class=\"listing\"><code>\(HTML.escape(code))</code></pre>\n"
  }

  /// Writes Swift code.
  func listing(_ code: String) -> String {
    let html = SwiftColors.html(code) { self.target($0) }
    return "<pre class=\"listing\"><code>\(html)</code></pre>\n"
  }

  private func spans(_ nodes: [RenderNode]) -> String { nodes.map(span).joined() }

  private func span(_ node: RenderNode) -> String {
    switch node.type {
    case "text": return HTML.escape(node.text ?? "")
    case "codeVoice": return code(node.code.first ?? "")
    case "emphasis": return "<em>\(spans(node.spans))</em>"
    case "strong": return "<strong>\(spans(node.spans))</strong>"
    case "strikethrough": return "<s>\(spans(node.spans))</s>"
    case "reference": return reference(node)
    case "link": return link(to: node.target ?? "", spans(node.spans))
    case "image":
      let file = node.target ?? ""
      return "<img src=\"\(prefix)pictures/\(HTML.escape(file))\" alt=\"\" loading=\"lazy\">"
    default: return node.spans.isEmpty ? HTML.escape(node.plain) : spans(node.spans)
    }
  }

  private func code(_ text: String) -> String {
    let name = text.hasPrefix(".") ? String(text.prefix { $0 != "(" }) : text
    guard !isInLink, let target = target(name) else { return HTML.code(text) }
    return HTML.link(target, HTML.code(text))
  }

  /// The page of a name in a text, unless it is this page.
  private func target(_ name: String) -> String? {
    guard let page = site.names[name], page != file else { return nil }
    mentions.insert(page)
    return prefix + page
  }

  private func reference(_ node: RenderNode) -> String {
    let reference = references[node.target ?? ""]
    let url = reference?.url ?? ""
    if url.contains("://") {
      let text = reference?.titleInlineContent.map(spans) ?? HTML.escape(reference?.title ?? url)
      return isInLink ? text : link(to: url, text)
    }
    let title = HTML.code(reference?.title ?? node.plain)
    guard !isInLink, let entry = site.entries[url.lowercased()] else { return title }
    mentions.insert(entry.file)
    return HTML.link(prefix + entry.address, title)
  }

  /// A link to another site, or to a guide.
  private func link(to url: String, _ text: String) -> String {
    guard url.hasPrefix(Catalog.host) else { return HTML.link(url, text) }
    guard let place = site.address(ofGuide: String(url.dropFirst(Catalog.host.count))) else {
      return text
    }
    return HTML.link(place.hasPrefix("#") ? place : prefix + place, text)
  }
}
