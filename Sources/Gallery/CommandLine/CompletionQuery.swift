// SPDX-License-Identifier: MIT
// Tool: the words that complete a command line.

/// A request of a completion script for the completions of the last word.
struct CompletionQuery {
  /// The word with which a script begins its request. It isn't an option of any command.
  static let option = "---complete"

  private let words: [String]
  private let current: String
  private let root: CommandSyntax

  /// The words after the name of the program, up to the one at the cursor.
  init(_ words: some Sequence<String>, of root: CommandSyntax) {
    let joined = Self.joined(Array(words))
    self.words = joined.dropLast()
    current = joined.last ?? ""
    self.root = root
  }

  /// The kind of the values, and the words with their descriptions.
  @MainActor var answer: Output {
    var output = Output()
    let request = CommandRequest(words, of: root, selectsDefault: false)
    if let (parameter, text) = option(of: request.path) {
      add(parameter.completion, beginningWith: text, to: &output)
    } else {
      addWords(to: request, &output)
    }
    return output
  }

  /// Joins `--theme`, `=` and `nord`, which bash regards as three words.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      guard let last = joined.last, last.hasPrefix("--") else {
        joined.append(word)
        continue
      }
      if word == "=" && !last.contains("=") || last.hasSuffix("=") {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  // MARK: Values of options

  /// The option whose value is at the cursor, and the beginning of the value.
  private func option(of path: CommandPath) -> (ParameterSyntax, String)? {
    guard !isAfterOptions else { return nil }
    let parameters = parameters(of: path)
    if current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      let parameter = parameters.first { $0.isNamed(String(current[..<equals])) }
      return parameter.map { ($0, String(current[equals...].dropFirst())) }
    }
    let parameter = parameters.first { $0.kind == .option && $0.isNamed(words.last ?? "") }
    return parameter.map { ($0, current) }
  }

  /// The parameters of a command. Those of a default command belong to its group, too.
  private func parameters(of path: CommandPath) -> [ParameterSyntax] {
    path.parameters + (path.defaultPath?.command.parameters ?? [])
  }

  private var isAfterOptions: Bool { words.contains("--") }

  // MARK: Commands, options and arguments

  @MainActor private func addWords(to request: CommandRequest, _ output: inout Output) {
    let parameters = parameters(of: request.path)
    let arguments = request.arguments
    guard let reader = try? ArgumentReader(arguments, parameters: parameters) else { return }
    if current.hasPrefix("-"), !isAfterOptions {
      let options = parameters.filter {
        $0.kind != .argument && ($0.isRepeatable || !reader.contains($0))
      }
      add(options.map { ($0.label, $0.help) }, beginningWith: current, to: &output)
    } else if !request.path.command.subcommands.isEmpty, arguments.isEmpty {
      var commands = request.path.command.subcommands.map { ($0.name, $0.summary) }
      commands.append((CommandRequest.helpWord, "Print help."))
      add(commands, beginningWith: current, to: &output)
    } else if let parameter = reader.nextArgument {
      add(parameter.completion, beginningWith: current, to: &output)
    }
  }

  // MARK: Printing

  @MainActor private func add(
    _ completion: Completion, beginningWith text: String, to output: inout Output
  ) {
    switch completion {
    case .nothing: break
    case .files: output.add("files")
    case .folders: output.add("folders")
    case .words(let words): add(words().map { ($0, "") }, beginningWith: text, to: &output)
    }
  }

  private func add(
    _ words: [(word: String, purpose: String)], beginningWith text: String,
    to output: inout Output
  ) {
    output.add("words")
    // A colon separates a word from its description.
    let fitting = words.filter { $0.word.lowercased().hasPrefix(text.lowercased()) }
    for (word, purpose) in fitting where !word.contains(":") {
      output.add(purpose.isEmpty ? word : "\(word):\(purpose)")
    }
  }
}
