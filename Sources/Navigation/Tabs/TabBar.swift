// SPDX-License-Identifier: MIT
// Views: the bar that selects and closes tabs.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// The items above a line, with an indicator below the selected item.
struct TabBar: View {
  let tabs: Tabs
  let inset: Length
  @FocusState private var focused: ObjectIdentifier?
  @State private var position = ScrollPosition()
  /// The width of the bar, which no item exceeds; 0 before the first layout.
  @State private var width = 0
  @Environment(\.strings) private var strings
  @Environment(\.tabStyle) private var style

  var body: some View {
    let items = tabs.readItems()
    let shown = tabs.shown.map { ObjectIdentifier($0) }
    let rest = style.component(.tab, state: ControlState())
    ScrollView(.horizontal, showsIndicators: false) { row(of: items, shown) }.fittingContent()
      .scrollPosition($position)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      // Below the titles, so that they don't cover the marker of the focus.
      .overlay(alignment: .bottomLeading) {
        mark("chevron.left", isShown: position.x > 0, rest)
      }
      .overlay(alignment: .bottomTrailing) {
        mark("chevron.right", isShown: !position.geometry.isAt(.trailing), rest)
      }
      .background(alignment: .bottom) { TabRule(tabs: nil, color: rest.lineColor) }
      .background {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.width, initial: true) { width = $1 }
        }
      }
      .frame(height: 2)
      .background(rest.background)
      .onFocusedKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        tabs.step(forward: press.key == .rightArrow)
        // At the ends too, so that a held key doesn't leave the bar.
        return .handled
      }
      .onFocusedKeyPress(keys: [.delete, .deleteForward]) { press in
        // A held key doesn't close the tabs that get the focus next.
        press.phase == .repeat || focused.map(tabs.close) == true ? .handled : .ignored
      }
      .controlKeyHint(strings.nextTab, "ctrl+pgdn", isEnabled: tabs.hasOthers)
      .onChange(of: shown) { _, shown in
        // Otherwise two items would look selected.
        if focused != nil { focused = shown }
        reveal(shown)
      }
      .onChange(of: items.map(\.id)) { old, new in
        // After a tab was closed, the mark of the next one stays under the pointer.
        guard let shown, new.count >= old.count else { return }
        if new.firstIndex(of: shown) != old.firstIndex(of: shown) { reveal(shown) }
      }
      .onChange(of: position.geometry.containerSize, initial: true) { reveal(shown) }
      .focusSection()
  }

  private func reveal(_ item: ObjectIdentifier?) {
    if let item { position.scrollTo(id: item) }
  }

  private func row(of items: [Tabs.Item], _ shown: ObjectIdentifier?) -> some View {
    HStack(spacing: 0) {
      Spacer().frame(width: inset)
      ForEach(items, id: \.id) { item in
        let isShown = item.id == shown
        Interactive(role: .tab, action: { tabs.choose(item.id) }) { state in
          let look = style.component(.tab, state: state.selected(isShown))
          UnderlinedLayout(limit: width) {
            HStack(spacing: 0) {
              Image(systemName: "curium.row.marker").foregroundStyle(look.markerColor)
                .hidden(!state.isFocused)
              item.label.lineLimit(1).truncationMode(.middle)
                .font(look.textStyle).fontWeight(isShown ? .bold : .regular)
                .foregroundStyle(look.foreground)
              if let badge = item.badge {
                badge.lineLimit(1).ink(look.badgeColor)
                  .padding(.leading, ComponentTokens.Tabs.padding)
              }
              if item.canClose { closeMark(item.id) }
            }
            .padding(.trailing, ComponentTokens.Tabs.padding)
            .background(look.background)
            TabRule(tabs: isShown ? tabs : nil, color: look.lineColor)
          }
        }
        .focused($focused, equals: item.id)
        .accessibilitySelected(isShown)
        .gesture(
          TapGesture(button: .middle).onEnded { _ in tabs.close(item.id) },
          isEnabled: item.canClose
        )
        .keyHint(
          strings.closeTab, "delete", isEnabled: item.canClose && focused == item.id
        )
        .accessibilityAction(named: strings.close, isEnabled: item.canClose) {
          tabs.close(item.id)
        }
        .disabled(!item.isEnabled)
      }
    }
    .overlay(alignment: .bottom) {
      TabIndicator(
        tabs: tabs, shown: shown,
        color: style.component(.tab, state: ControlState().selected(true)).indicatorColor)
    }
  }

  /// Returns the mark that closes a tab. It is no stop for the focus, because a key closes the tab
  /// too.
  private func closeMark(_ id: ObjectIdentifier) -> some View {
    Interactive(action: { tabs.close(id) }) { state in
      let rest = ControlState(isEnabled: state.isEnabled, isSelected: state.isHovered)
      let look = style.component(.tab, state: rest)
      Image(systemName: "xmark")
        .foregroundStyle(look.foreground)
        .padding(.leading, ComponentTokens.Tabs.padding)
    }
    .focusable(false)
    .keepsFocusOffClicks()
    .accessibilityHidden()
  }

  /// Returns the mark at an end of the bar that is visible while there are more items beyond it.
  private func mark(_ name: String, isShown: Bool, _ look: TabComposableStyle) -> some View {
    Image(systemName: name).foregroundStyle(look.foreground).background(look.background)
      .hidden(!isShown).accessibilityHidden()
  }
}

/// A view with a line of the same width below it.
private struct UnderlinedLayout: UncachedLayout {
  /// The maximum width; 0 for none.
  let limit: Int

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    guard let view = subviews.first else { return .zero }
    var size = view.sizeThatFits(proposal)
    if limit > 0, size.width > limit {
      size = view.sizeThatFits(ProposedViewSize(width: limit, height: proposal.height))
    }
    return CellSize(width: size.width, height: size.height + 1)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard subviews.count == 2 else { return }
    let height = max(0, bounds.height - 1)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    subviews[1].place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + height),
      proposal: ProposedViewSize(width: bounds.width, height: 1))
  }
}
