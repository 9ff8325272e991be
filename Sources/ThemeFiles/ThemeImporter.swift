// SPDX-License-Identifier: MIT
// Token: makes themes of colour schemes of other programs.

/// Reads base16 and base24 schemes, and colours of Windows Terminal, Ghostty and kitty.
///
///     let theme = try ThemeImporter.load(contentsOf: "ocean.yaml")[0].theme
///
/// Every role is derived from the colours and moved in lightness, hue kept, until it can be read:
/// text at 4.5:1, signs and edges at 3:1, on every ground that the kit paints them on, in 24 bits
/// and in 256 colours; for 16 colours tokens name slots that can be read.
public enum ThemeImporter {
  /// The themes in the file at `path`: one, or several of Windows Terminal.
  ///
  /// - Throws: `ThemeFileError`; `.unreadable` where there is no such file, `.unsupported` where
  ///   the format is not known.
  public static func load(contentsOf path: String, format: SchemeFormat? = nil)
    throws(ThemeFileError) -> [ImportedTheme]
  {
    try parse(FileBytes.read(path), name: FileBytes.name(of: path), format: format)
  }

  /// The themes in the text `bytes` (UTF-8); `name` stands for the file in errors.
  ///
  /// - Throws: `ThemeFileError`, at the first fault.
  public static func parse(
    _ bytes: some Sequence<UInt8>, name: String, format: SchemeFormat? = nil
  ) throws(ThemeFileError) -> [ImportedTheme] {
    try schemes(Array(bytes), name: name, format: format).map { ImportedTheme($0) }
  }

  /// The schemes as the file gives them.
  static func schemes(_ bytes: [UInt8], name: String, format: SchemeFormat?)
    throws(ThemeFileError) -> [TerminalScheme]
  {
    guard let format = format ?? SchemeFormat.guess(name: name, bytes: bytes) else {
      let known = SchemeFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw Place(file: name, line: 0, path: "").error(
        .unsupported, "a colour scheme of a known format", "Formats are \(known).")
    }
    switch format {
    case .windowsTerminal: return try WindowsTerminalReader.schemes(bytes, file: name)
    case .base16: return [try SchemeTextReader(bytes, file: name, format).base()]
    case .ghostty, .kitty: return [try SchemeTextReader(bytes, file: name, format).terminal()]
    }
  }
}
