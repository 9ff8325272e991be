// SPDX-License-Identifier: MIT
// Views: the focus mark, caps and background of controls in a row.

import CuriumEngine
import CuriumViews
import CuriumTokens

/// A bar at the left edge of a control that has the focus. Otherwise its column is empty.
struct FocusMark: View {
  let isFocused: Bool

  var body: some View {
    Image(systemName: "curium.row.marker")
      .foregroundStyle(ComponentTokens.Control.markerColor)
      .hidden(!isFocused)
  }
}

/// A label between two caps. They are half cells in the background colour while the label is
/// selected, arrows while it has the focus, and otherwise empty, so both states are visible without
/// colour.
struct CappedLabel<Content: View>: View {
  let content: Content
  let isChosen: Bool
  let state: ControlState
  /// Whether the label is one of several choices. If all of them are disabled, the selected one
  /// stays bold and the others are light.
  var isOneOfSeveral = false

  @Environment(\.tabStyle) private var style

  private var weight: Font.Weight {
    if state.isEnabled { return isChosen ? .bold : .regular }
    return isChosen && isOneOfSeveral ? .bold : .light
  }

  var body: some View {
    let look = style.component(.segment, state: state.selected(isChosen && state.isEnabled))
    return HStack(spacing: 0) {
      cap("left", look)
      content.lineLimit(1).fontWeight(weight).font(look.textStyle)
        .foregroundStyle(look.foreground)
        .background(look.background)
      cap("right", look)
    }
  }

  private func cap(_ side: String, _ look: TabComposableStyle) -> some View {
    let (ink, ground) = (look.foreground, look.background)
    return Image(
      systemName: state.isFocused ? "curium.button.focus.\(side)" : "curium.button.\(side)"
    )
    .foregroundStyle(state.isFocused ? ink : ground)
    .fontWeight(.regular)
    .hidden(!state.isFocused && !isChosen)
    .background(state.isFocused || !isChosen ? ground : .clear)
  }
}

extension View {
  /// Adds the background of a control in a row while it has the focus, is pressed or is under the
  /// pointer.
  func controlGround(_ state: ControlState) -> some View {
    background(ComponentTokens.Control.backgroundColors[state])
  }
}
