// SPDX-License-Identifier: MIT
// Token: a theme created from another program's colours, with the adjustments.

import CuriumTerminal
public import CuriumTokens

/// A theme created from a scheme. Every role is derived, and every colour is adjusted until it is
/// readable.
///
///     let nord = try ThemeImporter.load(contentsOf: "nord.yaml")[0]
///     for change in nord.changes { print(change) }
public struct ImportedTheme: Hashable, Sendable {
  /// A colour of the scheme that wasn't readable in the theme.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// The path of the token, as in `color.intent.success`.
    public let path: String
    /// The colour `0xRRGGBB` in the scheme.
    public let before: UInt32
    /// The colour `0xRRGGBB` in the theme: the same hue with a different lightness.
    public let after: UInt32
    /// The reason for the change.
    public let reason: String

    /// A description of the change in one line.
    public var description: String {
      "\(path): \(HexColor.text(before)) to \(HexColor.text(after)), \(reason)"
    }
  }

  /// The scheme in the file.
  public let scheme: TerminalScheme
  /// The theme.
  public let theme: AppTheme
  /// The changes, in the order of the tokens.
  public let changes: [Change]

  /// Creates a theme from `scheme`.
  public init(_ scheme: TerminalScheme) {
    self.scheme = scheme
    var derivation = ThemeDerivation(
      seeds: scheme.seeds, name: ImportedTheme.slug(scheme.name), displayName: scheme.name)
    theme = derivation.theme()
    changes = derivation.changes.map { change in
      Change(
        path: change.path, before: change.before, after: change.after,
        reason: ImportedTheme.reason(change))
    }
  }

  private static func reason(_ change: ThemeChange) -> String {
    func ratio(_ value: Double) -> String {
      let tenths = Int(value * 10)
      return "\(tenths / 10).\(tenths % 10):1"
    }
    let depth = change.isDownSampled ? " with 256 colours" : ""
    return "because its contrast is \(ratio(change.had)) on \(change.ground)\(depth) and must be "
      + "at least \(ratio(change.needed))"
  }

  /// The maximum number of bytes in a name. With an extension, it becomes a file name, which can
  /// have at most 255.
  private static let longestName = 100

  /// Returns the name in lowercase, with words joined by hyphens. Long names are truncated.
  static func slug(_ name: String) -> String {
    var slug = String.UnicodeScalarView()
    var count = 0
    for scalar in name.unicodeScalars.prefix(10 * longestName) {
      var part = String.UnicodeScalarView()
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        part.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else if !slug.isEmpty, slug.last != "-" {
        part.append("-")
      }
      count += String(part).utf8.count
      if count > longestName { break }
      slug.append(contentsOf: part)
    }
    while slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "imported" : String(slug)
  }
}
