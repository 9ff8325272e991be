// SPDX-License-Identifier: MIT
// Token: a reference to a colour, resolved against the current theme when it is drawn.

public import CuriumTerminal

/// A colour token or a literal colour, optionally with an opacity or a required contrast.
///
/// A colour is eight bytes without references, so comparing is fast. The paint pass resolves
/// tokens, so switching themes runs no view's body.
///
///     Text("Saved").foregroundStyle(.success)
///     Badge(text: "New", color: Color.brandPrimary.opacity(.muted))
public struct Color: Hashable, Sendable {
  /// A token's index, or the raw value of a `CellColor`.
  @usableFromInline let payload: UInt32
  @usableFromInline let isToken: Bool
  /// The opacity, multiplied by that of the token itself.
  @usableFromInline let alpha: UInt8
  /// The index of an opacity token plus one; 0 for none.
  @usableFromInline let opacityToken: UInt8
  /// Ten times the required contrast ratio; 0 for none.
  @usableFromInline let legibility: UInt8

  @inlinable init(
    payload: UInt32, isToken: Bool, alpha: UInt8 = 255, opacityToken: UInt8 = 0,
    legibility: UInt8 = 0
  ) {
    self.payload = payload
    self.isToken = isToken
    self.alpha = alpha
    self.opacityToken = opacityToken
    self.legibility = legibility
  }

  /// Creates a reference to the colour token at index `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.init(payload: UInt32(token), isToken: true)
  }

  /// Creates a literal from the cell colour `color`. It is the same in every theme.
  @inlinable public init(_ color: CellColor) {
    self.init(payload: color.rawValue, isToken: false)
  }

  /// Creates a literal with an opacity.
  package init(_ color: ResolvedColor) {
    self.init(payload: color.color.rawValue, isToken: false, alpha: color.alpha)
  }

  /// Creates a literal colour in sRGB from `hex`, `0xRRGGBB`.
  @inlinable public init(hex: UInt32) {
    self.init(CellColor.rgb(hex & 0xFF_FFFF))
  }

  /// Creates a literal colour in sRGB from `red`, `green` and `blue`, each from 0 to 255.
  @inlinable public init(red: Int, green: Int, blue: Int) {
    self.init(
      CellColor.rgb(UInt8(clamping: red), UInt8(clamping: green), UInt8(clamping: blue)))
  }

  /// Returns entry `index` of the terminal's palette, which the user can customize.
  @inlinable public static func palette(_ index: UInt8) -> Color { Color(CellColor.palette(index)) }

  /// The terminal's default text colour.
  public static let terminalForeground = Color(CellColor.terminal)
  /// The terminal's default background colour.
  public static let terminalBackground = Color(CellColor.terminal)
  /// A fully transparent colour.
  public static let clear = Color(
    payload: CellColor.keep.rawValue, isToken: false, alpha: 0)

  /// Returns the colour with its opacity multiplied by `amount`, from 0 to 1.
  public func opacity(_ amount: Double) -> Color {
    let share = UInt8(min(1, max(0, amount)) * Double(alpha) + 0.5)
    return Color(
      payload: payload, isToken: isToken, alpha: share, opacityToken: opacityToken,
      legibility: legibility)
  }

  /// Returns the colour with its opacity multiplied by the theme's value of `token`, which replaces
  /// an earlier token.
  public func opacity(_ token: Opacity) -> Color {
    guard let index = token.tokenIndex else { return opacity(token.amount) }
    return Color(
      payload: payload, isToken: isToken, alpha: alpha, opacityToken: UInt8(index + 1),
      legibility: legibility)
  }

  /// Returns the colour with a required contrast: painting adjusts its lightness until its contrast
  /// with the background is at least `ratio`.
  ///
  /// Ratios follow WCAG 2: 4.5 for text, 3 for icons and borders. In a theme with increased
  /// contrast, 3 counts as 4.5 and 4.5 as 7. The hue doesn't change. Colours of the terminal's
  /// palette aren't adjusted.
  public func legible(_ ratio: Double = 4.5) -> Color {
    Color(
      payload: payload, isToken: isToken, alpha: alpha, opacityToken: opacityToken,
      legibility: UInt8(min(21, max(0, ratio)) * 10 + 0.5))
  }

  /// The stable path of the token, as in `color.brand.primary`; `nil` for a literal.
  public var path: String? {
    tokenIndex.map { TokenCatalog.path(.color, $0) }
  }

  /// A Boolean value that indicates whether the colour is the same in every theme.
  @inlinable public var isLiteral: Bool { !isToken }
  /// A Boolean value that indicates whether painting adjusts the colour's lightness until it is
  /// legible.
  @inlinable public var isLegible: Bool { legibility != 0 }
  /// The required contrast with the background; `nil` for a colour that isn't adjusted.
  @inlinable public var legibleRatio: Double? { isLegible ? Double(legibility) / 10 : nil }

  /// The index of the token in the theme's table of colours.
  @usableFromInline package var tokenIndex: Int? { isToken ? Int(payload) : nil }

  /// The index of the opacity token in the theme's table of opacities.
  package var opacityTokenIndex: Int? { opacityToken == 0 ? nil : Int(opacityToken) - 1 }

  /// The colour of a literal.
  package var literal: ResolvedColor {
    ResolvedColor(CellColor(rawValue: payload), alpha: alpha)
  }

  /// Returns the colour in `theme`. Complexity: O(1), an array lookup.
  @inlinable public func resolve(in theme: AppTheme) -> ResolvedColor {
    if isToken && alpha == 255 && opacityToken == 0 { return theme.tables.color(Int(payload)) }
    return resolveOpacity(in: theme)
  }

  @usableFromInline func resolveOpacity(in theme: AppTheme) -> ResolvedColor {
    var resolved =
      isToken
      ? theme.tables.color(Int(payload)) : ResolvedColor(CellColor(rawValue: payload))
    if alpha != 255 { resolved.alpha = Color.share(resolved.alpha, alpha) }
    if opacityToken != 0 {
      resolved.alpha = Color.share(
        resolved.alpha, theme.tables.opacity(Int(opacityToken) - 1))
    }
    return resolved
  }

  static func share(_ part: UInt8, _ whole: UInt8) -> UInt8 {
    UInt8((UInt32(part) * UInt32(whole) + 127) / 255)
  }
}
