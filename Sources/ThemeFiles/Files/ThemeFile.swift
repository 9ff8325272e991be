// SPDX-License-Identifier: MIT
// Token: reads themes from files at run time.

public import CuriumTokens

/// Reads themes from files in the W3C Design Tokens format (DTCG 2025.10).
///
/// A file gives every token of the kit a value, or names the theme it changes:
///
///     {
///       "$extensions": { "dev.curium": { "name": "ocean", "base": "dark" } },
///       "color": {
///         "$type": "color",
///         "brand": {
///           "primary": { "$value": { "colorSpace": "oklch", "components": [0.75, 0.13, 215] } }
///         }
///       }
///     }
///
/// Every type and colour space of the format is supported, as are references to whole tokens
/// (`{a.b}`) and to any place (`$ref` with a JSON pointer), `$root`, `$extends`, types inherited
/// from groups, and `$deprecated`. A dimension without `cells` counts 8 px to a column and 16 px to
/// a row. Your own values that other tokens refer to belong under `palette`. Forms older than
/// 2025.10 (`"#3366ff"`, `"16px"`) cause a warning. A resolver document (`*.resolver.json`) yields
/// the theme of its default contexts; use `ResolverDocument` for the others.
public enum ThemeFile {
  /// Returns the theme in the file at `path`.
  ///
  /// - Throws: The first `ThemeFileError`; `.unreadable` if there is no such file.
  public static func load(contentsOf path: String) throws(ThemeFileError) -> AppTheme {
    try read(contentsOf: path).get()
  }

  /// Returns the theme in the text `bytes` (UTF-8). `name` is the name of the file in errors.
  ///
  /// - Throws: The first `ThemeFileError`.
  public static func parse(_ bytes: some Sequence<UInt8>, name: String) throws(ThemeFileError)
    -> AppTheme
  {
    try read(bytes, name: name).get()
  }

  /// Reads the file at `path`. Returns the theme or all its errors.
  public static func read(contentsOf path: String) -> ThemeReading {
    read(contentsOf: path, acceptsUnknownTokens: false)
  }

  /// Reads the file at `path`. If `acceptsUnknownTokens` is `true`, tokens that aren't in the
  /// catalogue cause only warnings: an app that isn't running may declare them.
  package static func read(contentsOf path: String, acceptsUnknownTokens: Bool) -> ThemeReading {
    do throws(ThemeFileError) {
      return read(
        try FileBytes.read(path), name: FileBytes.name(of: path),
        folder: FileBytes.folder(of: path), acceptsUnknownTokens: acceptsUnknownTokens)
    } catch {
      return ThemeReading(theme: nil, errors: [error], warnings: [], missing: [])
    }
  }

  /// Reads the text `bytes` (UTF-8). Returns the theme or all its errors. `name` is the name of the
  /// file in errors.
  public static func read(_ bytes: some Sequence<UInt8>, name: String) -> ThemeReading {
    read(Array(bytes), name: name, folder: nil)
  }

  /// Checks the tokens in the file at `path`, even if they don't form a complete theme, like the
  /// parts of a resolver document.
  public static func readTokens(contentsOf path: String) -> ThemeReading {
    do throws(ThemeFileError) {
      return readTokens(try FileBytes.read(path), name: FileBytes.name(of: path))
    } catch {
      return ThemeReading(theme: nil, errors: [error], warnings: [], missing: [])
    }
  }

  /// Checks the tokens in `bytes` (UTF-8), even if they don't form a complete theme. `name` is the
  /// name of the file in errors.
  public static func readTokens(_ bytes: some Sequence<UInt8>, name: String) -> ThemeReading {
    let findings = Findings()
    if let root = TokenDocument.root(Array(bytes), file: name, findings) {
      if let order = root["resolutionOrder"] {
        let error = findings.place(order).error(
          .unsupported, "a token document, but this is a resolver document",
          "Check it as a theme, or check the files it refers to.")
        return ThemeReading(theme: nil, errors: [error], warnings: [], missing: [])
      }
      ThemeResolver(TokenDocument([root], findings)).checkAll()
    }
    return ThemeReading(
      theme: nil, errors: findings.errors, warnings: findings.warnings, missing: [])
  }

  private static func read(
    _ bytes: [UInt8], name: String, folder: String?, acceptsUnknownTokens: Bool = false
  ) -> ThemeReading {
    let findings = Findings(acceptsUnknownTokens: acceptsUnknownTokens)
    guard let root = TokenDocument.root(bytes, file: name, findings) else {
      return ThemeReading(theme: nil, errors: findings.errors, warnings: [], missing: [])
    }
    guard root["resolutionOrder"] == nil else {
      return ResolverDocument(root, name: name, folder: folder)
        .theme([:], acceptsUnknownTokens: acceptsUnknownTokens)
    }
    return ThemeResolver(TokenDocument([root], findings)).reading()
  }
}
