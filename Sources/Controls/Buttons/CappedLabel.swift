// SPDX-License-Identifier: MIT
// Views: a label with a column of its background at each side.

import CuriumEngine
import CuriumViews
import CuriumTokens

/// A label with a column of its background at each side. A bar at the leading edge marks the focus,
/// or arrows on the fill of a selected label. Without colours, arrows mark the focus, and half
/// cells a selected label.
struct CappedLabel<Content: View>: View {
  let content: Content
  let isChosen: Bool
  let state: ControlState
  /// `true` if the label is one of several choices. If all of them are disabled, the selected one
  /// stays bold and the others are light.
  var isOneOfSeveral = false

  @Environment(\.tabStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  private var weight: Font.Weight {
    if state.isEnabled { return isChosen ? .bold : .regular }
    return isChosen && isOneOfSeveral ? .bold : .light
  }

  var body: some View {
    let look = style.component(.segment, state: state.selected(isChosen && state.isEnabled))
    return HStack(spacing: 0) {
      cap(isLeading: true, look)
      content.lineLimit(1).fontWeight(weight).font(look.textStyle)
        .foregroundStyle(look.foreground)
      cap(isLeading: false, look)
    }
    .fieldGround(look.background)
  }

  @ViewBuilder private func cap(isLeading: Bool, _ look: TabComposableStyle) -> some View {
    if colorDepth == .none, isChosen, !state.isFocused {
      Image(systemName: isLeading ? "curium.button.left" : "curium.button.right")
        .fontWeight(.regular)
    } else {
      ButtonMark(
        isLeading: isLeading, isShown: state.isFocused, bar: look.markerColor, on: look.background,
        ink: look.foreground
      )
      .fontWeight(.regular)
    }
  }
}
