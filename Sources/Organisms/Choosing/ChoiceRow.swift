// SPDX-License-Identifier: MIT
// Organism: the look of a selectable row.

import CuriumTokens
import CuriumControls

/// A row that fills the width of its list. The selected row has a bar on its edge and a background.
struct ChoiceRow<Content: View>: View {
  private let isChosen: Bool
  private let isHovered: Bool
  private let content: Content
  @Environment(\.rowStyle) private var style

  init(isChosen: Bool, isHovered: Bool = false, @ViewBuilder content: () -> Content) {
    self.isChosen = isChosen
    self.isHovered = isHovered
    self.content = content()
  }

  var body: some View {
    var state = ControlState(isSelected: isChosen)
    state.isHovered = isHovered
    let look = style.component(.choice, state: state)
    return HStack(spacing: 0) {
      Image(systemName: "curium.row.marker")
        .foregroundStyle(look.markerColor)
        .hidden(!isChosen)
      content
    }
    .padding(.trailing, ComponentTokens.Choice.padding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.background)
  }
}
