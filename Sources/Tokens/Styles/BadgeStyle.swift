// SPDX-License-Identifier: MIT
// Token: the style of badges, by role and colour.

/// A style for badges: small labels that show a state, a number or a name.
public protocol BadgeStyle: ComponentStyle {
  /// Returns the composable style in `role`. `color` is the colour that the badge was created with.
  /// `isEnabled` is `false` for a disabled badge.
  func component(_ role: BadgeRole, color: Color, isEnabled: Bool) -> BadgeComposableStyle
}

/// The role of a badge.
public enum BadgeRole: UInt8, Hashable, Sendable, CaseIterable {
  /// A word, as in `Badge`.
  case label
  /// A state, as in `StatePill`.
  case state
  /// An icon, as in `IconBadge`.
  case icon
  /// The initials of a person, as in `Avatar`.
  case avatar
  /// The name of a key, as in `KeyCap`.
  case key
  /// The main action of a screen, as in `ActionBadge`.
  case primary
  /// A secondary action.
  case secondary
  /// An irreversible action.
  case destructive
}

/// The composable style of a badge.
public struct BadgeComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = .clear
  /// The colour of the text and the icon.
  public var foreground: Color = .textPrimary
  /// The text style.
  public var textStyle: Font = ComponentTokens.Badge.font
  /// The space on the left and right of the text, in cells.
  public var padding: Length = ComponentTokens.Badge.padding

  /// Creates a style with the tokens of a badge, without a background.
  public init() {}

  /// The composable style of a one-line label with the same values.
  public var label: DLabelComposableStyle {
    DLabelComposableStyle().background(background).textColor(foreground).lineLimit(1)
      .textStyle(textStyle).padding(padding)
  }

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the text and the icon.
  public func foreground(_ color: Color) -> Self { edit { $0.foreground = color } }
  /// Returns the style with `font` as its text style.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
  /// Returns the style with `length` as the space on the left and right of the text.
  public func padding(_ length: Length) -> Self { edit { $0.padding = length } }
}

extension KitStyle: BadgeStyle {
  /// Returns the composable style according to the tokens of `role`. Roles without a colour of
  /// their own use `color`. `isEnabled` is `false` for a disabled badge.
  public func component(_ role: BadgeRole, color: Color, isEnabled: Bool) -> BadgeComposableStyle {
    typealias Action = ComponentTokens.ActionBadge
    typealias Key = ComponentTokens.KeyHint
    typealias Pill = ComponentTokens.StatePill
    typealias Disabled = ComponentTokens.Button.Primary
    func action(_ background: Color, _ foreground: Color) -> BadgeComposableStyle {
      BadgeComposableStyle()
        .background(isEnabled ? background : Disabled.backgroundColorDisabled)
        .foreground(isEnabled ? foreground : Disabled.foregroundColorDisabled)
        .textStyle(Action.font).padding(Action.padding)
    }
    func tinted(_ tint: Opacity) -> BadgeComposableStyle {
      guard let intent = color.intent else {
        return BadgeComposableStyle().background(color.opacity(tint)).foreground(color.legible())
      }
      return BadgeComposableStyle()
        .background(intent.muted.opacity(SemanticTokens.Opacities.badge))
        .foreground(intent.mutedInk.legible())
    }
    return switch role {
    case .label: tinted(ComponentTokens.Badge.tint)
    case .state: tinted(Pill.tint).textStyle(Pill.font).padding(Pill.padding)
    case .icon:
      isEnabled
        ? tinted(ComponentTokens.IconBadge.tint)
        : BadgeComposableStyle()
          .background(.textDisabled.opacity(ComponentTokens.IconBadge.tint))
          .foreground(.textDisabled)
    case .avatar:
      tinted(ComponentTokens.Avatar.tint).textStyle(ComponentTokens.Avatar.font)
    case .key:
      BadgeComposableStyle().background(Key.keyBackgroundColor).foreground(Key.keyColor)
        .textStyle(Key.keyFont).padding(Key.padding)
    case .primary: action(Action.Primary.backgroundColor, Action.Primary.foregroundColor)
    case .secondary: action(Action.Secondary.backgroundColor, Action.Secondary.foregroundColor)
    case .destructive:
      action(Action.Destructive.backgroundColor, Action.Destructive.foregroundColor)
    }
  }
}
