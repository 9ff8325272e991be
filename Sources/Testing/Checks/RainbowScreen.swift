// SPDX-License-Identifier: MIT
// Testing: the tokens on a screen that is drawn in a theme whose colours identify them.

package import CuriumHarness
package import CuriumTerminal
package import CuriumTokens

/// A theme whose colours identify their tokens, and the tokens found on a screen.
@MainActor package struct RainbowScreen {
  /// The theme. Soft edges become lines, so that the colours of lines show. Gradients have one
  /// colour, because no token has the colours between two.
  package let theme = AppTheme.rainbow().setting(SemanticTokens.Borders.soft, to: .rounded)
    .setting(.brand, to: Gradient(colors: [.brandPrimary, .brandPrimary]))
    .setting(.data, to: Gradient(colors: [.chart2, .chart2]))
    .setting(.heat, to: Gradient(colors: [.textPrimary, .textPrimary]))
    .setting(.ink, to: Gradient(colors: [.textPrimary, .textPrimary]))
  private var paths: [CellColor: String?] = [:]

  package init() {}

  /// Returns the path of the token with a colour; `nil` for any other colour.
  package mutating func path(of color: CellColor) -> String? {
    if let known = paths[color] { return known }
    let path = AppTheme.rainbowToken(of: color)?.path
    paths[color] = .some(path)
    return path
  }

  /// Returns the tokens of the cells on the screen, and descriptions of the cells without one.
  package mutating func tokens(of harness: Harness) -> (paths: Set<String>, strangers: [String]) {
    var found: Set<String> = []
    var strangers: [String] = []
    for (index, cell) in harness.cells.enumerated() {
      func place() -> String {
        "column \(index % harness.size.width), row \(index / harness.size.width)"
      }
      if let path = path(of: cell.background) {
        found.insert(path)
      } else {
        strangers.append("the background at \(place())")
      }
      // A blank shows its foreground only as a line below it.
      let isLine = cell.glyph == .space && cell.style.attributes.contains(.underline)
      if (cell.glyph == .space && !isLine) || cell.glyph == .continuation { continue }
      if let path = path(of: cell.foreground) {
        found.insert(path)
      } else {
        strangers.append("the foreground at \(place())")
      }
    }
    return (found, strangers)
  }
}
