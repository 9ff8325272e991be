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
/// On a filled background, where a bar would look like a part of the fill or of the page, the mark
/// is arrows in the colour of the label. Arrows also replace the bar in terminals without colours,
/// and in a theme of the terminal's own colours, where no bar is visible on both a light and a dark
/// screen.
package struct ButtonMark: View {
  private let isLeading: Bool
  private let isShown: Bool
  private let bar: Color
  private let ground: Color
  private let ink: Color
  private let hasBar: Bool
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.usesTerminalColors) private var usesTerminalColors
  @Environment(\.appTheme) private var theme

  /// Creates the mark at one edge of a label in the colour `ink` on `ground`. The background is
  /// filled if it has the colour of the bar. Without `hasBar`, only arrows are drawn, except those
  /// for the terminal's own colours.
  package init(
    isLeading: Bool, isShown: Bool, bar: Color, on ground: Color, ink: Color, hasBar: Bool = true
  ) {
    self.isLeading = isLeading
    self.isShown = isShown
    self.bar = bar
    self.ground = ground
    self.ink = ink
    self.hasBar = hasBar
  }

  /// Returns whether `ground` is filled, so that arrows replace a bar in the colour `bar`.
  static func isFilled(_ ground: Color, bar: Color, in theme: AppTheme) -> Bool {
    ground.resolve(in: theme) == bar.resolve(in: theme)
  }

  package var body: some View {
    let isFilled = isShown && Self.isFilled(ground, bar: bar, in: theme)
    let hasArrows = isFilled || colorDepth == .none || hasBar && usesTerminalColors
    let arrow = isLeading ? "curium.button.focus.left" : "curium.button.focus.right"
    return Image(systemName: hasArrows ? arrow : "curium.row.marker")
      .foregroundStyle(isFilled ? ink : bar.legible(3))
      .hidden(!isShown || !hasArrows && !(isLeading && hasBar))
  }
}

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

extension View {
  /// Adds the background of a control in a row while it has the focus, is pressed or is under the
  /// pointer.
  package func controlGround(_ state: ControlState) -> some View {
    background(ComponentTokens.Control.backgroundColors[state])
  }

  /// Adds the background of a control in a row. While the control has the focus, the background
  /// extends beyond it by a column on each side, and the focus bar is in the column before it.
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
