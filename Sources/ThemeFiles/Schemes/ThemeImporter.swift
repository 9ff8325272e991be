// SPDX-License-Identifier: MIT
// Token: creates themes from colour schemes of other programs.

/// Imports base16 and base24 schemes, and colour schemes of Windows Terminal, Ghostty and kitty.
///
///     let theme = try ThemeImporter.load(contentsOf: "ocean.yaml")[0].theme
///
/// Every role is derived from the colours, and its lightness is adjusted, keeping the hue, until it
/// is readable: text at 4.5:1, icons and edges at 3:1, on every background that the kit paints them
/// on, in 24 bits and in 256 colours. For 16 colours, tokens name readable slots.
public enum ThemeImporter {
  /// Returns the themes in the file at `path`: one, or several for Windows Terminal. If `format` is
  /// `nil`, it is guessed from the name and the text.
  ///
  /// - Throws: `ThemeFileError`; `.unreadable` if there is no such file, `.unsupported` if the
  ///   format is unknown.
  public static func load(contentsOf path: String, format: SchemeFormat? = nil)
    throws(ThemeFileError) -> [ImportedTheme]
  {
    try parse(FileBytes.read(path), name: FileBytes.name(of: path), format: format)
  }

  /// Returns the themes in the text `bytes` (UTF-8). `name` is the name of the file in errors. If
  /// `format` is `nil`, it is guessed from the name and the text.
  ///
  /// - Throws: The first `ThemeFileError`.
  public static func parse(
    _ bytes: some Sequence<UInt8>, name: String, format: SchemeFormat? = nil
  ) throws(ThemeFileError) -> [ImportedTheme] {
    try schemes(Array(bytes), name: name, format: format).map { ImportedTheme($0) }
  }

  /// Returns the schemes in the file, unchanged.
  static func schemes(_ bytes: [UInt8], name: String, format: SchemeFormat?)
    throws(ThemeFileError) -> [TerminalScheme]
  {
    guard let format = format ?? SchemeFormat.guess(name: name, bytes: bytes) else {
      let known = SchemeFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw Place(file: name).error(
        .unsupported, "a colour scheme in a known format", "The known formats are \(known).")
    }
    switch format {
    case .windowsTerminal: return try WindowsTerminalReader.schemes(bytes, file: name)
    case .base16: return [try SchemeTextReader(bytes, file: name, format).base()]
    case .ghostty, .kitty: return [try SchemeTextReader(bytes, file: name, format).terminal()]
    }
  }
}
