// SPDX-License-Identifier: MIT
// Tool: runs the command that a command line selects.

/// A program with commands.
struct CommandLineProgram {
  let root: CommandSyntax

  /// Runs the command for the words after the name of the program.
  @MainActor func run(_ words: [String]) async -> CommandEnding {
    if words.first == CompletionQuery.option {
      return CommandEnding(CompletionQuery(words.dropFirst(), of: root).answer)
    }
    let request = CommandRequest(words, of: root)
    do {
      switch try request.action() {
      case .run(let command): try await command.run()
      case .printScript(let script): return CommandEnding(lines: script.text(for: root.name))
      case .printHelp:
        return CommandEnding(lines: CommandHelp(request.path, width: Output.width).text)
      }
      return CommandEnding()
    } catch {
      return CommandEnding(error, at: request.path)
    }
  }
}
