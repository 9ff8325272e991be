// SPDX-License-Identifier: MIT
// Driver: queries that the app sends to the terminal.

import CNcurses
public import CuriumTerminal
import Dispatch

/// A query of the app. Each is followed by a request for the primary device attributes (DA1), whose
/// reply shows that no other reply will come.
struct PendingQuestion {
  let number: Int
  let bytes: [UInt8]
  let isAnswer: @MainActor (TerminalReport) -> Bool
  /// The completion handler; `nil` after it was called.
  var completion: (@MainActor (TerminalReport?) -> Void)?
  /// The time at which the query was sent; `nil` while the driver's own queries are pending.
  var sent: DispatchTime?
}

extension TerminalSession {
  /// The queries before a request for the primary device attributes (DA1), whose reply ends them.
  enum Fence {
    /// A round of the driver's own queries.
    case driver
    /// The query of the app with this number.
    case question(Int)
  }

  /// The time for the terminal to reply, from when the query is sent.
  private static let answerTime = DispatchTimeInterval.seconds(1)
  /// A query that every terminal answers, after those that it supports.
  private static let lastQuestion = Array("\u{1B}[c".utf8)

  /// Sends a query to the terminal.
  ///
  /// - Parameters:
  ///   - question: The bytes of the query.
  ///   - isAnswer: Returns whether a report is the reply to this query.
  ///   - completion: Gets the reply, or `nil` if the terminal doesn't support the query, doesn't
  ///    reply within a second, or is lent to another program.
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
    sendQuestions()
  }

  /// Sends the waiting queries once the driver's own are answered.
  func sendQuestions() {
    guard case .answered = inquiry, !isSuspended, !isClosed else { return }
    for index in questions.indices where questions[index].sent == nil {
      let number = questions[index].number
      questions[index].sent = .now()
      fences.append(.question(number))
      (questions[index].bytes + Self.lastQuestion).withUnsafeBytes { send($0) }
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.answerTime) { @Sendable [weak self] in
        MainActor.assumeIsolated { self?.giveUp(number) }
      }
    }
  }

  /// Passes a report to the query that it answers.
  ///
  /// - Returns: `true` if it is the last reply to a query of the app, so that it tells the driver
  ///   nothing about its own.
  func settleQuestions(_ report: TerminalReport) -> Bool {
    if case .deviceAttributes = report {
      // Replies arrive in the order of the queries, even late ones.
      guard !fences.isEmpty, case .question(let number) = fences.removeFirst() else { return false }
      if let index = questions.firstIndex(where: { $0.number == number }) {
        questions.remove(at: index).completion?(nil)
      }
      return true
    }
    let index = questions.firstIndex {
      $0.sent != nil && $0.completion != nil && $0.isAnswer(report)
    }
    guard let index else { return false }
    let completion = questions[index].completion
    questions[index].completion = nil
    completion?(report)
    return false
  }

  /// Completes a query without a reply. If the terminal is just slow, its attributes follow later.
  private func giveUp(_ number: Int) {
    guard let index = questions.firstIndex(where: { $0.number == number }) else { return }
    let completion = questions[index].completion
    questions[index].completion = nil
    completion?(nil)
  }

  /// Completes all queries without a reply.
  func dropQuestions() {
    let left = questions
    questions = []
    for question in left { question.completion?(nil) }
  }
}
