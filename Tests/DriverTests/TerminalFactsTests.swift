// SPDX-License-Identifier: MIT
// Testing: the capabilities known from the environment and terminfo, before the terminal answers.

import CuriumTerminal
import Testing

@testable import CuriumDriver

struct TerminalFactsTests {
  @Test(arguments: [
    (["COLORTERM": "truecolor"], "xterm-256color", 256, ColorDepth.trueColor),
    (["COLORTERM": "24bit"], "xterm", 8, .trueColor),
    (["COLORTERM": "yes"], "xterm-256color", 256, .ansi256),
    ([:], "xterm-256color", 256, .ansi256),
    ([:], "xterm", 8, .ansi16),
    ([:], "vt100", -1, .none),
    ([:], "xterm-direct", 16_777_216, .trueColor),
    ([:], "xterm-kitty", 256, .trueColor),
    (["COLORTERM": "truecolor"], "screen-256color", 256, .ansi256),
    (["COLORTERM": "truecolor", "TMUX": "/tmp/x,1,0"], "screen-256color", 256, .trueColor),
    (["COLORTERM": "truecolor", "NO_COLOR": "1"], "xterm", 256, .none),
    (["NO_COLOR": ""], "xterm-256color", 256, .ansi256),
    (["CLICOLOR_FORCE": "1"], "vt100", -1, .ansi16),
    (["CLICOLOR_FORCE": "0"], "vt100", -1, .none),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], "xterm", 256, .none),
    (["CURIUM_COLORS": "16", "COLORTERM": "truecolor"], "xterm", 256, .ansi16),
    (["CURIUM_COLORS": "truecolor", "NO_COLOR": "1"], "vt100", -1, .trueColor),
    (["CURIUM_COLORS": "256"], "vt100", -1, .ansi256),
    (["CURIUM_COLORS": "none"], "xterm-direct", 16_777_216, .none),
    (["CURIUM_COLORS": "many"], "xterm", 8, .ansi16),
  ])
  func `reads the number of colours`(
    _ environment: [String: String], _ term: String, _ colors: Int, _ depth: ColorDepth
  ) {
    let facts = TerminalFacts(term: term, environment: environment, colors: colors)
    #expect(facts.capabilities.colorDepth == depth)
  }

  @Test(
    arguments: [
      ("0;15", false), ("15;0", true), ("12;default;8", true), ("0;7", false), ("15;default", nil),
      ("", nil),
    ] as [(String, Bool?)])
  func `derives the background from COLORFGBG`(_ value: String, _ isDark: Bool?) {
    let facts = TerminalFacts(term: "rxvt", environment: ["COLORFGBG": value])
    #expect(facts.capabilities.prefersDark == isDark)
  }

  @Test(
    arguments: [("1", 1), ("9", 9), ("0", nil), ("10", nil), ("-1", nil), ("x", nil)]
      as [(String, Int?)])
  func `reads the rows that the wheel scrolls`(_ value: String, _ rows: Int?) {
    let facts = TerminalFacts(term: "xterm", environment: ["CURIUM_WHEEL_ROWS": value])
    #expect(facts.wheelRows == rows)
  }

  @Test func `reads the rest from terminfo and VTE's version`() {
    let plain = TerminalFacts(term: "xterm").capabilities
    #expect(plain.underlineStyles == .no && plain.hyperlinks == .no)
    #expect(!plain.erasesWithBackground && !plain.scrollsRegions)
    let rich = TerminalFacts(
      term: "x", hasDirectColor: true, erasesWithBackground: true, hasUnderlineStyles: true
    ).capabilities
    #expect(rich.underlineStyles == .yes && rich.hyperlinks == .unknown)
    #expect(rich.erasesWithBackground && rich.colorDepth == .trueColor)
    let vte = TerminalFacts(term: "xterm", environment: ["VTE_VERSION": "6800"]).capabilities
    #expect(vte.underlineStyles == .yes && vte.hyperlinks == .yes)
    #expect(vte.synchronizedOutput == .unknown)
  }

  @Test func `names keys that only terminfo knows`() {
    let strings = [
      "kcuu1": "\u{1B}OA", "kf1": "\u{1B}OP", "kf13": "\u{1B}[25~", "kDC": "\u{1B}[3;2~",
      "kUP5": "\u{1B}Oa", "kbs": "\u{7F}", "kcbt": "\u{1B}[Z", "kent": "\r",
    ]
    let keys = TerminalKeys.select { strings[$0].map { Array($0.utf8) } }
    let named = Dictionary(
      keys.map { (String(decoding: $0.bytes, as: UTF8.self), $0.press) }, uniquingKeysWith: { $1 })
    #expect(
      named == [
        "\u{1B}OA": KeyPress(.upArrow), "\u{1B}OP": KeyPress(.function(1)),
        "\u{1B}[25~": KeyPress(.function(13)),
        "\u{1B}Oa": KeyPress(.upArrow, modifiers: .control),
        "\u{1B}[Z": KeyPress(.tab, modifiers: .shift),
      ])
  }

  @Test(
    arguments: [
      (TerminalSessionError.notATerminal, 69), (.dumbTerminal(name: "dumb"), 78),
      (.unusable(name: "vt52", missing: "cup"), 78), (.busy, 70), (.system(code: 24), 71),
      (.unwritableRecording(path: "app.cast", code: 17), 73),
      (.unwritableRecording(path: "app.cast", code: 2), 73),
    ] as [(TerminalSessionError, Int32)])
  func `explains an error in one line`(_ error: TerminalSessionError, _ code: Int32) {
    #expect(error.exitCode == code)
    #expect(!error.message.isEmpty && !error.message.contains("\n"))
  }
}
