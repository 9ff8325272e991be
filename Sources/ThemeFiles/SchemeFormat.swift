// SPDX-License-Identifier: MIT
// Token: the formats of colour schemes that are read.

/// A format in which other programs keep colours.
public enum SchemeFormat: String, Hashable, Sendable, CaseIterable {
  /// base16 and base24 schemes of tinted-theming, in YAML; the older flat form as well.
  case base16 = "base16 or base24"
  /// A colour scheme of Windows Terminal, or a file with several under `schemes`.
  case windowsTerminal = "Windows Terminal"
  /// A theme or configuration of Ghostty.
  case ghostty = "Ghostty"
  /// A theme or configuration of kitty.
  case kitty = "kitty"

  /// The format that a file of this name and text is likely to have.
  ///
  /// The ending of the name decides; else the text: an object is JSON, `palette = 0=…` is Ghostty's,
  /// `color0 …` is kitty's, `base00: …` is base16.
  public static func guess(name: String, bytes: some Sequence<UInt8>) -> SchemeFormat? {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "yaml", "yml": return .base16
    case "json", "jsonc": return .windowsTerminal
    default: break
    }
    let text = String(decoding: Array(bytes), as: UTF8.self)
    if text.drop(while: \.isWhitespace).first == "{" { return .windowsTerminal }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("base0") || line.hasPrefix("palette:") { return .base16 }
      guard let word = line.split(whereSeparator: { $0.isWhitespace || $0 == "=" }).first,
        word == "background" || word == "foreground" || word == "palette" || word == "color0"
      else { continue }
      return line.contains("=") ? .ghostty : .kitty
    }
    return nil
  }
}
