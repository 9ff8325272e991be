// SPDX-License-Identifier: MIT
// Tool: the start page of the site, and the list of guides.

/// Writes the start pages.
struct HomePage {
  let site: Site

  /// The start page.
  func html() -> String {
    let text = TextWriter(site, prefix: "", file: "index.html")
    var frame = PageFrame(site: site, file: "index.html", title: "Curium")
    var body = "<h1>Curium</h1>\n"
    if let page = site.products["curium"] {
      frame.summary = (page.abstract ?? []).map(\.plain).joined()
      body += "<p class=\"lead\">\(text.spans(page.abstract ?? [], of: page))</p>\n"
      body +=
        "<figure class=\"hero\"><picture><source srcset=\"pictures/dark/Gallery.svg\" "
        + "media=\"(prefers-color-scheme: dark)\"><img src=\"pictures/light/Gallery.svg\" "
        + "alt=\"The gallery: a chart, cards with figures, a table and a form\"></picture>"
        + "</figure>\n"
      let content = (page.primaryContentSections ?? []).flatMap { $0.content ?? [] }
      body += text.blocks(
        content.filter { $0.text != "Overview" || $0.type != "heading" }, of: page)
    }
    body += "<h2 id=\"topics\">Topics</h2>\n<ul class=\"cards\">\n"
    for topic in site.topics {
      body += card("topics/\(topic.slug).html", topic.title, HTML.escape(topic.summary))
    }
    body += "</ul>\n<h2 id=\"tables\">Tables</h2>\n<ul class=\"cards\">\n"
    for table in TablePages.all {
      body += card("tables/\(table.slug).html", table.title, HTML.escape(table.summary))
    }
    body += "</ul>\n<h2 id=\"guides\">Guides</h2>\n\(guides(text, level: 3))"
    return frame.html(body)
  }

  /// The list of guides.
  func guideList() -> String {
    let file = "guides/index.html"
    let text = TextWriter(site, prefix: "../", file: file)
    var frame = PageFrame(site: site, file: file, title: "Guides")
    frame.trail = [("Curium", "index.html"), ("Guides", nil)]
    return frame.html("<h1>Guides</h1>\n\(guides(text, from: "../", level: 2))")
  }

  /// A guide. Afterwards, the text writer has the pages that it links to.
  func guide(_ name: String, _ text: TextWriter) -> String {
    guard let page = site.guides[name] else { return "" }
    let title = page.metadata.title ?? name
    var frame = PageFrame(site: site, file: text.file, title: title)
    frame.summary = (page.abstract ?? []).map(\.plain).joined()
    frame.trail = [("Curium", "index.html"), ("Guides", "guides/index.html"), (title, nil)]
    let content = (page.primaryContentSections ?? []).flatMap { $0.content ?? [] }
      .filter { $0.type != "heading" || $0.text != "Overview" }
    frame.contents = content.filter { $0.type == "heading" && $0.level == 2 }.map {
      (Slug.heading($0.text ?? ""), HTML.escape($0.text ?? ""))
    }
    let lead = text.spans(page.abstract ?? [], of: page)
    return frame.html(
      "<h1>\(HTML.escape(title))</h1>\n<p class=\"lead\">\(lead)</p>\n"
        + text.blocks(content, of: page))
  }

  private func guides(_ text: TextWriter, from prefix: String = "", level: Int) -> String {
    site.guideGroups.map { group in
      let cards = group.guides.map { guide in
        let page = site.guides[guide.name]
        let summary = page.map { text.plainSpans($0.abstract ?? [], of: $0) } ?? ""
        return card("\(prefix)guides/\(guide.name).html", guide.title, summary)
      }
      return
        "<h\(level) id=\"\(Slug.heading(group.title))\">\(HTML.escape(group.title))</h\(level)>\n"
        + "<ul class=\"cards\">\n\(cards.joined())</ul>\n"
    }.joined()
  }

  private func card(_ target: String, _ title: String, _ summary: String) -> String {
    "<li>\(HTML.link(target, "<b>\(HTML.escape(title))</b>")) <span>\(summary)</span></li>\n"
  }
}
