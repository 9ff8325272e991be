// SPDX-License-Identifier: MIT
// Atom: toggles with an icon and a label.

import CuriumTokens
import CuriumControls

/// A toggle style with a label after an icon for the state: a check box or a switch.
struct ChoiceToggleStyle<Sign: View>: ToggleStyle {
  private let style: any CheckBoxStyle
  private let state: CheckBoxState
  private let size: ComponentSize
  private let sign: (Bool) -> Sign
  @Environment(\.isEnabled) private var isEnabled

  init(
    style: any CheckBoxStyle, state: CheckBoxState, size: ComponentSize,
    @ViewBuilder sign: @escaping (Bool) -> Sign
  ) {
    self.style = style
    self.state = state
    self.size = size
    self.sign = sign
  }

  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    let state: CheckBoxState = isEnabled ? self.state : .disabled
    let look = style.component(state, size: size)
    Interactive(role: .toggle, action: { configuration.isOn.toggle() }) { control in
      ChoiceLabel(
        content: configuration.label, look: look, state: state, isOn: isOn, control: control
      ) {
        sign(isOn)
      }
    }
  }
}

extension ChoiceToggleStyle where Sign == Image {
  /// Returns a style with the look of a check box.
  static func checkBox(
    _ style: any CheckBoxStyle, _ state: CheckBoxState, _ size: ComponentSize
  ) -> Self {
    Self(style: style, state: state, size: size) { isOn in
      Image(systemName: isOn ? "curium.check.on" : "curium.check.off")
    }
  }
}
