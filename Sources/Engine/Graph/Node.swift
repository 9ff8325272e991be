// SPDX-License-Identifier: MIT
// Views: a node in the retained tree.

public import CuriumTerminal

/// The part of a view that the graph keeps. The life cycle of a node:
///
/// 1. *mount*, down: the static type of its view creates it and appends it to its parent;
/// 2. *update*, down: it receives the next value of its view and keeps its own state;
/// 3. *size*, up, and *place*, down: only layout nodes (`LayoutNode`);
/// 4. *paint*, down: only layout nodes;
/// 5. *unmount*, up: it releases its resources and is never used again.
///
/// Nodes aren't isolated, which avoids executor checks during layout and painting. They aren't
/// `Sendable` either: only the main actor creates and uses them.
@_spi(Nodes) open class Node {
  /// The graph, which outlives its nodes.
  final let graphReference: Unmanaged<Graph>
  /// The parent, which retains its children. It may be gone once the node is removed.
  @exclusivity(unchecked) package private(set) unowned(unsafe) final var parent: Node?
  @exclusivity(unchecked) package internal(set) final var firstChild: Node?
  @exclusivity(unchecked) package internal(set) final var nextSibling: Node?
  package final let scope: EnvironmentScope
  final let depth: Int32
  @exclusivity(unchecked) package final var flags: NodeFlags = []

  /// Creates a node at the place that `context` describes.
  public init(_ context: borrowing _MountContext) {
    graphReference = context.graphReference
    parent = context.parent
    scope = context.scope
    depth = context.depth
    flags = Self.initialFlags
    graphReference._withUnsafeGuaranteedRef { $0.counts.nodes += 1 }
  }

  init(root graph: Graph, scope: EnvironmentScope) {
    graphReference = .passUnretained(graph)
    parent = nil
    self.scope = scope
    self.depth = 0
    flags = Self.initialFlags
  }

  deinit {}

  /// The graph that the node belongs to.
  @inline(__always) package final var graph: Graph {
    graphReference._withUnsafeGuaranteedRef { $0 }
  }

  /// The initial flags of every node of the class.
  class var initialFlags: NodeFlags { [] }

  /// The name of the view, for warnings.
  open var viewName: String { "\(type(of: self))" }

  /// `true` if the view is a part of another view, so that warnings and the inspector leave it out.
  open var isPart: Bool { false }

  /// The node as a `LayoutNode`, if it is one.
  package final var asLayoutNode: LayoutNode? {
    flags.contains(.isLayout) ? unsafeDowncast(self, to: LayoutNode.self) : nil
  }

  /// `true` if the node creates the environment of its descendants.
  open var opensScope: Bool { false }

  /// `true` if the node has content that `evaluate` runs.
  open var hasContent: Bool { false }

  /// Runs the content of the node again after a dependency has changed.
  @MainActor open func evaluate() {}

  /// Called when the environment of the node has changed.
  @MainActor open func environmentDidChange(_ change: EnvironmentChange) {}

  /// Releases tasks and registrations. The children are already unmounted.
  @MainActor open func willUnmount() {}

  /// Handles a key, first in the focused node and then outwards. Returns whether it was used.
  @MainActor open func handle(_ press: KeyPress) -> Bool { false }

  /// Handles a paste, in the same order as a key. Returns whether it was used.
  @MainActor open func handle(paste text: String) -> Bool { false }

  /// Handles a pointer event, first in the node under the pointer, then in those around it.
  @MainActor open func handle(_ event: PointerEvent, in graph: Graph) -> Bool { false }

  /// Performs an action for a screen reader or a test. Returns `false` if that isn't possible.
  @MainActor open func perform(_ request: SemanticRequest) -> Bool { false }

  /// The dependencies of the node's content, created when they are first accessed.
  var dependencies: Dependencies {
    flags.insert(.isInDependencyTable)
    return graph.service(DependencyTable.self).dependencies(of: self)
  }

  /// Ends the dependencies of the node's content. Called when the node is removed.
  @MainActor func forgetDependencies() {
    if !flags.contains(.isInDependencyTable) { return }
    graph.service(DependencyTable.self).remove(self)?.cancel(for: self)
  }

  /// Called after the content has read a model.
  func modelWasRead() {}

  /// The time of the next call of `tick`; `nil` if nothing moves.
  open var nextTick: Duration? { nil }

  /// `true` if `tick` is called even while the node isn't visible.
  open var ticksWhileHidden: Bool { false }

  /// Called at the time of `nextTick`.
  @MainActor open func tick(at now: Duration) {}

  /// Called after each step of an animation of the node.
  @MainActor open func animationDidAdvance() {}

