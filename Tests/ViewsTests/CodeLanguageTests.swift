// SPDX-License-Identifier: MIT
// Testing: the tokens of code in each language.

import CuriumCode
import CuriumControls
import TestModels
import Testing

struct CodeLanguageTests {
  /// Returns the tokens as a row of letters below the code, with spaces where there are none.
  static func marks(_ code: String, _ language: CodeLanguage) -> String {
    let letters: [CodeToken.Kind: Character] = [
      .comment: "c", .keyword: "k", .string: "s", .number: "n", .type: "t", .function: "f",
      .property: "p", .attribute: "a", .heading: "h", .inserted: "+", .deleted: "-",
    ]
    var marks = code.utf8.map { $0 == 0x0A ? "\n" : Character(" ") }
    for span in language.spans(of: code) {
      for place in span.range where marks[place] == " " { marks[place] = letters[span.kind] ?? "?" }
    }
    let lines = String(marks).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.replacing(#/ +$/#, with: "") }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("let a = 1 // x", "kkk     n cccc"),
    ("/* a /* b */ c */ d", "ccccccccccccccccc"),
    ("\"a\\\"b\" c", "ssssss"), ("#\"a\"b\"# c", "sssssss"),
    ("\"\"\"\na \"b\"\n\"\"\" let", "sss\nsssss\nsss kkk"),
    ("/* a\nb */ let", "cccc\ncccc kkk"),
    ("\"open\nlet", "sssss\nkkk"),
    ("x.in + self.let", "       kkkk"),
    ("0..<10 1.5e-3 0xFF.a 1_000.max", "n   nn nnnnnn nnnn   nnnnn"),
    ("foo(Bar.baz, $0)", "fff ttt      aa"),
    ("@MainActor #if true", "aaaaaaaaaa aaa nnnn"),
    ("Self(x) Cart(y)", "kkkk    tttt"),
  ])
  func `Swift`(code: String, marks: String) {
    #expect(Self.marks(code, .swift) == marks)
  }

  @Test(arguments: [
    (CodeLanguage.rust, "fn f<'a>(c: char) { 'x' '\\n' }", "kk   aa     tttt    sss ssss"),
    (.c, "  #include <a.h>\nint x = 'a';", "  aaaaaaaa\nttt     sss"),
    (.python, "@a\ndef f(): '''x\ny''' # z", "aa\nkkk f    ssss\nssss ccc"),
    (.javaScript, "f(`a\nb`) // c", "f ss\nss  cccc"),
    (.typeScript, "type A = string;", "kkkk t   tttttt"),
    (.shell, "A=1 echo \"$b\" ${c#d} $e # f", "p        ssss aaaaaa aa ccc"),
    (.shell, "a#b 'c\nd' -x --long-one", "    ss\nss nn nnnnnnnnnn"),
    (.sql, "Select * FROM t -- a 'b'\n'x''y'", "kkkkkk   kkkk   cccccccc\nssssss"),
    (.json, "{\"a\" : \"b\", \"c\": true}", " ppp   sss  ppp  nnnn"),
    (.yaml, "a-b: it's # c\nurl: http://x\n- k: 'v'", "ppp       ccc\nppp\n  p  sss"),
    (.toml, "[a.b]\nk = \"v\" # c", "hhhhh\np   sss ccc"),
    (.html, "<a b=\"c\">don't</a> &lt; <!-- d\ne -->", " f p sss        f  aaaa cccccc\nccccc"),
    (.css, ".a { color: #fff; x: 10px }", "tt   ppppp  nnnn  p  nnnn"),
    (.diff, "--- a\n@@ x\n+b\n-c\n d", "hhhhh\nffff\n++\n--\n"),
    (.markdown, "# A\n`b` **c**", "hhh\nsss kkkkk"),
    (.go, "func f() { x := nil }", "kkkk f          nnn"),
    (.lua, "--[[ a\nb ]] local x -- c", "cccccc\ncccc kkkkk   cccc"),
    (.ruby, "def a? :b @c # d", "kkk    nn aa ccc"),
  ])
  func `other languages`(language: CodeLanguage, code: String, marks: String) {
    #expect(Self.marks(code, language) == marks)
  }

  @Test func `a language is found by its names`() {
    #expect(CodeLanguage(named: "JS") == .javaScript)
    #expect(CodeLanguage(named: "c++") == .cPlusPlus)
    #expect(CodeLanguage(named: "hpp"[...]) == .cPlusPlus)
    #expect(CodeLanguage(named: "") == nil)
    #expect(CodeLanguage(named: String(repeating: "x", count: 1_000)) == nil)
    let names = CodeLanguage.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }

