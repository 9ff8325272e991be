// SPDX-License-Identifier: MIT
// Token: the kinds of token and the form in which a theme stores them.

/// What a token is a value of.
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
  /// A share of covering; DTCG `number`.
  case opacity
  /// A duration and its pace; DTCG `transition`.
  case motion

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
    }
  }
}

/// Where a token stands: values flow from primitive to component by alias only.
public enum TokenTier: UInt8, Hashable, Sendable, CaseIterable {
  /// A raw value on a scale.
  case primitive
  /// A role.
  case semantic
  /// One component's role.
  case component
}
