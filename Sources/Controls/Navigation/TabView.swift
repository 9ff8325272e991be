// SPDX-License-Identifier: MIT
// Views: tabs, one of which is shown, and the bar that selects it.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTerminal
package import CuriumTokens

/// A container that shows one of several tabs, selected in the bar above.
///
/// Each tab is a view with a `.tabItem`, and with a `.tag` if there is a selection. A tab is
/// created when it is first shown. It then keeps its state, and costs no layout or painting while
/// another tab is shown.
///
/// If the items don't fit, the bar scrolls to the selected one. The wheel scrolls the bar too.
///
/// The bar keeps the focus when the tab changes. If the focus was in the tab that is now hidden, it
/// moves to the tab that is now shown: to the view that last had the focus there, or else to the
/// first view. A view with `.defaultFocus()` takes the focus when its tab is first shown, even from
/// the bar.
///
/// *Sizing:* fills the available space.
/// *Keys:* Control-Page Down and Control-Page Up go to the next and the previous tab. In the bar, ←
/// and → do too, and Return and Space select.
/// *Tokens:* `nav.*`.
///
///     struct Root: View {
///       @State private var part = 0
///       var body: some View {
///         TabView(selection: $part) {
///           Text("Files").tabItem { Label("Files", systemImage: "folder") }.tag(0)
///           Text("Mail").tabItem { Label("Mail", systemImage: "envelope") }.badge(3).tag(1)
///         }
///       }
///     }
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private var inset: Length = 0
  @State private var tabs = Tabs()
  @State private var revision = 0

  /// Creates a view of the tabs in `content` that shows the tab whose tag is `selection`, or the
  /// first tab if there is none.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a view of the tabs in `content` that shows the first tab until the user selects
  /// another.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// The bar and the selected tab.
  public var body: some View {
    let tabs = tabs
    let _ = tabs.follow(selection, revision: $revision)
    VStack(spacing: 0) {
      TabBar(tabs: tabs, inset: inset)
      AlternatingContent(
        content: TabPages(content: content, tabs: tabs)
          .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    .onKeyPress { press in
      guard press.modifiers == .control else { return .ignored }
      switch press.key {
      case .pageDown: return tabs.step(by: 1) ? .handled : .ignored
      case .pageUp: return tabs.step(by: -1) ? .handled : .ignored
      default: return .ignored
      }
    }
  }

  /// Returns the tab view with empty columns before the first item of its bar, to align the items
  /// with something above.
  package func barInset(_ inset: Length) -> TabView { edited(self) { $0.inset = inset } }
}

extension View {
  /// Sets the item for the view in the bar of the enclosing `TabView`, with the views of `label`.
  ///
  ///     TabView {
  ///       Text("Releases").tabItem { Label("Releases", systemImage: "shippingbox") }
  ///       Text("People").tabItem { Text("People") }
  ///     }
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItemContent(content: self, label: AnyView(label()))
  }

  /// Shows the number `count` next to the view's item in a tab bar; nothing for 0.
  ///
  ///     TabView {
  ///       Text("Mail").tabItem { Text("Mail") }.badge(count)
  ///     }
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows the text `label` next to the view's item in a tab bar; nothing for `nil`.
  ///
  ///     TabView {
  ///       Text("Releases").tabItem { Text("Releases") }.badge(Text("New").bold())
  ///     }
  public func badge(_ label: Text?) -> some View {
    BadgedContent(content: self, badge: label)
  }
}

/// The state that the bar and the tabs of a tab view share.
final class Tabs {
  /// One tab, for the bar.
  struct Item {
    let id: ObjectIdentifier
    let label: AnyView
    let badge: Text?
  }

  /// The tabs, in order.
  var items: [TabItemNode] = []
  weak var pages: TabPagesNode?
  private var revision = Binding.constant(0)
  private(set) var read: @MainActor () -> Tag? = { nil }
  private var write: @MainActor (Tag) -> Void = { _ in }
  /// The tab that the user selected, for a tab view without a selection or a tab without a tag.
  private weak var own: TabItemNode?
  private(set) weak var shown: TabItemNode?
  /// The line below the item of the shown tab.
  weak var rule: LayoutNode?

  @MainActor func follow<Value: Hashable>(
    _ selection: Binding<Value>?, revision: Binding<Int>
  ) {
    self.revision = revision
    if let selection {
      read = { Tag(selection.wrappedValue) }
      write = { tag in
        if let value = tag.chosen(as: Value.self) { selection.wrappedValue = value }
      }
    }
    pages?.tagsDidChange()
  }

