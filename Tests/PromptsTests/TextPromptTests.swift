// SPDX-License-Identifier: MIT
// Testing: prompts for a text and for a secret.

import CuriumPrompts
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TextPromptTests {
  private static let letters = PromptRule("Use letters.") { $0.allSatisfy(\.isLetter) }

  private static func name(default preset: String? = "web") -> TextQuestion {
    TextQuestion("Name", default: preset, rules: [letters])
  }

  @Test(arguments: ["Name", "Name:"])
  func `Return submits the text, and only the title and the text stay`(title: String) {
    let screen = PromptScreen(TextQuestion(title))
    #expect(screen.content.first?.hasPrefix("Name:") == true)
    #expect(screen.harness.focused?.label == "Name")
    screen.harness.type("api")
    screen.harness.press("⏎")
    #expect(screen.answers == ["api"] && screen.harness.hasQuit)
    #expect(screen.content == ["Name: api"])
  }

  @Test func `the field shows the default answer, which Return takes`() {
    let screen = PromptScreen(Self.name())
    #expect(screen.content.first?.contains("web") == true)
    screen.harness.press("⏎")
    #expect(screen.answers == ["web"])
    #expect(screen.content == ["Name: web"])
  }

  @Test func `an invalid text has an error until it is valid`() {
    let screen = PromptScreen(Self.name())
    screen.harness.type("4")
    #expect(screen.harness.find(.status) == nil)
    screen.harness.press("⏎")
    #expect(screen.harness.find(.status)?.label == "Use letters.")
    #expect(screen.answers == [] && !screen.harness.hasQuit)
    screen.harness.press("⌫")
    screen.harness.type("a")
    #expect(screen.harness.find(.status) == nil)
    screen.harness.press("⏎")
    #expect(screen.answers == ["a"])
  }

  @Test func `a secret is never shown`() {
    let screen = PromptScreen(TextQuestion("Token", isSecret: true))
    screen.harness.type("hunter2")
    #expect(!screen.content.joined().contains("hunter2"))
    screen.harness.press("⏎")
    #expect(screen.answers == ["hunter2"])
    #expect(screen.content == ["Token: hidden"])
  }

  @Test func `a secret can have a default answer, which isn't shown`() {
    let secret = TextQuestion("Token", default: "hunter2", isSecret: true)
    let screen = PromptScreen(secret)
    #expect(screen.content.first?.contains("hidden") == true)
    #expect(!screen.content.joined().contains("hunter2"))
    screen.harness.press("⏎")
    #expect(screen.answers == ["hunter2"] && screen.content == ["Token: hidden"])
    let (text, outcome) = dialog(secret, lines: [""])
    #expect(text == "Token [hidden]: \n" && outcome == .success("hunter2"))
  }

  @Test(arguments: ["esc", "shift+esc", "ctrl+c"])
  func `Escape and Control-C cancel a prompt`(key: String) {
    let screen = PromptScreen(Self.name())
    screen.harness.type("api")
    screen.harness.press(key)
    #expect(screen.answers == [] && screen.harness.hasQuit)
    #expect(screen.content == ["Name: cancelled"])
  }

  @Test(arguments: 12...40)
  func `a prompt works at every width`(width: Int) {
    let question = TextQuestion("What is the name of the service?", rules: [Self.letters])
    let screen = PromptScreen(question, width: width)
    screen.harness.type("4")
    screen.harness.press("⏎ ⌫")
    screen.harness.type("api")
    screen.harness.press("⏎")
    #expect(screen.answers == ["api"])
    #expect(screen.content.count == 1)
  }

  @Test func `below the shell's prompt, an answered prompt takes up one row`() {
    let device = MemoryDevice(size: CellSize(width: 30, height: 12))
    let loop = ManualLoop()
    var answers: [String] = []
    let view = AnswerContent(receive: { (answer: String) in answers.append(answer) }) { submit in
      PromptView(question: Self.name(), submit: submit)
    }
    let runtime = AppRuntime(view, device: device, loop: loop) { $0.appTheme = .dark }
    runtime.presentInline(maxRows: nil)
    loop.drain()
    #expect(runtime.renderer.shown.size.height > 1)
    device.send([.key(KeyPress("a")), .key(KeyPress(.return))])
    loop.drain()
    #expect(answers == ["a"] && runtime.isEnding)
    #expect(runtime.renderer.shown.text() == ["Name: a"])
    runtime.tearDown()
  }
}
