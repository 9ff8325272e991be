// SPDX-License-Identifier: MIT
// Tool: the tables of colours, icons, keys and roles.

import Foundation

/// Writes the tables of names.
struct TablePages {
  /// The name of a table's page, and its contents.
  struct Table {
    let slug: String
    let title: String
    let summary: String
  }

  static let all = [
    Table(
      slug: "colors", title: "Colour names",
      summary: "Colours by role, in the light and dark themes."),
    Table(
      slug: "icons", title: "Icon names",
      summary: "Icons by name, with their glyph in each set."),
    Table(
      slug: "keys", title: "Key names",
      summary: "Names of keys in commands, key maps and tests."),
    Table(
      slug: "roles", title: "Role names",
      summary: "Roles of elements, for screen readers and tests."),
  ]

  let site: Site
  let root: String

  /// The page of a table.
  func html(_ table: Table) throws -> String {
    var frame = PageFrame(
      site: site, file: "tables/\(table.slug).html", title: table.title, summary: table.summary)
    frame.trail = [("Curium", "index.html"), (table.title, nil)]
    let content =
      switch table.slug {
      case "colors": try colors()
      case "icons": try icons()
      case "keys": try keys()
      default: roles()
      }
    return frame.html(
      "<h1>\(HTML.escape(table.title))</h1>\n<p class=\"lead\">\(HTML.escape(table.summary))</p>\n"
        + content)
  }

  private func colors() throws -> String {
    let palette = ["palette", "scales"].map { "\(root)/themes/\($0).tokens.json" }
    let light = try TokenFiles(["\(root)/themes/light.tokens.json"] + palette)
    let dark = try TokenFiles(["\(root)/themes/dark.tokens.json"] + palette)
    let names = try source("Tokens/Color/Color+Names.swift")
    // `static var error: Color { SemanticTokens.Colors.intentDanger }`
    let pattern = /static var (\w+): Color \{ SemanticTokens\.Colors\.(\w+) \}/
    var short: [String: [String]] = [:]
    for match in names.matches(of: pattern) {
      short[String(match.2), default: []].append(".\(match.1)")
    }
    let rows = dark.tokens.values.filter { $0.path.hasPrefix("color.") && !$0.description.isEmpty }
      .sorted { $0.path < $1.path }
      .map { token -> [String] in
        let names = (short[token.name] ?? []).map(HTML.code).joined(separator: ", ")
        return [
          swatch(light.color(token.path), "light"), swatch(dark.color(token.path), "dark"),
          names, HTML.code(token.path), HTML.escape(token.description),
        ]
      }
    let note =
      "<p>Views use the short name of a colour: "
      + "<code>Text(\"Failed\").foregroundColor(.error)</code>. "
      + "Theme files and <code>Color.token(_:)</code> use the path.</p>\n"
    return note + table(["Light", "Dark", "Color", "Path", "Purpose"], rows)
  }

  private func swatch(_ color: String?, _ theme: String) -> String {
    guard let color else { return "" }
    return
      "<span class=\"swatch \(theme)\"><i style=\"background:\(color)\"></i></span>"
      + "<code>\(color)</code>"
  }

  private func icons() throws -> String {
    let files = try TokenFiles(["\(root)/themes/icons.tokens.json"])
    let rows = files.tokens.values.sorted { $0.path < $1.path }.compactMap { token -> [String]? in
      let extensions = token.object["$extensions"] as? TokenFiles.Object
      let own = extensions?["dev.curium"] as? TokenFiles.Object
      guard let glyphs = own?["glyphs"] as? TokenFiles.Object else { return nil }
      let name = String(token.path.dropFirst("icon.".count)).replacing("-", with: ".")
      let cells = ["unicode", "ascii", "symbols", "nerdFont"].map { set -> String in
        guard let glyph = glyphs[set] as? String, !glyph.isEmpty else { return "" }
        let code = glyph.unicodeScalars
          .map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
        // Nerd Fonts glyphs are in a private use area, which few fonts support.
        if set == "nerdFont" { return "<code>\(code)</code>" }
        return "<code class=\"glyph\" title=\"\(code)\">\(HTML.escape(glyph))</code>"
      }
      return [HTML.code(name)] + cells
    }
    let note =
      "<p>Icons that exist in SF Symbols have the same name: "
      + "<code>Image(systemName: \"trash\")</code>.</p>\n"
    return note + table(["Name", "unicode", "ascii", "symbols", "nerdFont"], rows)
  }

  private func keys() throws -> String {
    let text = try source("Terminal/Input/KeyName.swift")
    let named = text.matches(of: /\(\.?"?(\w+|\+|,)"?, \[([^\]]*)\], "([^"]*)"\)/)
    let rows = named.map { match in
      let names = match.2.split(separator: ",").map { HTML.code($0.filter(\.isLetter)) }
      let key = match.1.allSatisfy(\.isLetter) ? ".\(match.1)" : "\"\(match.1)\""
      return [names.joined(separator: ", "), HTML.code(key), HTML.escape(String(match.3))]
    }
    let modifiers = text.matches(of: /\(\.(\w+), \[([^\]]*)\]\)/).map { match in
      [
        match.2.split(separator: ",").map { HTML.code($0.filter(\.isLetter)) }.joined(
          separator: ", "),
        HTML.code(".\(match.1)"),
      ]
    }
    return
      "<p>A key is a letter or symbol, a name from this list, or <code>f1</code> to "
      + "<code>f35</code>. Modifiers come first: <code>ctrl+shift+left</code>. Spaces separate the "
      + "keys of a sequence: <code>ctrl+x ctrl+s</code>.</p>\n"
      + table(["Name", "KeyEquivalent", "Shown as"], rows)
      + "<h2 id=\"modifiers\">Modifiers</h2>\n" + table(["Name", "EventModifiers"], modifiers)
  }

  private func roles() -> String {
    let types = [("AccessibilityRole", "Roles"), ("AccessibilityTraits", "Traits")]
    return types.map { type, title in
      let text = TextWriter(site, prefix: "../", file: "tables/roles.html")
      let members = site.entries["/documentation/curium/\(type.lowercased())"]?.members ?? []
      let rows = members.filter { ["case", "static property"].contains($0.memberKind) }.map {
        entry in
        let name = HTML.link(
          "../" + entry.address, HTML.code(".\(entry.title.split(separator: ".").last ?? "")"))
        return [name, text.spans(entry.abstract, of: entry.page)]
      }
      return "<h2 id=\"\(title.lowercased())\">\(title)</h2>\n" + table([type, "Meaning"], rows)
    }.joined()
  }

  private func source(_ file: String) throws -> String {
    try String(contentsOfFile: "\(root)/Sources/\(file)", encoding: .utf8)
  }

  private func table(_ heads: [String], _ rows: [[String]]) -> String {
    let head = heads.map { "<th>\($0)</th>" }.joined()
    let body = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>\n" }.joined()
    return "<div class=\"table\"><table>\n<tr>\(head)</tr>\n\(body)</table></div>\n"
  }
}
