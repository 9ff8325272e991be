// SPDX-License-Identifier: MIT
// Tool: a command and the groups that contain it.

import CuriumTokens

/// The path from the program to one of its commands.
struct CommandPath: Sendable {
  /// The program, the groups and the command; never empty.
  private(set) var commands: [CommandSyntax]

  init(_ root: CommandSyntax) { commands = [root] }

  /// The command itself.
  var command: CommandSyntax { commands[commands.count - 1] }

  /// The words that select the command: `gallery theme check`.
  var name: String { commands.map(\.name).joined(separator: " ") }

  /// The parameters of the command, and those that its position adds.
  var parameters: [ParameterSyntax] {
    let script = commands.count == 1 ? [CompletionScript.parameter.syntax] : []
    return command.parameters + script + [.help]
  }

  /// The command that runs if no command of the group is named.
  var defaultPath: CommandPath? {
    guard let name = command.defaultSubcommand, let next = command.subcommand(named: name) else {
      return nil
    }
    return appending(next)
  }

  /// Returns whether a word after a group is for the group, not for its default command: everything
  /// but the options of the default command.
  func takes(_ word: String) -> Bool {
    let name = String(word.prefix { $0 != "=" })
    return !ArgumentReader.isOption(word) || parameters.contains { $0.isNamed(name) }
  }

  /// Returns the path to a command in this group.
  func appending(_ next: CommandSyntax) -> CommandPath {
    edited(self) { $0.commands.append(next) }
  }
}
