// SPDX-License-Identifier: MIT
// Views: a line that an app prints, with and without its styles.

import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumEngine

/// A line that an app prints.
package struct PrintedLine {
  /// The characters. Control characters are replaced by visible ones.
  package let plain: String
  /// The characters with SGR sequences for the terminal. The last sequence restores the previous
  /// style.
  package let styled: String

  /// Returns the lines of a string.
  static func lines(of text: some StringProtocol) -> [PrintedLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      let line = TextSanitizer.sanitized(line: $0)
      return PrintedLine(plain: line, styled: line)
    }
  }

  /// Returns the lines of a `Text`, drawn in a theme. Attributes that the text doesn't set are left
  /// to the terminal.
  @MainActor static func lines(
    of text: Text, theme: AppTheme, capabilities: TerminalCapabilities
  ) -> [PrintedLine] {
    var lines: [[TextRun]] = [[]]
    for run in text.foregroundStyle(.terminalForeground).runs {
      let parts = run.string.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        var piece = run
        piece.string = TextSanitizer.sanitized(line: part)
        if !piece.string.isEmpty { lines[lines.count - 1].append(piece) }
      }
    }
    return lines.map { runs in
      let plain = runs.reduce(into: "") { $0 += $1.string }
      if runs.isEmpty { return PrintedLine(plain: "", styled: "") }
      return PrintedLine(
        plain: plain, styled: drawn(Text(runs: runs), plain, theme, capabilities))
    }
  }

  /// Draws a line into a grid of its own width, and encodes it for the terminal.
  @MainActor private static func drawn(
    _ text: Text, _ plain: String, _ theme: AppTheme, _ capabilities: TerminalCapabilities
  ) -> String {
    let device = MemoryDevice(
      size: CellSize(
        width: GraphemeWidth.columns(of: plain, ambiguousIsWide: capabilities.ambiguousIsWide),
        height: 1),
      capabilities: capabilities)
    let loop = ManualLoop()
    let runtime = AppRuntime(text.lineLimit(1), device: device, loop: loop) {
      $0.appTheme = theme
    }
    runtime.graph.painting.ground = .terminalBackground
    runtime.alignment = .topLeading
    loop.drain()
    runtime.tearDown()
    let bytes = runtime.renderer.shown.printed(capabilities: capabilities)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
