// SPDX-License-Identifier: MIT
// Driver: the last replies of the terminal, which no other program may read.

import CNcurses
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// The minimum time that a closing session waits for pending replies, in milliseconds. They would
  /// otherwise end up as input of the shell.
  private static let closingPatience = 50
  /// The minimum time between the queries and the end of that wait, in milliseconds, for slow
  /// connections.
  private static let answeringTime = 500
  /// The time after a report of the pointer in which more are likely, in milliseconds.
  private static let pointerUse = 500

  /// Waits for the pending replies and discards them.
  ///
  /// - Returns: The other input that came meanwhile, such as keys.
  func awaitAnswers() -> [TerminalEvent] {
    conversation.inquiryTimer.cancel()
    var others: [TerminalEvent] = []
    guard let start = conversation.inquiry.unansweredSince, !isSuspended else { return others }
    let end = max(
      .now() + .milliseconds(Self.closingPatience), start + .milliseconds(Self.answeringTime))
    while conversation.inquiry.unansweredSince != nil, let left = Self.milliseconds(until: end) {
      var events: [TerminalEvent] = []
      guard cnc_wait_input(left) != 0, readBytes(into: &events) > 0 else { break }
      for event in events {
        guard case .report(let report) = event else {
          others.append(event)
          continue
        }
        if conversation.settleQuestions(report) { continue }
        if case .deviceAttributes = report { conversation.inquiry.stopWaiting() }
      }
    }
    return others
  }

  /// Discards input that a shell or another program would take for keys: replies that are still
  /// pending, and reports of the pointer. Completes all queries without a reply.
  func dropReplies() {
    let isUnanswered = conversation.inquiry.unansweredSince != nil && !isSuspended
    conversation.dropQuestions()
    guard isUnanswered else { return dropPointerReports() }
    cnc_drop_input()
    // The decoder may have been in the middle of a discarded sequence.
    conversation.restartDecoder()
  }

  /// Discards the reports of a pointer in use. Some may be on their way, so the session turns them
  /// off and waits for a reply that follows the last one.
  private func dropPointerReports() {
    guard let lastPointerInput = conversation.lastPointerInput, !isSuspended,
      .now() < lastPointerInput + .milliseconds(Self.pointerUse)
    else { return }
    guard conversation.inquiry.isAnswered, conversation.isExtended else { return cnc_drop_input() }
    TerminalRequest.pointer(.none).bytes(for: capabilities).withUnsafeBytes { send($0) }
    send("\u{1B}[c")
    finishOutput()
    conversation.inquiry.awaitLastReply(since: .now())
    _ = awaitAnswers()
  }
}
