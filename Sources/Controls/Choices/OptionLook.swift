// SPDX-License-Identifier: MIT
// Views: the choices of a picker.

import CuriumEngine
import CuriumViews
import CuriumTokens

/// The look of a picker's choices.
enum OptionLook {
  /// A row, with a checkmark after the selected choice.
  case tick
  /// A row that starts with a radio button.
  case radio
  /// A segment of a bar.
  case segment
  /// An item of a menu of choices.
  case menuItem
  /// An item of a section of a menu.
  case sectionItem
  /// Only the label of the selected choice, as in a closed menu.
  case current
}

extension Options {
  /// Creates choices that read and write the selection of `host`.
  init(host: OptionHost, look: OptionLook) {
    self.init { content, tag in
      AnyView(OptionRow(content: content, tag: tag, host: host, look: look))
    }
  }
}

private struct OptionRow: View {
  let content: AnyView
  let tag: Tag
  let host: OptionHost
  let look: OptionLook

  private func choose() { host.write(tag) }

  var body: some View {
    let isChosen = host.read() == tag
    switch look {
    case .tick, .radio, .segment:
      Interactive(role: .radioButton, action: choose) { state in choice(state, isChosen) }
        .accessibilitySelected(isChosen)
    case .menuItem:
      // The menu opens with the focus on the selected choice.
      if isChosen { menuItem(isChosen).defaultFocus() } else { menuItem(isChosen) }
    case .sectionItem: menuItem(isChosen)
    case .current:
      if isChosen { content }
    }
  }

  private func menuItem(_ isChosen: Bool) -> some View {
    Button(action: choose) { content }
      .menuMark(isChosen ? .on : .off)
      .accessibilitySelected(isChosen)
  }

  @ViewBuilder private func choice(_ state: ControlState, _ isChosen: Bool) -> some View {
    if look == .segment {
      CappedLabel(content: content, isChosen: isChosen, state: state, isOneOfSeveral: true)
    } else if look == .radio {
      ChoiceLabel(content: content, isOn: isChosen, state: state) {
        Image(systemName: isChosen ? "curium.radio.on" : "curium.radio.off")
      }
    } else {
      HStack(spacing: 0) {
        content.lineLimit(1).underlined(while: state.isFocused)
        Image(systemName: "checkmark").ink(ComponentTokens.Toggle.onColor.legible(3))
          .hidden(!isChosen).padding(.leading, ComponentTokens.Toggle.spacing)
      }
      .controlGroundWithMargin(state)
    }
  }
}
