// SPDX-License-Identifier: MIT
// Tool: the report about a theme file.

import Curium
import CuriumThemeFiles
import CuriumTokens
import CuriumTerminal

/// The report about a theme file, in lines.
struct ThemeCheck {
  private(set) var output = Output()
  private(set) var isGood = true
  private(set) var hasWarnings = false

  /// Checks a file of tokens, which doesn't have to be a theme.
  static func tokens(of path: String) -> ThemeCheck {
    var check = ThemeCheck()
    let reading = ThemeFile.readTokens(contentsOf: path)
    check.add(reading)
    if reading.errors.isEmpty { check.add("\(path): the tokens are valid") }
    return check
  }

  /// Checks a theme, or every theme of a resolver document.
  static func theme(of path: String) -> ThemeCheck {
    var check = ThemeCheck()
    guard path.hasSuffix(".resolver.json") else {
      check.add(ThemeFile.read(contentsOf: path, acceptsUnknownTokens: true), as: path)
      return check
    }
    let document = ResolverDocument(contentsOf: path)
    if !document.errors.isEmpty {
      check.add(document.theme(), as: path)
      return check
    }
    for (place, choice) in document.choices.enumerated() {
      let words = document.modifiers.map { "\($0.name) \(choice[$0.name] ?? "")" }
      if place > 0 { check.add("") }
      check.add(
        document.theme(choice, acceptsUnknownTokens: true),
        as: ([path] + words.map { "(\($0))" }).joined(separator: " "))
    }
    return check
  }

  private mutating func add(_ line: String) { output.add(line) }

  private mutating func add(_ reading: ThemeReading) {
    for error in reading.errors { add("\(error)") }
    for warning in reading.warnings { add("warning: \(warning)") }
    isGood = isGood && reading.errors.isEmpty
    hasWarnings = hasWarnings || !reading.warnings.isEmpty
  }

  private mutating func add(_ reading: ThemeReading, as title: String) {
    add(reading)
    let count = TokenCatalog.all.count { $0.kind?.isOptional == false }
    guard let theme = reading.theme else {
      add("\(title): not a valid theme")
      return
    }
    let contrast = theme.colorSchemeContrast == .increased ? ", increased contrast" : ""
    add("\(title): \(theme.displayName), \(theme.colorScheme)\(contrast)")
    let missing = reading.missing
    if missing.isEmpty {
      add("Tokens: all \(count)")
    } else {
      let few = missing.count <= 8 ? ": " + missing.joined(separator: ", ") : ""
      add("Tokens: \(count - missing.count) of \(count), \(missing.count) from the base\(few)")
    }
    addContrast(of: theme)
  }

  // MARK: Contrast

  private static let grounds = ContrastPair.grounds

  /// A row of the table: an ink, its required contrast, and its contrast on each ground.
  private struct Row {
    var name: String
    var cells: [MeasuredPair?]
  }

  private mutating func addContrast(of theme: AppTheme) {
    let measured = ContrastPair.all.map { MeasuredPair($0, in: theme) }
    let broken = measured.filter { !$0.holds }
    add("Contrast: \(measured.count - broken.count) of \(measured.count) pairs pass")
    let (onGrounds, onFills) = Self.rows(measured)
    let width = (onGrounds.map(\.name) + onFills.map(\.name)).map(\.count).max() ?? 0
    let heads = Self.grounds.map { ground in
      let parts = ground.shortPath.split(separator: ".").map(String.init)
      return (parts.last == "primary" ? parts.first : parts.last) ?? ""
    }
    add(Self.line("", heads + ["needed"], width))
    for row in onGrounds + onFills {
      let needed = row.cells.compactMap { $0?.limit }.first.map(MeasuredPair.text) ?? ""
      add(Self.line(row.name, row.cells.map(Self.number) + [needed], width))
    }
    for pair in broken {
      let (ratio, limit) = (MeasuredPair.text(pair.ratio ?? 0), MeasuredPair.text(pair.limit))
      add("too low: \(pair.pair): \(ratio), needs \(limit)")
    }
    isGood = isGood && broken.isEmpty
  }

  /// Inks on the grounds, one column for each; and inks on fills, in the first column only.
  private static func rows(_ measured: [MeasuredPair]) -> (grounds: [Row], fills: [Row]) {
    var byGround: [Row] = []
    var places: [String: Int] = [:]
    var byFill: [Row] = []
    for pair in measured {
      let ground = pair.pair.below ?? pair.pair.ground
      let tint = pair.pair.below == nil ? "" : " on \(pair.pair.ground.shortPath)"
      guard let column = grounds.firstIndex(of: ground) else {
        byFill.append(
          Row(name: "\(pair.pair.ink.shortPath) on \(pair.pair.ground.shortPath)", cells: [pair]))
        continue
      }
      let label = pair.pair.ink.shortPath + tint
      let place = places[label] ?? byGround.count
      if place == byGround.count {
        places[label] = place
        byGround.append(Row(name: label, cells: grounds.map { _ in nil }))
      }
      byGround[place].cells[column] = pair
    }
    for place in byFill.indices {
      byFill[place].cells += [MeasuredPair?](repeating: nil, count: grounds.count - 1)
    }
    return (byGround, byFill)
  }

  private static func number(_ pair: MeasuredPair?) -> String {
    guard let pair else { return "" }
    guard let ratio = pair.ratio else { return "own" }
    return MeasuredPair.text(ratio) + (pair.holds ? "" : "!")
  }

  private static func line(_ name: String, _ cells: [String], _ width: Int) -> String {
    var line = "  " + name + String(repeating: " ", count: width - name.count)
    for cell in cells {
      line += String(repeating: " ", count: max(1, 11 - cell.count)) + cell
    }
    return String(line.trimmingSuffix { $0 == " " })
  }
}
