// SPDX-License-Identifier: MIT
// Token: the value of a colour reference in a theme.

public import CuriumTerminal

/// The colour of a cell and its opacity.
public struct ResolvedColor: Hashable, Sendable {
  /// The colour, in a form that terminals support.
  public var color: CellColor
  /// The opacity, from 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// `true` if painting the colour changes nothing.
  package var isClear: Bool { alpha == 0 || color == .keep }

  /// Creates a colour from `color` and its opacity `alpha`, from 0 (clear) to 255 (opaque).
  @inlinable public init(_ color: CellColor, alpha: UInt8 = 255) {
    self.color = color
    self.alpha = alpha
  }
}

extension ResolvedColor {
  /// Returns the colour a fraction of the way to another, mixed in OKLab. Colours other than 24-bit
  /// ones switch halfway.
  ///
  /// A fully transparent colour has no hue, so fading to it keeps the hue of the other colour.
  package func mixed(with other: ResolvedColor, _ share: Double) -> ResolvedColor {
    let share = max(0, min(1, share))
    let amount = Double(alpha) + (Double(other.alpha) - Double(alpha)) * share
    let covering = UInt8(amount + 0.5)
    if alpha == 0 { return ResolvedColor(other.color, alpha: covering) }
    if other.alpha == 0 || color == other.color { return ResolvedColor(color, alpha: covering) }
    let nearer = share < 0.5 ? color : other.color
    guard color.isRGB, other.color.isRGB else { return ResolvedColor(nearer, alpha: covering) }
    let rgb = OKColor(color.value).mixed(with: OKColor(other.color.value), share).rgb
    let mixed =
      CellColor.portable(rgb >> 16) << 16 | CellColor.portable(rgb >> 8 & 0xFF) << 8
      | CellColor.portable(rgb & 0xFF)
    return ResolvedColor(CellColor.rgb(mixed).withSlot(of: nearer), alpha: covering)
  }
}
