// SPDX-License-Identifier: MIT
// Testing: prompts that are answered with yes or no.

import CuriumPrompts
import CuriumTesting
import Testing

@MainActor struct ConfirmPromptTests {
  @Test(
    arguments: [
      (false, "⏎", false), (true, "⏎", true), (false, "y", true), (true, "n", false),
      (nil, "y", true), (true, "→ ⏎", false), (false, "← ⏎", true), (true, "⇥ space", false),
    ] as [(Bool?, String, Bool)])
  func `letters and buttons answer`(preset: Bool?, keys: String, answer: Bool) {
    let screen = PromptScreen(ConfirmQuestion("Deploy?", default: preset))
    screen.harness.press(keys)
    #expect(screen.answers == [answer] && screen.harness.hasQuit)
    #expect(screen.content == [answer ? "Deploy? Yes" : "Deploy? No"])
  }

  @Test(arguments: [("Y", true), ("N", false)])
  func `capital letters answer too`(letter: String, answer: Bool) {
    let screen = PromptScreen(ConfirmQuestion("Deploy?"))
    screen.harness.type(letter)
    #expect(screen.answers == [answer])
  }

  @Test func `without a default answer, Return alone doesn't answer`() {
    let screen = PromptScreen(ConfirmQuestion("Deploy?"))
    #expect(screen.harness.focused == nil)
    #expect(screen.harness.position(of: "y or n") != nil)
    screen.harness.press("⏎ x")
    #expect(screen.answers == [] && !screen.harness.hasQuit)
    screen.harness.press("esc")
    #expect(screen.answers == [] && screen.content == ["Deploy? cancelled"])
  }

  @Test(arguments: 24...40)
  func `a long question wraps beside its buttons`(width: Int) {
    let question = ConfirmQuestion("Deploy web to production?", default: false)
    let screen = PromptScreen(question, width: width)
    for word in ["Yes", "No"] { #expect(screen.harness.position(of: word) != nil) }
    screen.harness.press("y")
    #expect(screen.answers == [true] && screen.content.count == 1)
  }

  @Test func `other languages have their own letters`() {
    var strings = Strings()
    strings[PromptStrings.self].yes = "Ja"
    strings[LinearStrings.self].yes = ["j", "ja"]
    let screen = PromptScreen(ConfirmQuestion("Weiter?"), strings: strings)
    #expect(screen.harness.position(of: "j or n") != nil)
    screen.harness.press("y")
    #expect(screen.answers == [])
    screen.harness.press("j")
    #expect(screen.answers == [true] && screen.content == ["Weiter? Ja"])
  }
}
