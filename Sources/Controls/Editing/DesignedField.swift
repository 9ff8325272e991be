// SPDX-License-Identifier: MIT
// Views: a text field in the look that a style of the design system describes.

import CuriumEngine
import CuriumViews
package import CuriumTokens

/// A text field with an edge bar on the left, in the look that the style in the environment
/// describes.
package struct DesignedField: View {
  private let configuration: TextFieldStyleConfiguration
  private let icon: String?
  private let endIcon: String?
  private let hasError: Bool
  @Environment(\.inputStyle) private var style

  /// Creates a field, optionally with an icon after the edge bar and one at the end.
  package init(
    configuration: TextFieldStyleConfiguration, icon: String? = nil, hasError: Bool = false,
    endIcon: String? = nil
  ) {
    self.configuration = configuration
    self.icon = icon
    self.endIcon = endIcon
    self.hasError = hasError
  }

  /// The bar, the icon and the field on their background.
  package var body: some View {
    let look = style.look(configuration.state, hasError: hasError)
    HStack(spacing: 0) {
      Image(systemName: configuration.isFocused ? "curium.input.edge.focused" : "curium.input.edge")
        .foregroundStyle(look.border)
      if let icon {
        Image(systemName: icon)
          .foregroundStyle(look.iconColor)
          .padding(.trailing, ComponentTokens.Search.spacing)
      }
      configuration.field
        .token(ComponentTokens.Input.textColor, look.textColor)
        .token(ComponentTokens.Input.textColorDisabled, look.textColor)
        .token(ComponentTokens.Input.placeholderColor, look.placeholderColor)
      if let endIcon { Image(systemName: endIcon).foregroundStyle(look.border) }
    }
    .background(look.background)
    .font(look.textStyle)
  }
}

extension InputStyle {
  /// Returns the look of a field in `state`. An error changes only the edge.
  package func look(_ state: ControlState, hasError: Bool = false) -> InputComposableStyle {
    let look = component(InputState(state))
    return hasError && state.isEnabled ? look.border(component(.error).border) : look
  }
}
