// SPDX-License-Identifier: MIT
// Token: a theme made of another program's colours, and what was changed in making it.

public import CuriumTokens

/// A theme made of a scheme: every role derived, every colour moved until it can be read.
///
///     let nord = try ThemeImporter.load(contentsOf: "nord.yaml")[0]
///     for change in nord.changes { print(change) }
public struct ImportedTheme: Hashable, Sendable {
  /// A colour of the scheme that could not be read where the kit paints it.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// The path of the token, as in `color.intent.success`.
    public let path: String
    /// The scheme's colour `0xRRGGBB`.
    public let before: UInt32
    /// The theme's colour `0xRRGGBB`: the same hue, another lightness.
    public let after: UInt32
    /// Why it was moved.
    public let reason: String

    /// The change in one line.
    public var description: String {
      "\(path): \(HexColor.text(before)) to \(HexColor.text(after)), \(reason)"
    }
  }

  /// The scheme as the file gives it.
  public let scheme: TerminalScheme
  /// The theme.
  public let theme: AppTheme
  /// What was moved, in the order of the tokens.
  public let changes: [Change]

  /// The theme of a scheme.
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
    let depth = change.isDownSampled ? " among 256 colours" : ""
    return "because it stands \(ratio(change.had)) on \(change.ground)\(depth) and needs "
      + ratio(change.needed)
  }

  /// The most bytes of a name: with its ending it is that of a file, which has 255 at most.
  private static let longestName = 100

  /// The name in small letters, words joined by hyphens; long names are cut.
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
