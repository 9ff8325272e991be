// SPDX-License-Identifier: MIT
// Testing: which command a command line selects, its help and its errors.

import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct CommandRequestTests {
  private func request(_ words: [String]) -> CommandRequest {
    CommandRequest(words, of: SampleCommand.program)
  }

  private func run(_ words: String...) async -> CommandEnding {
    await CommandLineProgram(root: SampleCommand.program).run(words)
  }

  @Test(arguments: [
    ([], "box list"), (["list"], "box list"), (["--bogus"], "box list"), (["--"], "box list"),
    (["tool", "pack", "x"], "box tool pack"), (["tool"], "box tool"), (["lsit"], "box"),
    (["help"], "box"), (["help", "pack"], "box pack"), (["tool", "help", "pack"], "box tool pack"),
    (["--help"], "box"), (["--generate-completion-script=zsh"], "box"),
  ])
  func `the first words select a command`(words: [String], path: String) {
    #expect(request(words).path.name == path)
  }

  @Test(arguments: [
    ["help"], ["--help"], ["-h"], ["tool"], ["tool", "--help"], ["pack", "-h"], ["help", "pack"],
    ["pack", "--bogus", "--title", "--help"], ["list", "-hh"],
  ])
  func `asking for help prints it, despite other errors`(words: [String]) async throws {
    guard case .printHelp = try request(words).action() else {
      Issue.record("\(words)")
      return
    }
    let ending = await CommandLineProgram(root: SampleCommand.program).run(words)
    #expect(ending.code == .success && ending.output.text.contains("\nUsage: box"))
  }

  @Test func `after two dashes, help is an ordinary argument`() throws {
    let words = ["pack", "-o", "out", "zip", "--", "--help"]
    guard case .run(let command as SampleCommand) = try request(words).action() else {
      Issue.record("no command")
      return
    }
    #expect(command.files == ["--help"])
  }

  @Test func `help lists parameters, values and defaults`() {
    let path = CommandRequest(["pack"], of: SampleCommand.program).path
    #expect(
      CommandHelp(path, width: 60).text == """
        Pack files.

        Files are sorted.

        Links are followed.

        Usage: box pack [--strict] [--pace <pace>] [--title <title>]
                        [--label <text>]... --output <path> <kind>
                        <file>...

        Arguments:
          <kind>  The kind of the package.
          <file>  The files.

        Options:
              --strict         Treat warnings as errors.
              --pace <pace>    The pace. Values: slow, steady, fast.
                               Default: steady.
              --title <title>  The title.
              --label <text>   A label. Repeatable.
          -o, --output <path>  The file to write.
          -h, --help           Print this help.

        Examples:
          box pack a.txt b.txt -o out.pack
        """)
  }

  @Test func `help of a group lists its commands`() {
    let text = CommandHelp(CommandPath(SampleCommand.program)).text
    #expect(
      text == """
        Pack and list files.

        Usage: box [<command>]

        Commands:
          pack            Pack files.
          list (default)  List files.
          tool            More commands.

        Options:
              --generate-completion-script <shell>
                      Print a script that completes commands and names in your shell.
                      Values: bash, zsh, fish.
          -h, --help  Print this help.

        For more about a command, run 'box help <command>'.
        """)
    let tool = CommandHelp(CommandRequest(["tool"], of: SampleCommand.program).path).text
    #expect(tool.hasSuffix("run 'box help tool <command>'."))
  }

  @Test(arguments: [20, 50, 80, 500]) func `help fits the terminal's width`(width: Int) {
    for words in [[], ["show"], ["list"], ["export"], ["theme"], ["theme", "import"]] {
      let path = CommandRequest(words, of: GalleryCommand.syntax(.kit)).path
      let lines = CommandHelp(path, width: width).text.split(separator: "\n")
      let example = lines.firstIndex(of: "Examples:") ?? lines.endIndex
      #expect(lines[..<example].allSatisfy { $0.count <= max(width, 44) }, "\(words)")
      #expect(lines.allSatisfy { $0.last != " " })
    }
  }

  @Test func `an error includes the usage of its command`() async {
    let wrong = await run("pack", "--titel")
    #expect(wrong.code == .usage)
    #expect(
      wrong.output.text == """
        Error: Unknown option --titel. Did you mean --title?
        Usage: box pack [--strict] [--pace <pace>] [--title <title>] [--label <text>]... \
        --output <path> <kind> <file>...
        See 'box pack --help' for more.

        """)
    let unknown = await run("tool", "pakc")
    #expect(
      unknown.output.text == """
        Error: Unknown command "pakc". Did you mean pack?
        Usage: box tool <command>
        See 'box tool --help' for more.

        """)
    #expect(
      await run("elsewhere").output.text.hasPrefix(
        "Error: Unknown command \"elsewhere\". The commands are pack, list, tool.\n"))
    #expect(await run("help", "pakc").code == .usage)
    #expect(await run("list").code == .success)
    #expect(await run("list").output.text.isEmpty)
  }
}
