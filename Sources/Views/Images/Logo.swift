// SPDX-License-Identifier: MIT
// Views: wordmarks drawn with block glyphs.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A name drawn with block glyphs, or with ASCII characters if the icon set is ASCII. It takes the
/// foreground style, including gradients.
///
/// *Sizing:* hugs its rows.
///
///     Logo(.app).foregroundStyle(
///       LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
///     Logo("Oak", rows: ["█▀█ ▄▀█ █▄▀", "█▄█ █▀█ █ █"], asciiRows: ["OAK"])
public struct Logo: View {
  private let wordmark: Wordmark
  @Environment(\.iconSet) private var iconSet
  @Environment(\.appTheme) private var theme

  /// Creates a view that shows `wordmark`, by default the app's wordmark in the current theme.
  public init(_ wordmark: Wordmark = .app) { self.wordmark = wordmark }

  /// Creates a view that shows a wordmark from its rows.
  ///
  /// - Parameters:
  ///   - name: The name for screen readers.
  ///   - rows: The rows in block glyphs, from top to bottom.
  ///   - asciiRows: The rows in ASCII characters, from top to bottom.
  public init(_ name: String, rows: [String], asciiRows: [String]) {
    wordmark = Wordmark(name, rows: rows, asciiRows: asciiRows)
  }

  /// The rows, one string each.
  public var body: some View {
    let rows = wordmark.rows(in: theme, set: iconSet)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows.count) { Text(rows[$0]).lineLimit(1) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(wordmark.name(in: theme))
  }
}
