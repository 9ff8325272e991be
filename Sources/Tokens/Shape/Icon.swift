// SPDX-License-Identifier: MIT
// Token: a glyph by name, drawn with the current icon set.

/// A symbol by its SF Symbols name, or a part of a component's drawing.
///
/// Each icon is a token: a theme can draw it with other glyphs. Icons with several frames or steps,
/// such as `spinner.dots`, aren't tokens; `frames(in:)` returns their glyphs.
///
///     Icon("magnifyingglass").glyph(in: .unicode)  // "/"
///     AppTheme.dark.setting(Icon("checkmark"), to: Icon(unicode: "●", ascii: "*"))
public struct Icon: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, as in `xmark.circle.fill`; empty for glyphs.
  public let name: String
  /// The number of the glyphs of an icon without a name; negative for others.
  private let glyphNumber: Int32

  /// Creates the icon named `name`.
  public init(_ name: String) {
    self.name = name
    glyphNumber = -1
  }

  /// Creates the icon named `value`.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates an icon from glyphs that are one column wide, one for each icon set: `unicode`,
  /// `ascii`, `symbols` and `nerdFont`. `nerdFont` defaults to `symbols`, and `symbols` to
  /// `unicode`.
  public init(unicode: String, ascii: String, symbols: String? = nil, nerdFont: String? = nil) {
    name = ""
    glyphNumber =
      EncodedToken(
        IconGlyphs(unicode: unicode, ascii: ascii, symbols: symbols, nerdFont: nerdFont)
      ).glyphNumber
  }

  /// Creates a reference to the icon token at index `token` of the theme's table.
  package init(token: Int) {
    self.init(
      token < IconTable.names.count
        ? IconTable.names[token] : IconTable.name(of: TokenCatalog.path(.icon, token)))
  }

  /// A Boolean value that indicates whether the icon exists.
  public var isKnown: Bool { ownValue != nil || tokenIndex != nil }

  /// The glyphs of an icon without a name, in the form that themes store.
  var ownValue: EncodedToken? {
    glyphNumber < 0 ? nil : EncodedToken(glyphNumber: glyphNumber)
  }

  /// The index in the theme's table; `nil` for glyphs and for an unknown name.
  package var tokenIndex: Int? {
    if let number = IconTable.numbers[name] { return number }
    let place = DeclaredTokens.place(IconTable.path(of: name)) ?? DeclaredTokens.place(name)
    return place.flatMap { $0.kind == .icon ? $0.index : nil }
  }

  /// Returns the glyph in `set` and `theme`, one column wide; a placeholder for an unknown name.
  public func glyph(in set: IconSet = .unicode, theme: AppTheme? = nil) -> String {
    resolve(in: theme)?[set] ?? (set == .ascii ? "?" : "□")
  }

  /// Returns the frames or steps of an animated or filling icon in `set`, in order; for other
  /// icons, the glyph alone. There is always one.
  public func frames(in set: IconSet = .unicode) -> [String] {
    guard let sequences = IconTable.sequences[name] else { return [glyph(in: set)] }
    switch set {
    case .unicode: return sequences[0]
    case .ascii: return sequences[1]
    case .symbols, .nerdFont: return sequences[2]
    }
  }

  /// All icons of the kit.
  public static var all: [Icon] { IconTable.names.map { Icon($0) } }

  /// Returns the glyphs in `theme`, or those of the kit; `nil` for an unknown name.
  package func resolve(in theme: AppTheme?) -> IconGlyphs? {
    if let ownValue { return ownValue.glyphs }
    guard let index = tokenIndex else { return nil }
    return theme.map { $0.tables.value(.icon, index).glyphs } ?? Self.glyphs(at: index)
  }

  /// Returns the glyphs of the kit, or of the icon that a declared one falls back to.
  private static func glyphs(at index: Int) -> IconGlyphs {
    if index < IconTable.glyphs.count { return IconTable.glyphs[index] }
    let fallback = DeclaredTokens.fallback(.icon, index)
    return fallback.alias.map(glyphs) ?? fallback.glyphs
  }
}

extension AppTheme {
  /// Returns the glyph of an icon in this theme, one column wide; `nil` for an unknown name.
  ///
  /// Complexity: O(1). The first call builds the table.
  package func glyph(_ name: String, _ set: IconSet) -> String? {
    Icon(name).resolve(in: self)?[set]
  }

  /// Returns the theme with icons drawn with the glyphs of `set` if the app's icon set is one of
  /// the defaults: `unicode`, or `symbols` in some terminals.
  ///
  ///     let theme = AppTheme.nord.drawingIcons(with: .symbols)
  public func drawingIcons(with set: IconSet) -> AppTheme {
    var theme = self
    for icon in Icon.all {
      guard let glyphs = icon.resolve(in: theme) else { continue }
      let glyph = glyphs[set]
      if glyphs.unicode == glyph, glyphs.symbols == glyph { continue }
      theme = theme.setting(
        icon,
        to: Icon(
          unicode: glyph, ascii: glyphs.ascii, symbols: glyph, nerdFont: glyphs.nerdFont))
    }
    return theme
  }
}

/// The glyphs of one icon in each set.
package struct IconGlyphs: Hashable, Sendable {
  package var unicode: String
  package var ascii: String
  package var symbols: String
  package var nerdFont: String

  package init(unicode: String, ascii: String, symbols: String? = nil, nerdFont: String? = nil) {
    self.unicode = unicode
    self.ascii = ascii
    self.symbols = symbols ?? unicode
    self.nerdFont = nerdFont ?? self.symbols
  }

  package subscript(set: IconSet) -> String {
    switch set {
    case .unicode: unicode
    case .ascii: ascii
    case .symbols: symbols
    case .nerdFont: nerdFont
    }
  }
}

/// The icons of the kit, as tables.
enum IconTable {
  /// The names, in the order of the icon file.
  static let names: [String] = rows.map { $0[0] }

  /// The glyphs, in the same order.
  static let glyphs: [IconGlyphs] = rows.map {
    IconGlyphs(unicode: $0[1], ascii: $0[2], symbols: $0[3], nerdFont: $0[4])
  }

  /// The index of each name.
  static let numbers: [String: Int] = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, $0) })

  /// The frames by name, in Unicode, in ASCII and in symbols.
  static let sequences: [String: [[String]]] = {
    var table: [String: [[String]]] = [:]
    for row in TextTable.rows(frames, separator: UInt8(ascii: "\t"), fields: 4) {
      table[row[0]] = row.dropFirst().map { $0.map(String.init) }
    }
    return table
  }()

  /// The icon tokens, one per line: path, spelling, summary.
  static var entries: String {
    names.map { "\(path(of: $0))|Icon(\"\($0)\")|The glyphs of `\($0)`." }
      .joined(separator: "\n")
  }

  /// Returns the path of an icon's token. A dot in the name becomes a hyphen.
  static func path(of name: String) -> String {
    "icon." + String(name.map { $0 == "." ? "-" : $0 })
  }

  /// Returns the name of the icon whose token is at `path`; `path` itself if no name leads there.
  static func name(of path: String) -> String {
    let name = String(path.dropFirst("icon.".count).map { $0 == "-" ? "." : $0 })
    return self.path(of: name) == path ? name : path
  }

  private static var rows: [[String]] {
    TextTable.rows(icons, separator: UInt8(ascii: " "), fields: 5)
  }
}
