// SPDX-License-Identifier: MIT
// Tool: all declarations from A to Z, and the search index.

import Foundation

/// Writes the lists of all declarations.
struct SymbolIndex {
  let site: Site
  /// All handwritten declarations, by name.
  private let entries: [Entry]

  init(_ site: Site) {
    self.site = site
    entries = site.entries.values
      .filter { $0.kind != "extension" && !$0.file.isEmpty }
      .sorted {
        ($0.baseName.lowercased(), $0.fullName, $0.url) < (
          $1.baseName.lowercased(), $1.fullName, $1.url
        )
      }
  }

  /// The page with all names from A to Z.
  func html() -> String {
    var frame = PageFrame(site: site, file: "symbols.html", title: "A–Z")
    frame.summary = "All declarations by name."
    frame.trail = [("Curium", "index.html"), ("A–Z", nil)]
    let groups = Dictionary(grouping: entries) { entry in
      entry.baseName.first.map { $0.isLetter ? $0.uppercased() : "#" } ?? "#"
    }
    var body = "<h1>A–Z</h1>\n<p class=\"lead\">\(entries.count) declarations by name.</p>\n"
    body +=
      "<p class=\"letters\">"
      + groups.keys.sorted().map { HTML.link("#\(id($0))", $0) }.joined(separator: " ") + "</p>\n"
    for letter in groups.keys.sorted() {
      body += "<h2 id=\"\(id(letter))\">\(letter)</h2>\n<ul class=\"index\">\n"
      var last = ""
      // Overloads are on the same page.
      for entry in groups[letter] ?? [] where entry.fullName != last {
        last = entry.fullName
        let owner = entry.path.dropLast().joined(separator: ".")
        body +=
          "<li>\(HTML.link(entry.address, HTML.code(entry.title)))"
          + (owner.isEmpty ? "" : " <span>\(HTML.escape(owner))</span>") + "</li>\n"
      }
      body += "</ul>\n"
    }
    return frame.html(body)
  }

  /// The search index, as a script that can be loaded from disk: name, page, summary.
  func script() throws -> String {
    var seen: Set<String> = []
    var rows: [[String]] = []
    for guide in site.guideTitles {
      rows.append([guide.title, "guides/\(guide.name).html", "Guide"])
    }
    for topic in site.topics { rows.append([topic.title, "topics/\(topic.slug).html", "Topic"]) }
    for table in TablePages.all {
      rows.append([table.title, "tables/\(table.slug).html", "Table"])
    }
    for entry in entries {
      let name = site.isModifier(entry) ? "." + entry.title : entry.fullName
      guard seen.insert(name).inserted else { continue }
      let summary =
        entry.anchor.isEmpty || site.isModifier(entry) ? entry.abstract.map(\.plain).joined() : ""
      rows.append([name, entry.address, summary])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try encoder.encode(rows)
    return "window.curiumIndex = \(String(decoding: data, as: UTF8.self));\n"
  }

  private func id(_ letter: String) -> String { letter == "#" ? "signs" : letter.lowercased() }
}
