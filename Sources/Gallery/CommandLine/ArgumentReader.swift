// SPDX-License-Identifier: MIT
// Tool: finds the values of parameters in the words of a command line.

/// The words after a command, sorted by parameter.
///
/// An option is `--theme nord`, `--theme=nord`, `-t nord`, `-tnord` or `-t=nord`; short flags can
/// be joined. The word `--` ends the options. If an option that isn't repeatable is given several
/// times, the last one counts.
struct ArgumentReader {
  private let parameters: [ParameterSyntax]
  private let commands: [String]
  private var rest: ArraySlice<String>
  private var words: [String: [String]] = [:]

  /// Sorts the words. `commands`: the names of the commands that the words could have begun with.
  ///
  /// - Throws: `UsageError` for an unknown option, a missing or unexpected value, and an unexpected
  ///   argument. A missing or invalid value is found when it is read.
  init(_ words: [String], parameters: [ParameterSyntax], commands: [String] = [])
    throws(UsageError)
  {
    self.parameters = parameters
    self.commands = commands
    rest = words[...]
    var arguments: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        rest = []
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if Self.isOption(word) {
        try readShort(word)
      } else {
        arguments.append(word)
      }
    }
    try read(arguments)
  }

  /// Returns whether a word is an option or a flag. A single dash is an argument.
  static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  /// Returns the value of a parameter.
  func value<Value>(of parameter: Parameter<Value>) throws(UsageError) -> Value {
    try parameter.value(words[parameter.syntax.label] ?? [])
  }

  /// Returns whether a parameter has a value.
  func contains(_ parameter: ParameterSyntax) -> Bool { words[parameter.label] != nil }

  /// The parameter of the next argument; `nil` if there can't be one.
  var nextArgument: ParameterSyntax? {
    parameters.first { $0.kind == .argument && ($0.isRepeatable || !contains($0)) }
  }

  // MARK: Reading

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let parameter = parameters.first(where: { $0.isNamed(name) }) else {
      throw .unknownOption(name, parameters)
    }
    try add(parameter, value: parts.count > 1 ? parts[1] : nil)
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      // `-output` is a mistake for `--output`, not `-o` with the value `utput`.
      guard let parameter = parameters.first(where: { $0.isNamed("-\(letter)") }),
        !parameters.contains(where: { $0.isNamed("-" + word) })
      else { throw .unknownOption(word, parameters) }
      if parameter.kind == .flag {
        try add(parameter, value: letters.first == "=" ? letters : nil)
      } else {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        letters = ""
        try add(parameter, value: value.isEmpty ? nil : value)
      }
    }
  }

  private mutating func add(_ parameter: ParameterSyntax, value: Substring?) throws(UsageError) {
    if parameter.kind == .flag {
      if value != nil { throw .unexpectedValue(parameter) }
      words[parameter.label, default: []].append("")
      return
    }
    var word = value.map(String.init)
    if word == nil, let next = rest.first, !Self.isOption(next) { word = rest.removeFirst() }
    guard let word, !word.isEmpty else { throw .missingValue(parameter) }
    words[parameter.label, default: []].append(word)
  }

  private mutating func read(_ arguments: [String]) throws(UsageError) {
    for word in arguments {
      guard let parameter = nextArgument else { throw .unexpectedArgument(word, commands) }
      words[parameter.label, default: []].append(word)
    }
  }
}
