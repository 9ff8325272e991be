// SPDX-License-Identifier: MIT
// Organism: the look of a selectable row.

import CuriumTokens
package import CuriumControls

/// The source of the colours of a selectable row.
package enum ChoiceLook {
  /// The row style of the environment, in the role `.choice`.
  case choice
  /// The tokens `sidebar.*`, which also set the colour of the text.
  case sidebar
}

/// The marker and the background of a row. It fills the width of its list. The selected row has a
/// bar on its edge and a background.
package struct ChoiceGround: View {
  private let look: ChoiceLook
  private let isSelected: Bool
  private let isHovered: Bool
  private let isActive: Bool
  private let content: AnyView
  @Environment(\.rowStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  /// Creates a row. `isActive` is `false` if keys don't act on its list.
  package init(
    look: ChoiceLook = .choice, isSelected: Bool, isHovered: Bool, isActive: Bool = true,
    @ViewBuilder content: () -> some View
  ) {
    self.look = look
    self.isSelected = isSelected
    self.isHovered = isHovered
    self.isActive = isActive
    self.content = AnyView(content())
  }

  package var body: some View {
    let colors = colors
    HStack(spacing: 0) {
      Image(systemName: "curium.row.marker")
        .foregroundStyle(colors.marker)
        // Dimmed, for terminals without a colour to show the difference.
        .fontWeight(isActive || colorDepth >= .ansi256 ? nil : .light)
        .hidden(!isSelected)
      switch look {
      case .choice: content.padding(.trailing, ComponentTokens.Choice.padding)
      case .sidebar: content.foregroundStyle(textColor)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(colors.background)
  }

  private var colors: (marker: Color, background: Color) {
    switch look {
    case .choice:
      let row = style.component(.choice, state: state)
      return (row.markerColor, row.background)
    case .sidebar where isSelected && !isActive:
      return (.textMuted, SemanticTokens.Colors.selectionInactive)
    case .sidebar:
      var grounds = ComponentTokens.Sidebar.backgroundColors
      // A row shows the ground of its list.
      grounds.rest = .clear
      return (ComponentTokens.Sidebar.markerColor, grounds[state])
    }
  }

  private var textColor: Color {
    var inks = ComponentTokens.Sidebar.textColors
    inks.hover = .textPrimary
    return inks[state]
  }

  private var state: ControlState {
    var state = ControlState(isSelected: isSelected)
    state.isHovered = isHovered
    return state
  }
}
