// SPDX-License-Identifier: MIT
// Controls: how a choice of a picker looks.

import CuriumEngine
import CuriumViews
import CuriumTokens

/// How the choices of a picker look.
enum OptionLook {
  /// A row with a tick behind the chosen one.
  case tick
  /// A row with a round box before it.
  case radio
  /// A part of a bar.
  case segment
  /// A row of a menu.
  case menuItem
  /// The label of the chosen one alone, of a menu that is closed.
  case current
}

extension Options {
  /// Choices that read and write the selection of `host`.
  init(host: OptionHost, look: OptionLook, revision: Int) {
    self.init(host: host, revision: revision) { content, tag in
      AnyView(OptionRow(content: content, tag: tag, host: host, look: look))
    }
  }
}

private struct OptionRow: View {
  let content: AnyView
  let tag: Tag
  let host: OptionHost
  let look: OptionLook

  private var isChosen: Bool { host.read() == tag }

  private func choose() { host.write(tag) }

  var body: some View {
    let isChosen = isChosen
    switch look {
    case .tick, .radio:
      Interactive(role: .radioButton, action: choose) { state in row(state, isChosen) }
        .accessibilitySelected(isChosen)
    case .segment:
      Interactive(role: .radioButton, action: choose) { state in
        CappedLabel(content: content, isChosen: isChosen, state: state, isOneOfSeveral: true)
      }
      .accessibilitySelected(isChosen)
    case .menuItem:
      // A menu opens at the choice made.
      if isChosen { menuItem(isChosen).defaultFocus() } else { menuItem(isChosen) }
    case .current:
      if isChosen { content }
    }
  }

  private func menuItem(_ isChosen: Bool) -> some View {
    Button(action: choose) {
      HStack {
        Image(systemName: "checkmark").hidden(!isChosen)
        content
      }
    }
    .accessibilitySelected(isChosen)
  }

  private func row(_ state: ControlState, _ isChosen: Bool) -> some View {
    HStack(spacing: 0) {
      FocusMark(isFocused: state.isFocused)
      if look == .radio {
        Image(systemName: isChosen ? "curium.radio.on" : "curium.radio.off")
          .foregroundStyle(signInk(state, isChosen))
          .padding(.trailing, 1)
      }
      content.lineLimit(1)
      if look == .tick {
        Image(systemName: "checkmark").foregroundStyle(signInk(state, true))
          .hidden(!isChosen).padding(.leading, 1)
      }
    }
    .controlGround(state)
  }

  /// The ink of the sign; while nothing can be chosen that of the words, which grows faint with them.
  private func signInk(_ state: ControlState, _ isChosen: Bool) -> Color {
    if !state.isEnabled { return ComponentTokens.Toggle.labelColor }
    return (isChosen ? ComponentTokens.Toggle.onColor : ComponentTokens.Toggle.offColor).legible(3)
  }
}
