// SPDX-License-Identifier: MIT
// Driver: questions of the app to the terminal.

import CNcurses
public import CuriumTerminal
import Dispatch

/// A question of the app. A request for the primary device attributes (DA1) follows each. Its answer
/// shows that no other answer will come.
struct PendingQuestion {
  let number: Int
  let bytes: [UInt8]
  let isAnswer: @MainActor (TerminalReport) -> Bool
  /// `nil` once it has been called.
  var completion: (@MainActor (TerminalReport?) -> Void)?
  /// The time at which the question was sent; `nil` while the driver's own questions come first.
  var sent: DispatchTime?
}

extension TerminalSession {
  /// The time that the terminal has for the answer.
  private static let answerTime = DispatchTimeInterval.seconds(1)
  /// Every terminal answers this one, after the questions that it knows.
  private static let lastQuestion = Array("\u{1B}[c".utf8)

  /// Sends a question, and calls `completion` with the answer, or with `nil` when the terminal
  /// doesn't know the question, doesn't answer within a second, or is lent to another program.
  public func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    // Simple terminals print the end of a DECRQM.
    let isPrinted = question.last == UInt8(ascii: "p") && !knowsModeQuestions
    guard cnc_is_extended() != 0, !isPrinted, !isClosed, !isGone, !isEnding, !isSuspended,
      !isBacklogged
    else { return completion(nil) }
    questionCount += 1
    let number = questionCount
    questions.append(
      PendingQuestion(
        number: number, bytes: question, isAnswer: isAnswer, completion: completion, sent: nil))
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.answerTime) { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.giveUp(number) }
    }
    sendQuestions()
  }

  /// Sends the questions that wait, once the driver's own are answered.
  func sendQuestions() {
    guard case .answered = inquiry, !isSuspended, !isClosed else { return }
    for index in questions.indices where questions[index].sent == nil {
      questions[index].sent = .now()
      (questions[index].bytes + Self.lastQuestion).withUnsafeBytes { send($0) }
    }
  }

  /// Passes a report to the question that it answers.
  func settleQuestions(_ report: TerminalReport) {
    if case .deviceAttributes = report {
      // Answers come in the order of the questions.
      guard case .answered = inquiry, questions.first?.sent != nil else { return }
      questions.removeFirst().completion?(nil)
      return
    }
    let index = questions.firstIndex {
      $0.sent != nil && $0.completion != nil && $0.isAnswer(report)
    }
    guard let index else { return }
    let completion = questions[index].completion
    questions[index].completion = nil
    completion?(report)
  }

  /// Completes a question without an answer. If the terminal is only slow, its attributes follow.
  private func giveUp(_ number: Int) {
    guard let index = questions.firstIndex(where: { $0.number == number }) else { return }
    let completion = questions[index].completion
    questions[index].completion = nil
    if questions[index].sent == nil { questions.remove(at: index) }
    completion?(nil)
  }

  /// Completes all questions without an answer.
  func dropQuestions() {
    let left = questions
    questions = []
    for question in left { question.completion?(nil) }
  }
}
