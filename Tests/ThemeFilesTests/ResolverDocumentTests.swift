// SPDX-License-Identifier: MIT
// Token: resolver documents combine choices into themes, and follow their rules.

import CuriumTokens
import TestModels
import Testing

@testable import CuriumThemeFiles

struct ResolverDocumentTests {
  static func document(_ members: String) -> ResolverDocument {
    ResolverDocument(
      parsing: "{ \"version\": \"2025.10\",\n\(members) }".utf8, name: "acme.resolver.json")
  }

  /// A theme in one document, with a base, an appearance and a size.
  static let acme = #"""
    "name": "acme", "description": "Ours.",
    "sets": { "base": { "sources": [
      { "$extensions": { "dev.curium": { "base": "dark" } } },
      { "color": { "$type": "color", "text": { "primary": { "$value": "{palette.ink}" } } } }
    ] } },
    "modifiers": {
      "appearance": { "description": "Light or dark.", "default": "dark", "contexts": {
        "light": [
          { "palette": { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
        ],
        "dark": [
          { "palette": { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }
        ]
      } },
      "size": { "contexts": { "small": [], "large": [
        { "$ref": "#/sets/base" },
        { "spacing": { "md": { "$type": "dimension", "$value": { "value": 64, "unit": "px" } } } }
      ] } }
    },
    "resolutionOrder": [
      { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }, { "$ref": "#/modifiers/size" }
    ]
    """#

  @Test func `contexts are listed, and a selection gives a theme`() throws {
    let document = Self.document(Self.acme)
    #expect(document.errors.isEmpty && document.warnings.isEmpty, "\(document.errors)")
    #expect(document.name == "acme" && document.summary == "Ours.")
    #expect(document.modifiers.map(\.name) == ["appearance", "size"])
    #expect(document.modifiers[0].contexts == ["light", "dark"])
    #expect(document.modifiers[0].defaultContext == "dark")
    #expect(document.modifiers[0].summary == "Light or dark.")
    #expect(document.choices.count == 4)
    for choice in document.choices {
      let reading = document.theme(choice)
      let theme = try #require(reading.theme, "\(reading.errors)")
      // References are resolved last, so this is the text colour of the selected context.
      let ink: UInt32 = choice["appearance"] == "light" ? 0 : 0xFF_FF_FF
      #expect(theme.textColor == Color(hex: ink))
      let columns = Length.md.resolve(in: theme, axis: .horizontal)
      #expect(columns == (choice["size"] == "large" ? 8 : 2))
      #expect(theme.name == "acme-\(choice["appearance"] ?? "")-\(choice["size"] ?? "")")
    }
    #expect(document.theme(["size": "small"]).theme?.textColor == Color(hex: 0xFF_FF_FF))
  }

  @Test func `a token in the form of the first drafts replaces another one as a whole`() {
    func source(_ value: String) -> String {
      ##"{ "color": { "text": { "primary": { "type": "color", "value": { \##(value) } } } } }"##
    }
    let faint = source(##""colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5"##)
    let white = source(##""colorSpace": "srgb", "components": [1, 1, 1]"##)
    let base = ##"{ "$extensions": { "dev.curium": { "base": "dark" } } }"##
    let reading = Self.document(
      ##"""
      "sets": { "base": { "sources": [\##(base), \##(faint), \##(white)] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
      """##
    ).theme()
    #expect(reading.theme?.textColor == Color(hex: 0xFF_FF_FF), "\(reading.errors)")
  }

  @Test func `a modifier that is applied twice is one choice`() {
    let members = Self.acme.replacing(
      ##"{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" },"##,
      with: ##"{ "$ref": "#/modifiers/appearance" }, { "$ref": "#/modifiers/appearance" },"##)
    let document = Self.document(members)
    #expect(document.errors.isEmpty && document.modifiers.count == 3)
    #expect(document.choices.count == 4 && Set(document.choices).count == 4)
  }

  @Test(
    arguments: [
      ([:], "a context for `size`, which has no default"),
      (["size": "huge"], "not `huge`. Choose one of small, large."),
      (["size": "small", "appearance": ""], "a context of `appearance`, not ``"),
      (["size": "small", "beta": "true"], "not `beta`. Its modifiers are appearance, size."),
    ] as [([String: String], String)])
  func `an invalid selection is rejected`(choice: [String: String], words: String) {
    let reading = Self.document(Self.acme).theme(choice)
    #expect(reading.theme == nil && reading.errors.first?.problem == .wrongChoice)
    #expect(reading.errors.first?.description.contains(words) == true, "\(reading.errors)")
  }

  @Test(
    arguments: [
      (##""sets": {}"##, "`resolutionOrder`"),
      (##""resolutionOrder": {}"##, "a list for `resolutionOrder`"),
      (##""resolutionOrder": [], "sets": []"##, "an object for `sets`"),
      (##""resolutionOrder": [], "sets": { "a": {} }"##, "a list of `sources`"),
      (##""resolutionOrder": [], "modifiers": { "a": {} }"##, "`contexts`"),
      (
        ##""resolutionOrder": [], "modifiers": { "a": { "contexts": {} } }"##,
        "at least one context"
      ),
      (
        ##""resolutionOrder": [], "modifiers": { "a": { "contexts": { "b": {} } } }"##,
        "a list of sources"
      ),
      (
        ##""resolutionOrder": [], "modifiers": { "a": { "contexts": { "b": [], "c": [] }, "default": "d" } }"##,
        "Choose one of b, c"
      ),
      (##""resolutionOrder": [1]"##, "a set or a modifier"),
      (##""resolutionOrder": [{}]"##, "`name` or `$ref`"),
      (##""resolutionOrder": [{ "name": "a", "sources": [] }]"##, "\"set\" or \"modifier\""),
      (
        ##""resolutionOrder": [{ "name": "a", "type": "set", "sources": [] }, { "name": "a", "type": "set", "sources": [] }]"##,
        "is used twice"
      ),
      (##""resolutionOrder": [{ "$ref": "#/sets/a" }]"##, "`sets` has no `a`"),
      (##""resolutionOrder": [{ "$ref": "#/resolutionOrder/0" }]"##, "to a set or a modifier"),
      (##""resolutionOrder": [{ "$ref": "a.json" }]"##, "to a set or a modifier"),
      (
        ##""resolutionOrder": [], "sets": { "a": { "sources": [1] } }"##,
        "a group of tokens, or `$ref`"
      ),
      (
        ##""resolutionOrder": [], "sets": { "a": { "sources": [{ "$ref": "#/modifiers/b" }] } }"##,
        "a set, not to a modifier"
      ),
      (
        ##""resolutionOrder": [], "sets": { "a": { "sources": [{ "$ref": "#/resolutionOrder/0" }] } }"##,
        "a set, not to `resolutionOrder`"
      ),
      (
        ##""resolutionOrder": [], "modifiers": { "a": { "contexts": { "b": [{ "$ref": "#/modifiers/a/contexts/c" }], "c": [] } } }"##,
        "a set, not to a modifier"
      ),
    ] as [(String, String)])
  func `an invalid document is rejected, whatever is selected`(
    members: String, words: String
  ) {
    let document = Self.document(members)
    let error = document.errors.first
    #expect(error?.description.contains(words) == true, "\(document.errors)")
    #expect(error?.file == "acme.resolver.json")
    #expect(document.theme().theme == nil && document.theme().errors == document.errors)
  }

  @Test(
    arguments: [
      (
        ##""a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] }"##,
        "#/sets/b → #/sets/a → #/sets/b"
      ),
      (##""a": { "sources": [{ "$ref": "#/sets/c" }] }"##, "#/sets/c doesn't exist"),
      (
        ##""a": { "sources": [{ "$ref": "https://x.org/a.json" }] }"##,
        "Copy the file next to this one"
      ),
      (##""a": { "sources": [{ "$ref": "b.json" }] }"##, "another file"),
    ] as [(String, String)])
  func `a source that doesn't exist is reported when it is needed`(sets: String, words: String) {
    let document = Self.document(
      ##""sets": { \##(sets) }, "resolutionOrder": [{ "$ref": "#/sets/a" }]"##)
    #expect(document.errors.isEmpty)
    let errors = document.theme().errors
    #expect(errors.first?.description.contains(words) == true, "\(errors)")
  }

  @Test func `a set with an error can be referenced again`() {
    let document = Self.document(
      #"""
      "sets": {
        "a": { "sources": [{ "$ref": "#/sets/b" }, { "$ref": "#/sets/b" }] },
        "b": { "sources": [{ "$ref": "#/sets/c" }] }
      },
      "resolutionOrder": [{ "$ref": "#/sets/a" }]
      """#)
    let problems = document.theme().errors.prefix(2).map(\.problem)
    #expect(problems == [.unknownReference, .unknownReference])
  }

  @Test
  func `versions, single contexts, members beside a reference and definitions follow the report`() {
    let other = ResolverDocument(
      parsing: ##"{ "version": "2024.1", "resolutionOrder": [] }"##.utf8, name: "x")
    #expect(other.errors.first?.problem == .unsupported)
    #expect(ResolverDocument(parsing: "[".utf8, name: "x").errors.first?.problem == .syntax)
    let single = Self.document(
      ##""modifiers": { "a": { "contexts": { "b": [] } } }, "resolutionOrder": []"##)
    #expect(single.errors.isEmpty && single.warnings.count == 1)
    let beside = Self.document(
      #"""
      "$defs": { "anything": 1 },
      "modifiers": { "a": { "contexts": { "b": [], "c": [] }, "default": "b" } },
      "resolutionOrder": [{ "$ref": "#/modifiers/a", "default": "c" }]
      """#)
    #expect(beside.errors.isEmpty && beside.modifiers[0].defaultContext == "c")
  }

  @Test func `a file under many names can't make a document too large`() throws {
    let folder = try TemporaryFolder()
    let spaces = String(repeating: " ", count: 3 << 20)
    try folder.write("{}" + spaces, to: folder("a.json"))
    let sources = ["a.json", "./a.json", "././a.json"].map { "{ \"$ref\": \"\($0)\" }" }
    try folder.write(
      """
      { "version": "2025.10", "sets": { "a": { "sources": [\(sources.joined(separator: ","))] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }] }
      """, to: folder("acme.resolver.json"))
    let document = ResolverDocument(contentsOf: folder("acme.resolver.json"))
    #expect(document.theme().errors.first?.problem == .tooLarge)
  }

  @Test func `the built-in themes match their own resolver document`() throws {
    let path = "\(BuiltInThemeFileTests.folder)/curium.resolver.json"
    let document = ResolverDocument(contentsOf: path)
    #expect(document.modifiers.count == 1, "\(document.errors)")
    for theme in AppTheme.builtIn
    where document.modifiers[0].contexts.contains(theme.name) {
      let reading = document.theme(["theme": theme.name])
      #expect(reading.theme == theme, "\(theme.name): \(reading.errors)")
      #expect(reading.warnings.isEmpty && reading.missing.isEmpty, "\(reading.warnings)")
    }
    // The document itself is a theme file for its defaults.
    #expect(try ThemeFile.load(contentsOf: path) == .light)
    #expect(ResolverDocument(contentsOf: "/nowhere.json").errors.first?.problem == .unreadable)
  }
}
