// SPDX-License-Identifier: MIT
// Testing: rows of views that follow their end, read out line by line.

import CuriumTesting
import CuriumControls
import CuriumTokens
import Observation
import Testing

@MainActor @Observable private final class Source {
  var rows: [Int]
  var limit = Int.max

  init(_ rows: Range<Int>) { self.rows = Array(rows) }

  func append(_ count: Int) {
    let next = (rows.last ?? 0) + 1
    rows = Array((rows + (next..<next + count)).suffix(limit))
  }
}

private struct FollowedLog: View {
  let source: Source
  var body: some View {
    VStack(alignment: .leading) {
      Text("Log").accessibilityHeading(.h1)
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(source.rows, id: \.self) { row in Text("line \(row)") }
        }
      }
      .defaultScrollAnchor(.bottom)
      Text("end")
    }
  }
}

/// Returns the numbers of the rows in a transcript.
private func rows(in text: String) -> [Int] {
  text.split(separator: "\n").compactMap { $0.hasPrefix("line ") ? Int($0.dropFirst(5)) : nil }
}

@MainActor struct LinearRowsTests {
  @Test(arguments: [1, 300, 1_500])
  func `each row added to a followed view is read once`(count: Int) async {
    let source = Source(0..<3)
    let transcript = Transcript { FollowedLog(source: source) }
    #expect(transcript.takeText() == "Log, heading 1\nline 0\nline 1\nline 2\nend\n> ")
    for round in 0..<3 {
      source.append(count)
      await transcript.advance(by: .seconds(2))
      let text = transcript.takeText()
      let first = 3 + round * count
      let rows = (first..<first + count).map { "line \($0)\n" }.joined()
      #expect(text == "\n\(rows)> ")
    }
    source.append(count)
    await transcript.settle()
    transcript.enter("?")
    #expect(rows(in: transcript.takeText()) == Array(3 + 3 * count..<3 + 4 * count))
  }

  @Test func `rows added in small steps are read once, even if earlier ones are removed`() async {
    let source = Source(0..<100)
    source.limit = 100
    let transcript = Transcript { FollowedLog(source: source) }
    _ = transcript.takeText()
    for _ in 0..<90 {
      source.append(3)
      await transcript.advance(by: .milliseconds(9))
    }
    await transcript.advance(by: .seconds(1))
    let numbers = rows(in: transcript.takeText())
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.last == 369)
  }

  @Test func `the rows before the first screen are counted, and b goes back to them`() async {
    let source = Source(0..<500)
    let transcript = Transcript { FollowedLog(source: source) }
    let first = transcript.takeText()
    let start = rows(in: first)[0]
    let note = "Earlier rows not read: \(start). Type b to go back."
    #expect(first.hasPrefix("Log, heading 1\n\(note)\nline \(start)\n"))
    var read: Set<Int> = []
    for _ in 0..<20 {
      transcript.enter("b")
      let numbers = rows(in: transcript.takeText())
      #expect(numbers == numbers.sorted())
      read.formUnion(numbers)
    }
    #expect(read.isSuperset(of: 0..<start))
    source.append(5)
    await transcript.advance(by: .seconds(1))
    #expect(transcript.takeText() == "\nThere are new rows at the end. Type e to go there.\n> ")
    source.append(5)
    await transcript.advance(by: .seconds(1))
    #expect(transcript.takeText() == "")
    transcript.enter("e")
    let end = transcript.takeText()
    #expect(end.contains("line 500\n") && end.contains("line 509\n"))
    #expect(!end.contains("Earlier rows"))
    source.append(2)
    await transcript.advance(by: .seconds(1))
    #expect(transcript.takeText() == "\nline 510\nline 511\n> ")
  }

  @Test func `new rows are announced on each page, even if it replaces one like it`() async {
    struct Page: View {
      let source: Source
      var body: some View {
        if source.rows.isEmpty { Text("closed") } else { FollowedLog(source: source) }
      }
    }
    let source = Source(0..<0)
    let transcript = Transcript { Page(source: source) }
    for _ in 0..<5 {
      source.rows = Array(0..<500)
      await transcript.advance(by: .seconds(1))
      for _ in 0..<3 { transcript.enter("b") }
      _ = transcript.takeText()
      source.append(5)
      await transcript.advance(by: .seconds(1))
      #expect(transcript.takeText() == "\nThere are new rows at the end. Type e to go there.\n> ")
      source.rows = []
      await transcript.advance(by: .seconds(1))
    }
  }

  @Test func `when all rows are replaced, only the last screen is read`() async {
    let source = Source(0..<100)
    let transcript = Transcript { FollowedLog(source: source) }
    _ = transcript.takeText()
    source.rows = Array(1_000..<1_500)
    await transcript.advance(by: .seconds(1))
    let text = transcript.takeText()
    let numbers = rows(in: text)
    #expect(numbers.last == 1_499 && numbers.count < 100)
    #expect(text.contains("Earlier rows not read: \(500 - numbers.count). "))
    source.append(200)
    await transcript.advance(by: .seconds(1))
    #expect(rows(in: transcript.takeText()) == Array(1_500..<1_700))
  }

  @Test func `a last row that is replaced leaves the rows before it read`() async {
    let source = Source(0..<300)
    let transcript = Transcript { FollowedLog(source: source) }
    _ = transcript.takeText()
    source.rows[299] = 999
    await transcript.advance(by: .seconds(1))
    let text = transcript.takeText()
    #expect(rows(in: text) == [999] && !text.contains("Earlier rows"))
  }

  @Test func `of very many rows, the last are read and the others counted`() async {
    let source = Source(0..<3)
    let transcript = Transcript { FollowedLog(source: source) }
    _ = transcript.takeText()
    source.append(100_000)
    await transcript.advance(by: .seconds(1))
    let text = transcript.takeText()
    let numbers = rows(in: text)
    #expect(numbers.last == 100_002 && numbers.count > 2_000 && numbers.count < 2_300)
    #expect(text.contains("Earlier rows not read: \(100_000 - numbers.count). "))
    transcript.enter("b")
    await transcript.advance(by: .seconds(1))
    #expect(!rows(in: transcript.takeText()).isEmpty)
  }

  @Test func `rows inside a long row are read once while it grows`() async {
    let messages = Source(0..<1)
    let blocks = Source(0..<1)
    struct Messages: View {
      let messages: Source
      let blocks: Source
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(messages.rows, id: \.self) { message in
              LazyVStack(alignment: .leading) {
                ForEach(blocks.rows, id: \.self) { Text("line \(message * 1_000 + $0)") }
              }
            }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let transcript = Transcript { Messages(messages: messages, blocks: blocks) }
    #expect(transcript.takeText() == "line 0\n> ")
    blocks.append(299)
    await transcript.advance(by: .seconds(1))
    #expect(rows(in: transcript.takeText()) == Array(1..<300))
    messages.append(1)
    await transcript.advance(by: .seconds(1))
    #expect(rows(in: transcript.takeText()) == Array(1_000..<1_300))
    messages.append(2)
    await transcript.advance(by: .seconds(1))
    let last = Array(2_000..<2_300) + Array(3_000..<3_300)
    #expect(rows(in: transcript.takeText()) == last)
  }
}
