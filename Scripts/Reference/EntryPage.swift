// SPDX-License-Identifier: MIT
// Tool: the page of a type, or of modifiers and functions with the same name.

/// Writes the page of declarations.
struct EntryPage {
  /// The members of a kind, below their heading.
  private struct Section {
    let title: String
    let entries: [Entry]
  }

  let site: Site
  let file: String
  let entries: [Entry]
  private let text: TextWriter
  private let declarations: DeclarationWriter

  init(_ site: Site, file: String, entries: [Entry]) {
    self.site = site
    self.file = file
    self.entries = entries
    text = TextWriter(site, prefix: "../", file: file)
    declarations = DeclarationWriter(site: site, prefix: "../")
  }

  /// The page; empty if there is no declaration.
  func html() -> String {
    guard let first = entries.first else { return "" }
    let name = site.name(of: file)
    var frame = PageFrame(site: site, file: file, title: name)
    frame.summary = first.abstract.map(\.plain).joined()
    frame.place = site.place(of: file)
    frame.trail = trail(first)
    var body = "<p class=\"kind\">\(kind(first)) · <code>import \(first.product)</code></p>\n"
    body += "<h1>\(HTML.name(name))</h1>\n"
    if first.anchor.isEmpty {
      body += description(first, isPage: true)
      body += relationships(first)
      if first.isTokens {
        body += tokens(of: first)
        frame.contents = first.members.map { ($0.anchor, HTML.name($0.title)) }
      }
      for section in first.isTokens ? [] : sections(of: first) {
        let id = Slug.heading(section.title)
        frame.contents.append((id, "<b>\(section.title)</b>"))
        body += "<h2 id=\"\(id)\">\(section.title)</h2>\n"
        for entry in section.entries {
          body += member(entry)
          frame.contents.append((entry.file == file ? entry.anchor : id, HTML.name(entry.title)))
        }
      }
    } else {
      body += pictures(name)
      body += entries.map(member).joined()
      frame.contents = entries.map { ($0.anchor, HTML.name($0.title)) }
    }
    // Overloads are listed one after another.
    var titles: Set<String> = []
    frame.contents.removeAll { !titles.insert($0.html).inserted }
    body += seeAlso()
    return frame.html(body)
  }

  private func kind(_ entry: Entry) -> String {
    if site.isModifier(entry) { return "Modifier" }
    let names = [
      "struct": "Structure", "class": "Class", "enum": "Enumeration", "protocol": "Protocol",
      "func": "Function", "extension": "Extension", "typealias": "Type alias", "op": "Operator",
    ]
    return entry.isView ? "View" : names[entry.kind] ?? "Declaration"
  }

  private func trail(_ entry: Entry) -> [(name: String, file: String?)] {
    var trail: [(name: String, file: String?)] = [("Curium", "index.html")]
    if let place = site.place(of: file) {
      let topic = site.topics[place.topic]
      trail.append((topic.title, "topics/\(topic.slug).html"))
    }
    var owners: [Entry] = []
    var owner = entry.parent
    while let next = owner, !site.isModifier(entry) {
      owners.insert(next, at: 0)
      owner = next.parent
    }
    trail += owners.map { ($0.title, $0.address) }
    return trail + [(site.isModifier(entry) ? "." + entry.baseName : entry.baseName, nil)]
  }

  /// The summary, the declaration and the text of an entry.
  private func description(_ entry: Entry, isPage: Bool) -> String {
    let abstract = text.spans(entry.abstract, of: entry.page)
    let summary =
      abstract.isEmpty ? "" : "<p class=\"\(isPage ? "lead" : "summary")\">\(abstract)</p>\n"
    let declaration = entry.declaration.isEmpty ? "" : declarations.html(entry)
    var html =
      isPage ? summary + pictures(site.name(of: file)) + declaration : declaration + summary
    if !entry.parameters.isEmpty {
      let rows = entry.parameters.map {
        "<dt>\(HTML.code($0.name))</dt><dd>\(text.blocks($0.content, of: entry.page))</dd>"
      }
      html += "<dl class=\"parameters\">\(rows.joined())</dl>\n"
    }
    return html + text.blocks(entry.discussion, of: entry.page, level: isPage ? 0 : 2)
  }

  /// A member on its type's page. A type with its own page is only a link.
  private func member(_ entry: Entry) -> String {
    guard entry.file == file else {
      let summary = text.spans(entry.abstract, of: entry.page)
      return
        "<section class=\"member\"><p>\(HTML.link("../" + entry.address, HTML.code(entry.title))) "
        + "\(summary)</p></section>\n"
    }
    let required = entry.page.metadata.required == true ? "<p class=\"tag\">Required</p>" : ""
    var html = "<section class=\"member\" id=\"\(HTML.escape(entry.anchor))\">\n"
    html +=
      "<a class=\"here\" href=\"#\(HTML.escape(entry.anchor))\" "
      + "aria-label=\"Link to \(HTML.escape(entry.title))\">#</a>"
    html += required + description(entry, isPage: false)
    return html + "</section>\n"
  }

