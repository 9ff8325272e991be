// SPDX-License-Identifier: MIT
// Views: the look of check boxes, switches and radio buttons.

import CuriumEngine
import CuriumViews
package import CuriumTokens

/// The indicator and the label of a choice, in the style from the environment.
///
/// A bar in the column before the indicator shows the focus, or reversed colours where there is no
/// room for it. An icon at the end shows an error, unless a row of a form shows a message about it.
/// In terminals with 16 or no colours, the content is also underlined while it has the focus.
package struct ChoiceLabel<Indicator: View, Content: View>: View {
  private let content: Content
  private let size: ComponentSize
  private let isOn: Bool
  private let hasError: Bool
  private let state: ControlState
  private let indicator: Indicator
  @Environment(\.checkBoxStyle) private var style
  @Environment(\.formFieldFace) private var formFace

  /// Creates a label with `content` after `indicator`.
  package init(
    content: Content, size: ComponentSize = .medium, isOn: Bool, hasError: Bool = false,
    state: ControlState, @ViewBuilder indicator: () -> Indicator
  ) {
    self.content = content
    self.size = size
    self.isOn = isOn
    self.hasError = hasError
    self.state = state
    self.indicator = indicator()
  }

  package var body: some View {
    let look = style.component(
      !state.isEnabled ? .disabled : hasError ? .error : .enabled, size: size)
    HStack(spacing: 0) {
      indicator.foregroundStyle(legible(isOn ? look.onColor : look.offColor))
      content.lineLimit(1).font(look.textStyle).foregroundStyle(look.textColor)
        .underlined(while: state.isHovered && state.isEnabled || state.isFocused)
        .padding(.leading, look.spacing)
      if hasError, state.isEnabled, !formFace.hasError {
        Image(systemName: "curium.input.error").foregroundStyle(legible(look.offColor))
          .padding(.leading, look.spacing)
      }
    }
    .controlGroundWithMargin(state)
  }

  /// Returns a colour that is visible on the hover and focus backgrounds too.
  private func legible(_ color: Color) -> Color {
    state.isEnabled && !color.isLegible ? color.legible(3) : color
  }
}
