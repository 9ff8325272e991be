// SPDX-License-Identifier: MIT
// Token: names drawn with block glyphs.

/// A name drawn with block glyphs, or in ASCII. `Logo` shows it.
///
///     Logo(.app)
///     Logo(Wordmark("Oak", rows: ["█▀█ ▄▀█ █▄▀", "█▄█ █▀█ █ █"], asciiRows: ["OAK"]))
///
/// A theme sets the wordmark of the app:
///
///     AppTheme.dark.setting(Wordmark.app, to: Wordmark("Oak", rows: ["OAK"], asciiRows: ["OAK"]))
public struct Wordmark: Hashable, Sendable {
  private enum Storage: Hashable {
    case token(Int)
    case drawing(WordmarkDrawing)
  }

  private let storage: Storage

  /// Creates a wordmark from its rows.
  ///
  /// - Parameters:
  ///   - name: The name that screen readers read.
  ///   - rows: The rows in block glyphs, from top to bottom.
  ///   - asciiRows: The rows in ASCII, from top to bottom.
  public init(_ name: String, rows: [String], asciiRows: [String]) {
    storage = .drawing(WordmarkDrawing(name: name, rows: rows, asciiRows: asciiRows))
  }

  /// Creates a reference to the wordmark token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) { storage = .token(token) }

  /// The wordmark of the app; the kit's in the built-in themes.
  @inlinable public static var app: Wordmark { SemanticTokens.Logos.app }

  /// The index in the theme's table; `nil` for a drawing.
  var tokenIndex: Int? {
    if case .token(let index) = storage { index } else { nil }
  }

  /// Returns the name and the rows in `theme`.
  func drawing(in theme: AppTheme) -> WordmarkDrawing {
    switch storage {
    case .token(let index): theme.tables.value(.logo, index).drawing
    case .drawing(let drawing): drawing
    }
  }

  /// Returns the name in `theme` for screen readers.
  public func name(in theme: AppTheme) -> String { drawing(in: theme).name }

  /// Returns the rows in `theme`, from top to bottom: in ASCII if `set` is `.ascii`, otherwise in
  /// block glyphs.
  public func rows(in theme: AppTheme, set: IconSet = .unicode) -> [String] {
    let drawing = drawing(in: theme)
    return set == .ascii ? drawing.asciiRows : drawing.rows
  }
}

/// The value of a wordmark.
package struct WordmarkDrawing: Hashable, Sendable {
  package var name: String
  package var rows: [String]
  package var asciiRows: [String]

  package init(name: String, rows: [String], asciiRows: [String]) {
    self.name = name
    self.rows = rows
    self.asciiRows = asciiRows
  }
}