  @Test func `an app adds a language with rules`() {
    let lisp = CodeLanguage(
      "lisp",
      rules: [
        .toLineEnd(.comment, ";"), .words(.keyword, "defun if"), .wordCharacters("-?"),
        .between(.string, "|", "|", spansLines: true), .numbers,
      ])
    #expect(Self.marks("(defun is-if? |a\nb| 2) ; c", lisp) == " kkkkk        ss\nss n  ccc")
  }

  @Test func `an app adds a language with a closure`() {
    let language = CodeLanguage("todo") { line, state in
      state += 1
      let end = line.index(line.startIndex, offsetBy: min(state, line.count))
      // Overlapping, empty and repeated tokens are dropped.
      return [
        CodeToken(.keyword, line.startIndex..<end), CodeToken(.string, line.startIndex..<end),
        CodeToken(.string, end..<end),
      ]
    }
    #expect(Self.marks("abc\nabc\nabc", language) == "k\nkk\nkkk")
  }

  @Test func `tokens of another text are dropped`() {
    let other = String(repeating: "é", count: 50)
    let language = CodeLanguage("odd") { _, _ in
      [CodeToken(.keyword, other.startIndex..<other.endIndex)]
    }
    #expect(Self.marks("abc\n", language) == "\n")
  }

  @Test(arguments: [
    (CodeLanguage.cPlusPlus, "#include <a>\nauto c = '\"'; // d", "aaaaaaaa\nkkkk     sss  cccc"),
    (.cSharp, "@\"a\nb\" $\"{c}\" string", "sss\nss  sssss tttttt"),
    (.java, "@A class B { '\\'' }", "aa kkkkk t   ssss"),
    (.kotlin, "/* /* */\n*/ val a = B()", "cccccccc\ncc kkk     t"),
  ])
  func `more compiled languages`(language: CodeLanguage, code: String, marks: String) {
    #expect(Self.marks(code, language) == marks)
  }

  /// Code whose quotes, slashes and brackets look like the start of something that goes on in the
  /// next line.
  @Test(arguments: [
    (CodeLanguage.shell, "echo don\\'t; echo \\\""), (.shell, "a='it'\\''s'"),
    (.shell, "can't open x"), (.shell, "\"$(grep \"it's\" f)\""), (.shell, "sed s,#,x, a"),
    (.shell, "echo $# ${x#y} ${z##*/}"),
    (.javaScript, "path.replace(/\\/*$/, \"\")"), (.javaScript, "x = /[`*]/"),
    (.javaScript, "`${items.map(i => `<li>it's</li>`)}`"), (.javaScript, "a = b / c / d; // `"),
    (.javaScript, "f(1) / 2 / `x`.length"), (.typeScript, "return /'/.test(a)"),
    (.rust, "#[case(\"[1, 2]\", 3)]"), (.rust, "r\"C:\\\" r##\"a \"# b\"##"),
    (.rust, "'a: loop { break 'a }"), (.c, "c == '\"' || c == '\\''"),
    (.html, "<script>if (i<n) { /* don't */ }</script>"),
    (.html, "<style>a { content: '<x' }</style>"), (.html, "<!-- a --\u{3E}\u{301} b"),
    (.html, "<script src=\"a\"/><p>it's</p>"), (.html, "a < b && c"),
    (.json, "{ a: 'src/*', b: 'http://x' }"), (.sql, "name = 'it\\'s' -- '"),
    (.cSharp, "@\"name=\"\"\"\"\""), (.swift, "#/https?://x/#"), (.swift, "#\"a\"# + \"b\""),
    (.swift, "\"\\(base ?? \"/*\")\""), (.css, "a { background: url(//x/*.png) }"),
    (.yaml, "it's: don't"), (.yaml, "title: Crash (#1)"), (.python, "'\\'' + \"\\\"\""),
    (.toml, "a.\"b#c\" = 'x'"), (.go, "'\"' + '`'"), (.markdown, "it's `a` don't"),
  ])
  func `nothing leaks into the next line`(language: CodeLanguage, code: String) {
    var state = 0
    _ = language.spans(ofLine: code[...], state: &state)
    #expect(state == 0)
  }

  @Test(arguments: [
    (CodeLanguage.swift, "\"\\(a ?? \"b\")\" c", "sssssssssssss"),
    (.javaScript, "`${a(`'`)}` 'b'", "sssssssssss sss"), (.javaScript, "a / b / c", ""),
    (.javaScript, "(/a\\/b/g)", " ssssss"), (.sql, "SELECT Int int", "kkkkkk ttt ttt"),
    (.html, "<script>let a</script>", " ffffff        ffffff"),
    (.html, "a\u{301} <b>", "     f"), (.swift, "\"a\"\u{301} let", "sssss kkk"),
    (.swift, "0...self", "n   kkkk"), (.typeScript, "return /'/.test(a)", "kkkkkk sss ffff"),
    (.javaScript, "<p a={1} />don</p> 'x'", "      n            sss"),
    (.javaScript, "this / 2 / '3'", "nnnn   n   sss"),
    (.kotlin, "\"${f(\", \")}\" as B", "ssssssssssss kk t"),
    (.ruby, "\"#{a[\"b\"]}\" if c", "sssssssssss kk"),
    (.shell, "\"$(f \"$a\")\" b", "sssssssssss"), (.swift, "func `for x`()", "kkkk fffffff"),
  ])
  func `strings, regular expressions and scripts`(
    language: CodeLanguage, code: String, marks: String
  ) {
    #expect(Self.marks(code, language) == marks)
  }

