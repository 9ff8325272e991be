// SPDX-License-Identifier: MIT
// Token: descriptions of token values.

import CuriumTerminal

extension TokenCatalog.Entry {
  /// Returns a description of the value in `theme`, as in `#7c6cf0` or `2 columns, 1 row`.
  public func valueDescription(in theme: AppTheme) -> String {
    guard let kind else { return spelling }
    let token = theme.tables.value(kind, index)
    switch kind {
    case .color: return Self.text(token.color)
    case .length: return Self.text(token.length)
    case .font: return Self.text(token.font)
    case .border: return token.border.name
    case .shadow: return Self.text(token.shade, theme)
    case .opacity: return Self.percent(token.opacity)
    case .motion: return "\(token.pace.milliseconds) ms"
    case .gradient: return Self.text(token.stops, theme)
    case .icon:
      let glyphs = token.glyphs
      return glyphs.unicode == glyphs.ascii
        ? glyphs.ascii : "\(glyphs.unicode) or \(glyphs.ascii)"
    case .logo: return token.drawing.name
    }
  }

  /// Returns the tokens that this one is an alias of in `theme`, nearest first. The last one is the
  /// primitive with its value, if there is one.
  public func aliases(in theme: AppTheme) -> [TokenCatalog.Entry] {
    guard let kind else { return [] }
    let chain = theme.tables.chain(kind, index).dropFirst().map { TokenCatalog.entry(kind, $0) }
    let value = valueDescription(in: theme)
    return chain + (TokenCatalog.primitives.first { $0.spelling == value }.map { [$0] } ?? [])
  }

  private static func text(_ color: ResolvedColor) -> String {
    let name: String
    switch color.color.kind {
    case .terminal: name = "terminal"
    case .palette: name = "palette \(color.color.value)"
    case .keep: name = "clear"
    case .rgb: name = HexColor.text(color.color.value)
    }
    return color.alpha == 255 || color.alpha == 0 ? name : "\(name) \(percent(color.alpha))"
  }

  private static func text(_ stops: [Gradient.Stop], _ theme: AppTheme) -> String {
    stops.map { text($0.color.resolve(in: theme)) }.joined(separator: " to ")
  }

  private static func text(_ length: CellLength) -> String {
    let columns = length.columns == 1 ? "1 column" : "\(length.columns) columns"
    let rows = length.rows == 1 ? "1 row" : "\(length.rows) rows"
    return "\(columns), \(rows)"
  }

  private static func text(_ font: ResolvedFont) -> String {
    var words: [String] = []
    if font.scale > 1 { words.append("\(font.scale) rows tall") }
    if font.attributes.contains(.bold) { words.append("bold") }
    if font.attributes.contains(.dim) { words.append("dim") }
    if font.attributes.contains(.italic) { words.append("italic") }
    if font.attributes.underlineStyle != 0 { words.append("underlined") }
    if font.letterCase != .asWritten { words.append("\(font.letterCase)") }
    if font.letterSpacing > 0 { words.append("spaced \(font.letterSpacing)") }
    return words.isEmpty ? "regular" : words.joined(separator: ", ")
  }

  private static func text(_ shade: Shade, _ theme: AppTheme) -> String {
    if shade.columns == 0 && shade.rows == 0 { return "none" }
    let length = CellLength(columns: Int16(shade.columns), rows: Int16(shade.rows))
    return "\(text(length)), \(text(shade.color.resolve(in: theme)))"
  }

  private static func percent(_ alpha: UInt8) -> String { "\((Int(alpha) * 100 + 127) / 255)%" }
}
