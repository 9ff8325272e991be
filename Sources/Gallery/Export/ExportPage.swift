// SPDX-License-Identifier: MIT
// Tool: one HTML page with every exhibit, in which themes are palettes.

import CuriumRendering
import Curium
import CuriumTokens
import CuriumControls

/// A page that contains each exhibit once for all themes.
///
/// A cell of a picture has one colour in each theme. That list of colours is a class, and each
/// theme is a style sheet that fills the classes. If the glyphs differ between themes, because
/// borders or spacing do, the page contains one picture for each form.
struct ExportPage {
  private let themes: [AppTheme]
  /// The name of the gallery.
  private let name: String
  private var classes: [[Int]: Int] = [:]
  private var palette: [[Int]] = []
  private var links = ""
  private var sections = ""
  /// The heading and the name of the exhibit begun last; no heading before the first.
  private var heading: String?
  private var title = ""

  /// The first theme shown, and the only one without scripts.
  private var first: Int { themes.firstIndex { $0.colorScheme == .dark } ?? 0 }

  init(themes: [AppTheme], name: String = "Gallery") {
    self.themes = themes
    self.name = name
  }

  // MARK: Adding

  /// Starts the section of an exhibit.
  mutating func begin(_ subject: ExportSubject) {
    let name = CellPicture.escaped(subject.name)
    let section = CellPicture.escaped(subject.heading)
    if heading != nil { sections += "</section>\n" }
    if subject.heading != heading {
      if heading != nil { links += "</ul>\n" }
      heading = subject.heading
      links += "<h2>\(section)</h2>\n<ul>\n"
    }
    links += "<li><a href=\"#\(name)\">\(name)</a></li>\n"
    let summary = CellPicture.escaped(subject.summary)
    sections += """
      <section id="\(name)" tabindex="-1">
      <h2>\(name) <small>\(section)</small></h2>
      <p>\(summary)</p>

      """
    title = name
  }

  /// Adds a picture that was drawn once for each theme.
  mutating func add(_ frames: [GalleryExport.Frame], name: String, columns: Int) {
    let caption = CellPicture.escaped(name)
    sections += "<figure><figcaption>\(caption)</figcaption>\n"
    var groups: [[Int]] = []
    for theme in frames.indices {
      let group = groups.firstIndex { Self.haveSameForm(frames[$0[0]], frames[theme]) }
      if let group { groups[group].append(theme) } else { groups.append([theme]) }
    }
    for group in groups {
      addPicture(
        group, of: frames, label: "\(title), \(caption)", columns: columns,
        isAlone: groups.count == 1)
    }
    sections += "</figure>\n"
  }

  private static func haveSameForm(
    _ first: GalleryExport.Frame, _ second: GalleryExport.Frame
  ) -> Bool {
    first.rows.elementsEqual(second.rows) { one, other in
      one.elementsEqual(other) { $0.text == $1.text && $0.attributes == $1.attributes }
    }
  }

  private mutating func addPicture(
    _ group: [Int], of frames: [GalleryExport.Frame], label: String, columns: Int, isAlone: Bool
  ) {
    func color(_ value: (GalleryExport.Frame) -> Int) -> Int {
      // Themes that show another form don't affect these colours.
      var colors = [Int](repeating: 0, count: themes.count)
      for theme in group { colors[theme] = value(frames[theme]) }
      return number(of: colors)
    }
    var rows = frames[group[0]].rows
    for y in rows.indices {
      for x in rows[y].indices {
        rows[y][x].ink = color { $0.rows[y][x].ink }
        rows[y][x].ground = color { $0.rows[y][x].ground }
      }
    }
    let ground = color { $0.ground }
    let margin = PictureMargin.narrow
    let form = isAlone ? "" : " data-themes=\"\(group.map(String.init).joined(separator: " "))\""
    let hidden = isAlone || group.contains(first) ? "" : " hidden"
    sections += """
      <svg\(form)\(hidden) role="img" aria-label="\(label)" \
      \(margin.extent(columns: columns, rows: rows.count)) xml:space="preserve">
      \(margin.background("class=\"c\(ground)\""))\
      \(CellPicture.elements(rows, ground: ground) { "class=\"c\($0)\"" })</svg>

      """
  }

  private mutating func number(of colors: [Int]) -> Int {
    if let known = classes[colors] { return known }
    classes[colors] = palette.count
    palette.append(colors)
    return palette.count - 1
  }

  // MARK: Writing

  /// The HTML of the page.
  var text: String {
    let options = themes.indices.map { place in
      let chosen = place == first ? " selected" : ""
      let name = CellPicture.escaped(themes[place].displayName)
      return "<option value=\"\(themes[place].name)\"\(chosen)>\(name)</option>\n"
    }.joined()
    let facts = themes.indices.map { place in
      let colors = palette.map { Self.digits($0[place]) }.joined()
      return "[\"\(themes[place].name)\",\"\(themes[place].colorScheme)\",\"\(colors)\"]"
    }.joined(separator: ",\n")
    let rules = palette.enumerated().map { place, colors in
      ".c\(place){fill:\(CellPicture.hex(colors[first]))}"
    }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en" data-scheme="\(themes[first].colorScheme)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(CellPicture.escaped(name)): every component in every theme</title>
      <style>\(Self.style)</style>
      <style id="palette">\(rules)</style>
      </head>
      <body>
      <a class="skip" href="#components">Skip to the components</a>
      <nav aria-label="Components">
      <h1>\(CellPicture.escaped(name))</h1>
      <label>Theme <select id="theme">
      \(options)</select></label>
      <label>Search <input id="search" type="search" placeholder="/" autocomplete="off"></label>
      <div id="list">
      \(links)</ul>
      </div>
      <p class="keys"><kbd>/</kbd> search <kbd>j</kbd> <kbd>k</kbd> next, previous
      <kbd>t</kbd> <kbd>T</kbd> theme</p>
      </nav>
      <main id="components" tabindex="-1">
      <p id="none" role="status" hidden>No components match your search.</p>
      \(sections)\(heading == nil ? "" : "</section>\n")</main>
      <script>
      const themes = [
      \(facts)];
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static func digits(_ color: Int) -> String { String(CellPicture.hex(color).dropFirst()) }
}
