// SPDX-License-Identifier: MIT
// Tool: generates Swift from the token files: accessors, indices and the built-in themes.

import Foundation

/// A kind of token: its DTCG type, and its name in Swift.
struct Kind {
  let name: String
  let type: String
  let swift: String
  let range: String
}

let kinds = [
  Kind(name: "color", type: "color", swift: "Color", range: "colors"),
  Kind(name: "length", type: "dimension", swift: "Length", range: "lengths"),
  Kind(name: "font", type: "typography", swift: "Font", range: "fonts"),
  Kind(name: "border", type: "strokeStyle", swift: "BorderStyle", range: "borders"),
  Kind(name: "shadow", type: "shadow", swift: "Shadow", range: "shadows"),
  Kind(name: "opacity", type: "number", swift: "Opacity", range: "opacities"),
  Kind(name: "motion", type: "transition", swift: "Motion", range: "motions"),
  Kind(name: "gradient", type: "gradient", swift: "Gradient", range: "gradients"),
  Kind(name: "icon", type: "dimension", swift: "Icon", range: "icons"),
  Kind(name: "logo", type: "dimension", swift: "Wordmark", range: "logos"),
]

/// The groups whose tokens have their own kind besides the DTCG type.
let kindsByGroup = ["icon": "icon", "logo": "logo"]

/// Returns the kind of a token: from its group, from the token that it follows, or from its type.
func kind(of token: Token, in document: Document) -> Int? {
  if ["palette", "frames"].contains(token.path[0]) { return nil }
  var last = token
  while let text = last.json["$value"]?.string, text.hasPrefix("{"),
    let next = document[String(text.dropFirst().dropLast())]
  {
    last = next
  }
  let group = kindsByGroup[token.path[0]] ?? kindsByGroup[last.path[0]]
  return kinds.firstIndex { group == nil ? $0.type == token.type : $0.name == group }
}

/// The families of semantic tokens: the first part of the path, and the name in Swift.
let families = [
  "color": "Colors", "spacing": "Spacing", "radius": "BorderRadius", "border": "Borders",
  "typography": "Typography", "shadow": "Shadows", "opacity": "Opacities", "motion": "Motions",
  "gradient": "Gradients", "icon": "Icons", "logo": "Logos",
]

/// The colours that are steps of a scale. They have a value in each theme, and theme files can set
/// them, but they have no purpose of their own.
let primitiveFamilies = [["color", "scale"], ["color", "neutral"], ["color", "ansi"]]

let states = ["Hover", "Pressed", "Focused", "Disabled", "Selected", "Inactive", "Error"]

func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

func camelCase(_ words: [String]) -> String {
  words.enumerated().map { place, word in
    if place == 0 { return word }
    let isSize = ["xs", "sm", "md", "lg", "xl", "xxl"].contains(word)
    return isSize ? word.uppercased() : capitalized(word)
  }.joined()
}

/// Returns the number in hexadecimal, in groups of four digits.
func hex(_ value: UInt64, digits count: Int) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  let padded = String(repeating: "0", count: count - digits.count) + digits
  return "0x"
    + padded.enumerated().map { place, digit in
      place > 0 && (count - place) % 4 == 0 ? "_\(digit)" : "\(digit)"
    }.joined()
}

/// A token with a place in the theme.
struct Place {
  let token: Token
  let kind: Int
  let index: Int
  let family: [String]
  let name: String

  /// `true` if the token doesn't belong to a single component.
  var isShared: Bool { families[token.path[0]] != nil }
  var spelling: String { (family + [name]).joined(separator: ".") }
  /// The spelling with the first letter of the family, as in `S.Colors.background`.
  var shortSpelling: String { "\(spelling.prefix(1)).\(spelling.drop { $0 != "." }.dropFirst())" }

  init(_ token: Token, kind: Int, index: Int) {
    self.token = token
    self.kind = kind
    self.index = index
    if token.path.count > 2, primitiveFamilies.contains(Array(token.path.prefix(2))) {
      self.family = ["PrimitiveTokens", "Colors"]
      let rest = Array(token.path.dropFirst())
      self.name = camelCase(rest[0] == "scale" ? Array(rest.dropFirst()) : rest)
      return
    }
    if let family = families[token.path[0]] {
      self.family = ["SemanticTokens", family]
      let rest = Array(token.path.dropFirst())
      self.name = camelCase(rest.isEmpty ? token.path : rest)
      return
    }
    let depth = (token.variants.max() ?? 0) + 1
    self.family = ["ComponentTokens"] + token.path.prefix(depth).map(capitalized)
    var name = camelCase(Array(token.path.dropFirst(depth)))
    if kinds[kind].name == "color" {
      let state = states.first { name.hasSuffix($0) } ?? ""
      name = String(name.dropLast(state.count)) + "Color" + state
    }
    self.name = token.json.terminal?["swift"]?.string ?? name
  }
}

