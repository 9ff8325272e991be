// SPDX-License-Identifier: MIT
// Testing: the look of each preview, as text and as tokens. CURIUM_RECORD=1 records it.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

/// The recorded looks of previews.
enum Snapshots {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots", directoryHint: .isDirectory)

  static var isRecording: Bool { ProcessInfo.processInfo.environment["CURIUM_RECORD"] == "1" }

  /// Compares a text with the recorded one, or records it.
  static func check(_ name: String, _ text: String) throws {
    let file = folder.appending(path: name)
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if kept == text { return }
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    let was = line < old.count ? old[line] : "(end)"
    let now = line < new.count ? new[line] : "(end)"
    Issue.record("\(name):\(line + 1)\n  kept \(was)\n  now  \(now)")
  }

  /// The lines of the token files, without headings.
  static func paintedLines() throws -> [Substring] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".tokens.txt") }
      .flatMap { name in
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
          .split(separator: "\n").filter { !$0.hasPrefix("── ") }
      }
  }
}

@MainActor struct SnapshotTests {
  private static let names: [String] = Exhibit.all.map(\.name)

  /// A harness with one preview, 60 columns wide, and the number of rows it uses.
  private func show(_ preview: Preview, level: Level, theme: AppTheme) async -> (
    harness: Harness, rows: Int
  ) {
    let isScreen = level == .template || level == .page
    let harness = Harness(width: 60, height: isScreen ? 14 : 24, theme: theme) {
      preview.content()
    }
    await harness.settle()
    if isScreen { return (harness, harness.size.height) }
    let ground = harness.cell(x: 59, y: 23).background
    var rows = 0
    for y in 0..<harness.size.height {
      let isDrawn = (0..<60).contains { x in
        let cell = harness.cell(x: x, y: y)
        return cell.glyph != .space || cell.background != ground
      }
      if isDrawn { rows = y + 1 }
    }
    return (harness, rows)
  }

  @Test(arguments: await names)
  func `each preview has its recorded text`(name: String) async throws {
    let exhibit = try #require(Exhibit.named(name))
    var lines: [String] = []
    for preview in exhibit.provider.variants {
      // Some pages print the values of colours, and those of a real theme can change.
      let (harness, rows) = await show(preview, level: exhibit.level, theme: .rainbow())
      lines.append("── \(preview.name)")
      lines += harness.screen.prefix(rows)
    }
    try Snapshots.check("\(name).txt", lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: await names)
  func `each preview is painted with its recorded tokens`(name: String) async throws {
    let exhibit = try #require(Exhibit.named(name))
    var lines: [String] = []
    for preview in exhibit.provider.variants {
      let picture = await TokenPicture { theme in
        await show(preview, level: exhibit.level, theme: theme).harness
      }
      lines.append("── \(preview.name)")
      lines += picture.lines
    }
    try Snapshots.check("\(name).tokens.txt", lines.joined(separator: "\n") + "\n")
  }

  @Test func `each token of the snapshots has a colour in each built-in theme`() throws {
    // The intermediate colours of a gradient aren't tokens.
    let tokens = Set(try Snapshots.paintedLines().flatMap(PaintedToken.all))
      .filter { $0.name != "blend" }
    #expect(!tokens.isEmpty)
    for token in tokens {
      let color = try #require(token.color, "\(token.name) is no colour token")
      for theme in AppTheme.builtIn {
        let resolved = color.resolve(in: theme)
        let isOpaque = resolved.alpha == 255 && resolved.color != .keep
        #expect(isOpaque || token.isTranslucent, "\(token.name) in \(theme.name): \(resolved)")
      }
    }
  }

  @Test func `every exhibit has snapshots, and there are no others`() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Snapshots.folder.path())
    let wanted = Exhibit.all.flatMap { ["\($0.name).txt", "\($0.name).tokens.txt"] }
    #expect(Set(kept).symmetricDifference(wanted).sorted() == [])
  }
}
