// SPDX-License-Identifier: MIT
// Testing: text with percent-encoding and in quotation marks.

import CuriumTerminal
import Testing

struct TextEncodingTests {
  @Test(
    arguments: [
      ("", ""), ("a/b", "a/b"), ("a%20b", "a b"), ("%C3%bc", "ü"), ("%2541", "%41"), ("é%41", "éA"),
      ("%", nil), ("a%2", nil), ("%zz", nil), ("%+5", nil), ("%C3", nil), ("%FF", nil),
    ] as [(String, String?)])
  func `percent-encoding is decoded, unless it is invalid`(text: String, expected: String?) {
    #expect(String(percentEncoded: text) == expected)
  }

  @Test(arguments: [
    ("", "\"\""), ("über", #""über""#), ("a\"b\\", #""a\"b\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1B}\u{7F}\u{9F}\u{A0}", "\"<0><1b><7f><9f>\u{A0}\""),
    ("e\u{301}\u{301}", "\"e\u{301}\u{301}\""),
  ])
  func `quotation marks, backslashes and control characters are escaped`(
    text: String, expected: String
  ) {
    let quoted = text.quoted { "<" + String($0.value, radix: 16) + ">" }
    #expect(Array(quoted.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
