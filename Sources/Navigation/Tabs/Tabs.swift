// SPDX-License-Identifier: MIT
// Views: the state that the bar and the tabs of a tab view share.

@_spi(Nodes) import CuriumEngine

/// The state that the bar and the tabs of a tab view share.
final class Tabs {
  /// One tab, for the bar.
  struct Item {
    let id: ObjectIdentifier
    let label: AnyView
    let badge: Text?
    let canClose: Bool
    let isEnabled: Bool
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
  /// `true` after the shown tab was removed, until another one is shown instead.
  private var needsSuccessor = false
  /// The tab that is shown instead of a removed one; `nil` if none of the others remains.
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
        canClose: $0.closeAction != nil, isEnabled: $0.isEnabled)
    }
  }

  @MainActor func show() {
    let tag = read()
    // The user can select one of several tabs with the same tag.
    let tagged = items.filter { tag != nil && $0.shownTag == tag }
    var chosen = tagged.first { $0 === own } ?? tagged.first ?? items.first { $0 === own }
    if chosen == nil {
      chosen = successor ?? items.first(where: \.isEnabled) ?? items.first
      if needsSuccessor, let tag = chosen?.shownTag { write(tag) }
    }
    if chosen != nil { needsSuccessor = false }
    successor = nil
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

  /// Removes a tab. If it is the shown one, its neighbour is shown, if possible an enabled one.
  @MainActor func remove(_ item: TabItemNode) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: index)
    if item === shown || item === successor {
      needsSuccessor = true
      let (before, after) = (items[..<index], items[index...])
      successor =
        after.first(where: \.isEnabled) ?? before.last(where: \.isEnabled) ?? after.first
        ?? before.last
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

  /// `true` if there is an enabled tab besides the shown one.
  var hasOthers: Bool { items.contains { $0.isEnabled && $0 !== shown } }

  /// Selects the next enabled tab, or the previous one. At the last or the first one, does nothing.
  @MainActor func step(forward: Bool) {
    guard let shown, let index = items.firstIndex(where: { $0 === shown }) else { return }
    let (before, after) = (items[..<index], items[(index + 1)...])
    let next = forward ? after.first(where: \.isEnabled) : before.last(where: \.isEnabled)
    if let next { choose(ObjectIdentifier(next)) }
  }
}
