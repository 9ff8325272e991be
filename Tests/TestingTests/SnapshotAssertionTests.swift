// SPDX-License-Identifier: MIT
// Testing: the assertions that compare a screen with a file.

import CuriumTesting
import CuriumControls
import CuriumTokens
import Foundation
import Testing

@MainActor struct SnapshotAssertionTests {
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

  /// Two rows of text; `ink` is the colour of the second one.
  private func colored(_ ink: Color, theme: AppTheme = .dark) -> Harness {
    Harness(width: 12, height: 4, theme: theme) {
      VStack(alignment: .leading) {
        Text("one")
        Text("two").foregroundStyle(ink)
      }
    }
  }

  private func compareColors(_ harness: Harness, _ file: String, isRecording: Bool = false) {
    comparePicture(
      of: harness, named: "page", beside: file, isRecording: isRecording,
      sourceLocation: #_sourceLocation)
  }

  private nonisolated func message(_ issue: Issue) -> String {
    issue.comments.map(\.rawValue).joined()
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

  @Test func `a picture is recorded beside the test, and then matches`() throws {
    try inFolder { file in
      compareColors(colored(.error), file, isRecording: true)
      compareColors(colored(.error), file)
      colored(.error).expectSnapshot("page", as: .svg, filePath: file)
      let path = file.replacing("SomeTests.swift", with: "Snapshots/page.svg")
      let svg = try String(contentsOfFile: path, encoding: .utf8)
      #expect(svg.hasPrefix("<svg ") && svg.contains(">two</text>"))
    }
  }

  @Test func `a different colour fails the test and names the row`() throws {
    try inFolder { file in
      let newPath = file.replacing("SomeTests.swift", with: "Snapshots/page.new.svg")
      compareColors(colored(.error), file, isRecording: true)
      withKnownIssue {
        compareColors(colored(.success), file)
      } matching: { issue in
        let ends = /Row 1: │two│\n- column 0: "two" #\w{6}\n\+ column 0: "two" #\w{6}$/
        return message(issue).contains(ends) && !message(issue).contains("Row 0")
          && message(issue).contains("open it and \(newPath) in a browser")
      }
      let svg = try String(contentsOfFile: newPath, encoding: .utf8)
      #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
      compareColors(colored(.error), file)
      #expect(!FileManager.default.fileExists(atPath: newPath))
    }
  }

  @Test(arguments: [
    ("one\ntwo\nsix\nten", "and 1 more row"), ("1\n2\n3\n4\n5", "and 2 more rows"),
  ])
  func `a failure lists three rows, and says how many more differ`(rows: String, end: String)
    throws
  {
    func colored(_ ink: Color) -> Harness {
      Harness(width: 12, height: 6) { Text(rows).foregroundStyle(ink) }
    }
    try inFolder { file in
      compareColors(colored(.error), file, isRecording: true)
      withKnownIssue {
        compareColors(colored(.success), file)
      } matching: { issue in
        message(issue).contains("Row 2: ") && !message(issue).contains("Row 3: ")
          && message(issue).hasSuffix("\n\(end)")
      }
    }
  }

  @Test func `a failure without a different row says that other parts of the file differ`() throws {
    try inFolder { file in
      compareColors(colored(.error), file, isRecording: true)
      let path = file.replacing("SomeTests.swift", with: "Snapshots/page.svg")
      let svg = try String(contentsOfFile: path, encoding: .utf8)
      try svg.replacing("Menlo", with: "Monaco")
        .write(toFile: path, atomically: true, encoding: .utf8)
      withKnownIssue {
        compareColors(colored(.error), file)
      } matching: { issue in
        message(issue).hasSuffix("Only other parts of the file differ, such as its fonts.")
      }
    }
  }

  @Test func `a different theme changes the background of the whole picture`() throws {
    try inFolder { file in
      compareColors(colored(.error), file, isRecording: true)
      withKnownIssue {
        compareColors(colored(.error, theme: .light), file)
      } matching: { issue in
        message(issue).contains(/The whole picture:\n- background #\w{6}\n\+ background #\w{6}\n/)
      }
    }
  }

  @Test func `a screen without a recorded picture fails the test and shows its text`() throws {
    try inFolder { file in
      withKnownIssue {
        compareColors(colored(.error), file)
      } matching: { issue in
        message(issue).contains("Snapshots/page.svg. Record it with CURIUM_RECORD=1.")
          && message(issue).hasSuffix("│one│\n│two│")
      }
    }
  }

  @Test func `the public assertion uses the test's file`() {
    Harness(width: 12, height: 2) { Text("one") }.expectSnapshot("assertion")
  }
}
