// SPDX-License-Identifier: MIT
// Token: files that cause too much work or try to control the terminal.

import CuriumTokens
import Testing

@testable import CuriumThemeFiles

struct HostileFileTests {
  private static func errors(_ members: String) -> [ThemeFileError] {
    ThemeFile.readTokens("{ \(members) }".utf8, name: "x").errors
  }

  private static func list(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ", ")
  }

  // MARK: Work

  /// The number of steps for resolving a document, and its errors.
  private static func steps(_ members: String, limit: Int = 250_000) throws
    -> (count: Int, errors: [ThemeFileError])
  {
    let findings = Findings(mostSteps: limit)
    let root = try #require(
      TokenDocument.root(Array("{ \(members) }".utf8), file: "x", findings))
    ThemeResolver(TokenDocument([root], findings)).checkAll()
    return (findings.steps, findings.errors)
  }

  /// `count` groups that each extend one with `count` tokens.
  private static func extending(_ count: Int) -> String {
    "\"z\": { \(list(count) { "\"q\($0)\": { \"$type\": \"number\", \"$value\": 1 }" }) }, "
      + list(count) { "\"n\($0)\": { \"$extends\": \"{z}\" }" }
  }

  /// Values that refer to the end of a chain.
  private static func parts(_ count: Int, chain: Int) -> String {
    let links = list(chain) { place in
      let value = place == 0 ? "0" : "{ \"$ref\": \"#/c\(place - 1)/$value/0\" }"
      return "\"c\(place)\": { \"$type\": \"cubicBezier\", \"$value\": [\(value), 0, 1, 1] }"
    }
    let stops = list(count) { _ in
      "{ \"color\": \"#000000\", \"position\": { \"$ref\": \"#/c\(chain - 1)/$value/0\" } }"
    }
    return "\(links), \"g\": { \"$type\": \"gradient\", \"$value\": [\(stops)] }"
  }

  @Test func `resolving references takes linear time`() throws {
    let one = try Self.steps(Self.parts(100, chain: 10))
    let two = try Self.steps(Self.parts(200, chain: 10))
    #expect(one.errors.isEmpty && two.errors.isEmpty)
    #expect(two.count - one.count == 100 * 10)
  }

  @Test(arguments: [extending(60), parts(60, chain: 30)])
  func `a small file can't cause endless work`(members: String) throws {
    let (count, errors) = try Self.steps(members, limit: 1_000)
    #expect(count == 1_001)
    #expect(errors.map(\.expected) == ["at most 1000 steps through references"])
    #expect(try Self.steps(members).errors.isEmpty)
  }

  @Test func `names are suggested only for errors and warnings that are kept`() throws {
    let wrong = Self.list(100) { "\"w\($0)\": { \"$value\": \"{no.such\($0)}\" }" }
    let token = "\"last\": { \"$type\": \"number\", \"$value\": 1 }"
    let findings = Findings()
    let root = try #require(
      TokenDocument.root(Array("{ \(wrong), \(token) }".utf8), file: "x", findings))
    let links = TokenLinks(TokenDocument([root], findings))
    #expect(findings.errors.count == 100)
    #expect(links[100] == .broken, "nothing is resolved after the last error")

    var count = 0
    func advice() -> String {
      count += 1
      return ""
    }
    for _ in 0..<150 { findings.warn(.unknownToken, findings.whole, "", advice()) }
    #expect(findings.warnings.count == 100 && count == 100)
  }

  @Test func `a scheme can reset any number of names`() throws {
    let names = (0..<100_000).map { "name\($0) = 1\n" }.joined()
    let resets = (0..<20_000).map { "name\($0) =\npalette =\n" }.joined()
    let schemes = try ThemeImporter.schemes(
      Array((names + resets + ImporterTests.ghostty).utf8), name: "x", format: .ghostty)
    let scheme = try #require(schemes.first)
    #expect(scheme.ansi == ImporterTests.hex.map { UInt32($0, radix: 16) })
  }

  @Test func `endless layers of sets are rejected`() throws {
    let tokens = Self.list(600) { "\"n\($0)\": 1" }
    let order = Self.list(500) { _ in "{ \"$ref\": \"#/sets/s\" }" }
    let document = ResolverDocument(
      parsing: """
        { "version": "2025.10", "sets": { "s": { "sources": [{ \(tokens) }] } },
          "resolutionOrder": [\(order)] }
        """.utf8, name: "x")
    #expect(document.errors.isEmpty)
    #expect(document.theme().errors.contains { $0.problem == .tooLarge })
    let long = ResolverDocument(
      parsing: """
        { "version": "2025.10", "sets": { "s": { "sources": [] } },
          "resolutionOrder": [\(Self.list(1_001) { _ in "{ \"$ref\": \"#/sets/s\" }" })] }
        """.utf8, name: "x")
    #expect(long.errors.map(\.expected) == ["at most 1000 steps in `resolutionOrder`"])
  }

  @Test func `of too many combinations, the first ones are listed`() {
    let modifiers = Self.list(300) { "\"m\($0)\": { \"contexts\": { \"a\": [], \"b\": [] } }" }
    let order = Self.list(300) { "{ \"$ref\": \"#/modifiers/m\($0)\" }" }
    let document = ResolverDocument(
      parsing: """
        { "version": "2025.10", "modifiers": { \(modifiers) }, "resolutionOrder": [\(order)] }
        """.utf8, name: "x")
    let choices = document.choices
    #expect(document.errors.isEmpty && choices.count == 256 && Set(choices).count == 256)
    #expect(choices[0].count == 300 && choices[0].values.allSatisfy { $0 == "a" })
    #expect(choices[1]["m299"] == "b" && choices[2]["m298"] == "b" && choices[2]["m299"] == "a")
    #expect(choices.allSatisfy { $0["m0"] == "a" })
  }

  @Test func `a long name that every token below would repeat is rejected`() {
    let long = String(repeating: "x", count: 1_001)
    let token = "{ \"$type\": \"number\", \"$value\": 1 }"
    #expect(Self.errors("\"\(long)\": { \"a\": \(token) }").map(\.problem) == [.tooLarge])
    #expect(Self.errors("\"\(long.dropLast(3))\": { \"a\": \(token) }").isEmpty)
  }

  @Test func `too many tokens are rejected before groups are extended`() {
    let tokens = Self.list(20_001) { "\"n\($0)\": {}" }
    #expect(
      Self.errors(tokens + ", \"e\": { \"$extends\": \"{n1}\" }").map(\.expected) == [
        "at most 20000 tokens and groups"
      ])
  }

  @Test(arguments: ["\u{301}", "\\u0301"])
  func `too many marks on a letter are rejected in names, values and schemes`(mark: String) {
    func marks(_ count: Int) -> String { "a" + String(repeating: mark, count: count) }
    let token = "{ \"$type\": \"number\", \"$value\": 1 }"
    let limit = StreamSafeText.mostMarks
    #expect(Self.errors("\"\(marks(limit))\": \(token)").isEmpty)
    let expected = ["at most 30 combining marks in a row"]
    #expect(Self.errors("\"\(marks(limit + 1))\": \(token)").map(\.expected) == expected)
    let value = "{ \"$type\": \"fontFamily\", \"$value\": \"\(marks(limit + 1))\" }"
    #expect(Self.errors("\"a\": \(value)").map(\.expected) == expected)
    guard !mark.contains("\\") else { return }
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeImporter.parse("name: \(marks(limit + 1))".utf8, name: "x.yaml")
    }
    #expect(error.map(\.expected).map { [$0] } == expected)
  }

  @Test func `members are found and removed in small and large objects`() throws {
    for count in [3, 12, 13, 40] {
      var members = JSONMembers()
      for number in 0..<count { members["n\(number)"] = JSONNode(number) }
      #expect(!members.append("n1") && members.count == count)
      members["n1"] = nil
      members["n0"] = JSONNode(7)
      #expect(members["n1"] == nil && members["n0"]?.number == 7)
      #expect((2..<count).allSatisfy { members["n\($0)"]?.number == Double($0) })
      members.insert("first", JSONNode(1), at: 0)
      members.replace(1, "second", JSONNode(2))
      #expect(members.map(\.key).prefix(3) == ["first", "second", "n2"])
      #expect(members.indices.allSatisfy { members.place(of: members[$0].key) == $0 })
    }
  }

  @Test func `a resolver document used as a token file is recognized`() {
    let reading = ThemeFile.readTokens(
      "{ \"version\": \"2025.10\",\n\"resolutionOrder\": [] }".utf8, name: "x")
    #expect(reading.errors.map(\.line) == [2])
    #expect(reading.errors.first?.expected.contains("this is a resolver document") == true)
  }

  // MARK: Messages

  @Test func `an error at the end of a line has that position`() {
    let error = Self.errors("\"a\\\n\": 1").first
    #expect(error?.line == 1 && error?.column == 6, "\(error as Any)")
  }

  private static let marks = String(repeating: "\u{301}", count: StreamSafeText.mostMarks + 1)

  @Test(arguments: [
    (#""a": 1, "a": 2"#, 9), (#""a": 01"#, 6), (#""a": 1e999"#, 6), (#""a": "\ud800\u0041""#, 13),
    ("\"a\": \"x\(marks)\"", 6), ("\"x\(marks)\": 1", 1),
  ])
  func `an error in a name, number or string is reported at the start of it`(
    members: String, column: Int
  ) {
    let error = Self.errors("\n\(members)").first
    #expect(error?.line == 2 && error?.column == column, "\(error as Any)")
    let broken = ThemeFile.readTokens(Array("{ \"a\": \"x".utf8) + [0xFF, 0x22, 0x7D], name: "x")
    #expect(broken.errors.map(\.column) == [8])
  }

  @Test(
    arguments: [
      #""\u001b]0;x\u0007\n": 1"#, #""a": { "$type": "\u001b[2J", "$value": 1 }"#,
      #""a": { "$value": "{\u009b31m\r\n}" }"#, ##""a": { "$ref": "#/\u202e\u001b" }"##,
      #""\u0000{": {}, "$type": "\u2066""#, #""a": 1, "a\u001b": 2"#, "\"\u{9B}\": 1",
    ])
  func `text quoted in a message can't control a terminal`(members: String) {
    for name in ["x", "x\u{1B}[31m\nx"] {
      let bytes = Array("{ \"$extensions\": {}, \(members) }".utf8)
      let findings =
        ThemeFile.readTokens(bytes, name: name).errors + ThemeFile.read(bytes, name: name).errors
      #expect(!findings.isEmpty)
      for error in findings {
        #expect(
          error.description.unicodeScalars.allSatisfy { scalar in
            scalar.properties.generalCategory != .control
              && !(0x202A...0x202E).contains(scalar.value)
              && !(0x2066...0x2069).contains(scalar.value)
          }, "\(error)")
      }
    }
  }

  @Test func `a message stays short, however long its quotation`() {
    let long = String(repeating: "é", count: 100_000)
    let type = "\"a\": { \"$type\": \"\(long)\", \"$value\": 1 }"
    for members in [type, "\"a\": { \"$value\": \"{\(long)}\" }"] {
      let errors = Self.errors(members)
      #expect(!errors.isEmpty)
      #expect(errors.allSatisfy { $0.description.utf8.count < 4_000 })
      #expect(errors.allSatisfy { !$0.description.contains("\u{FFFD}") })
    }
  }

  @Test func `a scheme's name becomes a file name`() {
    #expect(ImportedTheme.slug("Deep Sea / 2 ") == "deep-sea-2")
    #expect(ImportedTheme.slug("../../\u{1B}[2J") == "2j")
    #expect(ImportedTheme.slug("\n") == "imported")
    #expect(ImportedTheme.slug(String(repeating: "Ünï ", count: 100)).utf8.count <= 100)
  }
}
