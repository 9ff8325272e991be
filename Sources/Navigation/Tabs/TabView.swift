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
/// If the shown tab is removed, the next one is shown and selected, or the previous one if there is
/// no next one.
///
/// If the items don't fit, the bar scrolls to the selected one. The wheel scrolls the bar too. A
/// title that is wider than the bar is shortened in the middle.
///
/// The bar keeps the focus when the tab changes. If the focus was in the tab that is now hidden or
/// removed, it moves to the tab that is now shown: to the view that last had the focus there, or
/// else to the first view. A view with `.defaultFocus()` takes the focus when its tab is first
/// shown, even from the bar. Setting the focus on the tab view moves it to the bar; setting it on
/// the view of a tab moves it to that view.
///
/// *Sizing:* fills the available space.
/// *Keys:* Control-Page Down and Control-Page Up go to the next and the previous tab. In the bar, →
/// and ← do too. They all stop at the last and the first tab. In a tab view with a single tab, the
/// keys with Control go to the tab view around it. Return and Space select, and Delete and
/// Backspace close a tab with `.onTabClose`.
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

  /// Creates a view of the tabs in `content` that shows the tab whose tag is `selection`. If there
  /// is none, the current tab stays; initially, that is the first one.
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
      TabPages(content: content, tabs: tabs)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .alternating()
    }
    .onKeyPress { press in
      let step = press.key == .pageDown ? 1 : press.key == .pageUp ? -1 : 0
      guard press.modifiers == .control, step != 0, tabs.items.count > 1 else { return .ignored }
      tabs.step(by: step)
      // Also handles the key at the ends, so that a held key doesn't go on to a tab view around it.
      return .handled
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
    ValueContent(content: self, value: TabDetails(badge: label), make: TabDetailsNode.init)
  }

  /// Lets the user close the view's tab. `action` removes the tab from the data of the tab view, or
  /// first asks the user.
  ///
  /// A click on the mark after the item in the tab bar closes the tab. So do a middle click on the
  /// item, and Delete or Backspace while it has the focus.
  ///
  ///     struct Editors: View {
  ///       @State private var files = ["main.swift", "Tree.swift"]
  ///       @State private var shown = "main.swift"
  ///
  ///       var body: some View {
  ///         TabView(selection: $shown) {
  ///           ForEach(files, id: \.self) { file in
  ///             Text("Text of \(file)")
  ///               .tabItem { Text(file) }
  ///               .tag(file)
  ///               .onTabClose { files.removeAll { $0 == file } }
  ///           }
  ///         }
  ///       }
  ///     }
  ///
  /// - Parameter action: Called when the user closes the tab. With `nil`, the user can't close it.
  public func onTabClose(perform action: (@MainActor () -> Void)?) -> some View {
    ValueContent(content: self, value: TabDetails(close: action), make: TabDetailsNode.init)
  }
}

/// The state that the bar and the tabs of a tab view share.
final class Tabs {
  /// One tab, for the bar.
  struct Item {
    let id: ObjectIdentifier
    let label: AnyView
    let badge: Text?
    let canClose: Bool
  }

  /// The tabs, in order.
  var items: [TabItemNode] = []
  weak var pages: TabPagesNode?
  private var revision = Binding.constant(0)
  private(set) var read: @MainActor () -> Tag? = { nil }
  private var write: @MainActor (Tag) -> Void = { _ in }
  /// The tab that was shown last, for a tab view without a selection, a tab without a tag, and tabs
  /// with the same tag.
  private weak var own: TabItemNode?
  /// The tab that is shown instead of a removed one.
  private weak var successor: TabItemNode?
  private(set) weak var shown: TabItemNode?
  /// The line below the item of the shown tab.
  weak var rule: LayoutNode?

  @MainActor func follow<Value: Hashable>(
    _ selection: Binding<Value>?, revision: Binding<Int>
  ) {
    self.revision = revision
    read = { selection.map { Tag($0.wrappedValue) } }
    write = { tag in
      if let value = tag.chosen(as: Value.self) { selection?.wrappedValue = value }
    }
    pages?.tagsDidChange()
  }

  /// Returns the tabs for the bar, and registers a dependency.
  @MainActor func readItems() -> [Item] {
    _ = revision.wrappedValue
    return items.map {
      Item(
        id: ObjectIdentifier($0), label: $0.label, badge: $0.shownBadge,
        canClose: $0.closeAction != nil)
    }
  }

  @MainActor func show() {
    let tag = read()
    // The user can select one of several tabs with the same tag.
    let tagged = items.filter { tag != nil && $0.shownTag == tag }
    var chosen = tagged.first { $0 === own } ?? tagged.first ?? items.first { $0 === own }
    if chosen == nil, let successor {
      chosen = successor
      own = successor
      if let tag = successor.shownTag { write(tag) }
    }
    successor = nil
    chosen = chosen ?? items.first
    own = chosen
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

  /// Removes a tab. If it is the shown one, its neighbour is shown.
  @MainActor func remove(_ item: TabItemNode) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: index)
    if item === shown || item === successor {
      successor = items.indices.contains(index) ? items[index] : items.last
    }
  }

  /// Calls the action that closes a tab. Returns `false` if there is none.
  @MainActor @discardableResult func close(_ id: ObjectIdentifier) -> Bool {
    guard let close = items.first(where: { ObjectIdentifier($0) == id })?.closeAction else {
      return false
    }
    close()
    return true
  }

  /// Selects the tab that is `step` tabs further. Returns `false` if there is none.
  @MainActor @discardableResult func step(by step: Int) -> Bool {
    guard let shown, let index = items.firstIndex(where: { $0 === shown }),
      items.indices.contains(index + step)
    else { return false }
    choose(ObjectIdentifier(items[index + step]))
    return true
  }
}
