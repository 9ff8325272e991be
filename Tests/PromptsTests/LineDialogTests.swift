// SPDX-License-Identifier: MIT
// Testing: prompts as lines of text, for screen readers, simple terminals and pipes.

import CuriumPrompts
import CuriumTesting
import Testing

@MainActor struct LineDialogTests {
  private static let name = TextQuestion(
    "Name", default: "web",
    rules: [FieldRule("Use letters.") { $0.allSatisfy(\.isLetter) }])
  private static let target = ChoiceQuestion("Target", labels: ["staging", "production"])
  private static let checks = ChoicesQuestion(
    "Checks", labels: ["lint", "test", "audit"], default: [1], limit: 2)

  @Test func `a text is asked for until it is valid`() {
    let (text, outcome) = dialog(Self.name, lines: ["4", "api"])
    #expect(text == "Name [web]: 4\nUse letters.\nName [web]: api\n")
    #expect(outcome == .success("api"))
  }

  @Test func `Return alone takes the default answer, which is then printed`() {
    let (text, outcome) = dialog(Self.name, lines: [""])
    #expect(text == "Name [web]: \nName: web\n")
    #expect(outcome == .success("web"))
  }

  @Test(
    arguments: [
      ("2", 1), ("production", 1), ("PROD", 1), (" st ", 0), ("1", 0),
    ])
  func `an option is chosen by its number or its name`(line: String, index: Int) {
    let (text, outcome) = dialog(Self.target, lines: ["3", "", line])
    #expect(text.hasPrefix("1. staging\n2. production\nTarget: 3\n"))
    #expect(text.ranges(of: "Enter a number from 1 to 2, or a name.\nTarget: ").count == 2)
    #expect(outcome == .success(index))
  }

  @Test(arguments: ["0", "-1", "\(Int.min)", "\(Int.max)"])
  func `a number without an option isn't an answer`(line: String) {
    #expect(dialog(Self.target, lines: [line]).outcome == nil)
  }

  @Test func `an option that is given twice as a default is chosen once`() {
    let question = ChoicesQuestion("Checks", labels: ["lint", "test", "docs"], default: [2, 1, 1])
    let (text, outcome) = dialog(question, lines: [""])
    #expect(text.contains("Checks [test, docs]: "))
    #expect(outcome == .success([1, 2]))
  }

  @Test func `a beginning of several names isn't an option, but a whole name is`() {
    let question = ChoiceQuestion("Size", labels: ["2", "small", "small-arm", "1"])
    #expect(dialog(question, lines: ["sm"]).outcome == nil)
    #expect(dialog(question, lines: ["small"]).outcome == .success(1))
    // A name comes before a number.
    #expect(dialog(question, lines: ["1"]).outcome == .success(3))
  }

  @Test(
    arguments: [
      ("1, au", [0, 2]), ("3 1", [0, 2]), ("audit", [2]), ("", [1]), (",", []),
    ])
  func `several options are separated by commas or spaces`(line: String, indices: [Int]) {
    let (text, outcome) = dialog(Self.checks, lines: [line])
    #expect(text.contains("3. audit\nSeparate several answers with commas.\nChecks [test]: "))
    #expect(outcome == .success(indices))
  }

  @Test func `too many or unknown options are rejected`() {
    let (text, outcome) = dialog(Self.checks, lines: ["1 2 3", "1, nothing"])
    #expect(text.contains("Choose at most 2."))
    #expect(text.contains("Enter a number from 1 to 3, or a name."))
    #expect(outcome == nil)
  }

  @Test func `a question is answered with y or n`() {
    let question = ConfirmQuestion("Deploy?", default: false)
    let (text, outcome) = dialog(question, lines: ["perhaps", "Y"])
    #expect(
      text == """
        Deploy? y or n [No]: perhaps
        Answer y or n.
        Deploy? y or n [No]: Y
        Deploy? Yes

        """)
    #expect(outcome == .success(true))
    #expect(dialog(question, lines: [""]).outcome == .success(false))
    #expect(dialog(ConfirmQuestion("Deploy?"), lines: [""]).outcome == nil)
  }

  @Test func `a secret is neither shown nor printed`() {
    let (text, outcome) = dialog(TextQuestion("Token", isSecret: true), lines: ["hunter2"])
    #expect(text == "Token: \n")
    #expect(outcome == .success("hunter2"))
  }

  @Test func `control characters of titles and options aren't sent to the terminal`() {
    let question = ChoiceQuestion("Tar\u{1B}[2Jget", labels: ["sta\nging", "\u{7}"])
    let text = dialog(question, lines: ["1"]).text
    #expect(text.allSatisfy { $0 == "\n" || $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    #expect(text.hasPrefix("1. sta ging\n2. "))
  }

  @Test func `Control-D cancels a prompt`() {
    let (text, outcome) = dialog(Self.name, lines: [nil])
    #expect(text == "Name [web]: \n")
    #expect(outcome == .failure(.cancelled(prompt: "Name")))
  }

  @Test func `a pipe has one line for each prompt, and gets the answers`() {
    let name = dialog(Self.name, isTerminal: false, lines: ["api", "rest"])
    #expect(name.text == "Name: api\n" && name.outcome == .success("api"))
    let target = dialog(Self.target, isTerminal: false, lines: ["2"])
    #expect(target.text == "Target: production\n" && target.outcome == .success(1))
    let token = dialog(TextQuestion("Token", isSecret: true), isTerminal: false, lines: ["hunter2"])
    #expect(token.text == "Token: hidden\n" && token.outcome == .success("hunter2"))
  }

  @Test func `a line of a pipe must be an option`() {
    let reason = """
      "4" isn't an option. Enter a number from 1 to 2, or one of these names: staging, production
      """
    let error = PromptError.invalidInput(prompt: "Target", reason: reason)
    #expect(dialog(Self.target, isTerminal: false, lines: ["4"]).outcome == .failure(error))
  }

  @Test func `at the end of a pipe, a prompt takes its default answer or fails`() {
    let name = dialog(Self.name, isTerminal: false, lines: [nil])
    #expect(name.text == "Name: web\n" && name.outcome == .success("web"))
    let secret = TextQuestion("Token", default: "hunter2", isSecret: true)
    let token = dialog(secret, isTerminal: false, lines: [nil])
    #expect(token.text == "Token: hidden\n" && token.outcome == .success("hunter2"))
    let target = dialog(Self.target, isTerminal: false, lines: [nil])
    #expect(target.text == "" && target.outcome == .failure(.noInput(prompt: "Target")))
  }

  @Test func `a line of a pipe that isn't valid is an error, not a reason to ask again`() {
    let error = PromptError.invalidInput(prompt: "Name", reason: "Use letters.")
    let (text, outcome) = dialog(Self.name, isTerminal: false, lines: ["4", "api"])
    #expect(text == "" && outcome == .failure(error))
    #expect(error.description == "The line for \"Name\" isn't a valid answer: Use letters.")
  }
}