  /// The tokens of a group, followed by the groups inside it.
  private func tokens(of entry: Entry) -> String {
    let groups = entry.members.filter(\.isType)
    let rows = entry.members.filter { !$0.isType }.map { token in
      let type = token.declaration.last { $0.kind == "typeIdentifier" }?.text ?? ""
      let target = site.names[type].map { HTML.link("../" + $0, HTML.code(type)) }
      return "<tr id=\"\(HTML.escape(token.anchor))\"><td>\(HTML.code(token.title))</td>"
        + "<td>\(target ?? HTML.code(type))</td>"
        + "<td>\(text.spans(token.abstract, of: token.page))</td></tr>\n"
    }
    var html = ""
    if entry.anchor.isEmpty == false {
      let name = entry.path.dropFirst().joined(separator: ".")
      html += "<h3 id=\"\(HTML.escape(entry.anchor))\">\(HTML.code(name))</h3>\n"
      html += "<p>\(text.spans(entry.abstract, of: entry.page))</p>\n"
    }
    if !rows.isEmpty {
      html +=
        "<div class=\"table tokens\"><table>\n<tr><th>Token</th><th>Type</th>"
        + "<th>Purpose</th></tr>\n\(rows.joined())</table></div>\n"
    }
    return html + groups.map(tokens).joined()
  }

  private func sections(of entry: Entry) -> [Section] {
    let kinds = [
      ("Types", "type"), ("Cases", "case"), ("Initialisers", "init"),
      ("Static properties", "static property"), ("Properties", "property"),
      ("Static methods", "static method"), ("Methods", "method"), ("Subscripts", "subscript"),
      ("Operators", "op"), ("Associated types", "associatedtype"), ("Type aliases", "typealias"),
    ]
    // Modifiers have their own pages, listed by topics.
    let members = entry.members.filter { !site.isModifier($0) }
    return kinds.compactMap { title, kind in
      let found = members.filter { $0.memberKind == kind }
      return found.isEmpty ? nil : Section(title: title, entries: found)
    }
  }

  private func pictures(_ name: String) -> String {
    guard let picture = site.picture(of: name) else { return "" }
    let images = ["light", "dark"].map { theme in
      "<img src=\"../pictures/\(theme)/\(picture).svg\" loading=\"lazy\" "
        + "alt=\"\(HTML.escape(name)) in the \(theme) theme\">"
    }
    let code = site.previews[picture].map {
      "<details class=\"code\"><summary>Code of the pictures</summary>"
        + "\(text.listing($0))</details>\n"
    }
    return "<figure class=\"pictures\">\(images.joined())</figure>\n\(code ?? "")"
  }

  private func relationships(_ entry: Entry) -> String {
    let links = (entry.page.relationshipsSections ?? []).map { section in
      let names = section.identifiers.compactMap { identifier -> String? in
        let reference = entry.page.references?[identifier]
        let title = (reference?.title ?? "").replacing(/^Swift\./, with: "")
        if ["", "SendableMetatype", "Copyable", "Escapable"].contains(title) { return nil }
        guard let url = reference?.url, let other = site.entries[url.lowercased()] else {
          return HTML.code(title)
        }
        return HTML.link("../" + other.address, HTML.code(other.fullName))
      }
      let title = section.title ?? ""
      let term = title.prefix(1).uppercased() + title.dropFirst().lowercased()
      let list = "<dt>\(term)</dt><dd>\(names.joined(separator: ", "))</dd>"
      if names.isEmpty { return "" }
      return names.count > 12
        ? "<dt>\(term)</dt><dd><details><summary>\(names.count) types</summary>"
          + "\(names.joined(separator: ", "))</details></dd>" : list
    }.joined()
    return links.isEmpty ? "" : "<dl class=\"relations\">\(links)</dl>\n"
  }

  /// Other pages of the same group, and the guides that mention this one.
  private func seeAlso() -> String {
    var html = ""
    if let place = site.place(of: file), let files = site.places[place] {
      let index = files.firstIndex(of: file) ?? 0
      let start = max(0, min(index - 4, files.count - 9))
      let near = files[start..<min(start + 9, files.count)].filter { $0 != file }
      html += HTML.list(
        near.map { other in
          let abstract = site.first(of: other).map { text.spans($0.abstract, of: $0.page) } ?? ""
          return HTML.link("../" + other, HTML.code(site.name(of: other)))
            + " <span>\(abstract)</span>"
        }, class: "related")
    }
    let guides = site.mentions(of: file).map {
      HTML.link("../guides/\($0.name).html", HTML.escape($0.title))
    }
    if !guides.isEmpty { html += "<p>Guides: \(guides.joined(separator: ", "))</p>\n" }
    return html.isEmpty ? "" : "<h2 id=\"see-also\">See also</h2>\n" + html
  }
}
