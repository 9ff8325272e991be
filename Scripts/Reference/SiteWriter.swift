// SPDX-License-Identifier: MIT
// Tool: writes all files of the site.

import Foundation

/// Writes the site to a folder.
struct SiteWriter {
  let site: Site
  let root: String
  let folder: String
  /// The folder with the catalog converted by DocC.
  let catalog: String

  /// Writes all pages. Returns their number.
  func write() throws -> Int {
    for name in ["topics", "guides", "tables", "pictures"] + Product.names {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    var count = 0
    func save(_ html: String, _ file: String) throws {
      try html.write(toFile: "\(folder)/\(file)", atomically: false, encoding: .utf8)
      if file.hasSuffix(".html") { count += 1 }
    }
    let home = HomePage(site: site)
    // Guides come first, because other pages list the guides that mention a declaration.
    for guide in site.guideTitles {
      let file = "guides/\(guide.name).html"
      let text = TextWriter(site, prefix: "../", file: file)
      try save(home.guide(guide.name, text), file)
      site.guideMentions[guide.name] = text.mentions
    }
    try save(home.html(), "index.html")
    try save(home.guideList(), "guides/index.html")
    for (index, topic) in site.topics.enumerated() {
      try save(TopicPage(site: site).html(index), "topics/\(topic.slug).html")
    }
    for table in TablePages.all {
      try save(try TablePages(site: site, root: root).html(table), "tables/\(table.slug).html")
    }
    for (file, entries) in site.pages {
      try save(EntryPage(site, file: file, entries: entries).html(), file)
    }
    let index = SymbolIndex(site)
    try save(index.html(), "symbols.html")
    try save(try index.script(), "search-index.js")
    for file in ["site.css", "search.js"] {
      try save(
        try String(contentsOfFile: "\(root)/Scripts/Reference/\(file)", encoding: .utf8), file)
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: catalog)
    where file.hasSuffix(".png") {
      try FileManager.default.copyItem(
        atPath: "\(catalog)/\(file)", toPath: "\(folder)/pictures/\(file)")
    }
    return count
  }
}
