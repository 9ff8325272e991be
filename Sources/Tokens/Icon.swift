// SPDX-License-Identifier: MIT
// Token: a glyph by name, in the icon set in force where it is drawn.

/// A sign by its SF Symbols name, or a piece of a component's drawing.
///
///     Icon("magnifyingglass").glyph(in: .unicode)  // "⌕"
public struct Icon: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, as in `xmark.circle.fill`.
  public let name: String

  /// The icon of this name.
  public init(_ name: String) { self.name = name }

  /// The icon of this name.
  public init(stringLiteral value: String) { self.name = value }

  /// Whether the kit draws this icon.
  public var isKnown: Bool { IconTable.glyphs[name] != nil }

  /// The glyph in `set`, one column wide; a replacement mark for a name the kit does not know.
  public func glyph(in set: IconSet = .unicode) -> String {
    iconGlyph(named: name, set: set) ?? (set == .ascii ? "?" : "▢")
  }

  /// The frames or steps of an icon that moves or fills, in order; of any other, its one glyph.
  public func frames(in set: IconSet = .unicode) -> [String] {
    IconTable.sequences[name]?[set == .ascii ? 1 : 0] ?? [glyph(in: set)]
  }

  /// Every icon of the kit, by name.
  public static var all: [Icon] { IconTable.names.map { Icon($0) } }
}

/// The glyph of a system image, one column wide; nil where the kit has none of this name.
///
/// Complexity: O(1); the table is built at the first call.
public func iconGlyph(named systemName: String, set: IconSet) -> String? {
  IconTable.glyphs[systemName]?[set]
}

/// The icons of the kit as tables.
enum IconTable {
  /// One icon in the three sets.
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

  /// The glyphs by name.
  static let glyphs: [String: Glyphs] = {
    var table: [String: Glyphs] = [:]
    table.reserveCapacity(256)
    for row in rows {
      table[row[0]] = Glyphs(unicode: row[1], ascii: row[2], nerdFont: row[3])
    }
    return table
  }()

  /// By name, the frames in Unicode and in ASCII.
  static let sequences: [String: [[String]]] = {
    var table: [String: [[String]]] = [:]
    for row in TextTable.rows(frames, separator: UInt8(ascii: "\t"), fields: 3) {
      table[row[0]] = row.dropFirst().map { $0.map(String.init) }
    }
    return table
  }()

  /// The names in the order of the icon file.
  static let names: [String] = rows.map { $0[0] }

  private static var rows: [[String]] {
    TextTable.rows(icons, separator: UInt8(ascii: " "), fields: 4)
  }
}
