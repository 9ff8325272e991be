// SPDX-License-Identifier: MIT
// Page: the list of components by level.

import Curium

/// The components by level. The one that gets the focus is chosen.
struct Sidebar: View {
  @Binding var selection: String
  /// Whether the page beside has been opened, and the list is to go back to.
  var isBehind = false
  let onOpen: @MainActor () -> Void
  @FocusState private var focus: String?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        section(Level.token.heading, Exhibit.tokens)
        ForEach(Level.allCases, id: \.self) { level in
          let exhibits = Exhibit.all.filter { $0.level == level }
          if !exhibits.isEmpty { section(level.heading, exhibits) }
        }
        section("Views", Exhibit.views)
      }
      // Inside of the scroll view, which would only show the ends.
      .onKeyPress(.home) { go(to: Exhibit.tokens.first) }
      .onKeyPress(.end) { go(to: Exhibit.views.last) }
    }
    .focusSection()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(ComponentTokens.Sidebar.backgroundColor)
    .onAppear { focus = selection }
    .onChange(of: isBehind) { _, isBehind in
      // Led elsewhere from here, or back: the row of what is shown is where the focus is to be.
      if !isBehind || focus != nil { focus = selection }
    }
    .onChange(of: focus) { before, chosen in
      guard let chosen else { return }
      // Whoever comes back from the page comes to its row, and leaves it in sight.
      if before == nil { focus = selection } else { selection = chosen }
    }
  }

  private func open(_ exhibit: Exhibit) {
    selection = exhibit.id
    focus = exhibit.id
    onOpen()
  }

  private func go(to exhibit: Exhibit?) -> KeyPress.Result {
    focus = exhibit?.id
    return .handled
  }

  @ViewBuilder private func section(_ heading: String, _ exhibits: [Exhibit]) -> some View {
    Text(heading)
      .font(ComponentTokens.Sidebar.headingFont)
      .foregroundStyle(ComponentTokens.Sidebar.headingColor)
      .padding(.leading, 2)
      .accessibilityRole(.heading)
    ForEach(exhibits) { exhibit in
      SidebarRow(
        name: exhibit.name, isSelected: exhibit.id == selection, isListFocused: focus != nil,
        action: { open(exhibit) }
      )
      .focused($focus, equals: exhibit.id)
    }
  }
}

/// One component in the list.
struct SidebarRow: View {
  let name: String
  let isSelected: Bool
  let isListFocused: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Interactive(role: .row, action: action) { state in
      HStack(spacing: 0) {
        Image(systemName: "curium.row.marker")
          .foregroundStyle(isListFocused ? ComponentTokens.Sidebar.markerColor : .textMuted)
          .hidden(!isSelected)
        Text(name).lineLimit(1)
          .foregroundStyle(
            isSelected
              ? ComponentTokens.Sidebar.textColorSelected : ComponentTokens.Sidebar.textColor
          )
          .fontWeight(state.isFocused ? .bold : .regular)
          .padding(.leading, ComponentTokens.Sidebar.padding)
        Spacer()
      }
      .background(
        isSelected
          ? isListFocused
            ? ComponentTokens.Sidebar.backgroundColorSelected
            : SemanticTokens.Colors.selectionInactive
          : .clear)
    }
    .accessibilitySelected(isSelected)
  }
}
