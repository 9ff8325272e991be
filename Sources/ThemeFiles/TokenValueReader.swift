// SPDX-License-Identifier: MIT
// Token: values of tokens by their types, references followed.

import CuriumTokens

/// Follows references and reads values as DTCG 2025.10 §8 and §9 give them.
struct TokenValueReader {
  let document: TokenDocument

  /// The token and those it refers to, down to the one with a value of its own in the file.
  ///
  /// - Throws: `.cycle` with every token of the circle; `.unknownReference`.
  func chain(_ token: SourceToken) throws(ThemeFileError) -> [SourceToken] {
    var chain = [token]
    while let target = chain[chain.count - 1].value.reference {
      let last = chain[chain.count - 1]
      if let start = chain.firstIndex(where: { $0.path == target }) {
        let circle = chain[start...].map(\.path) + [target]
        throw token.place.error(
          .cycle(Array(circle.dropLast())), "references that come to an end",
          "Give one of these a value: \(circle.joined(separator: " → ")).")
      }
      guard let next = document[target] else {
        try checkOutside(target, last)
        return chain
      }
      chain.append(next)
    }
    return chain
  }

  /// - Throws: `.unknownReference` where neither the base theme nor the kit's palette has it.
  private func checkOutside(_ target: String, _ token: SourceToken) throws(ThemeFileError) {
    if TokenCatalog.entry(target) != nil || paletteColor(target) != nil { return }
    if document.isGroup(target) {
      throw token.place.error(
        .unknownReference, "a reference to a token; {\(target)} is a group",
        "Refer to one of the tokens inside the group.")
    }
    let near = TokenCatalog.nearest(to: target).map { " Did you mean {\($0)}?" } ?? ""
    throw token.place.error(
      .unknownReference, "a reference to a token that exists; there is no {\(target)}",
      "Correct the path.\(near)")
  }

  /// The token of the kit that this one follows, if it follows one.
  func target(_ token: SourceToken) throws(ThemeFileError) -> TokenCatalog.Entry? {
    try chain(token).lazy.compactMap { $0.value.reference }
      .compactMap { TokenCatalog.entry($0) }.first
  }

  /// The type of a token: stated, inherited, or that of the token it refers to.
  func type(_ token: SourceToken) throws(ThemeFileError) -> String {
    let last = try chain(token).last ?? token
    var target = last.type
    if let reference = last.value.reference {
      target = TokenCatalog.entry(reference)?.kind?.typeName ?? "color"
    } else if target == nil {
      throw last.place.error(
        .wrongType, "a type", "Set \"$type\" for the token or for a group around it.")
    }
    guard let type = target, token.type == nil || token.type == type else {
      throw token.place.error(
        .wrongType, "a reference to a token of type `\(token.type ?? "")`, not `\(target ?? "")`",
        "Correct the reference or the type.")
    }
    return type
  }

  /// The value of a token; for a reference to the base theme anything, as it is followed later.
  func value(_ token: SourceToken, _ kind: TokenKind) throws(ThemeFileError) -> EncodedToken {
    let chain = try chain(token)
    guard let last = chain.last else { return EncodedToken(bits: 0) }
    if let target = last.value.reference {
      return paletteColor(target) ?? EncodedToken(bits: 0)
    }
    func fact(_ name: String) -> JSONNode? { chain.lazy.compactMap { $0.facts?[name] }.first }
    switch kind {
    case .color:
      return try color(last.value, last.place, fact)
    case .length:
      let pixels = try pixels(last.value, last.place)
      let (columns, rows) =
        try cells(fact("cells"), last) ?? (rounded(pixels / 8), rounded(pixels / 16))
      return .length(columns: columns, rows: rows)
    case .font: return try font(last, fact)
    case .border: return try border(last, fact("line"))
    case .shadow: return try shadow(last, try cells(fact("cells"), last), fact)
    case .opacity:
      guard let amount = last.value.number, (0...1).contains(amount) else {
        throw last.place.error(.invalidValue, "a number from 0 to 1", "Write 0.5, say.")
      }
      return EncodedToken(opacity: UInt8(rounded(amount * 255)))
    case .motion: return try motion(last)
    }
  }

