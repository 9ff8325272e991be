// SPDX-License-Identifier: MIT
// Token: a colour reference, resolved against the theme in force where it is drawn.

public import CuriumTerminal

/// A colour token, a literal colour, or either of them with opacity or a request for legibility.
///
/// Eight bytes, no reference: comparing two colours compares two words. A token becomes a colour of
/// cells in the paint pass, so a theme switch runs no view's body.
///
///     Text("Saved").foregroundStyle(.success)
///     Badge(text: "New", color: Color.brandPrimary.opacity(.muted))
public struct Color: Hashable, Sendable {
  /// A token's index, or the raw value of a `CellColor`.
  @usableFromInline let payload: UInt32
  @usableFromInline let isToken: Bool
  /// The opacity asked for, beside that of the token itself.
  @usableFromInline let alpha: UInt8
  /// An opacity token's index plus one; 0 is none.
  @usableFromInline let opacityToken: UInt8
  /// Ten times the contrast ratio asked for; 0 is none.
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

  /// The colour token at `token` of the theme's table.
  @usableFromInline package init(token: Int) {
    self.init(payload: UInt32(token), isToken: true)
  }

  /// A colour of cells as it is, the same under every theme.
  @inlinable public init(_ color: CellColor) {
    self.init(payload: color.rawValue, isToken: false)
  }

  /// A colour of cells that covers only a part of what is beneath.
  package init(_ color: ResolvedColor) {
    self.init(payload: color.color.rawValue, isToken: false, alpha: color.alpha)
  }

  /// A literal colour `0xRRGGBB` in sRGB.
  @inlinable public init(hex: UInt32) {
    self.init(CellColor.rgb(hex & 0xFF_FFFF))
  }

  /// A literal colour in sRGB, its channels from 0 to 255.
  @inlinable public init(red: Int, green: Int, blue: Int) {
    self.init(
      CellColor.rgb(UInt8(clamping: red), UInt8(clamping: green), UInt8(clamping: blue)))
  }

  /// Entry `index` of the terminal's palette, whatever its user made of it.
  @inlinable public static func palette(_ index: UInt8) -> Color { Color(CellColor.palette(index)) }

  /// The terminal's own text colour.
  public static let terminalForeground = Color(CellColor.terminal)
  /// The terminal's own ground.
  public static let terminalBackground = Color(CellColor.terminal)
  /// Nothing: what is beneath stays.
  public static let clear = Color(
    payload: CellColor.keep.rawValue, isToken: false, alpha: 0)

  /// The colour covering `amount` of what is beneath, 0 to 1.
  public func opacity(_ amount: Double) -> Color {
    let share = UInt8(min(1, max(0, amount)) * Double(alpha) + 0.5)
    return Color(
      payload: payload, isToken: isToken, alpha: share, opacityToken: opacityToken,
      legibility: legibility)
  }

  /// The colour covering as much of what is beneath as the theme's opacity token says.
  public func opacity(_ token: Opacity) -> Color {
    guard let index = token.tokenIndex else { return opacity(token.amount) }
    return Color(
      payload: payload, isToken: isToken, alpha: alpha, opacityToken: UInt8(index + 1),
      legibility: legibility)
  }

  /// The colour moved in lightness, when painted, until it stands out from the ground by `ratio`.
  ///
  /// The ratio is that of WCAG 2: 4.5 for text, 3 for signs and borders. Under a theme of increased
  /// contrast 3 counts as 4.5, and 4.5 as 7. Hue is kept; colours of the terminal's own palette are left as they are.
  public func legible(_ ratio: Double = 4.5) -> Color {
    Color(
      payload: payload, isToken: isToken, alpha: alpha, opacityToken: opacityToken,
      legibility: UInt8(min(21, max(0, ratio)) * 10 + 0.5))
  }

  /// The stable path of the token, as in `color.brand.primary`; nil for a literal.
  public var path: String? {
    tokenIndex.map { TokenCatalog.path(.color, $0) }
  }

  /// Whether the colour is the same under every theme.
  @inlinable public var isLiteral: Bool { !isToken }
  /// Whether its lightness moves until it stands out from the ground.
  @inlinable public var isLegible: Bool { legibility != 0 }
  /// The contrast asked for on the ground beneath; nil for a colour drawn as it is.
  @inlinable public var legibleRatio: Double? { isLegible ? Double(legibility) / 10 : nil }

  /// The place of the token in the theme's table of colours.
  @usableFromInline package var tokenIndex: Int? { isToken ? Int(payload) : nil }

  /// The place of the opacity token in the theme's table of opacities.
  package var opacityTokenIndex: Int? { opacityToken == 0 ? nil : Int(opacityToken) - 1 }

  /// The colour of cells of a literal.
  package var literal: ResolvedColor {
    var color = CellColor.terminal
    color.rawValue = payload
    return ResolvedColor(color, alpha: alpha)
  }

  /// The colour under `theme`. Complexity: O(1), an array look-up.
  @inlinable public func resolve(in theme: AppTheme) -> ResolvedColor {
    if isToken && alpha == 255 && opacityToken == 0 { return theme.tables.color(Int(payload)) }
    return resolveOpacity(in: theme)
  }

  @usableFromInline func resolveOpacity(in theme: AppTheme) -> ResolvedColor {
    var resolved: ResolvedColor
    if isToken {
      resolved = theme.tables.color(Int(payload))
    } else {
      var color = CellColor.terminal
      color.rawValue = payload
      resolved = ResolvedColor(color)
    }
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
