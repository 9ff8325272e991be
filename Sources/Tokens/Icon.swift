// SPDX-License-Identifier: MIT
// Token: a glyph by name, drawn with the current icon set.

/// A symbol by its SF Symbols name, or a part of a component's drawing.
///
///     Icon("magnifyingglass").glyph(in: .unicode)  // "⌕"
public struct Icon: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, as in `xmark.circle.fill`.
  public let name: String

  /// Creates the icon with this name.
  public init(_ name: String) { self.name = name }

  /// Creates the icon with this name.
  public init(stringLiteral value: String) { self.name = value }

  /// Whether the kit has a glyph for this icon.
  public var isKnown: Bool { IconTable.glyphs[name] != nil }

  /// Returns the glyph in `set`, one column wide; a placeholder for an unknown name.
  public func glyph(in set: IconSet = .unicode) -> String {
    iconGlyph(named: name, set: set) ?? (set == .ascii ? "?" : "▢")
  }

  /// Returns the frames or steps of an animated or filling icon, in order; for other icons, the
  /// glyph alone.
  public func frames(in set: IconSet = .unicode) -> [String] {
    IconTable.sequences[name]?[set == .ascii ? 1 : 0] ?? [glyph(in: set)]
  }

  /// All icons of the kit.
  public static var all: [Icon] { IconTable.names.map { Icon($0) } }
}

/// Returns the glyph of a system image, one column wide; `nil` for an unknown name.
///
/// Complexity: O(1). The first call builds the table.
public func iconGlyph(named systemName: String, set: IconSet) -> String? {
  IconTable.glyphs[systemName]?[set]
}

/// The icons of the kit, as tables.
enum IconTable {
  /// The glyphs of one icon in the three sets.
  struct Glyphs {
    let unicode: String
    let ascii: String
    let nerdFont: String

    subscript(set: IconSet) -> String {
      switch set {
      case .unicode: unicode
      case .ascii: ascii
      case .nerdFont: nerdFont
      }
    }
  }

  static let glyphs: [String: Glyphs] = {
    var table: [String: Glyphs] = [:]
    table.reserveCapacity(256)
    for row in rows {
      table[row[0]] = Glyphs(unicode: row[1], ascii: row[2], nerdFont: row[3])
    }
    return table
  }()

  /// The frames by name, in Unicode and in ASCII.
  static let sequences: [String: [[String]]] = {
    var table: [String: [[String]]] = [:]
    for row in TextTable.rows(frames, separator: UInt8(ascii: "\t"), fields: 3) {
      table[row[0]] = row.dropFirst().map { $0.map(String.init) }
    }
    return table
  }()

  /// The names, in the order of the icon file.
  static let names: [String] = rows.map { $0[0] }

  private static var rows: [[String]] {
    TextTable.rows(icons, separator: UInt8(ascii: " "), fields: 4)
  }
}
