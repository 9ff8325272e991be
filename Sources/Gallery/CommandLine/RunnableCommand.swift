// SPDX-License-Identifier: MIT
// Tool: a command with its arguments.

/// A command, ready to run. Its properties are the values of its parameters.
protocol RunnableCommand {
  /// Runs the command and prints its results.
  ///
  /// - Throws: `UsageError` for arguments that turn out to be wrong, `ExitCode` to end the program
  ///   without a message, and any other error to end it with a message.
  @MainActor func run() async throws
}