/// The tokens of a theme, encoded as described in `EncodedToken`. Aliases have no value.
struct Encoder {
  let document: Document
  let places: [String: Place]
  let pools: Pools

  /// Returns the token's own entry and those it is an alias of, down to the value.
  func chain(_ token: Token) throws -> [Token] {
    var chain = [token]
    while let text = chain[chain.count - 1].json["$value"]?.string, text.hasPrefix("{") {
      let target = String(text.dropFirst().dropLast())
      guard let next = document[target] else {
        throw Failure("\(token.name): unknown token {\(target)}")
      }
      if chain.contains(where: { $0.path == next.path }) {
        throw Failure("\(token.name): its aliases form a cycle")
      }
      guard next.type == token.type else {
        throw Failure("\(token.name): {\(target)} is a \(next.type), not a \(token.type)")
      }
      chain.append(next)
    }
    return chain
  }

  /// Returns a token in eight bytes: its value, or the token that it is an alias of.
  func encode(_ place: Place) throws -> UInt64 {
    guard let token = document[place.token.name] else {
      throw Failure("\(place.token.name) is missing in a theme")
    }
    let chain = try chain(token)
    let value = try payload(chain, place.kind)
    guard chain.count > 1, let target = places[chain[1].name] else {
      if place.isShared { return 0xFFFF << 48 | value }
      throw Failure("\(token.name): a component token must be an alias of a semantic one")
    }
    guard try payload(Array(chain.dropFirst()), place.kind) == value else {
      throw Failure("\(token.name): an alias can't have a value of its own")
    }
    return UInt64(target.index) << 48
  }

  private func payload(_ chain: [Token], _ kind: Int) throws -> UInt64 {
    switch kinds[kind].name {
    case "color": try color(chain)
    case "length": try length(chain)
    case "font": try font(chain)
    case "border": try border(chain)
    case "shadow": try shadow(chain)
    case "opacity": UInt64(((try value(chain).number ?? 1) * 255).rounded())
    case "motion": try motion(chain)
    case "gradient": try gradient(chain)
    case "icon": try glyphs(chain)
    default: try wordmark(chain)
    }
  }

  private func value(_ chain: [Token]) throws -> JSON {
    guard let value = chain[chain.count - 1].json["$value"] else {
      throw Failure("\(chain[0].name): no value")
    }
    return value
  }

  private func fact(_ chain: [Token], _ name: String) -> JSON? {
    chain.lazy.compactMap { $0.json.terminal?[name] }.first
  }

  private func color(_ chain: [Token]) throws -> UInt64 {
    let value = try value(chain)
    guard value["colorSpace"]?.string == "srgb" else {
      throw Failure("\(chain[0].name): built-in themes must use srgb")
    }
    let channels = (value["components"]?.array ?? []).compactMap(\.number)
    guard channels.count == 3 else { throw Failure("\(chain[0].name): expected 3 components") }
    let alpha = UInt64(((value["alpha"]?.number ?? 1) * 255).rounded())
    // Fully transparent means the colour that leaves a cell unchanged.
    if alpha == 0 { return 0xC000_0000 }
    if case .bool(true)? = fact(chain, "terminal") { return alpha << 32 }
    if let entry = fact(chain, "palette")?.number {
      return 0x4000_0000 | UInt64(entry) | alpha << 32
    }
    var bits: UInt64 = 0x8000_0000
    for (channel, shift) in zip(channels, [16, 8, 0]) {
      bits |= UInt64((channel * 255).rounded()) << UInt64(shift)
    }
    if let slot = fact(chain, "ansi")?.number {
      var isDim = false
      if case .bool(true)? = fact(chain, "ansiDim") { isDim = true }
      bits |= (UInt64(slot) + (isDim ? 17 : 1)) << 24
      // A translucent colour keeps its slot.
      if alpha < 255 { bits |= 0x2000_0000 }
    }
    return bits | alpha << 32
  }

  private func cells(_ chain: [Token]) -> (columns: UInt64, rows: UInt64)? {
    guard let cells = fact(chain, "cells"), let columns = cells["columns"]?.number,
      let rows = cells["rows"]?.number
    else { return nil }
    return (UInt64(columns), UInt64(rows))
  }

  private func length(_ chain: [Token]) throws -> UInt64 {
    guard let cells = cells(chain) else { throw Failure("\(chain[0].name): expected cells") }
    return cells.columns | cells.rows << 16
  }

