// SPDX-License-Identifier: MIT
// Tool: a parameter of a command, and the type of its value.

/// A flag, an option or an argument of a command.
struct Parameter<Value: Sendable>: Sendable {
  let syntax: ParameterSyntax
  /// Converts the words given for the parameter.
  let value: @Sendable ([String]) throws(UsageError) -> Value

  init(
    _ syntax: ParameterSyntax,
    value: @escaping @Sendable ([String], ParameterSyntax) throws(UsageError) -> Value
  ) {
    self.syntax = syntax
    self.value = { words throws(UsageError) in try value(words, syntax) }
  }

  // MARK: Flags

  /// A flag, `true` if it is given.
  static func flag(_ name: String, help: String) -> Parameter where Value == Bool {
    Parameter(ParameterSyntax(kind: .flag, name: name, help: help)) { words, _ in !words.isEmpty }
  }

  // MARK: Options

  /// An option with a default.
  static func option(
    _ name: String, value: String? = nil, default initial: Value, completion: Completion? = nil,
    help: String
  ) -> Parameter where Value: ArgumentValue {
    var syntax = ParameterSyntax(
      .option, name, of: Value.self, value: value, completion: completion, help: help)
    syntax.defaultText = initial.argument
    return Parameter(syntax) { words, syntax throws(UsageError) in
      guard let word = words.last else { return initial }
      return try Self.convert(word, syntax)
    }
  }

  /// An option, `nil` if it isn't given. `defaultText` describes what that means.
  static func option<Word: ArgumentValue>(
    _ name: String, value: String? = nil, defaultText: String? = nil,
    completion: Completion? = nil, help: String
  ) -> Parameter where Value == Word? {
    var syntax = ParameterSyntax(
      .option, name, of: Word.self, value: value, completion: completion, help: help)
    syntax.defaultText = defaultText
    return Parameter(syntax) { words, syntax throws(UsageError) in
      guard let word = words.last else { return nil }
      return try Self.convert(word, syntax) as Word
    }
  }

  /// An option that must be given.
  static func requiredOption(
    _ name: String, short: String? = nil, value: String? = nil, completion: Completion? = nil,
    help: String
  ) -> Parameter where Value: ArgumentValue {
    var syntax = ParameterSyntax(
      .option, name, of: Value.self, value: value, completion: completion, help: help)
    syntax.short = short
    syntax.isRequired = true
    return Parameter(syntax) { words, syntax throws(UsageError) in
      guard let word = words.last else { throw .missing(syntax) }
      return try Self.convert(word, syntax)
    }
  }

  /// An option that can be given several times. `defaultText` describes what its absence means.
  static func options<Word: ArgumentValue>(
    _ name: String, value: String? = nil, defaultText: String? = nil,
    completion: Completion? = nil, help: String
  ) -> Parameter where Value == [Word] {
    var syntax = ParameterSyntax(
      .option, name, of: Word.self, value: value, completion: completion, help: help)
    syntax.isRepeatable = true
    syntax.defaultText = defaultText
    return Parameter(syntax) { words, syntax throws(UsageError) in
      try Self.convert(words, syntax)
    }
  }

  // MARK: Arguments

  /// An argument that must be given. An empty word counts as missing.
  static func argument(
    _ name: String, completion: Completion? = nil, help: String
  ) -> Parameter where Value: ArgumentValue {
    var syntax = ParameterSyntax(
      .argument, name, of: Value.self, completion: completion, help: help)
    syntax.isRequired = true
    return Parameter(syntax) { words, syntax throws(UsageError) in
      guard let word = words.last, !word.isEmpty else { throw .missing(syntax) }
      return try Self.convert(word, syntax)
    }
  }

  /// One or more arguments. Must be the last arguments of the command.
  static func arguments<Word: ArgumentValue>(
    _ name: String, completion: Completion? = nil, help: String
  ) -> Parameter where Value == [Word] {
    var syntax = ParameterSyntax(
      .argument, name, of: Word.self, completion: completion, help: help)
    syntax.isRequired = true
    syntax.isRepeatable = true
    return Parameter(syntax) { words, syntax throws(UsageError) in
      if words.isEmpty { throw .missing(syntax) }
      return try Self.convert(words, syntax)
    }
  }

  // MARK: Converting words

  private static func convert<Word: ArgumentValue>(
    _ word: String, _ syntax: ParameterSyntax
  ) throws(UsageError) -> Word {
    guard let value = Word(argument: word) else { throw .invalid(word, syntax) }
    return value
  }

  private static func convert<Word: ArgumentValue>(
    _ words: [String], _ syntax: ParameterSyntax
  ) throws(UsageError) -> [Word] {
    try words.map { word throws(UsageError) in try convert(word, syntax) }
  }
}
