// SPDX-License-Identifier: MIT
// Atom: a word that can be chosen.

public import CuriumControls
import CuriumTokens

/// A word that can be chosen: a tag, a filter.
///
/// A tick stands before a chosen one, and arrows beside the one with the focus, so that both can be
/// told without colour. Without an action it is a label.
///
/// *Sizing:* its word, its icon and a column at each side; one row.
/// *Keys:* Return and Space press it. *Tokens:* `chip.*`.
///
///     Chip(text: "swift")
///     Chip(text: "Open only", isSelected: true) { open() }
public struct Chip: View {
  private let text: String
  private let icon: String?
  private let isSelected: Bool
  private let action: (@MainActor () -> Void)?

  /// A chip with `text` behind an icon, which `action` makes a button.
  public init(
    text: String, icon: String? = nil, isSelected: Bool = false,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.text = text
    self.icon = icon
    self.isSelected = isSelected
    self.action = action
  }

  /// The word on its ground.
  public var body: some View {
    if let action {
      Interactive(action: action) { ChipLook(label: label, isSelected: isSelected, state: $0) }
        .accessibilityLabel(text)
        .accessibilitySelected(isSelected)
    } else {
      ChipLook(label: label, isSelected: isSelected, state: ControlState())
    }
  }

  private var label: some View {
    HStack(spacing: ComponentTokens.Chip.spacing) {
      if isSelected { Image(systemName: "checkmark") }
      if let icon { Image(systemName: icon) }
      Text(text).lineLimit(1)
    }
  }
}

/// The label of a chip on the ground of its state.
private struct ChipLook<Label: View>: View {
  let label: Label
  let isSelected: Bool
  let state: ControlState

  private var ground: Color {
    if !state.isEnabled { return ComponentTokens.Chip.backgroundColorDisabled }
    if state.isPressed { return ComponentTokens.Chip.backgroundColorPressed }
    if isSelected { return ComponentTokens.Chip.backgroundColorSelected }
    if state.isFocused { return ComponentTokens.Chip.backgroundColorFocused }
    return state.isHovered
      ? ComponentTokens.Chip.backgroundColorHover : ComponentTokens.Chip.backgroundColor
  }

  private var ink: Color {
    if !state.isEnabled { return ComponentTokens.Chip.textColorDisabled }
    return isSelected && !state.isPressed
      ? ComponentTokens.Chip.textColorSelected : ComponentTokens.Chip.textColor
  }

  var body: some View {
    HStack(spacing: 0) {
      ButtonBracket(isLeading: true, isShown: state.isFocused)
      label
        .font(
          state.isEnabled
            ? ComponentTokens.Chip.font : ComponentTokens.Chip.font.weight(.light))
      ButtonBracket(isLeading: false, isShown: state.isFocused)
    }
    .foregroundStyle(ink)
    .background(ground)
  }
}

package enum ChipPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Label") { Chip(text: "swift") }
    Preview("Buttons") {
      HStack {
        Chip(text: "All", isSelected: true) {}
        Chip(text: "Open") {}
        Chip(text: "Mine", icon: "person") {}
      }
    }
    Preview("Disabled") {
      HStack {
        Chip(text: "All", isSelected: true) {}
        Chip(text: "Open") {}
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      Chip(
        text: knobs.text("text", "Mine"), icon: knobs.optionalIcon("icon", "person"),
        isSelected: knobs.flag("isSelected", true)
      ) {}
      .disabled(knobs.flag("disabled", false))
    }
  }
}
