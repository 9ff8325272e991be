// SPDX-License-Identifier: MIT
// Driver: queries that the app sends to the terminal.

import CNcurses
public import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// The time for the terminal to reply, from when the query is sent.
  private static let answerTime = DispatchTimeInterval.seconds(1)

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
    guard cnc_is_extended() != 0, !isPrinted, keepsScreen, !isBacklogged
    else { return completion(nil) }
    inquiry.add(question, isAnswer: isAnswer, then: completion)
    sendQuestions()
  }

  /// Sends the waiting queries once the driver's own are answered.
  func sendQuestions() {
    guard !isSuspended, !isClosed else { return }
    for (number, bytes, patience) in inquiry.takeWaiting(at: .now()) {
      bytes.withUnsafeBytes { send($0) }
      // If the terminal is just slow, its attributes follow later.
      MainQueue.enqueue(after: patience ?? Self.answerTime) { [weak self] in
        self?.complete(number, with: nil)
      }
    }
  }

  /// Passes a report to the query that it answers.
  ///
  /// - Returns: `true` if it is the last reply to a query of the app, so that it tells the driver
  ///   nothing about its own.
  func settleQuestions(_ report: TerminalReport) -> Bool {
    if case .deviceAttributes = report {
      guard let number = inquiry.takeEnded() else { return false }
      let completion = inquiry.end(number)
      completion?(nil)
      return true
    }
    if let number = inquiry.question(answeredBy: report) { complete(number, with: report) }
    return false
  }

  /// Completes a query, once. Its last reply may still be pending.
  private func complete(_ number: Int, with report: TerminalReport?) {
    let completion = inquiry.takeCompletion(of: number)
    completion?(report)
  }

  /// Completes all queries without a reply.
  func dropQuestions() {
    for completion in inquiry.removeAll() { completion(nil) }
  }
}
