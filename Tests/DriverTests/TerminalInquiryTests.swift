// SPDX-License-Identifier: MIT
// Testing: the order of queries to the terminal, and which reply ends which query.

import CuriumTerminal
import Dispatch
import Testing

@testable import CuriumDriver

@MainActor struct TerminalInquiryTests {
  /// The replies that the app has received, in order.
  @MainActor private final class Answers {
    var list: [TerminalReport?] = []
  }

  private static let blue = TerminalReport.cursorColor(0x0000FF)
  private static let red = TerminalReport.cursorColor(0xFF0000)
  private static let last = "\u{1B}[c"

  /// Returns queries whose first round is pending.
  private func begun(at time: DispatchTime = .now()) -> TerminalInquiry {
    var inquiry = TerminalInquiry()
    _ = inquiry.plan()
    _ = inquiry.begin(at: time)
    return inquiry
  }

  /// Adds a query of the app with the answer `report`.
  private func add(
    _ text: String, _ report: TerminalReport, to inquiry: inout TerminalInquiry, _ answers: Answers
  ) {
    inquiry.add(Array(text.utf8), isAnswer: { $0 == report }, then: { answers.list.append($0) })
  }

  /// Sends the waiting queries of the app. Returns their bytes.
  private func send(_ inquiry: inout TerminalInquiry) -> [String] {
    inquiry.takeWaiting(at: .now()).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `the driver's queries are planned once and sent once`() {
    let time = DispatchTime.now()
    var inquiry = TerminalInquiry()
    let early = inquiry.begin(at: time)
    let plans = [inquiry.plan(), inquiry.plan()]
    #expect(!early && plans == [true, false])
    #expect(!inquiry.hasBegun && inquiry.unansweredSince == nil)
    let rounds = [inquiry.begin(at: time), inquiry.begin(at: time)]
    #expect(rounds == [true, false])
    #expect(inquiry.hasBegun && !inquiry.isAnswered && inquiry.unansweredSince == time)
  }

  @Test func `modes are queried once on each screen`() {
    var inquiry = begun()
    let first = [inquiry.beginModes(at: .now()), inquiry.beginModes(at: .now())]
    #expect(first == [true, false])
    #expect(inquiry.hasAskedModes)
    inquiry.stopWaiting()
    #expect(inquiry.isAnswered && inquiry.unansweredSince == nil)
    inquiry.restart()
    #expect(!inquiry.hasBegun)
    let second = [inquiry.plan(), inquiry.begin(at: .now()), inquiry.beginModes(at: .now())]
    #expect(second == [true, true, true])
  }

  @Test func `a terminal that understands no queries owes no answer`() {
    var inquiry = TerminalInquiry()
    let isPlanned = inquiry.plan()
    inquiry.skip()
    let isSent = inquiry.begin(at: .now())
    #expect(isPlanned && !isSent)
    #expect(inquiry.isAnswered && inquiry.hasBegun && inquiry.unansweredSince == nil)
  }

  @Test func `the app's queries wait until the driver's are answered`() {
    let answers = Answers()
    var inquiry = begun()
    add("a", Self.blue, to: &inquiry, answers)
    let early = send(&inquiry)
    #expect(early == [] && inquiry.question(answeredBy: Self.blue) == nil)
    let ended = inquiry.takeEnded()
    inquiry.stopWaiting()
    let sent = [send(&inquiry), send(&inquiry)]
    #expect(ended == nil && sent == [["a" + Self.last], []])
    #expect(inquiry.question(answeredBy: Self.blue) == 1)
    #expect(inquiry.question(answeredBy: Self.red) == nil)
  }

  @Test func `a query is completed once, and ends with its last answer`() {
    let answers = Answers()
    var inquiry = TerminalInquiry()
    inquiry.skip()
    add("a", Self.blue, to: &inquiry, answers)
    add("b", Self.red, to: &inquiry, answers)
    let sent = send(&inquiry)
    #expect(sent == ["a" + Self.last, "b" + Self.last])
    #expect(inquiry.question(answeredBy: Self.red) == 2)
    inquiry.takeCompletion(of: 2)?(Self.red)
    inquiry.takeCompletion(of: 2)?(nil)
    #expect(inquiry.question(answeredBy: Self.red) == nil)
    // The terminal doesn't know the first query.
    let ended = [inquiry.takeEnded(), inquiry.takeEnded(), inquiry.takeEnded()]
    #expect(ended == [1, 2, nil])
    inquiry.end(1)?(nil)
    #expect(inquiry.unansweredSince != nil)
    inquiry.end(2)?(nil)
    #expect(inquiry.unansweredSince == nil)
    #expect(answers.list == [Self.red, nil])
  }

  @Test func `a query with its own time can be answered after its last answer`() {
    let answers = Answers()
    var inquiry = TerminalInquiry()
    inquiry.skip()
    inquiry.add(
      Array("a".utf8), patience: .seconds(30), isAnswer: { $0 == Self.blue },
      then: { answers.list.append($0) })
    add("b", Self.red, to: &inquiry, answers)
    let sent = inquiry.takeWaiting(at: .now())
    #expect(sent.map { $0.patience } == [.seconds(30), nil])
    for number in [inquiry.takeEnded(), inquiry.takeEnded()].compactMap({ $0 }) {
      inquiry.end(number)?(nil)
    }
    // Only the second query has ended.
    #expect(answers.list == [nil] && inquiry.unansweredSince != nil)
    #expect(inquiry.question(answeredBy: Self.blue) == 1)
    inquiry.takeCompletion(of: 1)?(Self.blue)
    inquiry.takeCompletion(of: 1)?(nil)
    #expect(answers.list == [nil, Self.blue] && inquiry.unansweredSince == nil)
  }

  @Test func `late answers end the queries in their order`() {
    let answers = Answers()
    var inquiry = begun()
    add("a", Self.blue, to: &inquiry, answers)
    // The terminal is slow, so neither the driver nor the app waits any longer.
    inquiry.stopWaiting()
    let sent = send(&inquiry)
    inquiry.takeCompletion(of: 1)?(nil)
    #expect(sent.count == 1 && answers.list == [nil])
    let ended = [inquiry.takeEnded(), inquiry.takeEnded()]
    #expect(ended == [nil, 1])
  }

  @Test func `on a new screen, earlier queries have no answers`() {
    let answers = Answers()
    var inquiry = begun()
    inquiry.stopWaiting()
    add("a", Self.blue, to: &inquiry, answers)
    let sent = send(&inquiry)
    inquiry.restart()
    inquiry.forgetReplies()
    for completion in inquiry.removeAll() { completion(nil) }
    let ended = inquiry.takeEnded()
    #expect(sent.count == 1 && ended == nil && answers.list == [nil])
    #expect(inquiry.question(answeredBy: Self.blue) == nil && inquiry.unansweredSince == nil)
    let isPlanned = inquiry.plan()
    #expect(isPlanned)
  }

  @Test func `a last answer can be awaited outside a round`() {
    let time = DispatchTime.now()
    var inquiry = TerminalInquiry()
    inquiry.skip()
    inquiry.awaitLastReply(since: time)
    #expect(inquiry.unansweredSince == time)
    let ended = inquiry.takeEnded()
    inquiry.stopWaiting()
    #expect(ended == nil && inquiry.isAnswered && inquiry.unansweredSince == nil)
  }
}
