// SPDX-License-Identifier: MIT
// Views: a text field in the style of the design system.

import CuriumEngine
import CuriumViews
package import CuriumTokens

/// A text field with an edge on the left that shows its state, in the style from the environment.
package struct DesignedField: View {
  private let configuration: TextFieldStyleConfiguration
  private let icon: String?
  private let endIcon: String?
  private let hasError: Bool
  @Environment(\.inputStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  /// Creates a field, optionally with an icon after the edge and one at the end.
  package init(
    configuration: TextFieldStyleConfiguration, icon: String? = nil, hasError: Bool = false,
    endIcon: String? = nil
  ) {
    self.configuration = configuration
    self.icon = icon
    self.endIcon = endIcon
    self.hasError = hasError
  }

  package var body: some View {
    let look = style.look(configuration.state, hasError: hasError)
    let ground = isQuiet ? style.component(.rest).background : look.background
    row(look)
      .fieldGround(ground)
      .font(look.textStyle)
      .preference(key: FieldFaceKey.self, value: FieldFace(line: look.border, ground: ground))
  }

  /// `true` if only the edge and the line show the focus: with 16 colours, the matches and the find
  /// bar of an editor have the background of the page, and would be holes in a grey background.
  private var isQuiet: Bool {
    configuration.field.isMultiline && configuration.isFocused && !hasError
      && colorDepth < .ansi256
  }

  /// The bar and the parts next to it. The bar of a text editor is as tall as its rows.
  @ViewBuilder private func row(_ look: InputComposableStyle) -> some View {
    let edge = EdgeColumn(isFocused: configuration.isFocused, hasError: hasError)
      .foregroundStyle(look.border)
    if configuration.field.isMultiline {
      HStack(alignment: .top, spacing: 0) { parts(look) }
        .padding(.leading, ComponentTokens.Control.edge)
        .overlay(alignment: .leading) { edge }
    } else {
      HStack(spacing: 0) {
        edge.frame(height: 1)
        parts(look)
      }
    }
  }

  @ViewBuilder private func parts(_ look: InputComposableStyle) -> some View {
    if let icon {
      Image(systemName: icon)
        .foregroundStyle(look.iconColor)
        .padding(.trailing, ComponentTokens.Search.spacing)
    }
    configuration.field
      .token(ComponentTokens.Input.textColor, look.textColor)
      .token(ComponentTokens.Input.textColorDisabled, look.textColor)
      .token(ComponentTokens.Input.placeholderColor, look.placeholderColor)
    if let endIcon {
      Image(systemName: endIcon)
        .foregroundStyle(hasError ? style.component(.error).border : look.border)
    }
  }
}

/// The edge of a field: a bar in each row while the field has the focus or an error, otherwise a
/// space. With 16 or no colours, backgrounds hardly differ, so a thin line is then always visible,
/// and only the focus makes it a bar.
private struct EdgeColumn: View {
  let isFocused: Bool
  let hasError: Bool
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let isBar = isFocused || hasError && colorDepth >= .ansi256
    let isVisible = isBar || colorDepth < .ansi256
    Canvas { context, size in
      if !isVisible { return }
      let name = isBar ? "curium.input.edge.focused" : "curium.input.edge"
      let edge = Icon(name).glyph(
        in: context.environment.iconSet, theme: context.environment.appTheme)
      // In an empty, disabled editor only the edge can appear dim.
      for row in 0..<size.height { context.draw(Text(edge), at: PathPoint(x: 0, y: row)) }
    }
    .frame(width: ComponentTokens.Control.edge)
  }
}

/// The colours of a field that the views around it share.
package struct FieldFace: Equatable {
  /// The colour of the line below the field.
  package let line: Color
  /// The background of the field.
  let ground: Color
}

/// The colours of the first field in a row.
package struct FieldFaceKey: PreferenceKey {
  package static var defaultValue: FieldFace? { nil }
  package static func reduce(value: inout FieldFace?, nextValue: () -> FieldFace?) {
    value = value ?? nextValue()
  }
}

extension InputStyle {
  /// Returns the look of a field in `state`. An error changes the edge of a field without the
  /// focus, and the background if the style has one for errors. The edge of the focused field
  /// always shows the focus, so that it differs from other fields with errors.
  func look(_ state: ControlState, hasError: Bool = false) -> InputComposableStyle {
    let look = component(InputState(state))
    if !hasError || !state.isEnabled { return look }
    let error = component(.error)
    let hasGround = error.background != component(.rest).background
    return look.border(state.isFocused ? look.border : error.border)
      .background(hasGround ? error.background : look.background)
  }
}
