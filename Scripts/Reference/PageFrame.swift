// SPDX-License-Identifier: MIT
// Tool: the common parts of the site's pages.

/// The frame of a page: its head, the bar at the top, and the list of topics.
struct PageFrame {
  let site: Site
  /// The file of the page, relative to the site.
  let file: String
  var title: String
  /// A sentence for search engines and search results.
  var summary = ""
  /// The breadcrumbs: names, all but the last with links.
  var trail: [(name: String, file: String?)] = []
  /// The page's topic and group.
  var place: Topic.Place?
  /// The table of contents: anchors, and their names as HTML.
  var contents: [(anchor: String, html: String)] = []

  /// The path from the page to the site's folder.
  var prefix: String { file.contains("/") ? "../" : "" }

  /// The page with its content.
  func html(_ body: String) -> String {
    let heading = title == "Curium" ? "Curium" : "\(title) – Curium"
    let onPage =
      contents.count > 1
      ? "<nav class=\"contents\" aria-label=\"On this page\"><p>On this page</p>"
        + HTML.list(contents.map { HTML.link("#\($0.anchor)", $0.html) }) + "</nav>" : ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="description" content="\(HTML.escape(summary))">
      <title>\(HTML.escape(heading))</title>
      <link rel="stylesheet" href="\(prefix)site.css">
      <script defer src="\(prefix)search.js"></script>
      </head>
      <body data-root="\(prefix)">
      <a class="skip" href="#main">Skip to the content</a>
      <header class="bar">
      <a class="brand" href="\(prefix)index.html"><b>Curium</b> reference</a>
      <search><input type="search" placeholder="Search  /" aria-label="Search the reference" \
      autocomplete="off" spellcheck="false" hidden><ul class="matches" hidden></ul></search>
      <nav><a href="\(prefix)symbols.html">A–Z</a> \
      <a href="\(prefix)guides/index.html">Guides</a></nav>
      </header>
      <div class="columns">
      <nav class="side" aria-label="Topics"><details><summary>Topics</summary>
      \(sidebar)</details></nav>
      <main id="main">
      \(crumbs)\(body)</main>
      \(onPage)
      </div>
      </body>
      </html>

      """
  }

  private var crumbs: String {
    if trail.isEmpty { return "" }
    let parts = trail.map { part in
      part.file.map { HTML.link(prefix + $0, HTML.escape(part.name)) }
        ?? "<span aria-current=\"page\">\(HTML.escape(part.name))</span>"
    }
    return
      "<nav class=\"crumbs\" aria-label=\"Path\">\(parts.joined(separator: " <i>›</i> "))</nav>\n"
  }

  /// All topics, with the groups of the current topic and the pages of the current group.
  private var sidebar: String {
    let topics = site.topics.indices.map { index in
      let topic = site.topics[index]
      let isCurrent = place?.topic == index
      var html = link("topics/\(topic.slug).html", HTML.escape(topic.title))
      if isCurrent { html += groups(of: index) }
      return html
    }
    let tables = TablePages.all.map { link("tables/\($0.slug).html", HTML.escape($0.title)) }
    let isGuide = file.hasPrefix("guides/")
    let guides = site.guideGroups.map { group in
      let pages = group.guides.map { link("guides/\($0.name).html", HTML.escape($0.title)) }
      let id = Slug.heading(group.title)
      return link("guides/index.html#\(id)", HTML.escape(group.title))
        + (isGuide ? HTML.list(pages) : "")
    }
    return "<p>Reference</p>" + HTML.list(topics) + "<p>Tables</p>" + HTML.list(tables)
      + "<p>Guides</p>" + HTML.list(guides)
  }

  private func groups(of topic: Int) -> String {
    let items = site.topics[topic].groups.indices.compactMap { group -> String? in
      let here = Topic.Place(topic: topic, group: group)
      guard let files = site.places[here] else { return nil }
      let title = site.topics[topic].groups[group].title
      let target = "topics/\(site.topics[topic].slug).html#\(Slug.heading(title))"
      guard here == place else { return HTML.link(prefix + target, HTML.escape(title)) }
      let pages = files.map { link($0, HTML.name(site.name(of: $0))) }
      return HTML.link(prefix + target, HTML.escape(title)) + HTML.list(pages)
    }
    return HTML.list(items)
  }

  /// A link, marked as current if it leads to this page.
  private func link(_ target: String, _ html: String) -> String {
    if target == file { return "<a aria-current=\"page\" href=\"#main\">\(html)</a>" }
    return HTML.link(prefix + target, html)
  }
}
