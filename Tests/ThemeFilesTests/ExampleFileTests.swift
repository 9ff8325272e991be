// SPDX-License-Identifier: MIT
// Token: every example in the format's reports is read, or rejected for the right reason.

import Testing

@testable import CuriumThemeFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct ExampleFileTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Fixtures"

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []

  /// The reasons for rejecting examples. All others are read without errors.
  ///
  /// Some that the schema accepts are only parts of a file, or omit a type that the text requires.
  static let refused: [String: String] = [
    "color-token-naming-02": "{color.palette.black} doesn't exist",
    "color-token-naming-08": "{color.red.600} doesn't exist",
    "color-token-naming-10": "{color.background.error} doesn't exist",
    "format-aliases-03": "a → b → c → a",
    "format-aliases-07": "a token or a group, written as an object",
    "format-composite-types-11": "{brand.secondary} doesn't exist",
    "format-groups-02": "a known type, not `string`",
    "format-groups-04": "{button} doesn't exist",
    "format-groups-06": "a type",
    "format-groups-08": "a group that doesn't contain this one, but {button} does",
    "format-groups-10": "a type",
    "format-groups-12": "a type",
    "format-terminology-00": "without `$value` and `$type`",
  ]

  @Test func `there are examples of every chapter`() {
    let chapters = Set(Self.names.filter { $0.hasSuffix(".json") }.map { $0.dropLast(17) })
    #expect(Self.names.count > 50 && chapters.count > 8)
    for name in Self.refused.keys { #expect(Self.names.contains { $0.hasPrefix(name) }) }
  }

  @Test(arguments: names.filter { $0.hasPrefix("format") || $0.hasPrefix("color") })
  func `an example of tokens is read, or rejected for the right reason`(name: String) throws {
    let reading = ThemeFile.readTokens(contentsOf: "\(Self.folder)/\(name)")
    let key = name.split(separator: ".")[0]
    guard let reason = Self.refused[String(key)] else {
      #expect(reading.errors.isEmpty && reading.warnings.isEmpty, "\(reading)")
      return
    }
    #expect(reading.errors.first?.description.contains(reason) == true, "\(reading.errors)")
    #expect(reading.errors.first?.file == name && (reading.errors.first?.line ?? 0) > 0)
  }

  @Test(arguments: names.filter { $0.hasPrefix("resolver") })
  func `an example of a resolver document lacks its version, and more if it is a part`(
    name: String
  ) throws {
    let bytes = try FileBytes.read("\(Self.folder)/\(name)")
    let document = ResolverDocument(parsing: bytes, name: name)
    #expect(document.errors.first?.expected == "`version`")
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let whole = ResolverDocument(
      parsing: "{ \"version\": \"2025.10\", \(text)".utf8, name: name)
    if name.contains("+version") {
      #expect(whole.errors.isEmpty, "\(whole.errors)")
      #expect(whole.modifiers.count == 1 && whole.modifiers[0].contexts.count == 2)
    } else {
      // One misspells `contexts` in the order, another omits the sources of a set.
      let reason =
        name.contains("inputs-00")
        ? "`contexts`" : name.contains("syntax-03") ? "a list of `sources`" : "`resolutionOrder`"
      #expect(whole.errors.first?.expected == reason, "\(whole.errors)")
    }
  }
}
