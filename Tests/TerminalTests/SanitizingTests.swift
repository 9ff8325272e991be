// SPDX-License-Identifier: MIT
// Testing: text that must not reach the cells.

import CuriumTerminal
import Testing

struct SanitizingTests {
  @Test(arguments: 0..<20)
  func `distinguishes printable ASCII from other bytes, at every position`(length: Int) {
    var bytes = [UInt8](repeating: 0x20, count: length)
    #expect(bytes.withUnsafeBufferPointer(TextSanitizer.isSafe))
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        // The other bytes are the ends of the range, which would reveal a borrow or a carry.
        bytes = bytes.indices.map { $0.isMultiple(of: 2) ? 0x20 : 0x7E }
        bytes[index] = byte
        let isSafe = bytes.withUnsafeBufferPointer(TextSanitizer.isSafe)
        #expect(isSafe == (0x20..<0x7F).contains(byte))
      }
    }
  }

  @Test func `shows control characters as their pictures`() {
    for code in UInt8(0)...0x1F {
      let picture = Unicode.Scalar(0x2400 + UInt32(code)).map { Character($0) }
      #expect(TextSanitizer.sanitized(Character(Unicode.Scalar(code))) == picture)
    }
    #expect(TextSanitizer.sanitized("\u{7F}") == "\u{2421}")
    #expect(TextSanitizer.sanitized("\r\n") == "\u{240A}")
  }

  @Test(arguments: [0x80...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069])
  func `replaces characters that control a terminal or reorder text`(range: ClosedRange<UInt32>) {
    for code in range {
      let cluster = Unicode.Scalar(code).map { Character($0) } ?? "a"
      #expect(TextSanitizer.sanitized(cluster) == "\u{FFFD}")
    }
  }

  @Test(arguments: [
    "a", " ", "~", "é", "漢", "👨‍👩‍👧", "🇺🇸", "e\u{301}", "\u{A0}", "\u{200D}", "\u{2400}",
  ])
  func `keeps all other characters`(cluster: Character) {
    let kept = TextSanitizer.sanitized(cluster)
    #expect(kept.unicodeScalars.elementsEqual(cluster.unicodeScalars))
  }

  @Test func `drops a joiner that joins nothing`() {
    #expect(TextSanitizer.sanitized("👩\u{200D}") == "👩")
    #expect(TextSanitizer.sanitized("a\u{200D}\u{200D}") == "a")
    let cut = Character("a" + String(repeating: "\u{200D}", count: 20) + "\u{301}")
    #expect(TextSanitizer.sanitized(cut) == "a")
  }

  @Test func `drops marks beyond sixteen scalars`() {
    let marks = String(repeating: "\u{301}", count: 100)
    let kept = TextSanitizer.sanitized(Character("a" + marks))
    #expect(kept.unicodeScalars.count == TextSanitizer.scalarLimit)
    #expect(String(kept) == "a" + marks.unicodeScalars.prefix(15).map { String($0) }.joined())
    let whole = Character("a" + marks.unicodeScalars.prefix(15).map { String($0) }.joined())
    #expect(TextSanitizer.sanitized(whole).unicodeScalars.count == 16)
  }
}
