// SPDX-License-Identifier: MIT
// Testing: prompts for one or several options.

import CuriumPrompts
import CuriumTesting
import Testing

@MainActor struct OptionPromptTests {
  private static let targets = ["staging", "production", "preview"]
  private static let many = (0..<20).map { "Option \($0)" }

  @Test(
    arguments: [
      (nil, "⏎", 0), (nil, "↓ ↓ ⏎", 2), (1, "⏎", 1), (1, "↑ ⏎", 0), (nil, "end ⏎", 2),
      (nil, "p ⏎", 1),
    ] as [(Int?, String, Int)])
  func `Return chooses the selected option`(preset: Int?, keys: String, index: Int) {
    let screen = PromptScreen(ChoiceQuestion("Target", labels: Self.targets, default: preset))
    #expect(screen.content.count == 1 + Self.targets.count)
    #expect(screen.content.first == "Target:")
    screen.harness.press(keys)
    #expect(screen.answers == [index] && screen.harness.hasQuit)
    #expect(screen.content == ["Target: \(Self.targets[index])"])
  }

  @Test func `a search filters many options`() {
    let screen = PromptScreen(ChoiceQuestion("Target", labels: Self.many), height: 24)
    #expect(screen.harness.position(of: "Option 7") != nil)
    #expect(screen.harness.position(of: "Option 8") == nil)
    screen.harness.press("/")
    screen.harness.type("17")
    #expect(screen.harness.position(of: "Option 17") != nil)
    #expect(screen.harness.position(of: "Option 0") == nil)
    screen.harness.press("⏎ ⏎")
    #expect(screen.answers == [17])
    #expect(screen.content == ["Target: Option 17"])
  }

  @Test func `a search that finds nothing keeps the prompt open`() {
    let screen = PromptScreen(ChoiceQuestion("Target", labels: Self.many), height: 24)
    screen.harness.press("/")
    screen.harness.type("zzz")
    screen.harness.press("⏎ ⏎")
    #expect(screen.answers == [] && !screen.harness.hasQuit)
  }

  @Test(arguments: 2...6)
  func `options scroll in a low window`(height: Int) {
    let question = ChoiceQuestion("Target", labels: Self.targets)
    let screen = PromptScreen(question, height: height)
    screen.harness.press("↓ ↓")
    #expect(screen.harness.position(of: "preview") != nil)
    screen.harness.press("⏎")
    #expect(screen.answers == [2])
  }

  @Test(
    arguments: [
      (nil, "space ↓ ↓ space ⏎", [0, 2], "staging, preview"), (nil, "⏎", [], "none"),
      ([1], "⏎", [1], "production"), ([0, 1], "space ⏎", [1], "production"),
    ] as [([Int]?, String, [Int], String)])
  func `Space checks options, and Return accepts them`(
    preset: [Int]?, keys: String, indices: [Int], text: String
  ) {
    let screen = PromptScreen(ChoicesQuestion("Targets", labels: Self.targets, default: preset))
    #expect(screen.content.count == 2 + Self.targets.count)
    screen.harness.press(keys)
    #expect(screen.answers == [indices] && screen.harness.hasQuit)
    #expect(screen.content == ["Targets: \(text)"])
  }

  @Test func `options beyond the limit can't be checked`() {
    let screen = PromptScreen(ChoicesQuestion("Targets", labels: Self.targets, limit: 1))
    screen.harness.press("space ↓ space")
    #expect(screen.harness.find(.status)?.label == "Choose at most 1.")
    screen.harness.press("⏎")
    #expect(screen.answers == [[0]])
  }

  @Test func `options stay checked while a search hides them`() {
    let screen = PromptScreen(ChoicesQuestion("Targets", labels: Self.many), height: 24)
    screen.harness.press("space /")
    screen.harness.type("17")
    screen.harness.press("⏎ space ⏎")
    #expect(screen.answers == [[0, 17]])
  }

  @Test(arguments: ["esc", "ctrl+c"])
  func `a prompt for options can be cancelled`(key: String) {
    let one = PromptScreen(ChoiceQuestion("Target", labels: Self.targets))
    one.harness.press(key)
    #expect(one.answers == [] && one.content == ["Target: cancelled"])
    let several = PromptScreen(ChoicesQuestion("Targets", labels: Self.targets))
    several.harness.press(key)
    #expect(several.answers == [] && several.content == ["Targets: cancelled"])
  }

  @Test func `options and defaults that contradict each other are errors of the program`() async {
    let empty = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = try? Terminal.choose("Target", from: [String]()) }
    }
    #expect(Self.message(empty).contains("at least one option"))
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = try? Terminal.choose("Target", from: ["web"], default: "api") }
    }
    #expect(Self.message(unknown).contains("isn't one of the options"))
    let excess = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = try? Terminal.chooseSeveral(
          "Targets", from: ["web", "api"], default: ["web", "api"], limit: 1)
      }
    }
    #expect(Self.message(excess).contains("more defaults than the limit"))
  }

  private static func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
