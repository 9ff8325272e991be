// SPDX-License-Identifier: MIT
// Testing: the lines of a recording.

import CuriumTerminal
import Foundation
import TestModels
import Testing

struct CastEncoderTests {
  @Test func `the header has the size, the time and the terminal`() {
    let line = CastEncoder.header(
      CellSize(width: 80, height: 24), timestamp: 1_504_467_315,
      environment: [(name: "TERM", value: "xterm-256color"), (name: "COLORTERM", value: "a\"b")])
    #expect(
      line == """
        {"version": 2, "width": 80, "height": 24, "timestamp": 1504467315, \
        "env": {"TERM": "xterm-256color", "COLORTERM": "a\\"b"}}\n
        """)
  }

  @Test(
    arguments: [
      (.zero, "0.000000"), (.microseconds(7), "0.000007"), (.nanoseconds(1_999), "0.000001"),
      (.milliseconds(61_500), "61.500000"), (.microseconds(100_000_000_001), "100000.000001"),
    ] as [(Duration, String)])
  func `a time has six decimals`(time: Duration, text: String) {
    var encoder = CastEncoder()
    #expect(encoder.event(.output, "x".utf8, at: time) == "[\(text), \"o\", \"x\"]\n")
  }

  @Test func `control characters, quotation marks and backslashes are escaped`() {
    var encoder = CastEncoder()
    #expect(
      encoder.event(.output, "\u{1B}[1m\"\\\r\n\t\0\u{7F}\u{9B}é".utf8, at: .zero)
        == "[0.000000, \"o\", \"\\u001b[1m\\\"\\\\\\r\\n\\t\\u0000\\u007f\\u009bé\"]\n")
  }

  @Test func `resizes and markers are events`() {
    #expect(
      CastEncoder.resize(to: CellSize(width: 100, height: 30), at: .seconds(1))
        == "[1.000000, \"r\", \"100x30\"]\n")
    #expect(CastEncoder.marker("vi", at: .seconds(2)) == "[2.000000, \"m\", \"vi\"]\n")
  }

  @Test func `a character waits for all of its bytes`() {
    var encoder = CastEncoder()
    #expect(encoder.event(.output, [0xE2, 0x82], at: .zero) == "")
    // The input has its own characters.
    #expect(encoder.event(.input, [0x78], at: .zero) == "[0.000000, \"i\", \"x\"]\n")
    #expect(encoder.event(.output, [0xAC], at: .zero) == "[0.000000, \"o\", \"€\"]\n")
  }

  @Test func `bytes that aren't UTF-8 become U+FFFD, and wait for nothing`() {
    var encoder = CastEncoder()
    for byte: UInt8 in [0x80, 0xC0, 0xF5, 0xFF] {
      #expect(
        encoder.event(.input, [byte], at: .zero) == "[0.000000, \"i\", \"\u{FFFD}\"]\n")
    }
    #expect(encoder.event(.input, [0xE2], at: .zero) == "")
    #expect(
      encoder.event(.input, [0x28], at: .zero) == "[0.000000, \"i\", \"\u{FFFD}(\"]\n")
  }

  @Test(arguments: SeededRandom.seeds(40))
  func `a reader of JSON gets all bytes, however they are split`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var text = ""
    for _ in 0..<200 {
      let limit = random.pick([0x80, 0x800, 0x1_0000, 0x11_0000])
      if let scalar = Unicode.Scalar(UInt32(random.below(limit))) {
        text.unicodeScalars.append(scalar)
      }
    }
    let bytes = Array(text.utf8)
    var encoder = CastEncoder()
    var lines = ""
    var start = 0
    var time = Duration.zero
    while start < bytes.count {
      let end = min(bytes.count, start + 1 + random.below(9))
      time += .nanoseconds(random.below(2_000_000_000))
      lines += encoder.event(.output, bytes[start..<end], at: time)
      start = end
    }
    #expect(lines.utf8.last == UInt8(ascii: "\n"))
    let events = try lines.utf8.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(CastEvent.self, from: Data($0))
    }
    #expect(events.allSatisfy { $0.code == "o" && !$0.data.isEmpty })
    #expect(events.flatMap { Array($0.data.utf8) } == bytes)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }
}
