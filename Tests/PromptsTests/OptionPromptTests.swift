// SPDX-License-Identifier: MIT
// Testing: prompts for one or several options.

import CuriumPrompts
import CuriumTesting
import Testing

@MainActor struct OptionPromptTests {
  private static let targets = ["staging", "production", "preview"]

  @Test(
    arguments: [
      (nil, "⏎", 0), (nil, "↓ ↓ ⏎", 2), (1, "⏎", 1), (1, "↑ ⏎", 0), (nil, "end ⏎", 2),
      (nil, "p ⏎", 1),
    ] as [(Int?, String, Int)])
  func `Return chooses the selected option`(preset: Int?, keys: String, index: Int) {
    let screen = PromptScreen(ChoiceQuestion("Target", labels: Self.targets, default: preset))
    #expect(screen.content.count == 2 + Self.targets.count)
    #expect(screen.content.first == "Target:" && screen.content.last == " enter  choose")
    screen.harness.press(keys)
    #expect(screen.answers == [index] && screen.harness.hasQuit)
    #expect(screen.content == ["Target: \(Self.targets[index])"])
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

  @Test func `a bar marks the current check box, and the chosen ones are counted`() {
    let screen = PromptScreen(ChoicesQuestion("Targets", labels: Self.targets, default: [1]))
    #expect(Array(screen.content.prefix(3)) == ["Targets:", "▌□ staging", " ■ production"])
    #expect(screen.harness.position(of: "1 selected") != nil)
    screen.harness.press("↓ ↓ space")
    #expect(screen.content[3] == "▌■ preview")
    #expect(screen.harness.position(of: "2 selected") != nil)
    screen.harness.press("↑ ↑ ↑ space")
    #expect(screen.content[1] == "▌■ staging" && screen.harness.repaint() == 0)
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
