// SPDX-License-Identifier: MIT
// Testing: the assertion that compares a screen with a file.

import CuriumTesting
import CuriumControls
import Foundation
import Testing

@MainActor @Suite struct SnapshotAssertionTests {
  /// Runs `body` with the path of a test file in a separate folder.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "SomeTests.swift").path())
  }

  private func harness(_ rows: String) -> Harness {
    Harness(width: 12, height: 4) { Text(rows) }
  }

  private func compare(_ harness: Harness, _ file: String, isRecording: Bool = false) {
    compareLines(
      harness.content, named: "page", beside: file, isRecording: isRecording,
      sourceLocation: #_sourceLocation)
  }

  @Test func `a screen is recorded beside the test, and then matches`() throws {
    try inFolder { file in
      compare(harness("one\n  two"), file, isRecording: true)
      compare(harness("one\n  two"), file)
      let path = file.replacing("SomeTests.swift", with: "Snapshots/page.txt")
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == "one\n  two\n")
      compare(harness(""), file, isRecording: true)
      compare(harness(""), file)
    }
  }

  @Test func `a different screen fails the test and shows both`() throws {
    try inFolder { file in
      compare(harness("one\ntwo"), file, isRecording: true)
      withKnownIssue {
        compare(harness("one\n two"), file)
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return text.contains("in row 1.")
          && text.hasSuffix("Recorded:\n│one│\n│two│\nNow:\n│one│\n│ two│")
      }
    }
  }

  @Test func `a screen without a recording fails the test`() throws {
    try inFolder { file in
      withKnownIssue {
        compare(harness("one"), file)
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return text.hasPrefix("There's no snapshot") && text.hasSuffix("│one│")
      }
    }
  }

  @Test func `the public assertion uses the test's file`() {
    Harness(width: 12, height: 2) { Text("one") }.expectSnapshot("assertion")
  }
}
