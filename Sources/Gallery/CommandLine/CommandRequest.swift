// SPDX-License-Identifier: MIT
// Tool: the command that a command line selects.

/// The first words of a command line select a command; the other ones are its arguments.
struct CommandRequest {
  /// The action that the arguments ask for.
  enum Action {
    case run(any RunnableCommand)
    case printHelp
    case printScript(CompletionScript)
  }

  /// The word that asks for the help of the command after it.
  static let helpWord = "help"

  /// The selected command or group.
  let path: CommandPath
  /// The words after it.
  let arguments: [String]
  /// `true` if the word `help` was among the commands.
  private let asksForHelp: Bool
  /// The names of the commands in the group, if its default command was selected.
  private let commands: [String]

  /// Finds the command in the words after the name of the program. Without one, selects the default
  /// command of the group, unless `selectsDefault` is `false`.
  init(_ words: [String], of root: CommandSyntax, selectsDefault: Bool = true) {
    var path = CommandPath(root)
    var rest = words[...]
    var asksForHelp = false
    while let word = rest.first, !path.command.subcommands.isEmpty {
      if word == Self.helpWord {
        asksForHelp = true
      } else if let next = path.command.subcommand(named: word) {
        path = path.appending(next)
      } else {
        break
      }
      rest.removeFirst()
    }
    self.asksForHelp = asksForHelp
    arguments = Array(rest)
    let isForGroup = asksForHelp || arguments.first.map(path.takes) ?? false
    let defaultPath = selectsDefault && !isForGroup ? path.defaultPath : nil
    commands = defaultPath == nil ? [] : path.command.subcommands.map(\.name)
    self.path = defaultPath ?? path
  }

  /// Reads the arguments.
  ///
  /// - Throws: `UsageError` for an unknown command, and for wrong arguments.
  func action() throws -> Action {
    let isGroup = path.command.command == nil
    if isGroup, let word = arguments.first, !ArgumentReader.isOption(word) {
      throw UsageError.unknownCommand(word, path.command)
    }
    // Help takes precedence over mistakes.
    let options = arguments.prefix { $0 != "--" }
    if asksForHelp || options.contains(where: ParameterSyntax.help.isNamed) { return .printHelp }
    let reader = try ArgumentReader(
      arguments, parameters: path.parameters, commands: commands)
    if reader.contains(.help) { return .printHelp }
    if let script = try reader.value(of: CompletionScript.parameter) { return .printScript(script) }
    guard let command = path.command.command else { return .printHelp }
    return .run(try command(reader))
  }
}
