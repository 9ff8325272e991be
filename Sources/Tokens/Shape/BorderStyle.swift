// SPDX-License-Identifier: MIT
// Token: a reference to a border, resolved against the current theme when it is drawn.

/// The line of a border: a token, or a kind of line that is the same in every theme.
public struct BorderStyle: Hashable, Sendable {
  @usableFromInline let rawValue: UInt16
  @usableFromInline static let tokenBase: UInt16 = 0x100

  /// Creates a reference to the border token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.rawValue = BorderStyle.tokenBase + UInt16(token)
  }

  /// Creates a style with `line`, which is the same in every theme.
  @inlinable public init(_ line: BorderLine) { self.rawValue = UInt16(line.rawValue) }

  /// No line. It takes up no space.
  public static let none = BorderStyle(BorderLine.none)
  /// `┌─┐`
  public static let light = BorderStyle(BorderLine.light)
  /// `┏━┓`
  public static let heavy = BorderStyle(BorderLine.heavy)
  /// `╔═╗`
  public static let double = BorderStyle(BorderLine.double)
  /// `┌┈┐`
  public static let dashed = BorderStyle(BorderLine.dashed)
  /// `╭─╮`
  public static let rounded = BorderStyle(BorderLine.rounded)
  /// `▛▀▜`
  public static let block = BorderStyle(BorderLine.block)
  /// `+-+`
  public static let ascii = BorderStyle(BorderLine.ascii)
  /// `▄▄▄` above and `▀▀▀` below.
  public static let soft = BorderStyle(BorderLine.soft)

  /// A Boolean value that indicates whether the line is the same in every theme.
  @inlinable public var isLiteral: Bool { rawValue < BorderStyle.tokenBase }
  /// The stable path of the token, as in `border.regular`; `nil` for a kind of line.
  public var path: String? { tokenIndex.map { TokenCatalog.path(.border, $0) } }

  /// The index of the token in the theme's table of borders.
  package var tokenIndex: Int? { isLiteral ? nil : Int(rawValue - BorderStyle.tokenBase) }

  /// Returns the kind of line in `theme`.
  @inlinable public func line(in theme: AppTheme) -> BorderLine {
    if isLiteral { return BorderLine(rawValue: UInt8(rawValue)) ?? .none }
    return theme.tables.border(Int(rawValue - BorderStyle.tokenBase))
  }

  /// Returns the glyphs in `theme`; spaces for no line.
  @inlinable public func resolve(in theme: AppTheme) -> BorderGlyphs { line(in: theme).glyphs }
}
