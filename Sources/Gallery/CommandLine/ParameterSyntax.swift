// SPDX-License-Identifier: MIT
// Tool: the form of a parameter on the command line.

/// The parts of a parameter that users see: its name, its purpose and the accepted values.
struct ParameterSyntax: Sendable {
  enum Kind: Sendable {
    /// A name without a value: `--strict`.
    case flag
    /// A name with a value: `--theme nord` or `--theme=nord`.
    case option
    /// A value without a name.
    case argument
  }

  let kind: Kind
  /// The name, without dashes.
  let name: String
  /// The short name of a flag or an option, one letter: `o` for `-o`.
  var short: String?
  /// The name of the value in help, such as `path`.
  var valueName = ""
  /// The purpose, in one or more sentences.
  let help: String
  var isRequired = false
  var isRepeatable = false
  /// The value of an option that isn't given, for help.
  var defaultText: String?
  /// All words that are accepted; empty if there is no such list.
  var allowedWords: [String] = []
  /// A sentence that describes accepted words; empty if every word is accepted.
  var rule = ""
  /// The values to suggest in a shell.
  var completion = Completion.nothing

  /// The flag of every command that prints its help.
  static let help = ParameterSyntax(kind: .flag, name: "help", short: "h", help: "Print this help.")

  /// The longest list of values that help prints.
  private static let longestList = 8

  /// The name as on the command line: `--theme` or `<name>`.
  var label: String { kind == .argument ? "<\(valueName)>" : "--\(name)" }

  /// The name with the name of its value: `--theme <name>`.
  var labelWithValue: String { kind == .option ? "\(label) <\(valueName)>" : label }

  /// The label in a list. Long names are below each other.
  var heading: String {
    kind == .argument ? label : (short.map { "-\($0), " } ?? "    ") + labelWithValue
  }

  /// The parameter in a line of usage: `[--theme <name>]...`.
  var usage: String {
    (isRequired ? labelWithValue : "[\(labelWithValue)]") + (isRepeatable ? "..." : "")
  }

  /// The purpose, the accepted values and the default.
  var fullHelp: String {
    var sentences = [help]
    if hasShortList { sentences.append("Values: \(allowedWords.joined(separator: ", ")).") }
    if kind == .option, isRepeatable { sentences.append("Repeatable.") }
    if let defaultText { sentences.append("Default: \(defaultText).") }
    return sentences.joined(separator: " ")
  }

  /// `true` if help can list all accepted words.
  var hasShortList: Bool { !allowedWords.isEmpty && allowedWords.count <= Self.longestList }

  /// The advice for a missing or invalid value.
  var advice: String { rule.isEmpty ? help : rule }

  /// Returns whether a word, such as `--theme` or `-o`, is the name of this flag or option.
  func isNamed(_ word: String) -> Bool {
    kind != .argument && (word == label || short.map { word == "-\($0)" } ?? false)
  }
}

extension ParameterSyntax {
  /// Creates an option or an argument whose values have the type `Word`.
  init<Word: ArgumentValue>(
    _ kind: Kind, _ name: String, of type: Word.Type, value: String? = nil,
    completion: Completion?, help: String
  ) {
    let words = Word.allowedArguments
    self.init(
      kind: kind, name: name, valueName: value ?? name, help: help, allowedWords: words,
      rule: Word.argumentRule,
      completion: completion ?? (words.isEmpty ? .nothing : .words { words }))
  }
}
