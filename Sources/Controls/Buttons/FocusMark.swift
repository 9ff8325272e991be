// SPDX-License-Identifier: MIT
// Views: the focus mark, caps and background of controls in a row.

import CuriumEngine
import CuriumViews
package import CuriumTokens

/// A bar before a control, in a column of its own. It is visible only while the control has the
/// focus; otherwise the column is empty.
package struct FocusMark: View {
  private let isFocused: Bool

  /// Creates the mark, which is visible if `isFocused` is `true`.
  package init(isFocused: Bool) { self.isFocused = isFocused }

  package var body: some View {
    Image(systemName: "curium.row.marker")
      .foregroundStyle(ComponentTokens.Control.markerColor)
      .hidden(!isFocused)
  }
}

/// A bracket at one side of a label whose background isn't visible.
package struct Bracket: View {
  private let isLeading: Bool

  /// Creates the bracket at one side.
  package init(isLeading: Bool) { self.isLeading = isLeading }

  package var body: some View {
    Text(isLeading ? "[" : "]").fixedSize().accessibilityHidden()
  }
}

/// The mark of a focused button in the column at one of its edges: a bar at the leading edge, or
/// arrows at both edges. Otherwise the column is empty.
///
/// Arrows are drawn in terminals without colours. They also replace the bar in a theme of the
/// terminal's own colours, where no bar is visible on both a light and a dark screen.
package struct ButtonMark: View {
  private let isLeading: Bool
  private let isShown: Bool
  private let hasBar: Bool
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.usesTerminalColors) private var usesTerminalColors

  /// Creates the mark at one edge. Without `hasBar`, only the arrows of terminals without colours
  /// are drawn.
  package init(isLeading: Bool, isShown: Bool, hasBar: Bool = true) {
    self.isLeading = isLeading
    self.isShown = isShown
    self.hasBar = hasBar
  }

  package var body: some View {
    if colorDepth == .none || hasBar && usesTerminalColors {
      Image(systemName: isLeading ? "curium.button.focus.left" : "curium.button.focus.right")
        .hidden(!isShown)
    } else {
      Image(systemName: "curium.row.marker").hidden(!isShown || !isLeading || !hasBar)
    }
  }
}

/// A label with a column of its background at each side. A bar at the leading edge marks the focus.
/// Without colours, arrows mark the focus, and half cells a selected label.
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
      cap(isLeading: true, look.markerColor)
      content.lineLimit(1).fontWeight(weight).font(look.textStyle)
        .foregroundStyle(look.foreground)
      cap(isLeading: false, look.foreground)
    }
    .fieldGround(look.background)
  }

  @ViewBuilder private func cap(isLeading: Bool, _ ink: Color) -> some View {
    if colorDepth == .none, isChosen, !state.isFocused {
      Image(systemName: isLeading ? "curium.button.left" : "curium.button.right")
        .fontWeight(.regular)
    } else {
      ButtonMark(isLeading: isLeading, isShown: state.isFocused).fontWeight(.regular)
        .foregroundStyle(ink)
    }
  }
}

extension View {
  /// Adds the background of a control in a row while it has the focus, is pressed or is under the
  /// pointer.
  package func controlGround(_ state: ControlState) -> some View {
    background(ComponentTokens.Control.backgroundColors[state])
  }

  /// Adds the background of a control in a row. While the control has the focus, the background
  /// extends beyond it by a column on each side, and the focus bar is drawn in the column before it.
  package func controlGroundWithMargin(_ state: ControlState) -> some View {
    groundWithMargin(ComponentTokens.Control.backgroundColors[state], isMarked: state.isFocused) {
      FocusMark(isFocused: true)
    }
  }

  /// Adds `ground` behind the view. If `isMarked` is `true`, the background extends beyond the view
  /// by a column on each side, and `mark` is drawn in the column before the view.
  ///
  /// The two columns take up no space: the view has the same place and size with and without them,
  /// so it lines up with labels and fields above and below. They cover what is beside the view, and
  /// aren't visible at the edge of the screen or of a scroll view.
  package func groundWithMargin(
    _ ground: Color, isMarked: Bool, @ViewBuilder mark: () -> some View
  ) -> some View {
    background(ground).overlay(alignment: .leading) {
      if isMarked { mark().background(ground).offset(x: -1) }
    }
    .overlay(alignment: .trailing) {
      if isMarked { ground.frame(width: 1).offset(x: 1).allowsHitTesting(false) }
    }
  }
}
