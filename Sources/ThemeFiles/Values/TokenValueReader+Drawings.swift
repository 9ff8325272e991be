// SPDX-License-Identifier: MIT
// Token: converts gradients, icons and wordmarks to the form that themes store.

import CuriumTerminal
import CuriumTokens

extension TokenValueReader {
  /// Reads the stops of a gradient that has been checked. Stops in the colour of a token follow it.
  func stops(_ node: JSONNode, _ place: Place, isNested: Bool = false) throws(ThemeFileError)
    -> [Gradient.Stop]
  {
    guard let node = try part(node, "gradient", place).node else { return [] }
    var stops: [Gradient.Stop] = []
    func add(_ color: Color, _ location: Double) {
      let location = max(stops.last?.location ?? 0, min(1, location))
      stops.append(Gradient.Stop(color: color, location: location))
    }
    for element in node.elements ?? [node] {
      if element.isReference, !isNested {
        let inner = try self.stops(element, place, isNested: true)
        for stop in inner { add(stop.color, stop.location) }
      } else if let color = element["color"], let position = element["position"] {
        let part = try part(color, "color", place)
        let share = try number(position, place, "a number for `position`", "Use 0 to 1.")
        if let entry = part.entry, entry.kind == .color {
          add(Color(token: entry.index), share)
        } else if let facts = try self.color(part.node ?? color, place) {
          add(Color(facts.resolved), share)
        }
      }
      guard stops.count <= 64 else {
        throw place.error(.tooLarge, "at most 64 stops in a gradient", "Remove some.")
      }
    }
    return stops
  }

  /// Reads the glyphs of an icon. Those that are missing are replaced as in
  /// `Icon.init(unicode:ascii:symbols:nerdFont:)`.
  func glyphs(_ node: JSONNode?, _ place: Place) throws(ThemeFileError) -> IconGlyphs {
    guard let node, let unicode = node["unicode"]?.string, let ascii = node["ascii"]?.string else {
      throw place.error(
        .invalidValue, "the glyphs of an icon under `dev.curium`",
        "Write \"glyphs\": { \"unicode\": \"●\", \"ascii\": \"*\" }.")
    }
    checkMembers(node, ["unicode", "ascii", "symbols", "nerdFont"], place)
    let glyphs = IconGlyphs(
      unicode: unicode, ascii: ascii, symbols: node["symbols"]?.string,
      nerdFont: node["nerdFont"]?.string)
    let isASCII = ascii.utf8.count == 1 && (0x21...0x7E).contains(ascii.utf8.first ?? 0)
    guard isASCII, [glyphs.unicode, glyphs.symbols, glyphs.nerdFont].allSatisfy(Self.isCell) else {
      throw place.error(
        .invalidValue, "glyphs one column wide, and one ASCII character for `ascii`",
        "Choose other glyphs.")
    }
    return glyphs
  }

  private static func isCell(_ glyph: String) -> Bool {
    glyph.count == 1 && isLine(glyph)
      && GraphemeWidth.columns(of: glyph, ambiguousIsWide: false) == 1
  }

  private static func isLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// Reads a wordmark: its name, and its rows in block glyphs and in ASCII.
  func wordmark(_ node: JSONNode?, _ place: Place) throws(ThemeFileError) -> WordmarkDrawing {
    func rows(_ key: String) -> [String] { (node?[key]?.elements ?? []).compactMap(\.string) }
    let (blocks, ascii) = (rows("rows"), rows("asciiRows"))
    let texts = blocks + ascii
    guard let node, let name = node["name"]?.string, !blocks.isEmpty, !ascii.isEmpty,
      texts.count == (node["rows"]?.elements ?? []).count
        + (node["asciiRows"]?.elements ?? []).count
    else {
      throw place.error(
        .invalidValue, "a wordmark under `dev.curium`",
        "Write \"wordmark\": { \"name\": \"Oak\", \"rows\": […], \"asciiRows\": […] }.")
    }
    checkMembers(node, ["name", "rows", "asciiRows"], place)
    let fits = texts.allSatisfy { $0.count <= 200 && Self.isLine($0) }
    guard fits, blocks.count <= 20, ascii.count <= 20, ascii.joined().utf8.allSatisfy({ $0 < 0x80 })
    else {
      throw place.error(
        .invalidValue, "at most 20 rows of 200 characters, and only ASCII in `asciiRows`",
        "Shorten the wordmark.")
    }
    return WordmarkDrawing(name: name, rows: blocks, asciiRows: ascii)
  }
}
