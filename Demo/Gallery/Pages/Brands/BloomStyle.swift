// SPDX-License-Identifier: MIT
// Page: a brand that is round and spacious.

import Curium

/// Round ends, wide padding and soft colours.
struct BloomStyle: DButtonStyle, CardStyle, BadgeStyle, TagStyle, BannerStyle, DialogStyle {
  private typealias Colors = SemanticTokens.Colors

  func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
    component(.primary, size: size, state: state)
  }

  func component(_ variant: ButtonVariant, size: ComponentSize, state: ComponentState)
    -> DButtonComposableStyle
  {
    let look = KitStyle().component(variant, size: size, state: state)
    switch variant {
    case .primary, .secondary, .destructive: return look.ends(.round).padding(2)
    case .plain, .icon: return look
    }
  }

  func component(_ elevation: Shadow) -> CardComposableStyle {
    KitStyle().component(elevation).background(.clear).border(Colors.brandPrimary).line(.rounded)
      .padding(SemanticTokens.Spacing.md).shadow(.none)
  }

  func component(_ role: BadgeRole, color: Color, isEnabled: Bool) -> BadgeComposableStyle {
    let look = KitStyle().component(role, color: color, isEnabled: isEnabled)
    return role == .icon || role == .avatar ? look : look.padding(2)
  }

  func component(_ state: ControlState) -> TagComposableStyle {
    KitStyle().component(state).spacing(2)
  }

  func component(_ role: BannerRole) -> BannerComposableStyle {
    KitStyle().component(role).padding(SemanticTokens.Spacing.md).line(.rounded)
  }

  func component(_ role: DialogRole) -> DialogComposableStyle {
    KitStyle().component(role).line(.rounded).border(Colors.brandPrimary).padding(3)
  }

  /// Wide gaps, and teal in place of the accent colour.
  @MainActor static func theme(_ theme: AppTheme) -> AppTheme {
    theme
      .setting(.brandPrimary, to: Color.ds.info.medium)
      .setting(Colors.selectionMarker, to: Color.ds.info.medium)
      .setting(Colors.focusRing, to: Color.ds.info.medium)
      .setting(ComponentTokens.Card.spacing, to: 1)
      .setting(ComponentTokens.Form.spacing, to: 2)
      .setting(ComponentTokens.Row.spacing, to: 2)
      .setting(ComponentTokens.Gauge.spacing, to: 3)
  }
}
