// SPDX-License-Identifier: MIT
// Token: reading any damaged file ends with a theme or errors.

import CuriumTokens
import TestModels
import Testing

@testable import CuriumThemeFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct MutationTests {
  /// Examples from the reports, a small theme and parts of the kit's own files.
  static let seeds: [[UInt8]] = {
    var seeds = ExampleFileTests.names.filter { $0.hasSuffix(".json") }
      .compactMap { try? FileBytes.read("\(ExampleFileTests.folder)/\($0)") }
    let theme = AppTheme.dark.setting(.brandPrimary, to: Color(hex: 0x33_66_FF))
      .setting(.brandSecondary, to: .brandAccent).setting(.md, to: 3)
      .setting(ComponentTokens.Card.borderStyle, to: .double).setting(.low, to: .high)
    // A valid theme, repeated so that some of its mutations are harmless.
    seeds += Array(repeating: Array(ThemeDocument(theme, changing: .dark).text.utf8), count: 12)
    seeds.append(Array("{ \(FormatTypeTests.others) \"x\": {} }".utf8))
    seeds.append(Array("{ \"version\": \"2025.10\", \(ResolverDocumentTests.acme) }".utf8))
    return seeds
  }()

  /// Input that breaks parsers: misplaced symbols, words of the format, numbers at their limits.
  static let pieces: [[UInt8]] = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "null", "true", "1e999", "-0",
    "1e308", "-1e-308", "00", ".5", "\"$value\":", "\"$ref\":", "\"$extends\":", "\"$root\":",
    "\"$type\":\"color\"", "\"#/\"", "\"#/a/$value/0\"", "\"{a}\"", "\"{}\"", "\"{a.b.c}\"",
    "\"none\"", "\u{FEFF}", "é", "👩‍👩‍👧", "\u{0}", "\"16px\"", "\"#12345\"", "~", "%", "$",
  ].map { Array($0.utf8) }

  static func mutated(_ seed: [UInt8], _ numbers: inout SeededRandom) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0...bytes.count, using: &numbers)
      let end = min(bytes.count, place + Int.random(in: 0...24, using: &numbers))
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: place)
      case 2:
        bytes.replaceSubrange(place..<end, with: pieces.randomElement(using: &numbers) ?? [])
      case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 4:
        // Copies a part of the file elsewhere, for duplicate names and circular references.
        let other = Int.random(in: 0...bytes.count, using: &numbers)
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: other)
      default: bytes.removeSubrange(end..<min(bytes.count, end + 1))
      }
    }
    return bytes
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `ten thousand broken files give a theme or errors`(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    var themes = 0
    for round in 0..<2_600 {
      let bytes = Self.mutated(
        try #require(Self.seeds.randomElement(using: &numbers)), &numbers)
      if round % 4 == 1 {
        _ = ThemeFile.readTokens(bytes, name: "x")
        continue
      }
      let reading = ThemeFile.read(bytes, name: "x")
      if reading.theme == nil, reading.errors.isEmpty {
        Issue.record("seed \(seed): neither \(String(decoding: bytes, as: UTF8.self))")
      }
      if reading.theme != nil { themes += 1 }
      // Everything that can be parsed can be written, and stays the same.
      guard round % 8 == 0, let document = try? ThemeDocument(parsing: bytes, name: "x") else {
        continue
      }
      let again = try ThemeDocument(parsing: document.text.utf8, name: "x")
      #expect(again.text == document.text, "seed \(seed)")
    }
    #expect(themes > 0, "seed \(seed): some changes do no harm")
  }
}
