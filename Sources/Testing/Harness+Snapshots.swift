// SPDX-License-Identifier: MIT
// Testing: compares screens with recorded files, as text or as pictures.

import CuriumHarness
import CuriumLibc
import CuriumTerminal
package import Testing

extension Harness {
  /// The form in which a screen is recorded.
  public enum SnapshotFormat: Sendable {
    /// The rows of the screen as text, without colours.
    case text
    /// A picture of the screen, with colours and attributes.
    case svg
  }

  /// Compares the screen with the file `Snapshots/<name>.txt` in the folder of the test, or with
  /// `Snapshots/<name>.svg` if `format` is `.svg`. Fails the test if they differ.
  ///
  /// As text, the rows down to the last one that isn't empty are compared, and a failure shows
  /// both texts. As a picture, the whole screen is compared, byte by byte. A failure then lists the
  /// first rows that differ, and writes the new picture to `Snapshots/<name>.new.svg`; open both in
  /// a browser. The next run removes that file.
  ///
  ///     @Test func `the start screen has the recorded colours`() {
  ///       Harness(width: 60, height: 12) { StartScreen() }.expectSnapshot("start", as: .svg)
  ///     }
  ///
  /// Set the environment variable `CURIUM_RECORD` to 1 to write the files instead.
  ///
  /// Failures appear at the place of the call. Omit `fileID`, `filePath`, `line` and `column`,
  /// unless a function of your own passes them on.
  public func expectSnapshot(
    _ name: String, as format: SnapshotFormat = .text, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    switch format {
    case .text: compareLines(content, named: name, beside: filePath, sourceLocation: location)
    case .svg: comparePicture(of: self, named: name, beside: filePath, sourceLocation: location)
    }
  }
}

/// `true` if the environment variable `CURIUM_RECORD` is 1: snapshots are written, not compared.
private var recordsSnapshots: Bool { EnvironmentVariable.value("CURIUM_RECORD") == "1" }

/// Compares lines with a snapshot in the folder of a test file, or records them.
package func compareLines(
  _ now: [String], named name: String, beside filePath: String,
  isRecording: Bool = recordsSnapshots, sourceLocation: SourceLocation
) {
  let file = SnapshotFile("\(name).txt", beside: filePath, sourceLocation: sourceLocation)
  if isRecording { return file.record(now.map { $0 + "\n" }.joined()) }
  guard let bytes = file.bytes(insteadOf: now) else { return }
  let text = String(decoding: bytes, as: UTF8.self)
  var recorded = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if recorded.last == "" { recorded.removeLast() }
  if recorded == now { return }
  let row = zip(recorded, now).prefix { $0 == $1 }.count
  Issue.record(
    """
    The screen differs from \(file.path) in row \(row). If that's expected, record it with \
    CURIUM_RECORD=1.
    Recorded:
    \(picture(of: recorded))
    Now:
    \(picture(of: now))
    """, sourceLocation: sourceLocation)
}

/// Compares the picture of a screen with a snapshot in the folder of a test file, or records it.
@MainActor package func comparePicture(
  of harness: Harness, named name: String, beside filePath: String,
  isRecording: Bool = recordsSnapshots, sourceLocation: SourceLocation
) {
  let file = SnapshotFile("\(name).svg", beside: filePath, sourceLocation: sourceLocation)
  let newPath = "\(file.folder)/\(name).new.svg"
  let (now, screen) = (harness.svg, harness.screen)
  unlink(newPath)
  if isRecording { return file.record(now) }
  guard let bytes = file.bytes(insteadOf: harness.content) else { return }
  if bytes.elementsEqual(now.utf8) { return }
  let advice =
    RegularFile.write(now, to: newPath)
    ? "To see both, open it and \(newPath) in a browser."
    : "The new picture can't be written to \(newPath)."
  let recorded = PictureRows(String(decoding: bytes, as: UTF8.self))
  let changes = PictureRows(now).changes(since: recorded)
  let shown = changes.prefix(3).map { row, lines in
    let text = screen.indices.contains(row) ? " \(picture(of: [screen[row]]))" : ""
    let title = row < 0 ? "The whole picture:" : "Row \(row):\(text)"
    return ([title] + lines.prefix(8)).joined(separator: "\n")
  }
  let hidden = changes.count - shown.count
  let rest = hidden > 0 ? ["and \(hidden) more \(hidden == 1 ? "row" : "rows")"] : []
  let details =
    changes.isEmpty
    ? ["All rows are the same. Only other parts of the file differ, such as its fonts."]
    : ["Recorded (-) and now (+):"] + shown + rest
  Issue.record(
    """
    The screen differs from \(file.path). If that's expected, record it with CURIUM_RECORD=1. \
    \(advice)
    \(details.joined(separator: "\n"))
    """, sourceLocation: sourceLocation)
}

/// A recorded screen in the folder of a test.
private struct SnapshotFile {
  let folder: String
  let path: String
  private let sourceLocation: SourceLocation

  init(_ name: String, beside filePath: String, sourceLocation: SourceLocation) {
    let end = filePath.lastIndex(of: "/") ?? filePath.startIndex
    folder = "\(filePath[..<end])/Snapshots"
    path = "\(folder)/\(name)"
    self.sourceLocation = sourceLocation
  }

  /// Writes the file. Fails the test if that isn't possible.
  func record(_ text: String) {
    mkdir(folder, 0o777)
    if RegularFile.write(text, to: path) { return }
    Issue.record("Can't write \(path).", sourceLocation: sourceLocation)
  }

  /// Returns the contents. Fails the test and shows the screen if there is no file.
  func bytes(insteadOf screen: [String]) -> [UInt8]? {
    if let bytes = try? RegularFile.read(path, most: .max) { return bytes }
    Issue.record(
      """
      There's no snapshot \(path). Record it with CURIUM_RECORD=1. The screen:
      \(picture(of: screen))
      """, sourceLocation: sourceLocation)
    return nil
  }
}
