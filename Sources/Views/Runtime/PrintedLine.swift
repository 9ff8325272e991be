// SPDX-License-Identifier: MIT
// Views: a line that an app prints, with and without its styles.

package import CuriumTerminal
import CuriumTokens
@_spi(Nodes) package import CuriumEngine

/// A line that an app prints.
package struct PrintedLine {
  /// The characters. Control characters are replaced by visible ones.
  package let plain: String
  /// The characters with SGR sequences for the terminal. The last one restores the old style.
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

  /// Returns the rows of a view with the environment `values`, drawn at the width of `terminal`.
  @MainActor package static func lines<Content: View>(
    of content: Content, _ values: EnvironmentValues, on terminal: any TerminalDevice
  ) -> [PrintedLine] {
    var capabilities = terminal.capabilities
    // The bytes of a picture would go to the terminal in memory.
    capabilities.placeholderPictures = .no
    let grid = drawn(content, width: terminal.size.width, rows: mostRows, capabilities) {
      $0.inherited = values.inherited
      $0.keyed = values.keyed
      $0.colorDepth = min($0.inherited.availableDepth, capabilities.colorDepth)
      $0.leaveLayer()
      $0.accessibilityReduceMotion = true
    }
    let styled = grid.printedWithoutTrailingBlanks(capabilities: capabilities)
      .split(separator: UInt8(ascii: "\n"))
    return zip(grid.text(), styled).map { plain, styled in
      PrintedLine(plain: plain, styled: String(decoding: styled, as: UTF8.self))
    }
  }

  /// The maximum number of rows of a view.
  private static let mostRows = 4_096

  /// Draws a line into a grid of its own width, and encodes it for the terminal.
  @MainActor private static func drawn(
    _ text: Text, _ plain: String, _ theme: AppTheme, _ capabilities: TerminalCapabilities
  ) -> String {
    let width = GraphemeWidth.columns(
      of: plain, ambiguousIsWide: capabilities.ambiguousIsWide)
    let grid = drawn(text.lineLimit(1), width: width, rows: 1, capabilities) {
      $0.appTheme = theme
    }
    return String(decoding: grid.printed(capabilities: capabilities).dropLast(), as: UTF8.self)
  }

  /// Draws a view once on the background of the terminal, in as many rows as it needs, up to
  /// `rows`.
  @MainActor private static func drawn<Content: View>(
    _ content: Content, width: Int, rows: Int, _ capabilities: TerminalCapabilities,
    environment: (inout EnvironmentValues) -> Void
  ) -> CellGrid {
    let device = MemoryDevice(
      size: CellSize(width: width, height: 1), capabilities: capabilities)
    let loop = ManualLoop()
    let runtime = AppRuntime(content, device: device, loop: loop, environment: environment)
    runtime.graph.painting.ground = .terminalBackground
    runtime.alignment = .topLeading
    runtime.takeRows(upTo: rows)
    loop.drain()
    runtime.tearDown()
    return runtime.renderer.shown
  }
}