  /// Returns the tabs for the bar, and registers a dependency.
  @MainActor func readItems() -> [Item] {
    _ = revision.wrappedValue
    return items.map { Item(id: ObjectIdentifier($0), label: $0.label, badge: $0.shownBadge) }
  }

  @MainActor func show() {
    let tag = read()
    let chosen =
      items.first { tag != nil && $0.shownTag == tag } ?? items.first { $0 === own } ?? items.first
    shown = chosen
    for item in items where item !== chosen { item.setShown(false) }
    chosen?.setShown(true)
    revision.wrappedValue &+= 1
  }

  @MainActor func choose(_ id: ObjectIdentifier) {
    guard let item = items.first(where: { ObjectIdentifier($0) == id }) else { return }
    own = item
    if let tag = item.shownTag { write(tag) }
    pages?.tagsDidChange()
  }

  /// Selects the tab that is `step` tabs further. Returns `false` if there is none.
  @MainActor func step(by step: Int) -> Bool {
    guard let shown, let index = items.firstIndex(where: { $0 === shown }),
      items.indices.contains(index + step)
    else { return false }
    choose(ObjectIdentifier(items[index + step]))
    return true
  }
}

/// The items above a line, with an indicator below the selected item.
private struct TabBar: View {
  let tabs: Tabs
  let inset: Length
  @FocusState private var focused: ObjectIdentifier?
  @State private var position = ScrollPosition()
  @Environment(\.tabStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let shown = tabs.shown.map { ObjectIdentifier($0) }
    let rest = style.component(.tab, state: ControlState())
    ScrollView(.horizontal, showsIndicators: false) { items(shown) }.fittingContent()
      .scrollPosition($position)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .overlay(alignment: showsMarker ? .bottomLeading : .topLeading) {
        mark("chevron.left", isShown: position.x > 0, rest)
      }
      .overlay(alignment: showsMarker ? .bottomTrailing : .topTrailing) {
        mark("chevron.right", isShown: !position.geometry.isAt(.trailing), rest)
      }
      .background(alignment: .bottom) { TabRule(tabs: nil, color: rest.lineColor) }
      .frame(height: 2)
      .background(rest.background)
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        tabs.step(by: press.key == .leftArrow ? -1 : 1) ? .handled : .ignored
      }
      .onChange(of: shown) { _, shown in
        // Otherwise two items would look selected.
        if focused != nil { focused = shown }
        reveal(shown)
      }
      .onChange(of: position.geometry.containerSize, initial: true) { reveal(shown) }
      .focusSection()
  }

  /// `true` if a marker shows the focus. The marks at the ends of the bar must not cover it.
  private var showsMarker: Bool { colorDepth < .ansi256 }

  private func reveal(_ item: ObjectIdentifier?) {
    if let item { position.scrollTo(id: item) }
  }

  private func items(_ shown: ObjectIdentifier?) -> some View {
    HStack(spacing: 0) {
      Spacer().frame(width: inset)
      ForEach(tabs.readItems(), id: \.id) { item in
        let isShown = item.id == shown
        Interactive(role: .tab, action: { tabs.choose(item.id) }) { state in
          let look = style.component(.tab, state: state.selected(isShown))
          UnderlinedLayout() {
            HStack(spacing: 0) {
              Image(systemName: "curium.row.marker").foregroundStyle(look.markerColor)
                .hidden(!state.isFocused || !showsMarker)
              item.label.lineLimit(1).font(look.textStyle).fontWeight(isShown ? .bold : .regular)
                .foregroundStyle(look.foreground)
              if let badge = item.badge {
                badge.lineLimit(1).ink(look.badgeColor)
                  .padding(.leading, ComponentTokens.Tabs.padding)
              }
            }
            .padding(.trailing, ComponentTokens.Tabs.padding)
            .background(look.background)
            TabRule(tabs: isShown ? tabs : nil, color: look.lineColor)
          }
        }
        .focused($focused, equals: item.id)
        .accessibilitySelected(isShown)
      }
    }
    .overlay(alignment: .bottom) {
      TabIndicator(
        tabs: tabs, shown: shown,
        color: style.component(.tab, state: ControlState().selected(true)).indicatorColor)
    }
  }

  /// Returns the mark at an end of the bar behind which there are more items.
  private func mark(_ name: String, isShown: Bool, _ look: TabComposableStyle) -> some View {
    Image(systemName: name).foregroundStyle(look.foreground).background(look.background)
      .hidden(!isShown).accessibilityHidden()
  }
}

/// A view with a line of the same width below it.
private struct UnderlinedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(proposal)
    return CellSize(width: size.width, height: size.height + 1)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let height = max(0, bounds.height - 1)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    subviews[1].place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + height),
      proposal: ProposedViewSize(width: bounds.width, height: 1))
  }
}
