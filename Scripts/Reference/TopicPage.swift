// SPDX-License-Identifier: MIT
// Tool: the page of a topic, and the list of all topics on the start page.

/// Writes the pages of topics.
struct TopicPage {
  let site: Site

  /// The page of the topic at `index`.
  func html(_ index: Int) -> String {
    let topic = site.topics[index]
    let file = "topics/\(topic.slug).html"
    let text = TextWriter(site, prefix: "../", file: file)
    var frame = PageFrame(site: site, file: file, title: topic.title, summary: topic.summary)
    frame.trail = [("Curium", "index.html"), (topic.title, nil)]
    frame.place = Topic.Place(topic: index, group: -1)
    let product = product(of: index)
    var body = "<p class=\"kind\">Topic · <code>import \(product)</code></p>\n"
    body += "<h1>\(HTML.escape(topic.title))</h1>\n"
    body += "<p class=\"lead\">\(HTML.escape(topic.summary))</p>\n"
    if product != "Curium", let page = site.products[product.lowercased()] {
      let content = (page.primaryContentSections ?? []).flatMap { $0.content ?? [] }
      body += text.blocks(content.filter { $0.type != "heading" }, of: page)
    }
    for (number, group) in topic.groups.enumerated() {
      let place = Topic.Place(topic: index, group: number)
      guard let files = site.places[place] else { continue }
      let id = Slug.heading(group.title)
      frame.contents.append((id, HTML.escape(group.title)))
      body += "<h2 id=\"\(id)\">\(HTML.escape(group.title))</h2>\n<ul class=\"cards\">\n"
      // Only groups of components have pictures. Among many styles, a single picture would look
      // uneven.
      let pictured = files.filter { site.picture(of: site.name(of: $0)) != nil }.count
      body += files.map { card($0, text, isPictured: pictured * 2 >= files.count) }.joined()
      body += "</ul>\n"
    }
    return frame.html(body)
  }

  /// The product that declares the members of the topic at `index`.
  private func product(of index: Int) -> String {
    let places = site.topics[index].groups.indices.map { Topic.Place(topic: index, group: $0) }
    let file = places.lazy.compactMap { site.places[$0]?.first }.first
    return file.flatMap { site.first(of: $0)?.product } ?? "Curium"
  }

  /// A declaration with its summary, and its picture if it is a component.
  private func card(_ file: String, _ text: TextWriter, isPictured: Bool) -> String {
    guard let entry = site.first(of: file) else { return "" }
    let name = site.name(of: file)
    let summary = text.plainSpans(entry.abstract, of: entry.page)
    let picture = (isPictured ? site.picture(of: name) : nil).map { picture in
      "<picture><source srcset=\"../pictures/dark/\(picture).svg\" "
        + "media=\"(prefers-color-scheme: dark)\">"
        + "<img src=\"../pictures/light/\(picture).svg\" alt=\"\" loading=\"lazy\"></picture>"
    }
    let link = HTML.link("../" + file, (picture ?? "") + HTML.code(name))
    return
      "<li\(picture == nil ? "" : " class=\"pictured\"")>\(link) <span>\(summary)</span></li>\n"
  }
}
