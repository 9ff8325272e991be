// SPDX-License-Identifier: MIT
// Tool: reports problems in theme files.

/// Prints errors, warnings, missing tokens and contrast.
///
/// The exit status is 0 if everything is valid, and 1 if a file isn't a theme or its contrast is
/// too low.
struct ThemeCheckCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "check", summary: "Check theme files for errors and low contrast.",
    parameters: .arguments(
      "file", completion: .files, help: "Design token files or resolver documents."),
    .flag("tokens", help: "Check only the tokens, for a file that's part of a theme."),
    .flag("strict", help: "Treat warnings as errors.")
  ) { ThemeCheckCommand(files: $0, tokens: $1, strict: $2) }

  let files: [String]
  let tokens: Bool
  let strict: Bool

  func run() throws {
    var isGood = true
    for (place, file) in files.enumerated() {
      let report = tokens ? ThemeCheck.tokens(of: file) : ThemeCheck.theme(of: file)
      var output = Output()
      if place > 0 { output.add("") }
      output.add(report.output)
      try output.print()
      isGood = isGood && report.isGood && !(strict && report.hasWarnings)
    }
    if !isGood { throw ExitCode.failure }
  }
}
