// SPDX-License-Identifier: MIT
// Token: a border reference, resolved against the theme in force where it is drawn.

/// The line of a border: a token, or one kind of line under every theme.
public struct BorderStyle: Hashable, Sendable {
  @usableFromInline let rawValue: UInt16
  @usableFromInline static let tokenBase: UInt16 = 0x100

  @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The border token at `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.rawValue = BorderStyle.tokenBase + UInt16(token)
  }

  /// One kind of line, the same under every theme.
  @inlinable public init(_ line: BorderLine) { self.rawValue = UInt16(line.rawValue) }

  /// No line, and no room for one.
  public static let none = BorderStyle(BorderLine.none)
  /// `┌─┐`
  public static let light = BorderStyle(BorderLine.light)
  /// `┏━┓`
  public static let heavy = BorderStyle(BorderLine.heavy)
  /// `╔═╗`
  public static let double = BorderStyle(BorderLine.double)
  /// `┌╌┐`
  public static let dashed = BorderStyle(BorderLine.dashed)
  /// `╭─╮`
  public static let rounded = BorderStyle(BorderLine.rounded)
  /// `▛▀▜`
  public static let block = BorderStyle(BorderLine.block)
  /// `+-+`
  public static let ascii = BorderStyle(BorderLine.ascii)

  /// Whether the line is the same under every theme.
  @inlinable public var isLiteral: Bool { rawValue < BorderStyle.tokenBase }
  /// The stable path of the token, as in `border.regular`; nil for a kind of line.
  public var path: String? { tokenIndex.map { TokenCatalog.path(.border, $0) } }

  /// The place of the token in the theme's table of borders.
  package var tokenIndex: Int? { isLiteral ? nil : Int(rawValue - BorderStyle.tokenBase) }

  /// The kind of line under `theme`.
  @inlinable public func line(in theme: AppTheme) -> BorderLine {
    if isLiteral { return BorderLine(rawValue: UInt8(rawValue)) ?? .none }
    return theme.tables.border(Int(rawValue - BorderStyle.tokenBase))
  }

  /// The glyphs under `theme`; spaces where it draws no line.
  @inlinable public func resolve(in theme: AppTheme) -> BorderGlyphs { line(in: theme).glyphs }
}
