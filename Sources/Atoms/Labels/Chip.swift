// SPDX-License-Identifier: MIT
// Atom: a selectable word.

public import CuriumControls
import CuriumTokens

/// A selectable word, such as a tag or a filter.
///
/// A checkmark marks a selected chip, and a bar marks the focused one, or arrows if it is selected.
/// In terminals with 16 or no colours, brackets surround a chip without the focus. Without colours,
/// and in a theme of the terminal's own colours, arrows mark every focused chip. A chip without an
/// action is only a label.
///
/// *Sizing:* hugs its word, its icon and its checkmark, with a column on each side; one row. A chip
/// keeps its width when it is selected.
/// *Keys:* Return and Space press it.
/// *Tokens:* `chip.*`, and `button.primary.*` with the focus.
///
///     Chip(text: "swift")
///     Chip(text: "Open only", isSelected: true) { open() }
public struct Chip: View {
  private let text: String
  private let icon: String?
  private let isSelected: Bool?
  private let action: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a chip with `text` after an optional icon.
  ///
  /// - Parameters:
  ///   - text: The word to show.
  ///   - icon: The name of an icon before the word; `nil` for none.
  ///   - isSelected: `true` shows the chip as selected. A button that isn't selected has the same
  ///    width as a selected one. `nil` for a chip that is never selected.
  ///   - action: Makes the chip a button that calls this closure. With `nil`, the chip is a label.
  public init(
    text: String, icon: String? = nil, isSelected: Bool? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.text = text
    self.icon = icon
    self.isSelected = isSelected
    self.action = action
  }

  /// The word on its background.
  public var body: some View {
    if let action {
      Interactive(action: action) { ChipLook(label: buttonLabel, isSelected: isMarked, state: $0) }
        .accessibilityLabel(text)
        .accessibilitySelected(isMarked)
    } else {
      ChipLook(
        label: label(isMarked: isMarked), isSelected: isMarked,
        state: ControlState(isEnabled: isEnabled)
      )
      .accessibilitySelected(isMarked)
    }
  }

  private var isMarked: Bool { isSelected == true }

  /// The label of a button, as wide as when it is selected.
  private var buttonLabel: some View {
    ZStack {
      if isSelected == false { label(isMarked: true).hidden() }
      label(isMarked: isMarked)
    }
  }

  private func label(isMarked: Bool) -> some View {
    HStack(spacing: ComponentTokens.Chip.spacing) {
      if isMarked { Image(systemName: "checkmark") }
      if let icon { Image(systemName: icon) }
      Text(text).lineLimit(1)
    }
  }
}

/// The label of a chip on the background of its state.
private struct ChipLook<Label: View>: View {
  let label: Label
  let isSelected: Bool
  let state: ControlState
  @Environment(\.tagStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let look = style.component(state.selected(isSelected))
    HStack(spacing: 0) {
      mark(isLeading: true, look)
      label
        .font(look.textStyle)
      mark(isLeading: false, look)
    }
    .foregroundStyle(look.foreground)
    .background(look.background)
  }

  @ViewBuilder private func mark(isLeading: Bool, _ look: TagComposableStyle) -> some View {
    if colorDepth < .ansi256, !state.isFocused {
      Bracket(isLeading: isLeading)
    } else {
      ButtonMark(
        isLeading: isLeading, isShown: state.isFocused, bar: barColor, on: look.background,
        ink: look.foreground)
    }
  }

  /// The colour of the bar of the focus. On a selected chip, it is that of the fill, so that arrows
  /// replace the bar.
  private var barColor: Color {
    isSelected && !state.isPressed
      ? ComponentTokens.Button.Primary.borderColorFocused : ComponentTokens.Control.markerColor
  }
}
