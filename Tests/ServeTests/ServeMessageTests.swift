// SPDX-License-Identifier: MIT
// Testing: the messages between a server and its users.

import CuriumTerminal
import TestModels
import Testing

@testable import CuriumServe

struct ServeMessageTests {
  private static let examples: [ServeMessage] = [
    .hello(CellSize(width: 80, height: 24), ["TERM": "xterm", "NAME": "Ünï", "EMPTY": ""]),
    .input([0, 27, 255]), .input([]), .resize(CellSize(width: 1, height: 4096)),
    .redraw(CellSize(width: 40, height: 12)), .output(Array(repeating: 7, count: 300)),
    .mode("\u{1B}[?2026h", undo: ""), .mode("", undo: "\u{1B}[0 q"), .assertModes, .suspend,
    .received, .end(0), .end(-3), .refusal("Too many users"),
  ]

  @Test func `messages arrive unchanged, however they are split`() throws {
    let bytes = Self.examples.flatMap(\.bytes)
    for length in [1, 2, 3, 7, 64, bytes.count] {
      var reader = ServeMessageReader(limit: 1000)
      var read: [ServeMessage] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        read += try reader.read(bytes[start..<min(bytes.count, start + length)])
      }
      #expect(read == Self.examples)
    }
  }

  @Test func `messages that are too long are refused before they have arrived`() throws {
    var reader = ServeMessageReader(limit: 10)
    #expect(try reader.read(ServeMessage.input(Array(repeating: 1, count: 10)).bytes).count == 1)
    #expect(throws: ServeMessageReader.Malformed.self) {
      try reader.read(ServeMessage.input(Array(repeating: 1, count: 11)).bytes.prefix(5))
    }
  }

  @Test func `changed messages are refused or read, but never crash`() {
    var random = SeededRandom(seed: 48)
    for _ in 0..<20_000 {
      guard var bytes = Self.examples.randomElement(using: &random)?.bytes else { return }
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let byte = UInt8.random(in: 0...255, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[Int.random(in: bytes.indices, using: &random)] = byte
        case 1: bytes.insert(byte, at: bytes.count / 2)
        default: bytes = Array(bytes.dropLast()) + [0]
        }
      }
      var reader = ServeMessageReader(limit: 400)
      for message in (try? reader.read(bytes)) ?? [] {
        #expect(ServeMessage(kind: message.bytes[0], message.bytes.dropFirst(5)) == message)
      }
    }
  }
}
