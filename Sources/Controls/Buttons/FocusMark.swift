// SPDX-License-Identifier: MIT
// Views: the focus mark, brackets and background of controls in a row.

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

extension View {
  /// Adds the background of a control in a row while it has the focus, is pressed or is under the
  /// pointer.
  package func controlGround(_ state: ControlState) -> some View {
    background(ComponentTokens.Control.backgroundColors[state])
  }

  /// Adds the background of a control in a row. While the control has the focus, the background
  /// extends beyond it by a column on each side, and the focus bar is in the column before it, or
  /// the first column of the control has reversed colours.
  package func controlGroundWithMargin(_ state: ControlState) -> some View {
    groundWithMargin(ComponentTokens.Control.backgroundColors[state], isMarked: state.isFocused) {
      FocusMark(isFocused: true)
    }
  }

  /// Adds `ground` behind the view. If `isMarked` is `true`, the background extends beyond the view
  /// by a column on each side, and `mark` is drawn in the column before the view.
  ///
  /// The two columns take up no space: the view has the same place and size with and without them,
  /// so it lines up with labels and fields above and below. They cover what is beside the view, but
  /// let clicks through to it, and aren't visible at the edge of the screen or of a scroll view. If
  /// there is no room for the mark, the first column of the view has reversed colours instead.
  package func groundWithMargin(
    _ ground: Color, isMarked: Bool, @ViewBuilder mark: () -> some View
  ) -> some View {
    background(ground).overlay(alignment: .leading) {
      if isMarked {
        mark().background(ground).offset(x: -1).reversedWithoutMargin().allowsHitTesting(false)
      }
    }
    .overlay(alignment: .trailing) {
      if isMarked { ground.frame(width: 1).offset(x: 1).allowsHitTesting(false) }
    }
  }
}
