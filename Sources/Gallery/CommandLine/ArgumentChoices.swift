// SPDX-License-Identifier: MIT
// Tool: the named values that a parameter accepts.

/// The values that a parameter accepts, each with its name. Use it if they are only known when the
/// program runs; an `ArgumentValue` otherwise.
struct ArgumentChoices<Value: Sendable>: Sendable {
  private let values: [(name: String, value: Value)]
  /// A sentence that describes accepted words.
  let rule: String

  /// Creates a list of values. By default, its rule is "Use html, svg or text."
  init(_ values: [(name: String, value: Value)], rule: String? = nil) {
    self.values = values
    self.rule = rule ?? Self.rule(for: values.map(\.name))
  }

  var names: [String] { values.map(\.name) }

  /// Returns the value with a name.
  func value(_ name: String) -> Value? { values.first { $0.name == name }?.value }

  /// Returns the syntax of an option with these values.
  func syntax(of name: String, help: String) -> ParameterSyntax {
    let names = names
    return ParameterSyntax(
      kind: .option, name: name, valueName: name, help: help, allowedWords: names, rule: rule,
      completion: .words { names })
  }

  private static func rule(for names: [String]) -> String {
    guard let last = names.last else { return "" }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? "Use \(last)." : "Use \(others) or \(last)."
  }
}

extension Parameter {
  /// An option with one of some values, `nil` if it isn't given.
  static func option<Item: Sendable>(
    _ name: String, from choices: ArgumentChoices<Item>, help: String
  ) -> Parameter where Value == Item? {
    Parameter(choices.syntax(of: name, help: help)) { words, syntax throws(UsageError) in
      guard let word = words.last else { return nil }
      guard let value = choices.value(word) else { throw .invalid(word, syntax) }
      return value
    }
  }

  /// An option with one of some values that can be given several times. `defaultText` describes
  /// what its absence means.
  static func options<Item: Sendable>(
    _ name: String, from choices: ArgumentChoices<Item>, defaultText: String, help: String
  ) -> Parameter where Value == [Item] {
    var syntax = choices.syntax(of: name, help: help)
    syntax.isRepeatable = true
    syntax.defaultText = defaultText
    return Parameter(syntax) { words, syntax throws(UsageError) in
      try words.map { word throws(UsageError) in
        guard let value = choices.value(word) else { throw .invalid(word, syntax) }
        return value
      }
    }
  }
}
