// SPDX-License-Identifier: MIT
// Views: the nodes of a tab view.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal

struct TabPages<Content: View>: NodeBackedView {
  let content: Content
  let tabs: Tabs

  func makeNode(_ context: borrowing _MountContext) -> TabPagesNode {
    TabPagesNode(tabs, context)
  }
  func update(_ node: TabPagesNode) { node.tagsDidChange() }
}

/// Collects the tabs of a tab view and shows one of them. The tabs overlap.
final class TabPagesNode: ContainerNode, TagReader {
  let tabs: Tabs

  init(_ tabs: Tabs, _ context: borrowing _MountContext) {
    self.tabs = tabs
    super.init(context)
    tabs.pages = self
    graph.invalidate(self)
  }

  override var viewName: String { "TabView" }
  override var tagReader: (any TagReader)? { self }
  override var hasContent: Bool { true }

  /// Called when tabs were added or removed, or their tags changed.
  func tagsDidChange() { graph.invalidate(self) }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    var items: [TabItemNode] = []
    // Hidden tabs, and tabs that were removed but whose transitions haven't ended.
    var departing: [TabItemNode] = []
    func collect(_ node: Node, isDeparting: Bool) {
      node.forEachChild { child in
        let departs = isDeparting || child.flags.contains(.departing) || child.hidesContent
        if let item = child as? TabItemNode {
          if departs { departing.append(item) } else { items.append(item) }
        } else {
          collect(child, isDeparting: departs)
        }
      }
    }
    collect(self, isDeparting: false)
    for item in departing {
      tabs.remove(item)
      // Its content isn't drawn over that of the tab shown next.
      if !items.isEmpty { item.setShown(false) }
    }
    tabs.items = items
    _ = graph.observing(for: self) { tabs.read() }
    graph.withoutEvaluation { tabs.show() }
  }

  /// Looks for tabs that are departing. A tab with a transition isn't unmounted when it is removed.
  override func childrenDidChange() {
    if !graph.motion.departures.isEmpty { graph.invalidate(self) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    var size = Extent.zero
    for child in children {
      let extent = child._withUnsafeGuaranteedRef { $0.measure(proposal) }
      size = Extent(width: max(size.width, extent.width), height: max(size.height, extent.height))
    }
    return size
  }

  override func placeContents() {
    collectChildren()
    for child in children {
      child._withUnsafeGuaranteedRef { $0.place(x: 0, y: 0, proposal: placedProposal) }
    }
  }
}

struct TabItemContent<Content: View>: _PrimitiveView {
  let content: Content
  let label: AnyView

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = TabPageNode(view, context)
    context.append(node)
    node.begin()
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: TabPageNode<Content>.self).receive(view)
  }
}

/// One tab of a tab view.
class TabItemNode: Node {
  final var label: AnyView
  /// The tag that is set on the content inside the item.
  final var innerTag: Tag?

  init(label: AnyView, _ context: borrowing _MountContext) {
    self.label = label
    super.init(context)
  }

  /// Shows or hides the tab. Creates its content when it is first shown.
  @MainActor func setShown(_ isShown: Bool) {}

  /// Returns the value of the innermost modifier around the tab that has one.
  private final func modifier<Value>(_ value: (Node) -> Value?) -> Value? {
    for node in selfAndAncestors.dropFirst().prefix(while: { !($0 is TabPagesNode) }) {
      if let found = value(node) { return found }
    }
    return nil
  }

  final var isEnabled: Bool { scope.values.inherited.isEnabled }
  final var shownTag: Tag? { modifier(\.viewTag) ?? innerTag }
  final var shownBadge: Text? { modifier { ($0 as? TabDetailsNode)?.value.badge } }
  final var closeAction: (@MainActor () -> Void)? {
    modifier { ($0 as? TabDetailsNode)?.value.close }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if change.contains(.enabled) { tabPages?.tagsDidChange() }
  }
}

extension Node {
  /// The tab view that contains the node.
  final var tabPages: TabPagesNode? {
    selfAndAncestors.first { $0 is TabPagesNode } as? TabPagesNode
  }
}

private final class TabPageNode<Content: View>: TabItemNode {
  private var content: Content
  private var isMade = false

  @MainActor init(_ view: TabItemContent<Content>, _ context: borrowing _MountContext) {
    content = view.content
    super.init(label: view.label, context)
    innerTag = (view.content as? any TaggedView)?.tag
  }

  /// Joins the tab view. Without a tab view, the content is shown as it is.
  @MainActor func begin() {
    var context = _MountContext(parent: self)
    let kept = KeptNode(false, context)
    context.append(kept)
    self.kept = kept
    if let tabPages { tabPages.tagsDidChange() } else { setShown(true) }
  }

  private var kept: KeptNode?

  @MainActor func receive(_ view: TabItemContent<Content>) {
    content = view.content
    label = view.label
    innerTag = (view.content as? any TaggedView)?.tag
    if isMade, let kept {
      var cursor = _UpdateCursor(childrenOf: kept)
      Content._update(content, &cursor)
    }
    tabPages?.tagsDidChange()
  }

  @MainActor override func setShown(_ isShown: Bool) {
    guard let kept else { return }
    if isShown, !isMade {
      isMade = true
      var context = _MountContext(parent: kept)
      Content._mount(content, &context)
      kept.structureDidChange()
    }
    kept.receive(isShown)
  }

  @MainActor override func willUnmount() {
    guard let tabPages else { return }
    // A tab view that is itself removed has no children left.
    if tabPages.firstChild != nil { kept?.passOnFocus() }
    // The other tabs must no longer visit this one, because the nodes around it may be gone.
    tabPages.tabs.remove(self)
    tabPages.tagsDidChange()
  }
}

/// The badge of a tab, and the action that closes it.
struct TabDetails {
  var badge: Text?
  var close: (@MainActor () -> Void)?
}

/// Sets details of a tab. It takes no part in layout.
final class TabDetailsNode: ValueNode<TabDetails> {
  @MainActor override func didReceiveValue(after old: TabDetails) {
    if value.badge == old.badge, (value.close == nil) == (old.close == nil) { return }
    tabPages?.tagsDidChange()
  }
}
