// SPDX-License-Identifier: MIT
// Testing: the progress of a step of a script.

import CuriumPrompts
import CuriumTesting
import Testing

/// A step on a screen in memory, which ends when the test says so.
@MainActor private final class StepScreen {
  struct Failure: Error, CustomStringConvertible {
    let description = "The disk is full.\nRemove some files."
  }
  private final class Outcomes {
    var all: [Result<Int, any Error>] = []
  }

  let step: ProgressStep
  let harness: Harness
  private let received: Outcomes
  private let results: AsyncStream<Result<Int, any Error>>.Continuation
  /// The values and failures that the program has received.
  var outcomes: [Int?] { received.all.map { try? $0.get() } }

  init(width: Int = 40) {
    let (stream, results) = AsyncStream.makeStream(of: Result<Int, any Error>.self)
    let received = Outcomes()
    let step = ProgressStep()
    self.step = step
    self.received = received
    self.results = results
    harness = Harness(width: width, height: 12) {
      AnswerContent(receive: { (outcome: Result<Int, any Error>) in received.all.append(outcome) })
      { finish in
        ProgressContent(
          "Compiling", step: step,
          outcome: {
            for await result in stream { return result }
            return .failure(CancellationError())
          }, finish: finish)
      }
    }
  }

  func succeed(with value: Int) { results.yield(.success(value)) }
  func fail() { results.yield(.failure(Failure())) }
}

@MainActor struct ProgressTests {
  @Test func `a step shows its title, its progress and its last lines`() async {
    let screen = StepScreen()
    #expect(screen.harness.find(.progress, "Compiling") != nil)
    for number in 1...7 { screen.step.log("line \(number)") }
    await screen.harness.wait { screen.harness.position(of: "line 7") != nil }
    #expect(screen.harness.position(of: "line 2") == nil)
    #expect(screen.harness.position(of: "line 3") != nil)
    screen.step.fraction = 0.4
    await screen.harness.wait { screen.harness.position(of: "40%") != nil }
    #expect(screen.step.fraction == 0.4)
    #expect(screen.harness.content.count == 6)
  }

  @Test func `several lines can be logged at once, with colours`() async {
    let screen = StepScreen()
    screen.step.log("one\n\u{1B}[31mtwo\u{1B}[0m\nthree\n")
    await screen.harness.wait { screen.harness.position(of: "three") != nil }
    #expect(Array(screen.harness.content.dropFirst()) == ["one", "two", "three"])
  }

  @Test func `a step that succeeds leaves one row`() async {
    let screen = StepScreen()
    screen.step.log("one")
    await screen.harness.advance(by: .seconds(12))
    screen.succeed(with: 3)
    await screen.harness.wait { screen.harness.hasQuit }
    #expect(screen.outcomes == [3])
    #expect(screen.harness.content == ["√ Compiling (12 s)"])
    #expect(screen.harness.printed == [])
  }

  @Test func `a step that fails leaves its output above its row, which has the reason`() async {
    let screen = StepScreen()
    screen.step.log("one\ntwo")
    screen.fail()
    await screen.harness.wait { screen.harness.hasQuit }
    #expect(screen.outcomes == [nil])
    #expect(screen.harness.content == ["× Compiling (0 s): The disk is full."])
    #expect(screen.harness.printed == ["one", "two"])
  }

  @Test func `a step that fails keeps at most 1,000 lines`() {
    let step = ProgressStep()
    for number in 1...2_500 { step.log("line \(number)") }
    #expect(step.output.count == 1_000)
    #expect(step.output.first == "line 1501" && step.output.last == "line 2500")
  }

  @Test func `Control-C ends a step, and Escape doesn't`() async {
    let screen = StepScreen()
    screen.harness.press("esc")
    #expect(!screen.harness.hasQuit)
    screen.harness.press("ctrl+c")
    #expect(screen.harness.hasQuit && screen.outcomes == [])
    #expect(screen.harness.content == ["× Compiling (0 s)"])
    // The row stays as it is if the operation ends now.
    screen.succeed(with: 3)
    await screen.harness.settle()
    #expect(screen.outcomes == [] && screen.harness.content == ["× Compiling (0 s)"])
  }

  @Test(arguments: 1...30)
  func `a step works at every width`(width: Int) async {
    let screen = StepScreen(width: width)
    screen.step.log("a line that is longer than the terminal is wide")
    screen.step.fraction = 0.5
    screen.succeed(with: 3)
    await screen.harness.wait { screen.harness.hasQuit }
    #expect(screen.outcomes == [3] && screen.harness.content.count == 1)
  }

  @Test func `in lines of text, a step has a line at its start and one at its end`() {
    var text = ""
    let step = ProgressStep()
    let lines = ProgressLines("Compiling") { text += $0 }
    step.log("\u{1B}[31mone\u{1B}[0m")
    lines.end(step, failure: nil, after: .milliseconds(2_350))
    #expect(text == "Compiling\nCompiling: done in 2.3 s\n")
    lines.end(step, failure: StepScreen.Failure(), after: .seconds(75))
    #expect(text.hasSuffix("one\nCompiling: failed after 1 min 15 s: The disk is full.\n"))
    lines.end(step, failure: CancellationError(), after: .seconds(75))
    #expect(text.hasSuffix("one\nCompiling: failed after 1 min 15 s\n"))
  }
}
