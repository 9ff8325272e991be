// SPDX-License-Identifier: MIT
// Token: the kinds and tiers of tokens.

/// The kind of a token's value.
public enum TokenKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A colour; DTCG `color`.
  case color
  /// Columns and rows; DTCG `dimension`.
  case length
  /// A text style; DTCG `typography`.
  case font
  /// A line of a border; DTCG `strokeStyle`.
  case border
  /// An elevation; DTCG `shadow`.
  case shadow
  /// An opacity; DTCG `number`.
  case opacity
  /// A duration and its timing curve; DTCG `transition`.
  case motion
  /// Colours that blend into each other; DTCG `gradient`.
  case gradient
  /// A glyph in each icon set; DTCG `dimension` for its width, with the glyphs as an extension.
  case icon
  /// A wordmark; DTCG `dimension` for its width, with the rows as an extension.
  case logo

  /// The name of the type in DTCG files.
  public var typeName: String {
    switch self {
    case .color: "color"
    case .length: "dimension"
    case .font: "typography"
    case .border: "strokeStyle"
    case .shadow: "shadow"
    case .opacity: "number"
    case .motion: "transition"
    case .gradient: "gradient"
    case .icon, .logo: "dimension"
    }
  }

  /// `true` if a theme file can omit all tokens of this kind. Gradients then follow the colours of
  /// the theme, and icons and wordmarks are the kit's.
  package var isOptional: Bool { self == .gradient || self == .icon || self == .logo }
}

/// The tier of a token. Values flow from primitive to component only through aliases.
public enum TokenTier: UInt8, Hashable, Sendable, CaseIterable {
  /// A raw value on a scale.
  case primitive
  /// A role.
  case semantic
  /// The role of a single component.
  case component
}
