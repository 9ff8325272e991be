// SPDX-License-Identifier: MIT
// Tool: the text of the generated files.

import Foundation

/// Writes Swift source, one file after another.
struct Output {
  let places: [Place]
  private(set) var files: [String: String] = [:]

  init(places: [Place]) { self.places = places }

  private mutating func add(_ name: String, _ purpose: String, _ body: String) {
    files[name] = """
      // SPDX-License-Identifier: MIT
      // Token: \(purpose); made by Scripts/generate.

      \(body)
      """
  }

  /// Returns the text as comment lines of at most 100 columns.
  private func comment(_ text: String, indent: String) -> String {
    var lines: [String] = []
    var line = "\(indent)///"
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > 100 {
        lines.append(line)
        line = "\(indent)///"
      }
      line += " \(word)"
    }
    return (lines + [line]).joined(separator: "\n")
  }

  private func accessor(_ place: Place, indent: String) -> String {
    let type = kinds[place.kind].swift
    let head = "\(indent)@inlinable public static var \(place.name): \(type) {"
    let body = "\(type)(token: \(place.index))"
    let oneLine = "\(head) \(body) }"
    return comment(place.token.summary ?? "", indent: indent) + "\n"
      + (oneLine.count <= 100 ? oneLine : "\(head)\n\(indent)  \(body)\n\(indent)}") + "\n"
  }

  mutating func writeAccessors() {
    add(
      "SemanticTokens.swift", "the values of a theme by purpose",
      """
      /// Values by purpose. Components read them through their own tokens.
      public enum SemanticTokens {}

      """)
    add(
      "PrimitiveTokens.swift", "the steps of scales",
      """
      /// Steps of scales, without a purpose. Components don't read them.
      public enum PrimitiveTokens {}

      """)
    add(
      "ComponentTokens.swift", "the tokens of single components",
      """
      /// The tokens of single components. Each is an alias of a semantic token unless a theme
      /// differs.
      public enum ComponentTokens {}

      """)
    var groups: [(name: String, places: [Place])] = []
    for place in places {
      let name = place.family.prefix(2).joined(separator: ".")
      if let known = groups.firstIndex(where: { $0.name == name }) {
        groups[known].places.append(place)
      } else {
        groups.append((name, [place]))
      }
    }
    for group in groups where group.name != "SemanticTokens.Icons" {
      writeGroup(group.name, group.places)
    }
  }

  private mutating func writeGroup(_ name: String, _ members: [Place]) {
    let parts = name.split(separator: ".").map(String.init)
    var body = "extension \(parts[0]) {\n"
    body += "  /// Tokens `\(members[0].token.path[0]).…`.\n"
    body += "  public enum \(parts[1]) {\n"
    let indent = "    "
    let direct = members.filter { $0.family.count == 2 }
    var nested: [(name: String, places: [Place])] = []
    for place in members where place.family.count > 2 {
      if let known = nested.firstIndex(where: { $0.name == place.family[2] }) {
        nested[known].places.append(place)
      } else {
        nested.append((place.family[2], [place]))
      }
    }
    body += direct.map { accessor($0, indent: indent) }.joined()
    if !members[0].isShared { body += stateColors(direct, indent: indent) }
    for (number, group) in nested.enumerated() {
      if number > 0 || !direct.isEmpty { body += "\n" }
      let path = group.places[0].token.path.dropLast().joined(separator: ".")
      body += "    /// Tokens `\(path).…`.\n    public enum \(group.name) {\n"
      body += group.places.map { accessor($0, indent: "      ") }.joined()
      if !members[0].isShared { body += stateColors(group.places, indent: "      ") }
      body += "    }\n"
    }
    body += "  }\n}\n"
    add("\(parts[0])+\(parts[1]).swift", "the tokens of \(name)", body)
  }

  /// Returns the colours of every part with state colours as one value.
  ///
  /// A part drawn on a background has the disabled text colour while disabled, unless it has its
  /// own token for that state.
  private func stateColors(_ members: [Place], indent: String) -> String {
    let suffixes = ["Hover", "Pressed", "Focused", "Selected", "Disabled"]
    let names = members.filter { kinds[$0.kind].name == "color" }.map(\.name)
    let stateful = names.compactMap { name in
      suffixes.first { name.hasSuffix("Color" + $0) }.map { String(name.dropLast($0.count)) }
    }
    var parts: [String] = []
    for part in stateful where !parts.contains(part) { parts.append(part) }
    return parts.map { part in
      var values = names.contains(part) ? ["rest: \(part)"] : []
      for suffix in suffixes {
        let value = names.contains(part + suffix) ? part + suffix : nil
        let isInk = !part.hasPrefix("background") && !part.hasPrefix("border")
        if let value {
          values.append("\(suffix.lowercased()): \(value)")
        } else if suffix == "Disabled", isInk {
          values.append("disabled: SemanticTokens.Colors.textDisabled")
        }
      }
      return """
        \(indent)/// `\(part)` in every state.
        \(indent)public static var \(part)s: StateColors {
        \(indent)  StateColors(
        \(values.map { "\(indent)    \($0)" }.joined(separator: ",\n")))
        \(indent)}

        """
    }.joined()
  }

  /// Returns a multiline string literal, broken at 100 columns.
  private func literal(_ lines: [String], indent: String) -> String {
    lines.map { line in
      var rows: [String] = []
      var row = ""
      var piece = ""
      for (place, character) in line.enumerated() {
        piece.append(character)
        guard " |".contains(character) || place == line.count - 1 else { continue }
        if indent.count + row.count + piece.count > 98, !row.isEmpty {
          rows.append(row + "\\")
          row = ""
        }
        row += piece
        piece = ""
      }
      return (rows + [row]).map { indent + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  mutating func writeLayout(primitives: [Token]) {
    var ranges = ""
    var entries = ""
    var cases = ""
    var start = 0
    for (number, kind) in kinds.enumerated() {
      let count = places.count { $0.kind == number }
      ranges += "  package static let \(kind.range) = \(start)..<\(start + count)\n"
      cases += "    case .\(kind.name): \(kind.range)\n"
      entries +=
        kind.name == "color"
        ? "    case .color: semanticColors + \"\\n\" + componentColors\n"
        : kind.name == "icon"
          ? "    case .icon: IconTable.entries\n" : "    case .\(kind.name): \(kind.name)Entries\n"
      start += count
    }
    add(
      "TokenLayout.swift", "the positions of tokens in a theme",
      """
      /// The position of each kind of token in a theme.
      package enum TokenLayout {
      \(ranges)  package static let count = \(start)

        package static func range(_ kind: TokenKind) -> Range<Int> {
          switch kind {
      \(cases.dropLast())
          }
        }

        /// Returns the tokens of a kind, one per line: path, spelling, summary. A spelling has one
        /// letter for its family; see `TokenCatalog`.
        static func entries(_ kind: TokenKind) -> String {
          switch kind {
      \(entries.dropLast())
          }
        }
      }

      """)
    func lines(_ filter: (Place) -> Bool) -> [String] {
      places.filter(filter).map { "\($0.token.name)|\($0.shortSpelling)|\($0.token.summary ?? "")" }
    }
    func table(_ name: String, _ lines: [String]) -> String {
      "  static let \(name) = \"\"\"\n\(literal(lines, indent: "    "))\n    \"\"\"\n"
    }
    func file(_ name: String, _ purpose: String, _ tables: [String]) {
      add(
        "TokenLayout+\(name).swift", purpose,
        "extension TokenLayout {\n\(tables.joined(separator: "\n"))}\n")
    }
    file(
      "SemanticColors", "the list of semantic colours",
      [table("semanticColors", lines { $0.kind == 0 && $0.isShared })])
    file(
      "ComponentColors", "the list of component colours",
      [table("componentColors", lines { $0.kind == 0 && !$0.isShared })])
    file(
      "Others", "the list of tokens that are no colours",
      kinds.indices.filter { !["color", "icon"].contains(kinds[$0].name) }.map { kind in
        table("\(kinds[kind].name)Entries", lines { $0.kind == kind })
      })
    file(
      "Primitives", "the list of raw values",
      [
        table(
          "primitives",
          primitives.map { token in
            let scale = token.path.dropFirst().dropLast().joined(separator: " ")
            return "\(token.name)|\(primitiveValue(token))|The \(scale) scale, step "
              + "\(token.path[token.path.count - 1])."
          })
      ])
  }

  private func primitiveValue(_ token: Token) -> String {
    let value = token.json["$value"] ?? .null
    if let hex = value["hex"]?.string { return hex }
    if let time = value["value"]?.number { return "\(Int(time)) \(value["unit"]?.string ?? "")" }
    return value.array.compactMap(\.number).map { "\($0)" }.joined(separator: ", ")
  }

  mutating func writeIcons(_ document: Document) {
    func facts(_ root: String, _ key: String) -> [(name: String, facts: JSON)] {
      document.tokens.filter { $0.path[0] == root }.compactMap { token in
        let name = token.path.dropFirst().joined(separator: "-").replacing("-", with: ".")
        return token.json.terminal?[key].map { (name, $0) }
      }
    }
    func source(_ text: String) -> String {
      text.unicodeScalars.map { scalar in
        if scalar == "\\" { return "\\\\" }
        return (0xE000...0xF8FF).contains(scalar.value)
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }.joined()
    }
    let icons = facts("icon", "glyphs").map { name, facts in
      ["unicode", "ascii", "symbols", "nerdFont"].reduce(name) { line, set in
        line + " " + source((facts[set] ?? facts["unicode"])?.string ?? "")
      }
    }
    let frames = facts("frames", "frames").map { name, facts in
      ["unicode", "ascii", "symbols"].reduce(name) { line, set in
        line + "\\t" + source((facts[set] ?? facts["unicode"])?.string ?? "")
      }
    }
    let body = { (name: String, lines: [String]) in
      "  static let \(name) = \"\"\"\n"
        + lines.map { "    \($0)\n" }.joined() + "    \"\"\"\n"
    }
    add(
      "IconTable+Glyphs.swift", "the glyphs of icons",
      """
      extension IconTable {
        /// One icon per line: name, Unicode, ASCII, symbols, Nerd Font.
      \(body("icons", icons))
        /// One icon per line, separated by tabs: name, Unicode, ASCII, symbols.
      \(body("frames", frames))}

      """)
  }

  private func camel(_ name: String) -> String {
    let words = name.split(separator: "-").map(String.init)
    return words[0] + words.dropFirst().map(capitalized).joined()
  }

  /// Writes the tokens that most themes have, and the values that tokens refer to by number.
  mutating func writeShared(_ words: [UInt64], _ pools: Pools) throws {
    let drawn = places.firstIndex { kindsByGroup[kinds[$0.kind].name] != nil } ?? places.count
    let numbers = places[drawn...].map { 0xFFFF << 48 | UInt64($0.index) }
    let repeated = changes(to: words, from: words[..<drawn] + numbers)
    guard repeated.aliases.isEmpty else {
      throw Failure("an icon or a wordmark is an alias in most themes")
    }
    add(
      "BuiltInValues.swift", "values shared by the built-in themes",
      """
      enum BuiltInValues {
        /// The tokens that most built-in themes have, without icons and wordmarks; see
        /// `EncodedToken` for the bits. Aliases have no value.
        static let tokens: [UInt64] = [
      \(rows(words[..<drawn], indent: "    "))  ]

        /// The icons with the glyphs of an earlier one, in the form of `BuiltInTheme.values`.
        static let repeatedIcons: [UInt64] = [
      \(rows(repeated.values, indent: "    "))  ]

        /// The gradients of the built-in themes.
        static let gradients: [Gradient] = [
      \(pools.gradients.values.joined())  ]

        /// The wordmarks of the built-in themes.
        static let wordmarks: [WordmarkDrawing] = [
      \(pools.wordmarks.values.map { "    \($0)\n" }.joined(separator: ","))  ]
      }

      """)
  }

  /// Returns the numbers as rows of an array.
  private func rows(_ values: some Collection<UInt64>, indent: String) -> String {
    let words = values.map { hex($0, digits: 16) }
    return stride(from: 0, to: words.count, by: 4).map { start in
      indent + words[start..<min(start + 4, words.count)].joined(separator: ", ") + ",\n"
    }.joined()
  }

  /// Returns the tokens that differ, in the forms of `BuiltInTheme.values` and `aliases`.
  private func changes(
    to words: [UInt64], from shared: some Collection<UInt64>
  ) -> (values: [UInt64], aliases: [UInt64]) {
    var (values, aliases): ([UInt64], [UInt64]) = ([], [])
    for (place, (word, other)) in zip(words, shared).enumerated() where word != other {
      if word >> 48 == 0xFFFF {
        values.append(UInt64(place) << 48 | word & 0xFFFF_FFFF_FFFF)
      } else {
        aliases.append(UInt64(place) << 16 | word >> 48)
      }
    }
    return (values, aliases)
  }

  /// Writes the header of a theme, and the tokens that differ from the shared ones.
  mutating func writeTheme(_ name: String, _ header: JSON, words: [UInt64], shared: [UInt64]) {
    let (values, aliases) = changes(to: words, from: shared)
    let list = aliases.map { hex($0, digits: 8) }.joined(separator: ", ")
    let scheme = header["colorScheme"]?.string ?? "light"
    let contrast = header["contrast"]?.string ?? "standard"
    add(
      "BuiltInTheme+\(capitalized(camel(name))).swift", "the values of the theme \(name)",
      """
      extension BuiltInTheme {
        static let \(camel(name)) = BuiltInTheme(
          header: ThemeHeader(
            name: "\(name)", displayName: "\(header["displayName"]?.string ?? name)",
            colorScheme: .\(scheme), contrast: .\(contrast)),
          values: [
      \(rows(values, indent: "      "))    ]\(list.isEmpty ? "" : ",\n    aliases: [\(list)]"))
      }

      """)
  }

  mutating func writeThemeList(_ themes: [(name: String, header: JSON)]) {
    func properties(_ name: String, _ header: JSON) -> String {
      let isDark = header["colorScheme"]?.string == "dark"
      let ground = isDark ? "light text on a dark background" : "dark text on a light background"
      let ratio = header["contrast"]?.string == "increased" ? ", with text at 7:1 or more" : ""
      let words =
        name == "terminal"
        ? "The terminal's own 16 colours and background, as chosen by the user."
        : "\(header["displayName"]?.string ?? name): \(ground)\(ratio)."
      return """
        \(comment(words, indent: "  "))
          public static let \(camel(name)) = AppTheme(tables: BuiltInTheme.\(camel(name)).tables)

        """
    }
    func cases(_ line: (String) -> String) -> String {
      themes.map { line($0.name) }.joined(separator: "\n")
    }
    add(
      "AppTheme+BuiltIn.swift", "the built-in themes by name",
      """
      extension AppTheme {
      \(themes.map(properties).joined(separator: ""))
        /// The built-in themes. To load only one of them, use `builtInNames` and
        /// `builtIn(named:)`.
        public static var builtIn: [AppTheme] { builtInNames.compactMap { builtIn(named: $0) } }

        /// The names of the built-in themes.
        public static var builtInNames: [String] {
          [
      \(cases { "      \"\($0)\"," })
          ]
        }

        /// Returns the built-in theme named `name`, as in `rose-pine-dawn`; `nil` if there is none.
        public static func builtIn(named name: String) -> AppTheme? {
          switch name {
      \(cases { "    case \"\($0)\": .\(camel($0))" })
          default: nil
          }
        }
      }

      """)
  }
}
