// SPDX-License-Identifier: MIT
// Token: the supported formats of colour schemes.

/// A file format for colour schemes of other programs.
public enum SchemeFormat: String, Hashable, Sendable, CaseIterable {
  /// A base16 or base24 scheme of tinted-theming, in YAML; the older flat form too.
  case base16 = "base16 or base24"
  /// A colour scheme of Windows Terminal, or a file with several under `schemes`.
  case windowsTerminal = "Windows Terminal"
  /// A theme or configuration of Ghostty.
  case ghostty = "Ghostty"
  /// A theme or configuration of kitty.
  case kitty = "kitty"

  /// Returns the name of a file without a known file extension. Other dots belong to the name:
  /// themes of Ghostty have no extension.
  static func name(ofFile file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex,
      ["yaml", "yml", "json", "jsonc", "conf"].contains(file[dot...].dropFirst().lowercased())
    else { return file }
    return String(file[..<dot])
  }

  /// Returns the likely format of a file with `name` and the content `bytes` (UTF-8).
  ///
  /// The file extension decides. Without a known one, the text does: an object is JSON,
  /// `palette = 0=…` is Ghostty, `color0 …` is kitty, `base00: …` is base16.
  public static func guess(name: String, bytes: some Sequence<UInt8>) -> SchemeFormat? {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "yaml", "yml": return .base16
    case "json", "jsonc": return .windowsTerminal
    default: break
    }
    let text = Array(bytes)[...]
    var rest = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
    let plain = JSONComments.removed(from: Array(rest))
    if plain.first(where: { !$0.isBlank }) == UInt8(ascii: "{") { return .windowsTerminal }
    let names = ["background", "foreground", "palette", "color0"]
    while let line = rest.popLine()?.trimmed {
      if line.isEmpty { continue }
      if line.starts(with: "base0".utf8) || line.starts(with: "palette:".utf8) { return .base16 }
      let word = line.prefix { !$0.isBlank && $0 != UInt8(ascii: "=") }
      guard names.contains(where: { word.elementsEqual($0.utf8) }) else { continue }
      return line.contains(UInt8(ascii: "=")) ? .ghostty : .kitty
    }
    return nil
  }
}