  /// Called when the focus moves into or out of the node's subtree.
  @MainActor open func focusWithinDidChange(_ isWithin: Bool) {}

  /// Called when the pointer enters or leaves the node.
  @MainActor open func pointerIsOver(_ isOver: Bool) {}
  /// `true` if the node looks different while the pointer is over it.
  open var followsHover: Bool { false }

  /// Called when a preference below the node may have changed; `nil` for all of them.
  open func preferenceDidChange(_ key: ObjectIdentifier?) {}

  /// Called when the screen that contains the node is covered or shown again.
  @MainActor open func visibilityDidChange(_ isVisible: Bool) {}

  // MARK: Capabilities

  /// The node as a command with keys.
  open var keyCommand: (any KeyCommand)? { nil }
  /// `true` if the node receives keys while nothing has the focus.
  open var listensToKeys: Bool { false }
  /// The node as a control that can be pressed.
  open var pressable: (any Pressable)? { nil }
  /// The node as text that can be selected and read aloud.
  package var selectableText: TextNode? { nil }
  /// The accessibility values that the node, as a modifier, sets for its descendants.
  open var semanticsOverride: SemanticsOverride? { nil }
  /// `true` if the node is an element of a lazy collection. Its name is that of the collection.
  package var isElement: Bool { false }
  /// The node as an area that scrolls.
  package var scrollArea: ScrollNode? { nil }
  /// `true` if the node scrolls, as an area or on its own.
  open var scrollsItself: Bool { scrollArea != nil }
  /// The node as a follower of the scroll views in it.
  open var scrollFollower: (any ScrollFollower)? { nil }
  /// The node as a gesture of the pointer.
  open var gesture: (any PointerGesture)? { nil }
  /// The node as a follower of the pointer.
  open var pointerFollower: (any PointerFollower)? { nil }
  /// The node as a source of help.
  open var helpSource: (any HelpSource)? { nil }
  /// The node as a view with a menu.
  open var menuOpener: (any MenuOpener)? { nil }
  /// The node as a modifier of transactions.
  open var transactionModifier: (any TransactionModifier)? { nil }
  /// The node as a group that is a single Tab stop.
  package var asFocusSection: FocusSectionNode? { nil }
  /// The focus scope that the node opens.
  open var focusNamespace: Namespace.ID? { nil }
  /// The focus scope in which the content is the preferred view.
  open var preferredFocus: Namespace.ID? { nil }
  /// `true` if the views beside the content are focused before it at first, as rows before titles.
  open var defersFocus: Bool { false }
  /// The view that is shown in place of the content, and gets its focus when it is hidden.
  @MainActor open var focusAlternative: LayoutNode? { nil }
  /// Returns whether focus that enters the section around the node goes to `view`, a view in the
  /// node.
  open func isEntrance(_ view: LayoutNode) -> Bool { false }

  /// `true` if the text of descendants can be selected together; `nil` if the node doesn't specify
  /// it.
  open var allowsTextSelection: Bool? { nil }
  /// `true` if the content isn't visible and receives no input.
  open var hidesContent: Bool { false }
  /// `true` if the descendants are the items of a closed menu, of which only the shortcuts work.
  open var holdsClosedMenu: Bool { false }
  /// The tag that the node, as a modifier, sets for the view in it.
  package var viewTag: Tag? { nil }
  /// The node as a reader of its descendants' tags.
  open var tagReader: (any TagReader)? { nil }
  /// The node as a collection whose elements exist only while they are visible.
  package var lazyCollection: LazyCollectionNode? { nil }
  /// The node as a row of a list.
  package var listRow: ListRowNode? { nil }
  /// The index of the node in its collection, if it is an element of one.
  var elementIndex: Int? { nil }
  /// The node as a list of rows that can be selected.
  open var rowHost: (any RowHost)? { nil }

  /// Takes the focus after a click, if it is focusable. Returns whether the click was used.
  @MainActor open func takeFocusByClick() -> Bool { false }

  /// The parent; `nil` for a layer, because events don't bubble from a layer to its presenter.
  package final var parentInLayer: Node? { flags.contains(.detached) ? nil : parent }

  /// Returns whether the views below have this id, for `ScrollViewProxy`.
  open func isIdentified(by id: AnyHashable) -> Bool { false }

  @inline(__always) package final func forEachChild(_ body: (Node) -> Void) {
    var child = firstChild.map { Unmanaged.passUnretained($0) }
    while let reference = child {
      reference._withUnsafeGuaranteedRef { node in
        child = node.nextSibling.map { Unmanaged.passUnretained($0) }
        body(node)
      }
    }
  }

