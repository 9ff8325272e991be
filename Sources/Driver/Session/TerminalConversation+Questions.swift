// SPDX-License-Identifier: MIT
// Driver: queries that the app sends to the terminal.

package import CuriumTerminal
import Dispatch

extension TerminalConversation {
  /// The time for the terminal to reply, from when the query is sent.
  private static let answerTime = DispatchTimeInterval.seconds(1)

  /// Sends a query to the terminal.
  ///
  /// - Parameters:
  ///   - question: The bytes of the query.
  ///   - isAnswer: Returns whether a report is the reply to this query.
  ///   - completion: Gets the reply, or `nil` if the terminal doesn't support the query, doesn't
  ///    reply within a second, or is lent to another program.
  package func ask(
    _ question: [UInt8], isAnswer: @escaping @MainActor (TerminalReport) -> Bool,
    then completion: @escaping @MainActor (TerminalReport?) -> Void
  ) {
    // Simple terminals print the end of a DECRQM.
    let isPrinted = question.last == UInt8(ascii: "p") && !knowsModeQuestions
    guard isExtended, !isPrinted, let line, keepsScreen, !line.isBacklogged
    else { return completion(nil) }
    inquiry.add(question, isAnswer: isAnswer, then: completion)
    sendQuestions()
  }

  /// Turns off the pointer, and calls `completion` after all replies and reports that were on their
  /// way, or after a second.
  package func awaitReplies(then completion: @escaping @MainActor () -> Void) {
    guard isExtended, let line else { return completion() }
    TerminalRequest.pointer(.none).bytes(for: capabilities).withUnsafeBytes { line.send($0) }
    if !inquiry.hasBegun { inquiry.skip() }
    inquiry.add([], isAnswer: { _ in false }, then: { _ in completion() })
    sendQuestions()
  }

  /// Sends the waiting queries once the driver's own are answered.
  func sendQuestions() {
    guard let line, line.state == .open || line.state == .quiet else { return }
    for (number, bytes, patience) in inquiry.takeWaiting(at: .now()) {
      bytes.withUnsafeBytes { line.send($0) }
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
  package func dropQuestions() {
    for completion in inquiry.removeAll() { completion(nil) }
  }

  // MARK: - The clipboard

  /// The time for the user to answer the terminal's question.
  private static let userTime = DispatchTimeInterval.seconds(30)
  /// The time for a reply without a question.
  private static let replyTime = DispatchTimeInterval.seconds(1)

  /// Reads the text of the clipboard from the terminal (OSC 52), which may ask the user.
  package func readClipboard(then completion: @escaping @MainActor (String?) -> Void) {
    // Some simple terminals, such as old versions of st, clear the clipboard instead.
    guard isExtended, knowsModeQuestions, let line, keepsScreen, !line.isBacklogged,
      capabilities.identity?.mayReadClipboard != false
    else { return completion(nil) }
    let asksUser = capabilities.identity?.asksForClipboard == true
    inquiry.add(
      Array("\u{1B}]52;c;?\u{1B}\\".utf8), patience: asksUser ? Self.userTime : Self.replyTime,
      isAnswer: { Self.clipboardText(in: $0) != nil }
    ) { report in
      let text = report.flatMap { Self.clipboardText(in: $0) }
      // An empty reply also means that the user has denied it.
      completion(text == "" ? nil : text)
    }
    sendQuestions()
  }

  private static func clipboardText(in report: TerminalReport) -> String? {
    if case .clipboard(let text) = report { text } else { nil }
  }
}
