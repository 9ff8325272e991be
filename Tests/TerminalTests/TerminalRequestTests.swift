// SPDX-License-Identifier: MIT
// Testing: titles, messages, clipboard texts and similar reach a terminal sanitized or not at all.

import CuriumTerminal
import Testing

struct TerminalRequestTests {
  private func capabilities(_ version: String?) -> TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.version = version
    TerminalIdentity(version: version)?.complete(&capabilities)
    return capabilities
  }

  @Test(arguments: [
    ("kitty(0.35.1)", true), ("WezTerm 20240203-110809", true), ("ghostty 1.1.0", true),
    ("XTerm(370)", false), ("foot(1.16.2)", false), ("tmux 3.4", false), ("termshot(1)", false),
    (nil, false),
  ])
  func `some terminals find all symbols`(version: String?, isExpected: Bool) {
    var capabilities = capabilities(version)
    #expect(capabilities.findsSymbols == isExpected)
    // A terminal started from kitty has its environment, but not its name.
    TerminalIdentity.kitty.complete(&capabilities)
    #expect(capabilities.findsSymbols == isExpected)
    capabilities.ambiguousIsWide = true
    #expect(!capabilities.findsSymbols)
  }

  @Test(arguments: [
    ("kitty(0.35.1)", true), ("foot(1.16.2)", true), ("iTerm2 3.5.0", true),
    ("contour 0.4.3", true), ("XTerm(370)", false), ("VTE(7600)", false), (nil, false),
  ])
  func `some terminals show every braille pattern`(version: String?, isExpected: Bool) {
    var capabilities = capabilities(version)
    #expect(capabilities.showsBraille == isExpected)
    capabilities.ambiguousIsWide = true
    #expect(!capabilities.showsBraille)
  }

  private func text(_ request: TerminalRequest, _ version: String?) -> String {
    String(
      decoding: request.bytes(for: capabilities(version)).map { $0 == 0x1B ? 0x5E : $0 },
      as: UTF8.self)
  }

  @Test(
    arguments: [
      (.copy("Hi, ü!"), "foot(1.16.2)", "^]52;c;SGksIMO8IQ==^\\"),
      (.copy(""), "kitty(0.35)", "^]52;c;^\\"),
      (.copy("ab"), nil, "^]52;c;YWI=^\\"),
      (.title("Inbox (3)"), "XTerm(370)", "^]2;Inbox (3)^\\"),
      (.title("Inbox"), nil, "^]2;Inbox^\\"),
      (.notify(title: "Done", body: "a;b"), "iTerm2 3.5.0", "^]9;Done: a;b^\\"),
      (.notify(title: "4;1", body: ""), "iTerm2 3.5.0", "^]9; 4;1^\\"),
      (.notify(title: "9;/etc", body: ""), "iTerm2 3.5.0", "^]9; 9;/etc^\\"),
      (.notify(title: "a;b", body: "c;d"), "VTE(7600)", "^]777;notify;a,b;c;d^\\"),
      (
        .notify(title: "T", body: "B"), "kitty(0.35)",
        "^]99;i=curium:d=0:e=1;VA==^\\^]99;i=curium:d=1:p=body:e=1;Qg==^\\"
      ),
      (.notify(title: "T", body: "B"), "XTerm(370)", ""),
      (.notify(title: "T", body: "B"), nil, ""),
      (.notify(title: "Über", body: "日本"), "VTE(7600)", "^]777;notify;Über;日本^\\"),
      (
        .notify(title: "✓", body: ""), "foot(1.16)",
        "^]99;i=curium:d=0:e=1;4pyT^\\^]99;i=curium:d=1:p=body:e=1;^\\"
      ),
      (.title("Über"), "XTerm(370)", "^]2;Über^\\"),
      (.title("Über"), nil, "^]2;ber^\\"),
      (.progress(.running(0.5)), "kitty(0.40)", ""),
      (.progress(.running(0.5)), "iTerm2 3.6.5", ""),
      (.progress(.running(0.5)), "iTerm2 3.6.6", "^]9;4;1;50^\\"),
      (.progress(.running(0.5)), "iTerm2 3.10", "^]9;4;1;50^\\"),
      (.progress(.running(0.5)), "WezTerm 20240203-110809-5046fc22", ""),
      (.progress(.running(0.5)), "WezTerm 20250209-182623-44866cc1", "^]9;4;1;50^\\"),
      (.progress(.running(0.5)), "Konsole 25.12.3", ""),
      (.progress(.running(0.5)), "Konsole 26.04.0", "^]9;4;1;50^\\"),
      (.progress(.running(0.426)), "ghostty 1.1", "^]9;4;1;43^\\"),
      (.progress(.running(.nan)), "ghostty 1.1", "^]9;4;1;0^\\"),
      (.progress(.failed(7)), "ghostty 1.1", "^]9;4;2;100^\\"),
      (.progress(.indeterminate), "ghostty 1.1", "^]9;4;3;0^\\"),
      (.progress(nil), "ghostty 1.1", "^]9;4;0;0^\\"),
      (.progress(.running(0.5)), nil, ""),
      (.pointerShape(.columnResize), "foot(1.16)", "^]22;col-resize^\\"),
      (.pointerShape(nil), "foot(1.16)", "^]22;^\\"),
      (.pointerShape(.text), nil, ""),
      (.bell, nil, "\u{7}"),
    ] as [(TerminalRequest, String?, String)])
  func `each request is written in the terminal's own form`(
    _ request: TerminalRequest, _ version: String?, _ bytes: String
  ) {
    #expect(text(request, version) == bytes)
  }

  @Test(arguments: [
    "a\u{1B}]0;evil\u{7}b", "\u{9C}\u{9B}31m", "x\u{0}\u{7F}\u{18}y", "\u{202E}gpj.exe\u{2066}",
    "\u{2733}\u{271C}", "\r\n\t", String(repeating: "long ", count: 1000),
    "z" + String(repeating: "\u{301}", count: 10_000),
  ])
  func `sends no control characters from an app's text`(_ hostile: String) {
    for version in [nil, "kitty(1)", "VTE(7600)", "iTerm2 3", "ghostty 1", "XTerm(9)"] {
      let capabilities = capabilities(version)
      for request in [
        TerminalRequest.title(hostile), .notify(title: hostile, body: hostile), .copy(hostile),
      ] {
        let bytes = request.bytes(for: capabilities)
        #expect(bytes.count < 14_000 || request == .copy(hostile))
        let pieces = bytes.split(separator: 0x1B, omittingEmptySubsequences: false)
        for (place, piece) in pieces.enumerated() {
          // The request itself consists of a start `ESC ]` and an end `ESC \`, alternating.
          let first: UInt8 = place % 2 == 1 ? 0x5D : 0x5C
          #expect(place == 0 ? piece.isEmpty : piece.first == first)
          #expect(piece.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
          // An unknown terminal may end the string at this byte, even within a character.
          #expect(version != nil || !piece.contains(0x9C))
          #expect(place % 2 == 1 || piece.count <= 1)
        }
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        #expect(!scalars.contains { (0x80..<0xA0).contains($0.value) || $0.value == 0x202E })
      }
    }
  }

  @Test func `copies at most as much as terminals accept`() {
    let capabilities = capabilities("kitty(0.35)")
    let largest = TerminalRequest.copy(String(repeating: "x", count: 100_000))
    #expect(largest.bytes(for: capabilities).count == 133_336 + 9)
    let tooLarge = TerminalRequest.copy(String(repeating: "x", count: 100_001))
    #expect(tooLarge.bytes(for: capabilities) == [] && tooLarge.support(in: capabilities) == .no)
  }

  @Test func `sends a terminal with a dialect nothing but the bell`() {
    var capabilities = capabilities("kitty(0.35)")
    capabilities.dialect = TerminalDialect(moveCursor: { _, _ in [] })
    for request in [TerminalRequest.copy("a"), .title("a"), .progress(nil), .pointerShape(nil)] {
      #expect(request.bytes(for: capabilities) == [])
    }
    #expect(TerminalRequest.bell.bytes(for: capabilities) == [7])
  }

  @Test(arguments: [
    ("https://example.org/a b", "https://example.org/a%20b"),
    ("HTTP://x\u{1B}\\\u{7}", "HTTP://x%1B\\%07"), ("mailto:ü@x", "mailto:%C3%BC@x"),
    ("javascript:alert(1)", ""), ("file:///etc/passwd", ""), ("x-man-page:ls", ""),
    ("no scheme", ""),
    ("", ""), ("https:" + String(repeating: "x", count: 2100), ""),
  ])
  func `links have one of a few schemes, and are percent-encoded`(_ address: String, _ kept: String)
  {
    let table = LinkTable()
    let link = table.link(to: address)
    #expect((link == 0) == kept.isEmpty)
    #expect(String(decoding: table.address(of: link), as: UTF8.self) == kept)
  }

  @Test @MainActor func `links never run out while only a few are visible`() {
    let size = CellSize(width: 10, height: 1)
    var capabilities = TerminalCapabilities()
    capabilities.hyperlinks = .yes
    let renderer = FrameRenderer(size: size, capabilities: capabilities)
    let device = MemoryDevice(size: size)
    for number in 0..<40_000 {
      let link = renderer.next.links.link(to: "https://example.org/\(number)")
      renderer.next.draw(
        "x", x: number % 10, y: 0, style: CellStyle(link: link), clip: renderer.next.bounds)
      _ = renderer.present(cursor: nil, to: device)
      let bytes = device.takeBytes()
      if number % 1000 == 999 {
        #expect(String(decoding: bytes, as: UTF8.self).contains("example.org/\(number)\u{1B}"))
      }
    }
    #expect(renderer.next.links.count < 2100)
  }
}
