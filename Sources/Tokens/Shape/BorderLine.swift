// SPDX-License-Identifier: MIT
// Token: the kinds of lines of a border.

/// A kind of line for borders.
public enum BorderLine: UInt8, Hashable, Sendable, CaseIterable {
  /// No line. It takes up no space.
  case none
  /// `┌─┐`
  case light
  /// `┏━┓`
  case heavy
  /// `╔═╗`
  case double
  /// `┌┈┐`
  case dashed
  /// `╭─╮`
  case rounded
  /// `▛▀▜`
  case block
  /// `+-+`
  case ascii
  /// `▄▄▄` above, `▀▀▀` below and nothing at the sides: the soft edge of a surface.
  case soft

  /// The name in theme files.
  public var name: String {
    switch self {
    case .none: "none"
    case .light: "light"
    case .heavy: "heavy"
    case .double: "double"
    case .dashed: "dashed"
    case .rounded: "rounded"
    case .block: "block"
    case .ascii: "ascii"
    case .soft: "soft"
    }
  }

  /// A Boolean value that indicates whether the line takes up no cells.
  @inlinable public var isNone: Bool { self == .none }

  /// The glyphs of the line; spaces for `none`.
  public var glyphs: BorderGlyphs {
    switch self {
    case .none: BorderLine.frame(" ", " ", " ", " ", " ", " ", " ", " ")
    case .light: BorderLine.frame("┌", "─", "┐", "│", "┘", "─", "└", "│")
    case .heavy: BorderLine.frame("┏", "━", "┓", "┃", "┛", "━", "┗", "┃")
    case .double: BorderLine.frame("╔", "═", "╗", "║", "╝", "═", "╚", "║")
    case .dashed: BorderLine.frame("┌", "┈", "┐", "┊", "┘", "┈", "└", "┊")
    case .rounded: BorderLine.frame("╭", "─", "╮", "│", "╯", "─", "╰", "│")
    case .block: BorderLine.frame("▛", "▀", "▜", "▐", "▟", "▄", "▙", "▌")
    case .ascii: BorderLine.frame("+", "-", "+", "|", "+", "-", "+", "|")
    case .soft: BorderLine.frame("▄", "▄", "▄", " ", "▀", "▀", "▀", " ")
    }
  }

  private static func frame(
    _ topLeft: Unicode.Scalar, _ top: Unicode.Scalar, _ topRight: Unicode.Scalar,
    _ right: Unicode.Scalar, _ bottomRight: Unicode.Scalar, _ bottom: Unicode.Scalar,
    _ bottomLeft: Unicode.Scalar, _ left: Unicode.Scalar
  ) -> BorderGlyphs {
    BorderGlyphs(
      topLeft: topLeft, top: top, topRight: topRight, right: right, bottomRight: bottomRight,
      bottom: bottom, bottomLeft: bottomLeft, left: left)
  }
}
