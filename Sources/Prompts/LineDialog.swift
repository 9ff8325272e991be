// SPDX-License-Identifier: MIT
// Views: a prompt as lines of text.

import Curium
import CuriumLines
package import CuriumTerminal

/// A question in lines of text. A terminal shows the question and repeats it until the answer is
/// valid. Other input, such as a pipe, has one line for each question, so the output only has the
/// answer.
@MainActor package final class LineDialog<Question: PromptQuestion> {
  package typealias Outcome = Result<Question.Answer, PromptError>

  private let question: Question
  private let device: any LineDevice
  private let isTerminal: Bool
  private let strings: Strings
  private let onEnd: (Outcome) -> Void

  /// Creates a dialogue.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - device: The input and the output.
  ///   - isTerminal: `true` if the user types the lines of the input.
  ///   - strings: The strings of the dialogue.
  ///   - onEnd: Called once, with the answer or an error.
  package init(
    _ question: Question, on device: any LineDevice, isTerminal: Bool,
    strings: Strings = Strings(), onEnd: @escaping (Outcome) -> Void
  ) {
    self.question = question
    self.device = device
    self.isTerminal = isTerminal
    self.strings = strings
    self.onEnd = onEnd
  }

  /// Asks the question. The device keeps the dialogue until it ends.
  package func start() {
    if isTerminal {
      for line in question.lines(strings) { say(line) }
      ask()
    }
    device.lineHandler = { [self] in receive($0) }
  }

  private func ask() {
    device.setSecret(question.isSecret)
    device.write(LinearRuntime.clean(question.prompt(strings)))
  }

  private func say(_ line: String) { device.write(LinearRuntime.clean(line) + "\n") }

  private func receive(_ line: String?) {
    guard let line else { return receiveEnd() }
    do {
      finish(with: try question.answer(to: line, strings), entered: line)
    } catch let invalid {
      if isTerminal {
        say(invalid.reason)
        ask()
      } else {
        let reason = invalid.detail ?? invalid.reason
        end(with: .failure(.invalidInput(prompt: question.title.name, reason: reason)))
      }
    }
  }

  private func receiveEnd() {
    if isTerminal {
      // The cursor is still after the prompt.
      device.write("\n")
      end(with: .failure(.cancelled(prompt: question.title.name)))
    } else if let answer = question.defaultAnswer {
      finish(with: answer, entered: nil)
    } else {
      end(with: .failure(.noInput(prompt: question.title.name)))
    }
  }

  /// Ends with an answer, and says what it is unless the terminal shows it already.
  private func finish(with answer: Question.Answer, entered line: String?) {
    let text = question.text(of: answer, strings)
    let isShown = isTerminal && (question.isSecret || line == text)
    if !isShown { say("\(question.title.label) \(text)") }
    end(with: .success(answer))
  }

  private func end(with outcome: Outcome) {
    // The rest of the input is for the next question, or for the program.
    device.lineHandler = nil
    onEnd(outcome)
  }
}
