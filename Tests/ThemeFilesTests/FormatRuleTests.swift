// SPDX-License-Identifier: MIT
// Token: references, groups and types according to the format.

import Testing

@testable import CuriumThemeFiles

struct FormatRuleTests {
  static let red = #"{ "colorSpace": "srgb", "components": [1, 0.25, 0] }"#

  static func read(_ members: String) -> ThemeReading {
    ThemeFile.readTokens("{ \(members) }".utf8, name: "x")
  }

  @Test(
    arguments: [
      // References to tokens.
      ##""a": { "$type": "color", "$value": \##(red) }, "b": { "$value": "{a}" }, "c": { "$ref": "#/b" }"##,
      ##""a": { "$type": "color", "$value": \##(red) }, "b": { "$ref": "#/a/$value", "$type": "color" }"##,
      // Into values and lists, and through references; `~1`, `~0` and `%20` in names.
      ##""a/b~c d": { "$type": "color", "$value": \##(red) }, "n": { "$type": "number", "$value": { "$ref": "#/a~1b~0c%20d/$value/components/1" } }"##,
      ##""a": { "$type": "color", "$value": \##(red) }, "b": { "$ref": "#/a" }, "n": { "$type": "number", "$ref": "#/b/$value/components/0" }"##,
      ##""a": { "$type": "color", "$value": \##(red) }, "b": { "$value": "{a}" }, "n": { "$type": "number", "$ref": "#/b/$value/components/0" }"##,
      ##""a": { "$type": "number", "$value": 0.5 }, "b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/a/$value" }, 0, 0], "alpha": { "$ref": "#/a/$value" } } }"##,
      // A group's own token.
      ##""a": { "$type": "color", "$root": { "$value": \##(red) }, "b": { "$value": "{a.$root}" } }"##,
      // A reference has the type of its target, even among tokens of another type.
      ##""a": { "$type": "color", "$value": \##(red) }, "g": { "$type": "dimension", "b": { "$value": "{a}" } }"##,
      // Groups that extend others, in every syntax; inherited tokens keep their type.
      ##""g": { "$type": "color", "a": { "$value": \##(red) } }, "h": { "$extends": "{g}", "b": { "$value": "{h.a}" }, "c": { "$value": \##(red) } }"##,
      ##""g": { "$type": "color", "a": { "$value": \##(red) } }, "h": { "$extends": "#/g", "b": { "$value": "{h.a}" } }"##,
      ##""g": { "$type": "color", "a": { "$value": \##(red) } }, "h": { "$extends": { "$ref": "#/g" }, "b": { "$value": "{h.a}" } }"##,
      ##""g": { "$type": "color", "a": { "$value": \##(red) } }, "h": { "$ref": "#/g", "b": { "$value": "{h.a}" } }"##,
      ##""g": { "$type": "color", "a": { "$value": \##(red) } }, "h": { "$ref": "#/g" }, "b": { "$value": "{h.a}" }"##,
      ##""g": { "$type": "color", "i": { "a": { "$value": \##(red) } } }, "h": { "$type": "number", "$extends": "{g.i}", "n": { "$value": 1 } }"##,
      ##""g": { "a": { "x": { "$type": "number", "$value": 1 } } }, "h": { "$extends": "{g}", "a": { "y": { "$type": "number", "$value": "{h.a.x}" } } }"##,
      ##""g": { "a": { "$type": "number", "$value": 1 } }, "h": { "$extends": "{g}" }, "i": { "$extends": "{h}", "b": { "$value": "{i.a}" } }"##,
      ##""i": { "$extends": "{h.k}", "b": { "$value": "{i.a}" } }, "h": { "$extends": "{g}" }, "g": { "k": { "a": { "$type": "number", "$value": 1 } } }"##,
      ##""g": { "a": { "$type": "number", "$value": 1 }, "b": { "$extends": "{h}" } }, "h": { "c": { "$value": "{g.a}" } }"##,
      // Ignores unknown members; an empty group is one of them.
      ##""$schema": "x", "$unknown": [1], "g": { "$description": "Empty.", "$extensions": { "a": 1 }, "$deprecated": true }"##,
    ] as [String])
  func `valid files are read without errors or warnings`(members: String) {
    let reading = Self.read(members)
    #expect(
      reading.errors.isEmpty && reading.warnings.isEmpty, "\(reading.errors)\(reading.warnings)")
  }

  @Test(
    arguments: [
      (##""a": { "$type": "color", "$value": "{}" }"##, "a", "{} doesn't exist"),
      (
        ##""a": { "$type": "color", "$value": "{b.0}" }, "b": { "$type": "color", "$value": \##(red) }"##,
        "a", "{b.0} doesn't exist"
      ),
      (
        ##""a": { "$type": "color", "$value": "{g}" }, "g": { "$root": { "$type": "color", "$value": \##(red) } }"##,
        "a", "Its own token is {g.$root}"
      ),
      (##""a": { "$ref": "#/nowhere" }"##, "a", "a type"),
      (##""a": { "$type": "color", "$ref": "#/nowhere/$value" }"##, "a", "no `nowhere` in `#`"),
      (##""a": { "$type": "color", "$ref": "b.json#/a" }"##, "a", "into the same document"),
      (##""a": { "$type": "color", "$ref": "#/b~2" }"##, "a", "write `~1` for a slash"),
      (##""a": { "$type": "color", "$ref": "#/b%+5" }"##, "a", "write `~1` for a slash"),
      (##""a": { "$type": "color", "$ref": 3 }"##, "a", "a pointer for `$ref`"),
      (
        ##""a": { "$type": "number", "$ref": "#/b/$value/components/3" }, "b": { "$type": "color", "$value": \##(red) }"##,
        "a", "no `3` in `#/b/$value/components`"
      ),
      (
        ##""a": { "$type": "number", "$ref": "#/b/$value/components/00" }, "b": { "$type": "color", "$value": \##(red) }"##,
        "a", "no `00`"
      ),
      (
        ##""a": { "$type": "number", "$ref": "#/b/$value/components" }, "b": { "$type": "color", "$value": \##(red) }"##,
        "a", "a number"
      ),
      (
        ##""a": { "$type": "dimension", "$ref": "#/b" }, "b": { "$type": "color", "$value": \##(red) }"##,
        "a", "not `color`"
      ),
      (##""a": { "$type": "number", "$value": { "$ref": "#/a/$value" } }"##, "a", "a → a"),
      (
        ##""a": { "$type": "number", "$value": { "$ref": "#/b/$value/x" } }, "b": { "$type": "number", "$value": { "x": { "$ref": "#/b/$value/x" } } }"##,
        "a", "b → b"
      ),
      (
        ##""a": { "$value": "{b}" }, "b": { "$ref": "#/c" }, "c": { "$ref": "#/a/$value" }"##, "c",
        "a → b → c → a"
      ),
      (
        ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/b/$value/components/0" }, 0, 0] } }, "b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/a/$value/components/0" }, 0, 0] } }"##,
        "a", "→"
      ),
      (##""g": { "$extends": "{nowhere}" }"##, "g", "{nowhere} doesn't exist"),
      (
        ##""g": { "$extends": "{a}" }, "a": { "$type": "number", "$value": 1 }"##, "g",
        "{a} is a token"
      ),
      (##""g": { "$extends": 3 }"##, "g", "the name of a group"),
      (##""g": { "$extends": "{g}" }"##, "g", "doesn't contain this one"),
      (##""g": { "h": { "i": { "$extends": "{g}" } } }"##, "g.h.i", "doesn't contain this one"),
      (
        ##""a": { "$extends": "{b}" }, "b": { "$extends": "{c}" }, "c": { "$extends": "{a}" }"##,
        "c", "a → b → c → a"
      ),
      (
        ##""a": { "x": { "$extends": "{b}" } }, "b": { "y": { "$extends": "{a}" } }"##, "b.y",
        "a.x → b.y → a"
      ),
      (##""a": { "$value": 1 }"##, "a", "a type"),
      (##""a": { "$type": "number", "$value": 1, "b": {} }"##, "a", "not both"),
      (##""a": { "$type": "number", "$value": 1, "$ref": "#/b" }"##, "a", "not both"),
      (##""g": { "$root": { "b": {} } }"##, "g.$root", "a token for `$root`"),
      (##""g": { "$b": { "$value": 1 } }"##, "g", "doesn't begin with `$`"),
      (##""g": { "": { "$value": 1 } }"##, "g", "Rename ``"),
      (##""g": { "a}": { "$value": 1 } }"##, "g", "Rename `a}`"),
      (##""a": { "$type": "number", "$value": 1, "$deprecated": 1 }"##, "a", "for `$deprecated`"),
      (##""a": { "$type": "number", "$value": 1, "$extensions": 1 }"##, "a", "for `$extensions`"),
      (##""a": { "$type": "number", "$value": 1, "$description": 1 }"##, "a", "for `$description`"),
      (##""a": { "$type": 1, "$value": 1 }"##, "a", "for `$type`"),
    ] as [(String, String, String)])
  func `a violation of the format is reported once, with its position`(
    members: String, path: String, words: String
  ) {
    let reading = Self.read(members)
    #expect(reading.errors.first?.path == path, "\(reading.errors)")
    #expect(reading.errors.first?.description.contains(words) == true, "\(reading.errors)")
  }

  @Test func `every token in a cycle is named, and the cycle is reported once`() {
    let reading = Self.read(
      #""d": { "$value": "{a}" }, "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" }"#
    )
    #expect(reading.errors.map(\.problem) == [.cycle(["a", "b", "c"])])
  }

  @Test func `all errors are reported, not only the first`() {
    let reading = Self.read(
      #"""
      "a": { "$type": "color", "$value": 1 }, "b": { "$type": "number", "$value": "x" },
      "c": 3, "d": { "$value": 1 }, "e": { "$type": "number", "$value": "{nowhere}" }
      """#)
    #expect(Set(reading.errors.map(\.path)) == ["a", "b", "c", "d", "e"])
    #expect(reading.errors.filter { $0.line == 2 }.count == 3)
    #expect(reading.theme == nil)
  }

  @Test(
    arguments: [
      (
        #""a": { "$type": "number", "$value": 1, "$deprecated": "Take c." }, "b": { "$value": "{a}" }"#,
        "Take c."
      ),
      (
        #""g": { "$deprecated": true, "a": { "$type": "number", "$value": 1 } }, "b": { "$value": "{g.a}" }"#,
        "Refer to another token."
      ),
      (
        #""g": { "$deprecated": true, "a": { "$type": "number", "$value": 1, "$deprecated": false } }, "b": { "$value": "{g.a}" }"#,
        nil
      ),
      (
        #""a": { "$type": "number", "$value": 1, "$deprecated": true }, "b": { "$value": "{a}", "$deprecated": true }"#,
        nil
      ),
    ] as [(String, String?)])
  func `using a deprecated token causes a warning`(members: String, advice: String?) {
    let reading = Self.read(members)
    #expect(reading.errors.isEmpty)
    #expect(reading.warnings.map(\.advice) == (advice.map { [$0] } ?? []))
    #expect(reading.warnings.allSatisfy { $0.problem == .deprecated && $0.path == "b" })
  }

  @Test func `exponential growth is rejected in time`() {
    // Each group contains the previous one twice, which gives 2 to the 40th tokens.
    let groups = (1...40).map { index in
      let previous = "{ \"$extends\": \"{g\(index - 1)}\" }"
      return "\"g\(index)\": { \"a\": \(previous), \"b\": \(previous) }"
    }
    let grown = Self.read(
      #""g0": { "t": { "$type": "number", "$value": 1 } }, "# + groups.joined(separator: ", "))
    #expect(grown.errors.contains { $0.problem == .tooLarge })
    // A chain of nested groups, and one of references, too long for any stack.
    let nested = (1...1_500).map { "\"g\($0)\": { \"a\": { \"$extends\": \"{g\($0 - 1)}\" } }" }
    #expect(
      Self.read("\"g0\": {}, " + nested.reversed().joined(separator: ", ")).errors.contains {
        $0.problem == .tooLarge
      })
    let deepening = (1...150).map { "\"g\($0)\": { \"a\": { \"$extends\": \"{g\($0 - 1)}\" } }" }
    let deep = Self.read("\"g0\": {}, " + deepening.joined(separator: ", "))
    #expect(deep.errors.map(\.expected) == ["at most 128 nested groups"])
    let chain = (1...1_500).map { "\"t\($0)\": { \"$value\": \"{t\($0 - 1)}\" }" }
    let last = "\"t0\": { \"$type\": \"number\", \"$value\": 1 }, "
    #expect(
      Self.read(last + chain.reversed().joined(separator: ", ")).errors.contains {
        $0.problem == .tooLarge
      })
    #expect(Self.read(last + chain.joined(separator: ", ")).errors.isEmpty)
    let pointers = (1...1_500).map {
      "\"t\($0)\": { \"$type\": \"number\", \"$value\": { \"$ref\": \"#/t\($0 - 1)/$value/x\" } }"
    }
    #expect(!Self.read(last + pointers.joined(separator: ", ")).errors.isEmpty)
  }

  @Test func `a byte order mark is skipped, and other encodings are rejected`() {
    let text = Array(#"{ "a": { "$type": "number", "$value": 1 } }"#.utf8)
    #expect(ThemeFile.readTokens([0xEF, 0xBB, 0xBF] + text, name: "x").errors.isEmpty)
    let wide = ThemeFile.readTokens([0xFF, 0xFE] + text.flatMap { [$0, 0] }, name: "x")
    #expect(wide.errors.first?.problem == .syntax && wide.errors.first?.column == 1)
  }
}