  /// Returns the first result of `find` for a child, in order; `nil` if all results are `nil`.
  package final func firstOfChildren<Result>(_ find: (Node) -> Result?) -> Result? {
    var child = firstChild
    while let current = child {
      if let found = find(current) { return found }
      child = current.nextSibling
    }
    return nil
  }

  /// The node itself and the nodes around it, up to the root.
  package final var selfAndAncestors: UnfoldFirstSequence<Node> {
    sequence(first: self, next: \.parent)
  }

  /// The node itself and the nodes around it, up to the root of its layer.
  package final var selfAndAncestorsInLayer: UnfoldFirstSequence<Node> {
    sequence(first: self, next: \.parentInLayer)
  }

  /// The nearest node above that takes part in layout.
  package final var layoutAncestor: LayoutNode? {
    var node = parent
    while let current = node {
      if let layout = current.asLayoutNode { return layout }
      node = current.parent
    }
    return nil
  }

  /// Returns the node whose content runs again when a value of `scope` changes: this one or the
  /// nearest ancestor in `scope`. If none of them has content, returns the nearest one that does.
  package final func reader(of scope: EnvironmentScope) -> Node? {
    var node = self
    while node.scope !== scope || !node.hasContent, let parent = node.parent { node = parent }
    return node.hasContent ? node : selfAndAncestors.first(where: \.hasContent)
  }

  /// Updates layout, focus order and preferences after children were added, removed or reordered.
  package final func structureDidChange() {
    let container = asLayoutNode ?? layoutAncestor
    container?.flags.insert(.childrenStale)
    container?.setNeedsLayout()
    if flags.contains(.holdsInput) { graph.focus.setNeedsOrder() }
    if flags.contains(.holdsPreferences) { preferencesDidChange(nil) }
  }

  /// Notifies readers around the node that a preference may have changed; `nil` for all of them.
  package final func preferencesDidChange(_ key: ObjectIdentifier?) {
    for node in selfAndAncestorsInLayer {
      node.flags.insert(.holdsPreferences)
      node.preferenceDidChange(key)
    }
  }

  /// Registers the node in the order of keys and the focus.
  package final func noteInput() {
    graph.focus.setNeedsOrder()
    markPath(with: .holdsInput)
  }

  /// Sets a flag on the node and on those around it, up to the first that has it.
  final func markPath(with flag: NodeFlags) {
    var node: Node? = self
    while let current = node, !current.flags.contains(flag) {
      current.flags.insert(flag)
      node = current.parent
    }
  }

  /// `true` if the node is in a covered screen. Layers are visible even if their presenter is
  /// covered.
  package final var isDormant: Bool {
    selfAndAncestorsInLayer.contains { $0.flags.contains(.dormant) }
  }

  /// Notifies the descendants that they have appeared or disappeared.
  @MainActor package final func notifyOfVisibility(_ isVisible: Bool) {
    forEachChild { child in
      if !child.flags.isDisjoint(with: [.dormant, .detached]) { return }
      child.visibilityDidChange(isVisible)
      if child.flags.contains(.readsMotion) { child.motionReadingDidChange() }
      child.notifyOfVisibility(isVisible)
    }
  }

  /// Sets whether the node needs reports of pointer motion. The terminal sends them while such a
  /// node is visible.
  @MainActor package final func setReadsMotion(_ reads: Bool) {
    if reads { flags.insert(.readsMotion) } else { flags.remove(.readsMotion) }
    motionReadingDidChange()
  }

  @MainActor private func motionReadingDidChange() {
    let needsReports = flags.contains(.readsMotion) && !isDormant
    if needsReports == flags.contains(.getsMotion) { return }
    flags.formSymmetricDifference(.getsMotion)
    graph.pointer.count(self, readsMotion: needsReports)
  }

  /// `true` if the node is a control or inside one.
  final var isInControl: Bool {
    selfAndAncestorsInLayer.contains { $0.asLayoutNode?.isControl == true }
  }

  /// The time of the next tick; `nil` for most nodes that aren't visible.
  final var wakeTime: Duration? {
    guard let time = nextTick, ticksWhileHidden || !isDormant else { return nil }
    return time
  }

  /// Requests ticks while `nextTick` isn't `nil`.
  package final func startTicking() {
    graph.schedule.addTicking(self)
  }

  /// Returns whether `other` is this node or a descendant.
  package final func contains(_ other: Node) -> Bool {
    other.selfAndAncestors.contains { $0 === self }
  }
}

