// SPDX-License-Identifier: MIT
// Token: reads themes from files at run time.

public import CuriumTokens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Themes from files in the W3C Design Tokens format (DTCG 2025.10).
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
/// Read are colours in srgb, hsl and oklch, dimension, number, duration, cubicBezier, typography,
/// strokeStyle, shadow and transition, references to whole tokens, and types inherited from groups.
/// A dimension without cells of its own counts 8 px to a column and 16 px to a row. Values of your
/// own that others refer to go under `palette`. Anything else is refused with its place.
public enum ThemeFile {
  /// The theme in the file at `path`.
  ///
  /// - Throws: `ThemeFileError`; `.unreadable` where there is no such file.
  public static func load(contentsOf path: String) throws(ThemeFileError) -> AppTheme {
    try parse(bytes(of: path), name: name(of: path))
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func bytes(of path: String) throws(ThemeFileError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Place(file: name(of: path), line: 0, path: "").error(
        .unreadable, "a file that can be read at \(path)", "Check the path and its permissions.")
    }
    return [UInt8](data)
  }

  /// The theme in the text `bytes` (UTF-8); `name` stands for the file in errors.
  ///
  /// - Throws: `ThemeFileError`, at the first fault.
  public static func parse(_ bytes: some Sequence<UInt8>, name: String) throws(ThemeFileError)
    -> AppTheme
  {
    try parse(documents: [(Array(bytes), name)])
  }

  /// The theme that several files make together; a later token takes the place of an earlier one.
  package static func parse(documents: [(bytes: [UInt8], name: String)])
    throws(ThemeFileError) -> AppTheme
  {
    var document = TokenDocument()
    for (bytes, name) in documents { try document.add(bytes, file: name) }
    return try ThemeResolver(document).theme()
  }
}
