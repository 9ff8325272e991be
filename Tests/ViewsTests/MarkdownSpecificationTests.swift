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
  /// The number of examples with the same structure. Only ever increase this.
  static let minimum = 600

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
      } else {
        differing.append(
          "\(example.number) \(example.section): \(example.markdown.debugDescription)\n"
            + "  expected \(expected)\n  actual   \(actual)")
      }
    }
    let same = sections.reduce(0) { $0 + $1.value.same }
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