  private func font(_ chain: [Token]) throws -> UInt64 {
    let weight = try value(chain)["fontWeight"]?.number ?? 400
    var attributes: UInt64 = weight >= 600 ? 1 : weight <= 300 ? 2 : 0
    let bits: [String: UInt64] = [
      "bold": 1, "dim": 2, "italic": 4, "underline": 64, "doubleUnderline": 128,
    ]
    if let list = fact(chain, "attributes")?.array {
      attributes = list.compactMap(\.string).reduce(0) { $0 | (bits[$1] ?? 0) }
    }
    let cases: [String: UInt64] = ["uppercase": 1, "lowercase": 2]
    let letterCase = cases[fact(chain, "letterCase")?.string ?? ""] ?? 0
    let spacing = UInt64(fact(chain, "letterSpacing")?.number ?? 0)
    let scale = UInt64(fact(chain, "scale")?.number ?? 1)
    return attributes | letterCase << 16 | spacing << 20 | scale << 28
  }

  private func border(_ chain: [Token]) throws -> UInt64 {
    let lines = ["none", "light", "heavy", "double", "dashed", "rounded", "block", "ascii", "soft"]
    guard let line = fact(chain, "line")?.string, let place = lines.firstIndex(of: line) else {
      throw Failure("\(chain[0].name): expected a line, one of \(lines)")
    }
    return UInt64(place)
  }

  private func shadow(_ chain: [Token]) throws -> UInt64 {
    guard let cells = cells(chain), let name = try value(chain)["color"]?.string,
      let color = places[String(name.dropFirst().dropLast())]
    else { throw Failure("\(chain[0].name): expected cells and a semantic colour") }
    return UInt64(color.index) | 0xFF << 32 | cells.columns << 40 | cells.rows << 43 | 1 << 46
  }

  /// Returns the number of a gradient, which the pool contains in Swift.
  private func gradient(_ chain: [Token]) throws -> UInt64 {
    let stops = try value(chain).array.map { stop in
      guard let name = stop["color"]?.string, let place = stop["position"]?.number else {
        throw Failure("\(chain[0].name): expected stops in the colours of tokens")
      }
      return (color: try swift(String(name.dropFirst().dropLast()), chain), place: place)
    }
    let isEven = stops.enumerated().allSatisfy { $1.place == Double($0) / Double(stops.count - 1) }
    let list = stops.map { stop in
      isEven ? stop.color : "Gradient.Stop(color: \(stop.color), location: \(stop.place))"
    }
    let line = "    Gradient(colors: [\(list.joined(separator: ", "))]),\n"
    if isEven, line.count <= 101 { return pools.gradients.number(of: line) }
    return pools.gradients.number(
      of: "    Gradient(\(isEven ? "colors" : "stops"): [\n"
        + list.map { "      \($0),\n" }.joined() + "    ]),\n")
  }

  /// Returns the colour at a path in Swift.
  private func swift(_ path: String, _ chain: [Token]) throws -> String {
    if let color = places[path] { return color.spelling }
    // Colours of a palette have no index of their own.
    guard let token = document[path] else {
      throw Failure("\(chain[0].name): unknown {\(path)}")
    }
    return "Color(hex: \(hex(try color(self.chain(token)) & 0xFF_FFFF, digits: 6)))"
  }

  /// Returns a wordmark in Swift.
  private func wordmark(_ chain: [Token]) throws -> UInt64 {
    guard let drawing = fact(chain, "wordmark"), let name = drawing["name"]?.string else {
      throw Failure("\(chain[0].name): expected a wordmark")
    }
    func rows(_ key: String) -> String {
      (drawing[key]?.array ?? []).compactMap(\.string).map { "        \"\($0)\",\n" }.joined()
    }
    return pools.wordmarks.number(
      of: """
        WordmarkDrawing(
              name: "\(name)",
              rows: [
        \(rows("rows"))      ],
              asciiRows: [
        \(rows("asciiRows"))      ])
        """)
  }

  /// Returns the index of the first icon with the same glyphs.
  private func glyphs(_ chain: [Token]) throws -> UInt64 {
    func glyphs(_ token: Token) -> [String] {
      let facts = token.json.terminal?["glyphs"]
      return ["unicode", "ascii", "symbols", "nerdFont"].map {
        facts?[$0]?.string ?? facts?["unicode"]?.string ?? ""
      }
    }
    let own = glyphs(chain[chain.count - 1])
    let icons = document.tokens.filter { $0.path[0] == "icon" }
    guard let index = icons.firstIndex(where: { glyphs($0) == own }) else {
      throw Failure("\(chain[0].name): expected an icon")
    }
    return UInt64(index)
  }

  private func motion(_ chain: [Token]) throws -> UInt64 {
    func target(_ key: String) throws -> JSON? {
      guard let name = try value(chain)[key]?.string,
        let token = document[String(name.dropFirst().dropLast())]
      else { return try value(chain)[key] }
      return token.json["$value"]
    }
    guard let time = try target("duration")?["value"]?.number,
      let points = try target("timingFunction")?.array.compactMap(\.number), points.count == 4
    else { throw Failure("\(chain[0].name): expected a duration and a curve") }
    let hundredths = points.map { Int(($0 * 100).rounded()) }
    return UInt64(time) | UInt64(hundredths[0]) << 16 | UInt64(hundredths[1] + 100) << 23
      | UInt64(hundredths[2]) << 32 | UInt64(hundredths[3] + 100) << 39
  }
}

