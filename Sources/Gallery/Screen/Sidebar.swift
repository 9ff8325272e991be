// SPDX-License-Identifier: MIT
// Page: the list of components by level, and the field that searches it.

import Curium
import CuriumOrganisms

/// The exhibits by level, below a search field. The arrow keys move the selection, and the page
/// follows; Return moves the focus to the page.
struct Sidebar: View {
  let navigator: GalleryNavigator
  /// `true` if the page replaces the sidebar instead of being beside it.
  let isAlone: Bool
  @FocusState private var focus: GalleryNavigator.Part?
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    @Bindable var navigator = navigator
    let contents = navigator.contents
    VStack(alignment: .leading, spacing: 0) {
      SearchBar(text: $navigator.query, placeholder: "Search") { open() }
        .focused($focus, equals: .search)
        .onKeyPress(.downArrow) {
          focus = .list
          navigator.search()
          return step(navigator.query.isEmpty ? 0 : 1)
        }
        .onKeyPress(.escape) {
          focus = .list
          return .handled
        }
        .onDeferredChange(of: $navigator.query) { _ in navigator.search() }
        .fieldLine()
        .padding(.horizontal, ComponentTokens.Control.edge)
      if contents.items.isEmpty {
        ContentUnavailableView.search(text: navigator.shownQuery)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        rows(contents)
          // The list takes the focus for all rows, and screen readers still see separate rows.
          .background {
            Color.clear.focusable().focused($focus, equals: .list).focusEffectDisabled()
              .accessibilityLabel("Exhibits")
              // Read before the rows.
              .accessibilitySortPriority(1)
          }
          .accessibilityElement(children: .contain)
          .onKeyPress(keys: [
            .upArrow, .downArrow, .pageUp, .pageDown, .home, .end, .return, .rightArrow,
          ]) { move($0.key) }
          .onKeyPress(.escape) { clear() }
          .keyHint("move", "up", "down", section: "Gallery")
          .keyHint("open", "enter", section: "Gallery")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.trailing, hasEdge ? 1 : 0)
    .overlay(alignment: .trailing) { if hasEdge { HStack(spacing: 0) { Divider() } } }
    .background(ComponentTokens.Sidebar.backgroundColor)
    // Beside the page, which can have the focus, it appears when the window gets wider.
    .onAppear { if isAlone || !navigator.isShowingPage { focus = navigator.request.part } }
    .onChange(of: focus) { _, part in if part != nil { navigator.listDidGetFocus() } }
    .onChange(of: navigator.request) { _, request in focus = request.part }
    // By then, a frame has shown the selection. The page follows in the next one.
    .task(id: navigator.selection) { navigator.follow() }
  }

  private func rows(_ contents: SidebarContents) -> some View {
    let selection = navigator.selection
    let isFocused = focus == .list
    return ChoiceList(contents.ids, selection: selection, jumps: navigator.jumps) {
      ForEach(contents.items) { item in
        switch item.kind {
        case .heading(let title, let count):
          SidebarHeading(title: title, count: count, isFirst: item.id == contents.items.first?.id)
        case .exhibit(let exhibit, let match):
          let isSelected = exhibit.id == selection
          ChoiceRow(exhibit.name, isSelected: isSelected, isActive: isFocused, look: .sidebar) {
            choose(exhibit.id)
          } content: {
            ExhibitName(name: exhibit.name, match: match, isBold: isSelected && isFocused)
          }
        }
      }
    }
  }

  /// `true` if a line separates the sidebar from the page, because their backgrounds look alike.
  private var hasEdge: Bool { !isAlone && colorDepth < .ansi256 }

  private func choose(_ id: Exhibit.ID) {
    if isAlone { navigator.open(id) } else { navigator.choose(id) }
  }

  private func open() {
    navigator.search()
    guard navigator.contents.ids.contains(navigator.selection) else { return }
    // The list keeps the focus if nothing on the page takes it.
    focus = .list
    navigator.open(navigator.selection)
  }

  /// Clears the query, so that the list shows all exhibits again.
  private func clear() -> KeyPress.Result {
    if navigator.query.isEmpty { return .ignored }
    navigator.query = ""
    return .handled
  }

  private func move(_ key: KeyEquivalent) -> KeyPress.Result {
    navigator.search()
    let ids = navigator.contents.ids
    switch key {
    case .upArrow where navigator.selection == ids.first: navigator.focus(.search)
    case .upArrow: return step(-1)
    case .downArrow: return step(1)
    case .pageUp: return step(-10)
    case .pageDown: return step(10)
    case .home: return step(-ids.count)
    case .end: return step(ids.count)
    default: open()
    }
    return .handled
  }

  private func step(_ steps: Int) -> KeyPress.Result {
    let ids = navigator.contents.ids
    guard let last = ids.indices.last else { return .handled }
    let current = ids.firstIndex(of: navigator.selection)
    navigator.selection = ids[current.map { max(0, min(last, $0 + steps)) } ?? 0]
    return .handled
  }
}

/// The name of a level, and the number of its exhibits.
private struct SidebarHeading: View {
  let title: String
  let count: Int
  let isFirst: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text(title).font(ComponentTokens.Sidebar.headingFont)
      Text("\(count)")
    }
    .accessibilityElement()
    .accessibilityRole(.heading)
    .accessibilityLabel(title)
    .accessibilityValue(count == 1 ? "1 item" : "\(count) items")
    .foregroundStyle(ComponentTokens.Sidebar.headingColor)
    .lineLimit(1)
    .padding(.leading, ComponentTokens.Sidebar.padding)
    .padding(.top, isFirst ? .none : Spacing.md)
  }
}

/// The name of a component, with the matching letters highlighted.
private struct ExhibitName: View {
  let name: String
  let match: FuzzyPlaces?
  let isBold: Bool
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    (match?.marking(name, at: colorDepth) ?? Text(name)).lineLimit(1)
      .fontWeight(isBold ? .bold : .regular)
      // After the marker, in the column of the headings.
      .padding(.leading, ComponentTokens.Control.edge)
  }
}
