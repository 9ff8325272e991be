// SPDX-License-Identifier: MIT
// Terminal: colours in hexadecimal notation, and numbers with a fixed number of digits.

import CuriumTerminal
import Testing

struct HexColorTests {
  @Test(
    arguments: [(0, "#000000"), (0x0B_1B2B, "#0b1b2b"), (0xFF_FFFF, "#ffffff")]
      as [(UInt32, String)])
  func `a colour as text has six digits and can be read again`(rgb: UInt32, text: String) {
    #expect(HexColor.text(rgb) == text && HexColor.read(text) == rgb)
    #expect(HexColor.text(rgb | 0x7F00_0000) == text)
  }

  @Test func `half as many digits are doubled, and anything else isn't a colour`() {
    #expect(HexColor.read("#18f") == 0x11_88FF && HexColor.read("1188ff") == 0x11_88FF)
    for text in ["", "#", "#12", "#1234", "#12345g", "#1234567"] {
      #expect(HexColor.read(text) == nil, "\(text)")
    }
    #expect(HexColor.channels("18f8".utf8)?.alpha == 0x88)
  }

  @Test func `zeros fill up short numbers, and longer ones keep all digits`() {
    #expect(String(7, digits: 3) == "007" && String(2026, digits: 4) == "2026")
    #expect(String(2026, digits: 2) == "2026" && String(0, digits: 0) == "0")
    #expect(String(UInt64.max, radix: 16, digits: 16) == "ffffffffffffffff")
    #expect(String(0x2F, radix: 16, digits: 4) == "002f")
  }
}
