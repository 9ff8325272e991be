// SPDX-License-Identifier: MIT
// Testing: the forms of options and arguments on the command line.

import Testing

@testable import CuriumGallery
@testable import gallery

/// A command with a parameter of every kind.
struct SampleCommand: RunnableCommand, Equatable {
  enum Pace: String, CaseIterable, ArgumentValue {
    case slow, steady, fast
  }

  private static let kinds = Completion.words { ["zip", "tar"] }

  static let syntax = CommandSyntax(
    "pack", summary: "Pack files.", discussion: "Files are sorted.\n\nLinks are followed.",
    examples: ["a.txt b.txt -o out.pack"],
    parameters: .flag("strict", help: "Treat warnings as errors."),
    .option("pace", default: Pace.steady, help: "The pace."),
    .option("title", help: "The title."),
    .options("label", value: "text", help: "A label."),
    .requiredOption(
      "output", short: "o", value: "path", completion: .files, help: "The file to write."),
    .argument("kind", completion: kinds, help: "The kind of the package."),
    .arguments("file", completion: .folders, help: "The files.")
  ) {
    SampleCommand(
      strict: $0, pace: $1, title: $2, labels: $3, output: $4, kind: $5, files: $6)
  }

  static let program = CommandSyntax(
    "box", summary: "Pack and list files.",
    subcommands: [
      syntax, CommandSyntax("list", summary: "List files.") { ListingCommand() },
      CommandSyntax("tool", summary: "More commands.", subcommands: [syntax]),
    ],
    defaultSubcommand: "list")

  struct ListingCommand: RunnableCommand {
    func run() {}
  }

  var strict = false
  var pace = Pace.steady
  var title: String?
  var labels: [String] = []
  var output = "out"
  var kind = "zip"
  var files = ["a"]

  func run() {}
}

@MainActor struct ArgumentReaderTests {
  private func read(_ line: String...) throws -> SampleCommand {
    let action = try CommandRequest(["pack"] + line, of: SampleCommand.program).action()
    guard case .run(let command) = action else { throw ExitCode.failure }
    return try #require(command as? SampleCommand)
  }

  private func message(_ line: String...) -> String {
    do {
      let request = CommandRequest(["pack"] + line, of: SampleCommand.program)
      return "passed: \(try request.action())"
    } catch {
      return (error as? UsageError)?.message ?? "\(error)"
    }
  }

  @Test(arguments: [
    ["--output", "out"], ["--output=out"], ["-o", "out"], ["-oout"], ["-o=out"],
    ["-o", "other", "--output", "out"],
  ])
  func `an option's value is in the next word, or after an equals sign`(words: [String]) throws {
    for line in [words + ["zip", "a"], ["zip"] + words + ["a"], ["zip", "a"] + words] {
      let action = try CommandRequest(["pack"] + line, of: SampleCommand.program).action()
      guard case .run(let command as SampleCommand) = action else {
        Issue.record("\(line)")
        continue
      }
      #expect(command == SampleCommand())
    }
  }

  @Test func `every kind of parameter gets its value`() throws {
    let command = try read(
      "--strict", "--pace=fast", "--title", "a=b", "--label", "x", "--label=y", "-o=", "-", "tar",
      "-", "b c", "--", "-d", "--", "--strict")
    #expect(
      command
        == SampleCommand(
          strict: true, pace: .fast, title: "a=b", labels: ["x", "y"], output: "-", kind: "tar",
          files: ["-", "b c", "-d", "--", "--strict"]))
    #expect(try read("zip", "a", "-o", "out") == SampleCommand())
  }

  @Test func `a value that starts with a dash must be in the same word as its option`() throws {
    #expect(try read("zip", "a", "-o", "out", "--title=-x").title == "-x")
    #expect(try read("zip", "a", "-o-x").output == "-x")
    #expect(
      message("zip", "a", "-o", "out", "--title", "-x")
        == "Missing value for --title <title>. The title.")
  }

  @Test func `an unknown option suggests the nearest one`() {
    #expect(message("--titel", "x") == "Unknown option --titel. Did you mean --title?")
    #expect(message("--titel=x") == "Unknown option --titel. Did you mean --title?")
    #expect(message("-title", "x") == "Unknown option -title. Did you mean --title?")
    #expect(message("-output", "x") == "Unknown option -output. Did you mean --output?")
    #expect(message("--hlep") == "Unknown option --hlep. Did you mean --help?")
    #expect(message("--elsewhere") == "Unknown option --elsewhere.")
    #expect(message("-x") == "Unknown option -x.")
    #expect(message("---strict") == "Unknown option ---strict. Did you mean --strict?")
  }

  @Test func `a missing value says what to enter`() {
    #expect(message("--pace") == "Missing value for --pace <pace>. Use slow, steady or fast.")
    #expect(message("--pace=") == message("--pace"))
    #expect(message("--pace", "") == message("--pace"))
    #expect(message("--pace", "--strict") == message("--pace"))
    #expect(message("zip", "a", "-o") == "Missing value for --output <path>. The file to write.")
    #expect(message("zip", "a") == "Missing option --output <path>. The file to write.")
    #expect(message("-o", "out") == "Missing argument <kind>. The kind of the package.")
    #expect(message("-o", "out", "zip") == "Missing argument <file>. The files.")
  }

  @Test func `an invalid value lists the valid ones`() {
    #expect(
      message("--pace", "fsat") == "\"fsat\" isn't valid for --pace. Use slow, steady or fast.")
    let themes = CommandRequest(["export", "x", "--theme", "nrd"], of: GalleryCommand.syntax(.kit))
    let error = #expect(throws: UsageError.self) { try themes.action() }
    // A long list comes with the nearest value.
    let start = "\"nrd\" isn't valid for --theme. Did you mean nord? The themes are light, dark, "
    #expect(error?.message.hasPrefix(start) == true)
    #expect(message("--strict=yes") == "--strict doesn't take a value.")
  }

  @Test func `too many arguments are an error`() {
    let request = CommandRequest(["list", "more"], of: SampleCommand.program)
    #expect(throws: UsageError("Unexpected argument \"more\".")) { try request.action() }
  }

  @Test func `a command after the options of the default command is named as such`() {
    func message(_ words: String...) -> String? {
      let request = CommandRequest(words, of: GalleryCommand.syntax(.kit))
      return #expect(throws: UsageError.self) { try request.action() }?.message
    }
    #expect(
      message("--theme", "nord", "list")
        == "Unexpected argument \"list\". Put the command before the options.")
    #expect(message("--theme", "nord", "lists") == "Unexpected argument \"lists\".")
    // The command is already there.
    #expect(message("open", "--theme", "nord", "list") == "Unexpected argument \"list\".")
  }
}
