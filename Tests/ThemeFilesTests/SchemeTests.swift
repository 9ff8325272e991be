// SPDX-License-Identifier: MIT
// Token: colour schemes of other programs become legible themes.

import CuriumTerminal
import Testing

@testable import CuriumThemeFiles
@testable import CuriumTokens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct SchemeTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Schemes"

  static let paths: [String] = ["base16", "base24"].flatMap { system in
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(system)")
    return (names ?? []).sorted().map { "\(system)/\($0)" }
  }

  @Test(arguments: paths)
  func `a scheme becomes a theme that is legible on every kind of terminal`(path: String) throws {
    let themes = try ThemeImporter.load(contentsOf: "\(Self.folder)/\(path)")
    let imported = try #require(themes.first)
    let isLight = imported.scheme.base[0] != 0 && imported.theme.colorScheme == .light
    #expect(isLight == (Contrast.luminance(imported.scheme.background) >= 0.179))
    #expect(Color.background.resolve(in: imported.theme).color.value == imported.scheme.background)
    var renditions = ColorRenditions()
    for rendition in [ColorRendition.trueColor, .palette256] {
      for pair in ContrastPair.all {
        let ratio = pair.ratio(in: imported.theme, shownBy: rendition, &renditions) ?? 0
        #expect(ratio >= pair.needed(in: imported.theme), "\(rendition.rawValue): \(pair)")
      }
    }
    for change in imported.changes {
      let (before, after) = (OKColor(change.before), OKColor(change.after))
      let turn = abs(before.hue - after.hue)
      // With eight bits per channel, a colour near black or white has almost no hue.
      if after.chroma > 0.05 { #expect(min(turn, 360 - turn) < 6, "\(change)") }
      #expect(before.lightness != after.lightness)
    }
  }

  @Test func `schemes become the recorded themes`() throws {
    let strips = try Self.paths.map { path in
      try Self.strip(ThemeImporter.load(contentsOf: "\(Self.folder)/\(path)")[0], path)
    }
    let text = strips.joined(separator: "\n")
    let file = "\(Self.folder)/strips.txt"
    if ProcessInfo.processInfo.environment["CURIUM_RECORD"] == "1" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    let recorded = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    let (now, before) = (
      text.split(separator: "\n"), (recorded ?? "").split(separator: "\n")
    )
    #expect(now.count == before.count)
    for (line, old) in zip(now, before) where line != old {
      Issue.record("\(line) was \(old)")
    }
  }

  /// A theme in six lines: its colours by role, their slots, and the adjusted ones.
  private static func strip(_ imported: ImportedTheme, _ path: String) -> String {
    typealias Tokens = SemanticTokens.Colors
    let theme = imported.theme
    let rows: [(String, [Color])] = [
      ("grounds", ContrastPair.grounds + [Tokens.controlBackground]),
      (
        "text",
        [Tokens.textPrimary, Tokens.textSecondary, Tokens.textMuted, Tokens.textLink, .code]
      ),
      ("brand", [.brandPrimary, .onBrandPrimary, .brandSecondary, .brandAccent]),
      ("intents", [.success, .warning, .error, .info, .onError]),
      ("lines", [.border, .borderStrong, .focusRing]),
      ("series", ContrastPair.signInks.suffix(8).map { $0 }),
    ]
    var text = "\(path): \(imported.scheme.name), \(theme.colorScheme)\n"
    for (name, colors) in rows {
      let words = colors.map { token in
        let color = token.resolve(in: theme).color
        return HexColor.text(color.value) + "/" + (color.slot.map { "\($0)" } ?? "-")
      }
      text += "  \(name) " + words.joined(separator: " ") + "\n"
    }
    let tint = Tokens.selectionBackground.resolve(in: theme)
    text += "  selection \(HexColor.text(tint.color.value)) \(tint.alpha)\n"
    for change in imported.changes { text += "  moved \(change)\n" }
    return text
  }
}
