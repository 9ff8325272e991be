// SPDX-License-Identifier: MIT
// Testing: compares screens with recorded text files.

import CuriumHarness
import CuriumLibc
import CuriumTerminal
package import Testing

extension Harness {
  /// Compares the rows of the screen, down to the last one that isn't empty, with the text file
  /// `Snapshots/<name>.txt` in the folder of the test. Fails the test if they differ, and shows
  /// both.
  ///
  /// Set the environment variable `CURIUM_RECORD` to 1 to write the files instead.
  ///
  /// Failures appear at the place of the call. Omit `fileID`, `filePath`, `line` and `column`,
  /// unless a function of your own passes them on.
  public func expectSnapshot(
    _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    compareLines(
      content, named: name, beside: filePath,
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// `true` if the environment variable `CURIUM_RECORD` is 1: snapshots are written, not compared.
private var recordsSnapshots: Bool { EnvironmentVariable.value("CURIUM_RECORD") == "1" }

/// Compares lines with a snapshot in the folder of a test file, or records them.
package func compareLines(
  _ now: [String], named name: String, beside filePath: String,
  isRecording: Bool = recordsSnapshots, sourceLocation: SourceLocation
) {
  let folder = String(filePath[..<(filePath.lastIndex(of: "/") ?? filePath.startIndex)])
  let path = "\(folder)/Snapshots/\(name).txt"
  if isRecording {
    mkdir("\(folder)/Snapshots", 0o777)
    if !RegularFile.write(now.map { $0 + "\n" }.joined(), to: path) {
      Issue.record("Can't write \(path).", sourceLocation: sourceLocation)
    }
    return
  }
  guard let text = text(of: path) else {
    Issue.record(
      """
      There's no snapshot \(path). Record it with CURIUM_RECORD=1. The screen:
      \(picture(of: now))
      """, sourceLocation: sourceLocation)
    return
  }
  var recorded = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if recorded.last == "" { recorded.removeLast() }
  if recorded == now { return }
  let row = zip(recorded, now).prefix { $0 == $1 }.count
  Issue.record(
    """
    The screen differs from \(path) in row \(row). If that's expected, record it with \
    CURIUM_RECORD=1.
    Recorded:
    \(picture(of: recorded))
    Now:
    \(picture(of: now))
    """, sourceLocation: sourceLocation)
}

/// Returns the text of a file; `nil` if it can't be read.
private func text(of path: String) -> String? {
  (try? RegularFile.read(path, most: .max)).map { String(decoding: $0, as: UTF8.self) }
}
