// SPDX-License-Identifier: MIT
// Testing: what each preview looks like, as text and in colours; CURIUM_RECORD=1 writes it anew.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumViews
import Foundation
import Testing

@testable import gallery

/// Files of what previews looked like when somebody last looked at them.
enum Snapshots {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots", directoryHint: .isDirectory)

  static var isRecording: Bool { ProcessInfo.processInfo.environment["CURIUM_RECORD"] == "1" }

  /// Compares a text with the one that is kept, or keeps it.
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
}

@MainActor @Suite struct SnapshotTests {
  private static let names: [String] = Exhibit.all.map(\.name)

  /// A harness with one preview, 60 columns wide, and the rows that it takes.
  private func show(_ preview: Preview, level: Level, theme: AppTheme = .dark) async -> (
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
  func `each preview reads as it did`(name: String) async throws {
    let exhibit = try #require(Exhibit.named(name))
    var lines: [String] = []
    for preview in exhibit.provider.variants {
      let (harness, rows) = await show(preview, level: exhibit.level)
      lines.append("── \(preview.name)")
      lines += harness.screen.prefix(rows)
    }
    try Snapshots.check("\(name).txt", lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: await names)
  func `each preview has the colours it had in each theme`(name: String) async throws {
    let exhibit = try #require(Exhibit.named(name))
    var lines: [String] = []
    // The others are held to their contrast by the tests of tokens.
    for theme in [AppTheme.light, .dark, .highContrastLight, .highContrastDark] {
      for preview in exhibit.provider.variants {
        let (harness, rows) = await show(preview, level: exhibit.level, theme: theme)
        lines.append("── \(preview.name), \(theme.name)")
        lines += (0..<rows).map { harness.colors(ofRow: $0) }
      }
    }
    try Snapshots.check("\(name).colors.txt", lines.joined(separator: "\n") + "\n")
  }

  @Test func `no snapshot is left of a preview that is gone`() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Snapshots.folder.path())
    let wanted = Exhibit.all.flatMap { ["\($0.name).txt", "\($0.name).colors.txt"] }
    #expect(Set(kept).symmetricDifference(wanted).sorted() == [])
  }
}

extension Harness {
  /// The colours of a row in runs: columns, ground, ink, attributes. A space has no ink.
  func colors(ofRow y: Int) -> String {
    struct Run {
      var columns: Int
      var ground: CellColor
      var ink: CellColor?
      var attributes: CellAttributes
    }
    var runs: [Run] = []
    for x in 0..<size.width {
      let cell = cell(x: x, y: y)
      let attributes = cell.style.attributes
      let isBlank = cell.glyph == .space && attributes.underlineStyle == 0
      let ink = isBlank ? nil : cell.foreground
      if let last = runs.last, last.ground == cell.background,
        ink == nil || last.ink == nil || (last.ink == ink && last.attributes == attributes)
      {
        runs[runs.count - 1].columns += 1
        if last.ink == nil, ink != nil {
          runs[runs.count - 1].ink = ink
          runs[runs.count - 1].attributes = attributes
        }
      } else {
        runs.append(
          Run(columns: 1, ground: cell.background, ink: ink, attributes: isBlank ? [] : attributes))
      }
    }
    return runs.map { run in
      let ink = run.ink.map { "/" + Self.hex($0) + Self.signs(run.attributes) } ?? ""
      return "\(run.columns)×\(Self.hex(run.ground))\(ink)"
    }.joined(separator: " ")
  }

  private static func hex(_ color: CellColor) -> String {
    let digits = String(color.value, radix: 16)
    return color.isRGB ? String(repeating: "0", count: 6 - digits.count) + digits : "terminal"
  }

  private static func signs(_ attributes: CellAttributes) -> String {
    let known: [(CellAttributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.reverse, "r"), (.strikethrough, "s"),
    ]
    let signs = known.filter { attributes.contains($0.0) }.map(\.1).joined()
    let all = attributes.underlineStyle == 0 ? signs : signs + "u"
    return all.isEmpty ? "" : "+" + all
  }
}