  /// A colour of the kit's own palette.
  private func paletteColor(_ path: String) -> EncodedToken? {
    guard path.hasPrefix("palette."),
      let entry = TokenCatalog.primitives.first(where: { $0.path == path }),
      let rgb = UInt32(entry.spelling.drop { $0 == "#" }, radix: 16), entry.spelling.count == 7
    else { return nil }
    return EncodedToken(ColorFacts(rgb: rgb).resolved)
  }

  private func rounded(_ value: Double) -> Int { Int(min(1e6, max(-1e6, value)).rounded()) }
}

extension TokenValueReader {
  private func color(_ node: JSONNode, _ place: Place, _ fact: (String) -> JSONNode?)
    throws(ThemeFileError) -> EncodedToken
  {
    var facts = try ColorReader(place: place).read(node)
    if let node = fact("ansi") {
      guard let slot = node.number.flatMap({ UInt8(exactly: $0) }), slot < 16 else {
        throw place.error(.invalidValue, "an ANSI slot from 0 to 15", "Correct `ansi`.")
      }
      facts.source = .theme(slot: slot)
    }
    if let node = fact("palette") {
      guard let index = node.number.flatMap({ UInt8(exactly: $0) }) else {
        throw place.error(
          .invalidValue, "an entry of the terminal's palette from 0 to 255", "Correct `palette`.")
      }
      facts.source = .palette(index)
    }
    if let node = fact("terminal") {
      guard let own = node.bool else {
        throw place.error(.invalidValue, "true or false", "Correct `terminal`.")
      }
      if own { facts.source = .terminal }
    }
    return EncodedToken(facts.resolved)
  }

  private func cells(_ node: JSONNode?, _ token: SourceToken) throws(ThemeFileError)
    -> (columns: Int, rows: Int)?
  {
    guard let node else { return nil }
    guard let columns = node["columns"]?.number, let rows = node["rows"]?.number,
      let wide = Int(exactly: columns), let high = Int(exactly: rows)
    else {
      throw token.place.error(
        .invalidValue, "whole numbers of columns and rows",
        "Write \"cells\": { \"columns\": 2, \"rows\": 1 }, say.")
    }
    return (wide, high)
  }

