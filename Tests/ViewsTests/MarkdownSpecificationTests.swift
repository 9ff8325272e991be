// SPDX-License-Identifier: MIT
// Testing: Markdown, compared with the examples of CommonMark.

import CuriumControls
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The examples of CommonMark 0.31.2 as JSON, from `CURIUM_COMMONMARK` or `shared/data` beside the
/// repository. Without the file, the test does nothing.
struct MarkdownSpecificationTests {
  /// Sections that `MarkdownView` doesn't support: it shows HTML as text.
  static let unsupported: Set = ["HTML blocks", "Raw HTML"]

  /// The number of examples in the other sections with the same structure. Only ever increase this.
  static let minimum = 497

  @Test func `most CommonMark examples have the expected structure`() throws {
    guard let examples = SpecificationExample.all() else { return }
    var sections: [String: (same: Int, all: Int)] = [:]
    var differing: [String] = []
    for example in examples {
      let expected = HTMLStructure.lines(of: example.html)
      let actual = MarkdownStructure.lines(of: example.markdown)
      sections[example.section, default: (0, 0)].all += 1
      if actual == expected {
        sections[example.section]?.same += 1
      } else if !Self.unsupported.contains(example.section) {
        differing.append(
          "\(example.number) \(example.section): \(example.markdown.debugDescription)\n"
            + "  expected \(expected)\n  actual   \(actual)")
      }
    }
    let supported = sections.filter { !Self.unsupported.contains($0.key) }
    let same = supported.reduce(0) { $0 + $1.value.same }
    let report = sections.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.same) of \($0.value.all)" }.joined(separator: "\n")
    #expect(
      same >= Self.minimum,
      Comment(rawValue: "\(same)\n\(report)\n\(differing.joined(separator: "\n"))"))
    if getenv("CURIUM_COMMONMARK_REPORT") != nil {
      print("\(same)\n\(report)\n\(differing.joined(separator: "\n"))")
    }
  }
}