package struct NodeFlags: OptionSet {
  package var rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  // The default goes through six generic functions in unoptimized builds: a tenth of a frame.
  @inlinable package func contains(_ member: NodeFlags) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// The node waits in the update queue.
  @inlinable package static var invalid: NodeFlags { NodeFlags(rawValue: 1) }
  /// The node waits in the layout queue.
  static var layoutQueued: NodeFlags { NodeFlags(rawValue: 2) }
  /// The flat list of layout children is out of date.
  @inlinable package static var childrenStale: NodeFlags { NodeFlags(rawValue: 4) }
  /// The children must be placed again even if the frame stays the same.
  static var needsPlacement: NodeFlags { NodeFlags(rawValue: 8) }
  /// The node was removed from the graph.
  @inlinable package static var unmounted: NodeFlags { NodeFlags(rawValue: 16) }
  /// The node has a frame.
  @inlinable package static var placed: NodeFlags { NodeFlags(rawValue: 32) }
  /// The body ran at least once.
  @inlinable package static var mounted: NodeFlags { NodeFlags(rawValue: 64) }
  /// A custom layout has placed the node in this pass.
  @inlinable package static var placedByLayout: NodeFlags { NodeFlags(rawValue: 128) }
  /// The node is a layer above the screen. Its parent in the tree doesn't lay it out.
  @inlinable package static var detached: NodeFlags { NodeFlags(rawValue: 256) }
  /// The node is a `LazyCollectionNode`.
  @inlinable package static var isCollection: NodeFlags { NodeFlags(rawValue: 512) }
  /// `rigid` is up to date.
  static var rigidityKnown: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// The node has the same size for every proposal with enough room.
  static var rigid: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The node was removed and stays until its transition ends, without input or being read aloud.
  @inlinable package static var departing: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// The node was removed and is painted above the view that replaced it. It takes no space.
  static var ghost: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// The descendants keep their state but aren't laid out, painted or reachable.
  @inlinable package static var dormant: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// The nodes that aren't read aloud at their place in the tree.
  @inlinable package static var unspoken: NodeFlags {
    NodeFlags(rawValue: detached.rawValue | departing.rawValue | dormant.rawValue)
  }
  /// The node or a descendant sets alignment guides.
  @inlinable package static var holdsGuides: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// The parent has used the node's guides and must be updated when they may have changed.
  static var guidesRead: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// Descendants may be painted outside the node's frame.
  @inlinable package static var holdsEscapes: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// The frames around the node don't clip its content.
  @inlinable package static var escapes: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  /// The node clips its content to its frame.
  @inlinable package static var clips: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  /// The children may be painted in a different order than they are laid out in.
  @inlinable package static var paintsInZOrder: NodeFlags { NodeFlags(rawValue: 1 << 21) }
  /// The node or a descendant sets a preference.
  @inlinable package static var holdsPreferences: NodeFlags { NodeFlags(rawValue: 1 << 22) }
  /// The node or a descendant handles keys or is focusable, or was earlier.
  package static var holdsInput: NodeFlags { NodeFlags(rawValue: 1 << 23) }
  /// The node is a `LayoutNode`.
  static var isLayout: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// The node or a descendant must be updated when only the theme's colours change, or had to
  /// earlier.
  static var holdsThemeReaders: NodeFlags { NodeFlags(rawValue: 1 << 25) }
  /// The node needs reports of pointer motion while it is visible.
  static var readsMotion: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The node is counted as a reader of pointer motion.
  static var getsMotion: NodeFlags { NodeFlags(rawValue: 1 << 28) }
  /// The content has read a value of the environment.
  static var readsEnvironment: NodeFlags { NodeFlags(rawValue: 1 << 26) }
  /// The content has read a model, or the content of another view of this type has.
  static var readsModels: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// The dependencies of the content are in the table of the graph.
  static var isInDependencyTable: NodeFlags { NodeFlags(rawValue: 1 << 29) }
}

extension Node {
  /// Unmounts and releases all descendants.
  @MainActor package final func removeChildren() {
    var child = firstChild
    firstChild = nil
    while let node = child {
      child = node.nextSibling
      node.remove()
    }
  }

  /// Unmounts the node and its descendants. The caller unlinks it from its siblings.
  @MainActor final func remove() {
    damageSubtree()
    if !graph.motion.departures.isEmpty { graph.motion.departures.damageGhosts(in: self) }
    unmount()
  }

  @MainActor private func unmount() {
    var child = firstChild
    firstChild = nil
    while let node = child {
      child = node.nextSibling
      node.unmount()
    }
    nextSibling = nil
    flags.insert(.unmounted)
    willUnmount()
    if flags.contains(.readsMotion) { setReadsMotion(false) }
    forgetDependencies()
    graph.didRemove(self)
  }

  /// Marks the whole subtree for repainting.
  final func damageSubtree() {
    if let layout = asLayoutNode {
      layout.damageFrame()
    } else {
      forEachChild { $0.damageSubtree() }
    }
  }
}
