// SPDX-License-Identifier: MIT
// Testing: a prompt on a screen in memory, as it is below the shell's prompt.

import CuriumPrompts
import CuriumTesting

/// A prompt on a screen in memory, and its answers.
@MainActor final class PromptScreen<Question: PromptQuestion> {
  private final class Answers {
    var all: [Question.Answer] = []
  }

  let harness: Harness
  private let received: Answers
  var answers: [Question.Answer] { received.all }
  var content: [String] { harness.content }

  init(
    _ question: Question, width: Int = 40, height: Int = 12, strings: Strings = Strings()
  ) {
    let received = Answers()
    self.received = received
    harness = Harness(width: width, height: height, environment: { $0.strings = strings }) {
      AnswerContent(receive: { (answer: Question.Answer) in received.all.append(answer) }) {
        submit in
        PromptView(question: question, submit: submit)
      }
    }
  }
}