/// The values that themes refer to by number, in Swift.
final class Pools {
  let gradients = Pool()
  let wordmarks = Pool()
}

/// Different values, each with its number.
final class Pool {
  private(set) var values: [String] = []

  /// Returns the number of a value, adding the value if it is new.
  func number(of value: String) -> UInt64 {
    if let number = values.firstIndex(of: value) { return UInt64(number) }
    values.append(value)
    return UInt64(values.count - 1)
  }
}

@main
enum Generate {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let root = arguments.first else {
      fail("usage: generate ROOT [--check]")
    }
    do {
      let files = try output(root)
      let isCheck = arguments.contains("--check")
      try write(files, to: "\(root)/Sources/Tokens/Generated", check: isCheck)
      try write(
        ["Exhibits.swift": try ExhibitList.contents(root: root)],
        to: "\(root)/Demo/Gallery/Generated", check: isCheck)
      try write(
        ["ModifierPairs.swift": try ModifierPairs.contents(root: root)],
        to: "\(root)/Tests/ClientTests/Generated", check: isCheck)
      try write(
        try ComponentDocument.pages(root: root).merging(
          ["Architecture.md": try FileIndex.contents(root: root)]
        ) { $1 },
        to: "\(root)/Documentation", check: isCheck, isShared: true)
    } catch {
      fail("\(error)")
    }
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("generate: \(message)\n".utf8))
    exit(1)
  }

  static func output(_ root: String) throws -> [String: String] {
    let (order, files) = try themeFiles("\(root)/themes")
    var documents: [String: Document] = [:]
    for name in order { documents[name] = try Document(files: files[name] ?? []) }
    guard let first = documents[order[0]] else { throw Failure("there are no themes") }

    var places: [Place] = []
    for number in kinds.indices {
      let members = first.tokens.filter { kind(of: $0, in: first) == number }
      let sorted =
        members.filter { families[$0.path[0]] != nil }
        + members.filter { families[$0.path[0]] == nil }
      places += sorted.enumerated().map { Place($1, kind: number, index: $0) }
    }
    for place in places where place.token.summary == nil && kinds[place.kind].name != "icon" {
      throw Failure("\(place.token.name): expected a $description")
    }
    let byPath = Dictionary(uniqueKeysWithValues: places.map { ($0.token.name, $0) })
    for name in order {
      guard let document = documents[name] else { continue }
      for token in document.tokens where token.type != "cubicBezier" && token.type != "duration" {
        let isPlaced = byPath[token.name] != nil
        if !isPlaced, !["palette", "frames"].contains(token.path[0]) {
          throw Failure("\(token.name) is only in \(name)")
        }
      }
    }

    var output = Output(places: places)
    output.writeLayout(primitives: first.tokens.filter { $0.path[0] == "palette" })
    output.writeAccessors()
    output.writeIcons(first)
    let pools = Pools()
    let themes = try order.compactMap { name in
      try documents[name].map { document in
        let encoder = Encoder(document: document, places: byPath, pools: pools)
        return (name: name, header: document.header, words: try places.map(encoder.encode))
      }
    }
    let shared = places.indices.compactMap { place in mostFrequent(themes.map { $0.words[place] }) }
    try output.writeShared(shared, pools)
    for theme in themes {
      output.writeTheme(theme.name, theme.header, words: theme.words, shared: shared)
    }
    output.writeThemeList(themes.map { ($0.name, $0.header) })
    return output.files
  }

  /// Returns the word that occurs most often; the first of several.
  private static func mostFrequent(_ words: [UInt64]) -> UInt64? {
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return words.first { counts[$0] == most }
  }

  /// Writes changed files and removes obsolete ones, unless the folder also contains hand-written
  /// files. With `check`, only reports differences.
  static func write(
    _ files: [String: String], to folder: String, check: Bool, isShared: Bool = false
  ) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var stale: [String] = []
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      let data = Data(text.utf8)
      guard manager.contents(atPath: path) != data else { continue }
      stale.append(name)
      if !check { try data.write(to: URL(fileURLWithPath: path)) }
    }
    let others = isShared ? [] : try manager.contentsOfDirectory(atPath: folder)
    for name in others where files[name] == nil {
      stale.append(name)
      if !check { try manager.removeItem(atPath: "\(folder)/\(name)") }
    }
    guard !stale.isEmpty else { return }
    let list = stale.sorted().joined(separator: ", ")
    if check { fail("out of date: \(list). Run Scripts/generate.") }
    print("generate: wrote \(list)")
  }
}
