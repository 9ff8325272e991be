// SPDX-License-Identifier: MIT
// Page: a brand that is flat and dense.

import Curium

/// No caps, no frames, no padding: as much as possible on the screen.
struct LedgerStyle: DButtonStyle, CardStyle, BadgeStyle, BannerStyle, TabStyle, MenuStyle {
  func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
    component(.primary, size: size, state: state)
  }

  func component(_ variant: ButtonVariant, size: ComponentSize, state: ComponentState)
    -> DButtonComposableStyle
  {
    KitStyle().component(variant, size: size, state: state).ends(.flat).padding(.none)
  }

  func component(_ elevation: Shadow) -> CardComposableStyle {
    CardComposableStyle().background(.clear).border(.clear).line(.none).radius(.none)
      .padding(.none).shadow(.none)
  }

  func component(_ role: BadgeRole, color: Color, isEnabled: Bool) -> BadgeComposableStyle {
    BadgeComposableStyle().foreground(isEnabled ? color.legible() : .textDisabled)
      .textStyle(.caption.bold()).padding(.none)
  }

  func component(_ role: BannerRole) -> BannerComposableStyle {
    KitStyle().component(role).background(.clear)
  }

  func component(_ role: TabRole, state: ControlState) -> TabComposableStyle {
    let look = KitStyle().component(role, state: state)
    guard role == .segment else { return look }
    return look.background(state.isFocused ? .surfaceOverlay : .clear)
      .foreground(state.isSelected ? Color.brandPrimary.legible() : .textSecondary)
  }

  func component(_ role: MenuRole, state: ControlState) -> MenuComposableStyle {
    KitStyle().component(role, state: state).line(.none).shadow(.none)
  }

  /// Plain headings, no gaps, and colours only for figures.
  @MainActor static func theme(_ theme: AppTheme) -> AppTheme {
    theme
      .setting(.brandPrimary, to: Color.ds.success.medium)
      .setting(ComponentTokens.Card.spacing, to: .none)
      .setting(ComponentTokens.Form.spacing, to: .none)
      .setting(ComponentTokens.Page.spacing, to: SemanticTokens.Spacing.md)
      .setting(ComponentTokens.Stat.valueFont, to: .body.bold())
      .setting(ComponentTokens.Table.headerFont, to: .caption)
      .setting(ComponentTokens.Input.backgroundColor, to: .clear)
      .setting(ComponentTokens.Input.backgroundColorFocused, to: .surfaceRaised)
  }
}
