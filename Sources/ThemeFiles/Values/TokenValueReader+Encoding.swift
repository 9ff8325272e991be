// SPDX-License-Identifier: MIT
// Token: converts values to the form that themes store.

import CuriumTokens

extension TokenValueReader {
  /// Returns the value of a token of the theme; `nil` for the value of the base theme.
  func value(_ index: Int, _ kind: TokenKind) throws(ThemeFileError) -> EncodedToken? {
    let chain = links.chain(index).map { document.tokens[$0] }
    let last: SourceToken
    switch links[index] {
    case .broken: return nil
    case .outside(let target): return KitPalette.color(target)
    case .value(let end): last = document.tokens[end]
    }
    let place = self.place(of: last)
    let facts = chain.compactMap(\.facts)
    func fact(_ name: String) -> JSONNode? { facts.lazy.compactMap { $0[name] }.first }
    let value = last.value
    switch kind {
    case .color: return try encodedColor(value, place, fact)
    case .length:
      let pixels = try pixels(value, place) ?? 0
      let (columns, rows) =
        try cells(fact("cells"), place) ?? (rounded(pixels / 8), rounded(pixels / 16))
      return .length(columns: columns, rows: rows)
    case .font: return try encodedFont(typography(value, place) ?? 400, place, fact)
    case .border:
      let stroke = try stroke(value, place) ?? .none
      return EncodedToken(try line(named: fact("line"), place) ?? stroke)
    case .shadow: return try encodedShadow(value, place, fact)
    case .opacity:
      let amount = try share(value, place)
      guard (0...1).contains(amount) else {
        throw place.error(.invalidValue, "a number from 0 to 1", "For example: 0.5.")
      }
      return EncodedToken(opacity: UInt8(rounded(amount * 255)))
    case .motion:
      let (time, easing) = try transition(value, place)
      return .motion(milliseconds: rounded(time ?? 0), easing ?? .linear)
    case .gradient:
      try check(value, "gradient", place)
      return EncodedToken(try stops(value, place))
    case .icon:
      _ = try pixels(value, place)
      return EncodedToken(try glyphs(fact("glyphs"), place))
    case .logo:
      _ = try pixels(value, place)
      return EncodedToken(try wordmark(fact("wordmark"), place))
    }
  }

  /// Returns the token of the theme that this one follows, if any.
  func target(_ index: Int) -> TokenCatalog.Entry? {
    links.chain(index).lazy
      .compactMap { TokenLinks.target(of: document.tokens[$0], in: document) }
      .compactMap { TokenCatalog.entry($0) }.first
  }

  private func rounded(_ value: Double) -> Int { Int(min(1e6, max(-1e6, value)).rounded()) }

  private func encodedColor(_ node: JSONNode, _ place: Place, _ fact: (String) -> JSONNode?)
    throws(ThemeFileError) -> EncodedToken
  {
    // A colour of the base theme is set later, as a reference.
    guard var facts = try color(node, place) else {
      return EncodedToken(ColorFacts(rgb: 0).resolved)
    }
    let isDim = fact("ansiDim")?.bool ?? false
    if let fact = fact("ansi") {
      let slot = try entry(fact, upTo: 15, "an ANSI slot", "ansi", place)
      facts.source = .theme(slot: slot, isDim: isDim)
    }
    if let fact = fact("palette") {
      facts.source = .palette(
        try entry(fact, upTo: 255, "an entry of the terminal's palette", "palette", place))
    }
    if let fact = fact("terminal") {
      guard let own = fact.bool else {
        throw place.error(.invalidValue, "true or false", "Correct `terminal`.")
      }
      if own { facts.source = .terminal }
    }
    return EncodedToken(facts.resolved)
  }

  /// Reads the fact `name`, the number of a colour of the terminal.
  private func entry(
    _ node: JSONNode, upTo most: Int, _ what: String, _ name: String, _ place: Place
  ) throws(ThemeFileError) -> UInt8 {
    if let number = node.number, (0...Double(most)).contains(number), number == number.rounded() {
      return UInt8(number)
    }
    throw place.error(.invalidValue, "\(what) from 0 to \(most)", "Correct `\(name)`.")
  }

  private func cells(_ node: JSONNode?, _ place: Place) throws(ThemeFileError)
    -> (columns: Int, rows: Int)?
  {
    guard let node else { return nil }
    guard let columns = node["columns"]?.number, let rows = node["rows"]?.number,
      let wide = Int(exactly: columns), let high = Int(exactly: rows)
    else {
      throw place.error(
        .invalidValue, "whole numbers of columns and rows",
        "For example: \"cells\": { \"columns\": 2, \"rows\": 1 }.")
    }
    return (wide, high)
  }

  private func encodedFont(_ weight: Double, _ place: Place, _ fact: (String) -> JSONNode?)
    throws(ThemeFileError) -> EncodedToken
  {
    var names = weight >= 600 ? ["bold"] : weight <= 300 ? ["dim"] : []
    if let node = fact("attributes") {
      names = (node.elements ?? []).compactMap(\.string)
      if node.elements == nil || names.count != node.elements?.count
        || !names.allSatisfy(EncodedToken.attributeNames.contains)
      {
        let known = EncodedToken.attributeNames.joined(separator: ", ")
        throw place.error(.invalidValue, "a list of attributes", "The attributes are \(known).")
      }
    }
    let cases: [String: LetterCase] = [
      "asWritten": .asWritten, "uppercase": .uppercase, "lowercase": .lowercase,
    ]
    guard let letterCase = cases[fact("letterCase").map { $0.string ?? "" } ?? "asWritten"] else {
      throw place.error(
        .invalidValue, "a letter case", "Choose asWritten, uppercase or lowercase.")
    }
    let spacing = fact("letterSpacing").map { $0.number ?? -1 } ?? 0
    let scale = fact("scale").map { $0.number ?? -1 } ?? 1
    guard (0...15).contains(spacing), [1, 3, 5].contains(scale) else {
      throw place.error(
        .invalidValue, "a letter spacing of up to 15 cells and a scale of 1, 3 or 5",
        "Correct them.")
    }
    return .font(
      attributes: names, letterCase: letterCase, letterSpacing: Int(spacing), scale: Int(scale))
  }

  /// Returns the line with a name; `nil` if there is no name.
  private func line(named name: JSONNode?, _ place: Place) throws(ThemeFileError) -> BorderLine? {
    guard let name else { return nil }
    if let line = BorderLine.allCases.first(where: { $0.name == name.string }) { return line }
    let names = BorderLine.allCases.map(\.name).joined(separator: ", ")
    throw place.error(
      .invalidValue, "the name of a border line", "The lines are \(names).")
  }

  private func encodedShadow(_ node: JSONNode, _ place: Place, _ fact: (String) -> JSONNode?)
    throws(ThemeFileError) -> EncodedToken
  {
    let (color, x, y) = try shadow(node, place)
    let size: (columns: Int, rows: Int)
    if let cells = try cells(fact("cells"), place) {
      size = cells
    } else {
      size = (max(0, rounded((x ?? 0) / 8)), max(0, rounded((y ?? 0) / 16)))
    }
    let part = try part(color, "color", place)
    let shade =
      if let entry = part.entry, entry.kind == .color {
        Color(token: entry.index)
      } else {
        Color(try encodedColor(part.node ?? color, place, fact).color)
      }
    return .shadow(columns: size.columns, rows: size.rows, color: shade)
  }
}
