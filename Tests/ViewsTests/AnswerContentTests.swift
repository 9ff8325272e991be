// SPDX-License-Identifier: MIT
// Testing: views that return an answer to the program.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct AnswerContentTests {
  private struct Choice: View {
    let answer: (Bool) -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Delete the branch?")
        Button("Delete") { answer(true) }
        Button("Keep") { answer(false) }
        Menu("More") { Button("Help") {} }
      }
    }
  }

  private final class Answers {
    var all: [Bool] = []
  }

  private func ask(_ answers: Answers) -> some View {
    AnswerContent(receive: { (answer: Bool) in answers.all.append(answer) }) { answer in
      Choice(answer: answer)
    }
  }

  @Test(
    arguments: [
      ("⇥ ⏎", [true]), ("⇥ ↓ ⏎", [false]), ("esc", []), ("⇥ esc", []), ("ctrl+c", []),
    ] as [(String, [Bool])])
  func `an answer ends the view, and Escape and Control-C end it without one`(
    keys: String, expected: [Bool]
  ) {
    let answers = Answers()
    let harness = Harness(width: 30, height: 8) { ask(answers) }
    #expect(!harness.hasQuit)
    harness.press(keys)
    #expect(harness.hasQuit && answers.all == expected)
  }

  @Test func `Escape first closes a menu`() {
    let answers = Answers()
    let harness = Harness(width: 30, height: 8) { ask(answers) }
    harness.press("⇥ ↓ ↓ ⏎")
    #expect(harness.position(of: "Help") != nil)
    harness.press("esc")
    #expect(harness.position(of: "Help") == nil && !harness.hasQuit)
    harness.press("esc")
    #expect(harness.hasQuit && answers.all == [])
  }

  @Test func `in linear mode, a button can answer, and the end of the input returns none`() {
    let answers = Answers()
    let transcript = Transcript { ask(answers) }
    #expect(transcript.text.contains("Delete the branch?") && !transcript.hasQuit)
    transcript.enter("2")
    #expect(transcript.hasQuit && answers.all == [false])
    // The next line is for the next question.
    transcript.enter("1")
    #expect(answers.all == [false])
    let unanswered = Transcript { ask(answers) }
    unanswered.endInput()
    #expect(unanswered.hasQuit && answers.all == [false])
  }
}