  @Test(arguments: [
    (CodeLanguage.css, "a { margin: -.5em .25% }", "    pppppp   nnnn nnnn"),
    (.css, ".a .b5", "tt ttt"), (.swift, "0..<.5 a.0 1...5 $0.1", "n   nn   n n   n aa n"),
  ])
  func `a number can begin with its dot`(language: CodeLanguage, code: String, marks: String) {
    #expect(Self.marks(code, language) == marks)
  }

  @Test func `rules can be combined`() {
    let language = CodeLanguage(
      "a",
      rules: [
        .words(.type, "Int"), .words(.keyword, "if\nelse", ignoringCase: true),
        .keys(.property, before: "=>"), .between(.string, "", ""), .toLineEnd(.comment, ""),
        .between(.string, "<<", ""), .word(.attribute, after: ""), .keys(.property, before: ""),
      ] + (0..<300).map { .between(.string, "\($0)(", ")") })
    #expect(Self.marks("Int int IF Else a => b = <<c", language) == "ttt     kk kkkk p        sss")
    #expect(Self.marks("250(a) 299(a)", language) == "ssssss")
  }

  @Test(arguments: [
    (CodeRule.Position.anywhere, "p   p   p"), (.wordStart, "p   p   p"),
    (.afterSpace, "p   p"), (.operand, "p       p"), (.firstInLine, "p"), (.lineStart, "p"),
  ])
  func `a key begins at the position of its rule`(position: CodeRule.Position, marks: String) {
    let language = CodeLanguage("a", rules: [.keys(.property, before: "=", at: position)])
    #expect(Self.marks("a=1 b=2,c=3", language) == marks)
  }

  @Test(arguments: [
    ("\\éa(b)", "   f"), ("x \\", ""), ("«a« b", "sssss"), ("«é« b", "ssssss"),
    ("«\\n« b", "ssssss"), ("«« b", ""), ("«a", ""),
  ])
  func `escaped characters and quotes can have several bytes`(code: String, marks: String) {
    let language = CodeLanguage(
      "a", rules: [.escape("\\"), .calls, .character(.string, "«")])
    #expect(Self.marks(code, language) == marks)
  }

  @Test func `the first rule for comments decides how lines are commented out`() {
    let languages: [(mark: String?, languages: [CodeLanguage])] = [
      (
        "//",
        [
          .swift, .c, .cPlusPlus, .cSharp, .java, .kotlin, .go, .rust, .javaScript, .typeScript,
          .json,
        ]
      ),
      ("#", [.python, .ruby, .shell, .yaml, .toml]), ("--", [.lua, .sql]),
      (nil, [.html, .css, .markdown, .diff]),
    ]
    #expect(languages.reduce(0) { $0 + $1.languages.count } == CodeLanguage.all.count)
    for (mark, languages) in languages {
      for language in languages { #expect(language.lineComment == mark, "\(language.names)") }
    }
    #expect(CodeLanguage("log") { _, _ in [] }.lineComment == nil)
    let own = CodeLanguage("bat", rules: [.toLineEnd(.comment, "rem ", at: .firstInLine)])
    #expect(own.lineComment == "rem ")
    let other = CodeLanguage("ignore", rules: [.toLineEnd(.comment, "#", at: .lineStart)])
    #expect(other.lineComment == nil)
  }

  @Test(arguments: SeededRandom.seeds(12))
  func `any text has tokens in order`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "\"", "'", "\"\"\"", "/*", "*/", "//", "#", "@", "$", "`", "\\", "<", ">", "<!--", "-->",
      "[[", "]]",
      "--", "=", ":", " ", "\t", "\n", "\r\n", "let", "Cart", "é", "日本", "1.5e", "0x", "(", ")",
      "{", "}",
      "\u{0}", "🇩🇪", "&amp;", "'a", "1..<2",
    ]
    for language in CodeLanguage.all {
      let text = (0..<60).map { _ in random.pick(parts) }.joined()
      var end = 0
      for span in language.spans(of: text) {
        #expect(
          span.range.lowerBound >= end && !span.range.isEmpty, "\(language.names[0]): \(text)")
        end = span.range.upperBound
      }
      #expect(end <= text.utf8.count)
    }
  }
}
