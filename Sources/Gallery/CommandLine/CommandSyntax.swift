// SPDX-License-Identifier: MIT
// Tool: the declaration of a command.

/// A command of the program, or a group of commands: its name, its purpose and its parameters.
///
/// Parsing, errors, help and shell completion all follow from this declaration:
///
///     struct ListCommand: RunnableCommand {
///       static let syntax = CommandSyntax(
///         "list", summary: "List all components.",
///         parameters: .option("level", help: "Show only this level.")
///       ) { ListCommand(level: $0) }
///
///       let level: Level?
///       func run() throws { … }
///     }
struct CommandSyntax: Sendable {
  /// The word that selects the command; for the root, the name of the program.
  let name: String
  /// The purpose of the command, in one sentence.
  let summary: String
  /// More about the command, in paragraphs.
  let discussion: String
  /// The arguments of examples, without the name of the command.
  let examples: [String]
  /// The flags, options and arguments.
  let parameters: [ParameterSyntax]
  /// The commands in a group.
  let subcommands: [CommandSyntax]
  /// The command that runs if no command is named; `nil` shows help instead.
  let defaultSubcommand: String?
  /// Creates the command from its arguments; `nil` for a group.
  let command: (@Sendable (ArgumentReader) throws -> any RunnableCommand)?

  /// Creates a command. `command` gets the values of the parameters, in the same order.
  init<each Value: Sendable>(
    _ name: String, summary: String, discussion: String = "", examples: [String] = [],
    parameters: repeat Parameter<each Value>,
    command: @escaping @Sendable (repeat each Value) throws -> any RunnableCommand
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    var syntaxes: [ParameterSyntax] = []
    repeat syntaxes.append((each parameters).syntax)
    self.parameters = syntaxes
    subcommands = []
    defaultSubcommand = nil
    self.command = { arguments in
      try command(repeat try arguments.value(of: each parameters))
    }
  }

  /// Creates a group of commands.
  init(
    _ name: String, summary: String, discussion: String = "", examples: [String] = [],
    subcommands: [CommandSyntax], defaultSubcommand: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    parameters = []
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    command = nil
  }

  /// Returns the command of this group with the given name.
  func subcommand(named name: String) -> CommandSyntax? {
    subcommands.first { $0.name == name }
  }
}
