// SPDX-License-Identifier: MIT
// Token: the look of a label, by size.

/// The look of a label, by size.
public protocol DLabelStyle: ComponentStyle {
  /// The look at one size.
  func component(_ size: ComponentSize) -> DLabelComposableStyle
}

/// Where the lines of a label stand.
public enum DLabelAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// The look of one label.
public struct DLabelComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The ground.
  public var background: Color
  /// The ink.
  public var textColor: Color
  /// The most lines; nil for as many as there are.
  public var lineLimit: Int?
  /// The text style.
  public var textStyle: Font
  /// Empty rows between lines.
  public var lineSpacing: Length
  /// Where the lines stand.
  public var alignment: DLabelAlignment

  /// A look from its parts.
  public init(
    background: Color = .clear, textColor: Color = .textPrimary, lineLimit: Int? = nil,
    textStyle: Font = .body, lineSpacing: Length = .zero, alignment: DLabelAlignment = .leading
  ) {
    self.background = background
    self.textColor = textColor
    self.lineLimit = lineLimit
    self.textStyle = textStyle
    self.lineSpacing = lineSpacing
    self.alignment = alignment
  }

  /// The look without a ground at one size.
  public static func plain(_ size: ComponentSize) -> DLabelComposableStyle {
    let textStyle: Font =
      switch size {
      case .small: ComponentTokens.Label.fontSmall
      case .medium: ComponentTokens.Label.fontMedium
      case .large: ComponentTokens.Label.fontLarge
      }
    return DLabelComposableStyle(
      textColor: ComponentTokens.Label.textColor, textStyle: textStyle)
  }
}
