// SPDX-License-Identifier: MIT
// Testing: prompts and steps of a script, in terminals and pipes.

import CPseudoTerminal
import Testing

struct PromptTests {
  private static func start(
    _ arguments: [String] = ["prompts"], variables: [String] = [], term: String = "xterm-256color",
    input: String? = nil, options: Int = 0
  ) throws -> ProbeTerminal {
    try ProbeTerminal(
      arguments, of: "app-probe", term: term, variables: variables, options: options,
      command: input.map { "printf '\($0)' | \"$0\" \"$@\"" })
  }

  @Test func `a script asks for one answer after another`() throws {
    let terminal = try Self.start()
    #expect(terminal.saw("Name:"))
    terminal.type("api\r")
    #expect(terminal.saw("Target:"))
    terminal.type("\u{1B}[B\r")
    #expect(terminal.saw("Deploy?"))
    terminal.type("y")
    #expect(terminal.saw("Token:"))
    terminal.type("hunter2\r")
    #expect(terminal.saw("<api, production, true, hunter2>"))
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.ranges(of: "hunter2").count == 1)
    #expect(!terminal.transcript.contains("1049"))
    #expect(terminal.leftBehind == [])
  }

  @Test func `Control-C cancels a prompt and not the script`() throws {
    let terminal = try Self.start()
    for prompt in ["Name:", "Target:", "Deploy?", "Token:"] {
      #expect(terminal.saw(prompt))
      terminal.type("\u{3}")
    }
    #expect(terminal.saw("<none, none, none, none>"))
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a script that is cancelled ends with the status of Control-C`() throws {
    let terminal = try Self.start(["prompt"])
    #expect(terminal.saw("Name:"))
    terminal.type("\u{3}")
    #expect(terminal.outcome() == .exited(130))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a script without an answer prints the reason on standard error`() throws {
    let terminal = try Self.start(["prompt"], input: "", options: CPT_OUTPUT_PIPE)
    #expect(terminal.outcome() == .exited(1))
    #expect(terminal.output() == "")
    #expect(terminal.transcript.contains("There is no answer to \"Name\", because the input"))
  }

  @Test func `a prompt in a running app ends the program with the reason`() throws {
    let terminal = try Self.start(["count"])
    #expect(terminal.saw("zero"))
    terminal.type("p")
    #expect(terminal.outcome() == .exited(70))
    #expect(terminal.afterwards.contains("This program is already using the terminal."))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a prompt is shown in the terminal if the output is redirected`() throws {
    let terminal = try Self.start(options: CPT_OUTPUT_PIPE)
    let answers = [("Name:", "\r"), ("Target:", "\r"), ("Deploy?", "n"), ("Token:", "x\r")]
    for (prompt, answer) in answers {
      #expect(terminal.saw(prompt))
      terminal.type(answer)
    }
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.output() == "<web, staging, false, x>\n")
  }

  @Test func `lines of text are shown in the terminal if the output is redirected`() throws {
    let terminal = try Self.start(
      ["prompt"], variables: ["CURIUM_ACCESSIBLE=1"], options: CPT_OUTPUT_PIPE)
    #expect(terminal.saw("Name: "))
    terminal.type("api\r")
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.output() == "<api>\n")
  }

  @Test(arguments: [("xterm-256color", ["CURIUM_ACCESSIBLE=1"]), ("dumb", [])])
  func `prompts are lines of text if the user or the terminal needs them`(
    term: String, variables: [String]
  ) throws {
    let terminal = try Self.start(["prompts", "rest"], variables: variables, term: term)
    #expect(terminal.saw("Name [web]: "))
    terminal.type("4\r")
    #expect(terminal.saw("Use letters.\r\nName [web]: "))
    terminal.type("\r")
    #expect(terminal.saw("Name: web\r\n1. staging\r\n2. production\r\nTarget: "))
    terminal.type("2\r")
    #expect(terminal.saw("Target: production\r\nDeploy? y or n [No]: "))
    terminal.type("\u{4}")
    #expect(terminal.saw("Token: "))
    terminal.type("hunter2\r")
    #expect(terminal.saw("<web, production, none, hunter2>"))
    terminal.type("rest\r")
    #expect(terminal.saw("<then rest>"))
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.ranges(of: "hunter2").count == 1)
    #expect(!terminal.transcript.contains("\u{1B}"))
  }

  @Test func `a pipe answers the prompts in order`() throws {
    let input = #"api\n2\ny\nhunter2\nrest\nend\n"#
    let terminal = try Self.start(["prompts", "rest"], input: input, options: CPT_OUTPUT_PIPE)
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.output() == "<api, production, true, hunter2>\n<then rest>\n")
    let answers = "Name: api\r\nTarget: production\r\nDeploy? Yes\r\nToken: hidden\r\n"
    #expect(terminal.transcript == answers)
  }

  @Test(
    arguments: [
      (
        #"api\nprod\n"#, "Name: api\r\nTarget: production\r\nDeploy? No\r\n",
        "<There is no answer to \"Token\", "
      ),
      ("", "Name: web\r\n", "<There is no answer to \"Target\", "),
      (#"4\n"#, "", "<The line for \"Name\" isn't a valid answer: Use letters.>\n"),
    ])
  func `a prompt without a valid line takes its default answer or fails`(
    input: String, answers: String, output: String
  ) throws {
    let terminal = try Self.start(input: input, options: CPT_OUTPUT_PIPE)
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.output().hasPrefix(output))
    #expect(terminal.transcript == answers)
  }

  // MARK: - Steps

  @Test func `a step shows its progress, and the script gets its value`() throws {
    let terminal = try Self.start(["step"])
    #expect(terminal.saw("Compiling"))
    #expect(terminal.saw("<built 3>"))
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a step that fails leaves its output`() throws {
    let terminal = try Self.start(["step", "failing"])
    #expect(terminal.saw("Compiled Parser.swift"))
    #expect(terminal.saw("<failed>"))
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(arguments: ["waiting", "ignoring"])
  func `Control-C cancels a step, even if the step ignores it`(kind: String) throws {
    let terminal = try Self.start(["step", kind])
    #expect(terminal.saw("Compiled Parser.swift"))
    terminal.type("\u{3}")
    #expect(terminal.saw("<cancelled>"))
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.leftBehind == [])
  }

  @Test(
    arguments: [
      (["step"], "Compiling: done in ", "<built 3>\n"),
      (["step", "failing"], "Compiled Parser.swift\r\nCompiling: failed after ", "<failed>\n"),
    ])
  func `without a terminal for its output, a step is two lines, and its output if it fails`(
    arguments: [String], ending: String, result: String
  ) throws {
    let terminal = try Self.start(arguments, options: CPT_OUTPUT_PIPE)
    #expect(terminal.outcome() == .exited(0))
    #expect(terminal.transcript.hasPrefix("Compiling\r\n" + ending))
    #expect(terminal.output() == result)
  }
}
