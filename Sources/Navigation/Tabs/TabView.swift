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
/// no next one. If other tabs replace all of them, the first enabled one is shown and selected.
///
/// `.disabled(_:)` and `.hidden(_:)` after `.tabItem` apply to the whole tab. A disabled tab is
/// dimmed in the bar, and neither keys nor the pointer select it. The app still can, and the shown
/// tab stays when it is disabled. A hidden tab isn't in the bar; if it was shown, the effect is the
/// same as if it was removed.
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
/// and ← do too. They all stop at the last and the first tab. If no other tab can be selected, the
/// keys with Control go to the tab view around it. Return and Space select, and Delete and
/// Backspace close a tab with `.onTabClose`.
/// *Tokens:* `tabs.*`.
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
  /// is none, the current tab stays; initially, that is the first enabled one.
  public init(
    selection: Binding<SelectionValue>? = nil as Binding<Int>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
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
      guard press.modifiers == .control, step != 0, tabs.hasOthers else { return .ignored }
      tabs.step(forward: step > 0)
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
