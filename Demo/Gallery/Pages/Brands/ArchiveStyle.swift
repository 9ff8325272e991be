// SPDX-License-Identifier: MIT
// Page: a brand of double lines.

import Curium

/// Double frames around everything, on the background of the page, in amber.
struct ArchiveStyle: DLabelStyle, DButtonStyle, CardStyle, DialogStyle, MenuStyle, BannerStyle,
  GaugeStyle
{
  private typealias Colors = SemanticTokens.Colors

  func component(_ size: ComponentSize) -> DLabelComposableStyle {
    KitStyle().component(size).textStyle(.label)
  }

  func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
    component(.primary, size: size, state: state)
  }

  func component(_ variant: ButtonVariant, size: ComponentSize, state: ComponentState)
    -> DButtonComposableStyle
  {
    let look = KitStyle().component(variant, size: size, state: state)
    guard variant != .icon, variant != .plain else { return look }
    let ink: Color =
      variant == .primary ? .brandPrimary : variant == .destructive ? .error : .border
    return look.ends(.flat).line(variant == .primary ? .double : .light)
      .background(state == .rest || state == .disabled ? .clear : Colors.controlHover)
      .foreground(state == .disabled ? .textDisabled : ink.legible())
      .border(state == .focused ? .focusRing : ink)
  }

  func component(_ elevation: Shadow) -> CardComposableStyle {
    KitStyle().component(elevation).background(.background).line(.double).radius(.none)
      .border(.brandPrimary).shadow(.none)
  }

  func component(_ role: DialogRole) -> DialogComposableStyle {
    KitStyle().component(role).line(.double).border(.brandPrimary).background(.background)
  }

  func component(_ role: MenuRole, state: ControlState) -> MenuComposableStyle {
    KitStyle().component(role, state: state).line(.double).border(.brandPrimary)
      .panel(.background)
  }

  func component(_ role: BannerRole) -> BannerComposableStyle {
    KitStyle().component(role).background(.clear).line(.double).border(.brandPrimary)
  }

  func component(_ role: GaugeRole, color: Color?, isEnabled: Bool) -> GaugeComposableStyle {
    KitStyle().component(role, color: isEnabled ? .brandPrimary : color, isEnabled: isEnabled)
  }

  /// Amber in place of the accent colour.
  @MainActor static func theme(_ theme: AppTheme) -> AppTheme {
    theme
      .setting(.brandPrimary, to: Color.ds.warning.medium)
      .setting(Colors.selectionMarker, to: Color.ds.warning.medium)
      .setting(Colors.focusRing, to: Color.ds.warning.medium)
      .setting(Colors.borderRegular, to: Color.ds.warning.medium)
      .setting(ComponentTokens.Divider.lineStyle, to: .double)
      .setting(ComponentTokens.Stat.valueColor, to: Color.ds.warning.medium)
  }
}
