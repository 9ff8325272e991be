// SPDX-License-Identifier: MIT
// Tool: writes the list of all source files at the end of Architecture.md.

import Foundation

/// The section "Every file" of Documentation/Architecture.md: each file in Sources with the
/// description in its header.
enum FileIndex {
  private static let start = "<!-- every file, written by make generate, from here -->\n"

  /// Returns the document with a new list.
  static func contents(root: String) throws -> String {
    let path = "\(root)/Documentation/Architecture.md"
    let document = try String(contentsOfFile: path, encoding: .utf8)
    guard let marker = document.range(of: start) else {
      throw Failure("Architecture.md: expected the line \(start)")
    }
    return document[..<marker.upperBound] + (try list(of: "\(root)/Sources"))
  }

  private static func list(of sources: String) throws -> String {
    guard let files = FileManager.default.enumerator(atPath: sources) else { return "" }
    var folders: [String: [String]] = [:]
    for case let file as String in files {
      let isSource = [".swift", ".c", ".h"].contains { file.hasSuffix($0) }
      let folder = (file as NSString).deletingLastPathComponent
      guard isSource, !folder.hasSuffix("Generated") else { continue }
      let name = (file as NSString).lastPathComponent
      let purpose = try purpose(of: "\(sources)/\(file)")
      folders[folder, default: []].append("- `\(name)`: \(purpose)")
    }
    return folders.keys.sorted().map { folder in
      "\n### Sources/\(folder)\n\n"
        + folders[folder, default: []].sorted().joined(separator: "\n") + "\n"
    }.joined()
  }

  /// Returns the second line of a header, without its level.
  private static func purpose(of path: String) throws -> String {
    let lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count > 1, let colon = lines[1].range(of: ": ") else {
      throw Failure("\(path): expected a second line with a description")
    }
    return String(lines[1][colon.upperBound...])
  }
}
