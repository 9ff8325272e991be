// SPDX-License-Identifier: MIT
// Driver: the pending queries to the terminal, and which reply ends which query.

import CuriumTerminal
import Dispatch

/// The queries that the terminal hasn't answered yet: at most two rounds of the driver's own, and
/// those of the app, which are sent after them.
///
/// Each round, and each query of the app, ends with a request for the primary device attributes
/// (DA1), which every terminal reports. This reply shows that no other reply will come, except to a
/// query with its own time for the reply.
@MainActor struct TerminalInquiry {
  typealias Completion = @MainActor (TerminalReport?) -> Void
  /// A query of the app to be sent, and the time for its reply if it has its own.
  typealias Waiting = (number: Int, bytes: [UInt8], patience: DispatchTimeInterval?)

  /// The progress of the driver's own queries.
  private enum Progress {
    /// Not sent yet. The first frame goes first.
    case none
    /// Enqueued on the main queue.
    case planned
    /// Sent at this time. The last reply hasn't arrived yet.
    case asked(since: DispatchTime)
    /// The last reply has arrived, or none is expected.
    case answered
  }

  /// The queries before a request for DA1, whose reply ends them.
  private enum Fence {
    /// A round of the driver's own queries.
    case driver
    /// The query of the app with this number.
    case question(Int)
  }

  /// A query of the app.
  private struct Question {
    let number: Int
    let bytes: [UInt8]
    let isAnswer: @MainActor (TerminalReport) -> Bool
    /// The time for a reply that can come after the DA1; `nil` if none comes after it.
    let patience: DispatchTimeInterval?
    /// The completion handler; `nil` after it was taken.
    var completion: Completion?
    /// `true` if the DA1 has arrived.
    var isFenced = false
    /// The time at which the query was sent; `nil` while the driver's own queries are pending.
    var sent: DispatchTime?
  }

  /// A query that every terminal answers, after those that it supports.
  private static let lastQuestion = Array("\u{1B}[c".utf8)

  private var progress = Progress.none
  /// `true` if the queries about modes were sent.
  private(set) var hasAskedModes = false
  private var questions: [Question] = []
  /// The queries whose last reply is pending, in the order of the queries.
  private var fences: [Fence] = []
  /// The number of queries of the app.
  private var questionCount = 0

  // MARK: The driver's own queries

  /// Plans the first round. Returns `false` if it was planned before.
  mutating func plan() -> Bool {
    guard case .none = progress else { return false }
    progress = .planned
    return true
  }

  /// Expects no replies, because the terminal understands no queries.
  mutating func skip() { progress = .answered }

  /// Begins the first round. Returns `false` if it isn't planned, or was already sent.
  mutating func begin(at time: DispatchTime) -> Bool {
    guard case .planned = progress else { return false }
    hasAskedModes = false
    beginRound(at: time)
    return true
  }

  /// Begins the round of queries about modes. Returns `false` if it was already sent.
  mutating func beginModes(at time: DispatchTime) -> Bool {
    guard !hasAskedModes else { return false }
    hasAskedModes = true
    beginRound(at: time)
    return true
  }

  private mutating func beginRound(at time: DispatchTime) {
    progress = .asked(since: time)
    fences.append(.driver)
  }

  /// Expects a DA1 that was requested outside a round, because the session is about to leave the
  /// screen.
  mutating func awaitLastReply(since time: DispatchTime) { progress = .asked(since: time) }

  /// Stops waiting for the replies to a round.
  mutating func stopWaiting() {
    if case .asked = progress { progress = .answered }
  }

  /// Starts again with the first round, which isn't planned yet.
  mutating func restart() { progress = .none }

  /// Expects no replies to earlier queries.
  mutating func forgetReplies() { fences = [] }

  /// `true` if the last reply has arrived, or none is expected.
  var isAnswered: Bool {
    if case .answered = progress { true } else { false }
  }

  /// `true` if the first round was sent, or is never sent.
  var hasBegun: Bool {
    switch progress {
    case .none, .planned: false
    case .asked, .answered: true
    }
  }

  /// The time of the last query whose reply is pending.
  var unansweredSince: DispatchTime? {
    if case .asked(let start) = progress { return start }
    return questions.last { $0.sent != nil }?.sent
  }

  // MARK: The queries of the app

  /// Adds a query of the app, which waits until `takeWaiting` returns it. If there is a `patience`,
  /// the reply can come after the one to DA1.
  mutating func add(
    _ bytes: [UInt8], patience: DispatchTimeInterval? = nil,
    isAnswer: @escaping @MainActor (TerminalReport) -> Bool, then completion: @escaping Completion
  ) {
    questionCount += 1
    questions.append(
      Question(
        number: questionCount, bytes: bytes + Self.lastQuestion, isAnswer: isAnswer,
        patience: patience, completion: completion))
  }

  /// Returns the waiting queries, to be sent at `time`; none while the driver's own are pending.
  mutating func takeWaiting(at time: DispatchTime) -> [Waiting] {
    guard isAnswered else { return [] }
    var waiting: [Waiting] = []
    for index in questions.indices where questions[index].sent == nil {
      questions[index].sent = time
      let question = questions[index]
      fences.append(.question(question.number))
      waiting.append((question.number, question.bytes, question.patience))
    }
    return waiting
  }

  /// Returns the number of the query that a report answers.
  func question(answeredBy report: TerminalReport) -> Int? {
    questions.first { $0.sent != nil && $0.completion != nil && $0.isAnswer(report) }?.number
  }

  /// Returns the completion handler of a query the first time, and then `nil`.
  mutating func takeCompletion(of number: Int) -> Completion? {
    guard let index = questions.firstIndex(where: { $0.number == number }) else { return nil }
    if questions[index].isFenced { return questions.remove(at: index).completion }
    defer { questions[index].completion = nil }
    return questions[index].completion
  }

  /// Ends the oldest round or query, whose DA1 has arrived. Returns the number of the app's query;
  /// `nil` if it was a round of the driver's own.
  mutating func takeEnded() -> Int? {
    // Replies arrive in the order of the queries, even late ones.
    guard !fences.isEmpty, case .question(let number) = fences.removeFirst() else { return nil }
    return number
  }

  /// Removes a query of the app, whose DA1 has arrived. Returns its completion handler, unless that
  /// was taken. Keeps a query whose reply can still come, and returns `nil`.
  mutating func end(_ number: Int) -> Completion? {
    guard let index = questions.firstIndex(where: { $0.number == number }) else { return nil }
    if questions[index].patience != nil, questions[index].completion != nil {
      questions[index].isFenced = true
      return nil
    }
    return questions.remove(at: index).completion
  }

  /// Removes all queries of the app. Returns the completion handlers that weren't taken.
  mutating func removeAll() -> [Completion] {
    defer { questions = [] }
    return questions.compactMap { $0.completion }
  }
}