  private func pixels(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> Double {
    let node = try followed(node, "dimension", place)
    if let value = node["value"]?.number {
      switch node["unit"]?.string {
      case "px": return value
      case "rem": return value * 16
      default: break
      }
    }
    throw place.error(
      .invalidValue, "a dimension",
      "Write { \"value\": 16, \"unit\": \"px\" }; units are px and rem.")
  }

  /// A part of a value: as it stands, or that of the token it refers to.
  private func followed(_ node: JSONNode, _ type: String, _ place: Place) throws(ThemeFileError)
    -> JSONNode
  {
    guard node.reference != nil else { return node }
    let part = SourceToken(place: place, type: type, value: node, facts: nil)
    _ = try self.type(part)
    return try chain(part).last?.value ?? node
  }

  private func font(_ token: SourceToken, _ fact: (String) -> JSONNode?) throws(ThemeFileError)
    -> EncodedToken
  {
    func fault(_ expected: String, _ advice: String) -> ThemeFileError {
      token.place.error(.invalidValue, expected, advice)
    }
    for part in ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    where token.value[part] == nil {
      throw fault(
        "`\(part)` in a text style", "DTCG asks for all five parts of a typography value.")
    }
    var names = try weightNames(token)
    if let node = fact("attributes") {
      names = (node.elements ?? []).compactMap(\.string)
      if node.elements == nil || !names.allSatisfy(EncodedToken.attributeNames.contains) {
        let known = EncodedToken.attributeNames.joined(separator: ", ")
        throw fault("a list of attributes", "Known are \(known).")
      }
    }
    let cases: [String: LetterCase] = [
      "asWritten": .asWritten, "uppercase": .uppercase, "lowercase": .lowercase,
    ]
    guard let letterCase = cases[fact("letterCase")?.string ?? "asWritten"] else {
      throw fault("a letter case", "Choose asWritten, uppercase or lowercase.")
    }
    let spacing = fact("letterSpacing")?.number ?? 0
    let scale = fact("scale")?.number ?? 1
    guard (0...15).contains(spacing), [1, 3, 5].contains(scale) else {
      throw fault("a letter spacing up to 15 cells and a scale of 1, 3 or 5", "Correct them.")
    }
    return .font(
      attributes: names, letterCase: letterCase, letterSpacing: Int(spacing), scale: Int(scale))
  }

  private func weightNames(_ token: SourceToken) throws(ThemeFileError) -> [String] {
    guard let node = token.value["fontWeight"] else { return [] }
    let named: [String: Double] = [
      "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
      "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
      "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
      "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]
    guard let weight = node.number ?? named[node.string ?? ""], (1...1000).contains(weight) else {
      throw token.place.error(
        .invalidValue, "a font weight from 1 to 1000, or one of its names", "Write 700 or \"bold\"."
      )
    }
    return weight >= 600 ? ["bold"] : weight <= 300 ? ["dim"] : []
  }

  private func border(_ token: SourceToken, _ fact: JSONNode?) throws(ThemeFileError)
    -> EncodedToken
  {
    if let fact {
      let line = BorderLine.allCases.first { $0.name == fact.string }
      if let line { return EncodedToken(line) }
    } else {
      switch token.value.string {
      case "solid": return EncodedToken(BorderLine.light)
      case "double": return EncodedToken(BorderLine.double)
      case "dashed", "dotted": return EncodedToken(BorderLine.dashed)
      default: break
      }
    }
    let names = BorderLine.allCases.map(\.name).joined(separator: ", ")
    throw token.place.error(
      .invalidValue, "solid, double, dashed or dotted, or a line of the terminal's",
      "Lines under `dev.curium` are \(names).")
  }

  private func shadow(
    _ token: SourceToken, _ cells: (columns: Int, rows: Int)?, _ fact: (String) -> JSONNode?
  ) throws(ThemeFileError) -> EncodedToken {
    guard let color = token.value["color"], let x = token.value["offsetX"],
      let y = token.value["offsetY"]
    else {
      throw token.place.error(
        .invalidValue, "one shadow with color, offsetX and offsetY", "Lists are not read.")
    }
    let size: (columns: Int, rows: Int)
    if let cells {
      size = cells
    } else {
      let wide = try pixels(x, token.place)
      let high = try pixels(y, token.place)
      size = (max(0, rounded(wide / 8)), max(0, rounded(high / 16)))
    }
    if let target = color.reference, let entry = TokenCatalog.entry(target), entry.kind == .color {
      return .shadow(columns: size.columns, rows: size.rows, token: entry.index)
    }
    let value = try followed(color, "color", token.place)
    let read = try self.color(value, token.place, fact)
    return .shadow(columns: size.columns, rows: size.rows, color: read)
  }

  private func motion(_ token: SourceToken) throws(ThemeFileError) -> EncodedToken {
    guard let duration = token.value["duration"], let curve = token.value["timingFunction"] else {
      throw token.place.error(
        .invalidValue, "a transition with duration and timingFunction", "Add what is missing.")
    }
    let time = try followed(duration, "duration", token.place)
    let units: [String: Double] = ["ms": 1, "s": 1000]
    guard let value = time["value"]?.number, let unit = units[time["unit"]?.string ?? ""],
      value >= 0
    else {
      throw token.place.error(
        .invalidValue, "a duration",
        "Write { \"value\": 100, \"unit\": \"ms\" }; units are ms and s.")
    }
    let list = try followed(curve, "cubicBezier", token.place)
    let points = (list.elements ?? []).compactMap(\.number)
    guard points.count == 4, (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      throw token.place.error(
        .invalidValue, "a curve of four numbers, the first and third from 0 to 1",
        "Write [0.2, 0, 0, 1], say.")
    }
    return .motion(
      milliseconds: rounded(value * unit), Easing(points[0], points[1], points[2], points[3]))
  }
}
