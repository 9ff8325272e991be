// SPDX-License-Identifier: MIT
// Testing: every preview of every component in every built-in theme.

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

/// Draws everything the kit shows in every theme of `AppTheme.builtIn`. Themes added to `themes/`
/// are included automatically.
@MainActor struct EveryThemeTests {
  @Test(arguments: await Subject.all)
  func `each preview has the same text and the theme's colours`(subject: Subject) async {
    let harness = subject.harness()
    if subject.level == .page || subject.seconds > 0 {
      await harness.advance(by: .seconds(max(2, subject.seconds)))
    }
    let words = text(of: harness)
    let plain = subject.harness(colorDepth: .ansi16)
    if subject.seconds > 0 { await plain.advance(by: .seconds(max(2, subject.seconds))) }
    for theme in AppTheme.builtIn {
      harness.setTheme(theme)
      // A page can show the name of the theme or the values of its colours.
      if theme == .terminal, subject.level != .page {
        #expect(differences(of: harness, from: plain) == [])
      } else if subject.level != .page, theme != .terminal {
        #expect(text(of: harness) == words, "\(theme.name)")
      }
      let odd = harness.cells.filter { !isDrawn($0, in: theme) }
      #expect(odd.isEmpty, "\(theme.name): \(odd.count) cells without a colour")
      #expect(harness.repaint() == 0, "\(theme.name)")
    }
    #expect(harness.recording.literalColors == 0)
    #expect(harness.warnings.isEmpty)
  }

  /// Returns the cells in which the theme of the terminal's colours differs from a screen with 16
  /// colours, which has the same frames and brackets. Glyphs in the slot of their background, such
  /// as the ends of a disabled button, can't be seen there, and aren't drawn here. Arrows mark a
  /// focused button here, and a bar does there.
  private func differences(of harness: Harness, from plain: Harness) -> [String] {
    (0..<harness.size.height).flatMap { y in
      (0..<harness.size.width).compactMap { x in
        let (shown, expected) = (harness.text(x: x, y: y), plain.text(x: x, y: y))
        let cell = plain.cell(x: x, y: y)
        let isHidden = cell.foreground.slot != nil && cell.foreground.slot == cell.background.slot
        let isMark = shown == "►" && expected == "▌" || shown == "◄" && expected == " "
        if shown == expected || isHidden && shown == " " || isMark { return nil }
        return "\(shown) instead of \(expected) in column \(x), row \(y)"
      }
    }
  }

  /// The screen as text. Of a half cell, the other half is drawn where its colour is known.
  private func text(of harness: Harness) -> [String] {
    harness.screen.map { row in
      String(
        String.UnicodeScalarView(
          row.unicodeScalars.map { "▀▄".unicodeScalars.contains($0) ? "█" : $0 }))
    }
  }

  /// Returns whether a cell has a background, and a foreground if it shows anything. Only the theme
  /// with the terminal's own colours leaves some to the terminal.
  private func isDrawn(_ cell: Cell, in theme: AppTheme) -> Bool {
    func isKnown(_ color: CellColor) -> Bool {
      color.kind == .rgb || color.kind != .keep && theme == .terminal
    }
    if !isKnown(cell.background) { return false }
    return cell.glyph == .space || cell.glyph == .continuation || isKnown(cell.foreground)
  }

  @Test func `every theme file is a built-in theme`() throws {
    let folder = ComponentSource.root.appending(path: "themes").resolvingSymlinksInPath()
    let shared: Set = ["palette", "scales", "foundation", "components", "icons"]
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".tokens.json") }.map { String($0.prefix { $0 != "." }) }
    #expect(Set(files).subtracting(shared) == Set(AppTheme.builtInNames))
  }
}
