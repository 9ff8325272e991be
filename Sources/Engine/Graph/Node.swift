// SPDX-License-Identifier: MIT
// Engine: a place in the retained tree.

public import CuriumTerminal

/// The retained half of a view. What happens to a node, in this order:
///
/// 1. *mount*, down: made by the static type of its view, appended to its parent;
/// 2. *update*, down: takes the next value of its view, keeps its own state;
/// 3. *size*, up, and *place*, down: layout nodes alone (`LayoutNode`);
/// 4. *paint*, down: layout nodes alone;
/// 5. *unmount*, up: gives up what it holds; it never comes back.
///
/// Nodes are not isolated, so that layout and paint pay for no executor check; they are made,
/// reached and kept on the main actor alone, and are not sendable.
@_spi(Nodes) open class Node {
  /// Outlives its nodes.
  final let graphReference: Unmanaged<Graph>
  @exclusivity(unchecked) package unowned(unsafe) final var parent: Node?
  @exclusivity(unchecked) package final var firstChild: Node?
  @exclusivity(unchecked) package final var nextSibling: Node?
  package final let scope: EnvironmentScope
  package final let depth: Int32
  @exclusivity(unchecked) package final var flags: NodeFlags = []

  /// A node at the place that `context` names.
  public init(_ context: borrowing _MountContext) {
    graphReference = context.graphReference
    parent = context.parent
    scope = context.scope
    depth = context.depth
    flags = Self.initialFlags
    graphReference._withUnsafeGuaranteedRef { $0.counts.nodes += 1 }
  }

  /// The root of a graph.
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

  /// Sets the sibling behind. Not inline: whoever knows a node without owning it would retain it here.
  @inline(never) final func setNextSibling(_ node: Node) { nextSibling = node }

  /// What is true of all nodes of the class.
  class var initialFlags: NodeFlags { [] }

  /// The name of the view for warnings.
  open var viewName: String { "\(type(of: self))" }

  /// The name of the view whose body the node comes from.
  package final var ownerName: String {
    var node = self
    while !node.hasContent, let parent = node.parent { node = parent }
    return node.hasContent ? node.viewName : "the app"
  }

  /// The node where it is a `LayoutNode`.
  package final var asLayoutNode: LayoutNode? {
    flags.contains(.isLayout) ? unsafeDowncast(self, to: LayoutNode.self) : nil
  }

  /// Whether nodes beneath live in an environment of the node's own making.
  open var opensScope: Bool { false }

  /// Whether the node has content that `evaluate` runs.
  open var hasContent: Bool { false }

  /// Runs the node's content again, because something it read has changed.
  @MainActor open func evaluate() {}

  /// Something in the environment around the node has changed.
  @MainActor open func environmentDidChange(_ change: EnvironmentChange) {}

  /// Gives up tasks, registrations and the like. Children are unmounted before.
  @MainActor open func willUnmount() {}

  /// A key, offered from the focused node upwards until one takes it.
  @MainActor open func handle(_ press: KeyPress) -> Bool { false }

  /// A paste, offered from the focused node upwards until one takes it.
  @MainActor open func handle(paste text: String) -> Bool { false }

  /// A pointer event, offered from the node beneath the pointer upwards until one takes it.
  @MainActor open func handle(_ event: PointerEvent, in graph: Graph) -> Bool { false }

  /// Does what is asked of it by its semantics; false where it cannot.
  @MainActor open func perform(_ request: SemanticRequest) -> Bool { false }

  /// Calls `body` with what the node's content read. A node without content keeps nothing and calls nothing.
  open func withDependencies(_ body: (inout Dependencies) -> Void) {}

  /// When the node wants `tick` to be called; nil while it is still.
  open var nextTick: Duration? { nil }

  /// The time asked for has come.
  @MainActor open func tick(at now: Duration) {}

  /// What moves of the node has come a step further, or arrived.
  @MainActor open func animationDidAdvance() {}

  /// The focus moved into or out of the node's subtree.
  @MainActor open func focusWithinDidChange(_ isWithin: Bool) {}

  /// The pointer came over the node or left it.
  @MainActor open func pointerIsOver(_ isOver: Bool) {}
  /// Whether it looks otherwise while the pointer is over it.
  open var followsHover: Bool { false }

  /// A preference beneath the node may differ; nil stands for any of them.
  func hearPreference(_ key: ObjectIdentifier?) {}

  /// What the node stands in is shown again, or covered while it keeps its state.
  @MainActor open func visibilityDidChange(_ isVisible: Bool) {}

  // MARK: Capabilities

  /// The node as a command that keys call.
  open var keyCommand: (any KeyCommand)? { nil }
  /// Whether the node hears keys while nothing has the focus.
  open var listensToKeys: Bool { false }
  /// The node as a control that can be pressed.
  open var pressable: (any Pressable)? { nil }
  /// The node as a text.
  open var selectableText: (any SelectableText)? { nil }
  /// What modifiers say about the views beneath; `nil` for a node that isn't such a modifier.
  open var semanticsOverride: SemanticsOverride? { nil }
  /// Whether the node is an element of a lazy collection, which goes by the collection's name.
  open var isElement: Bool { false }
  /// The node as an area that scrolls.
  open var scrollArea: (any ScrollArea)? { nil }
  /// The node as a gesture of the pointer.
  open var gesture: (any PointerGesture)? { nil }
  /// The node as one that follows the pointer.
  open var pointerFollower: (any PointerFollower)? { nil }
  /// The node as one that shows help.
  open var helpSource: (any HelpSource)? { nil }
  /// The node as one that changes transactions.
  open var transactionModifier: (any TransactionModifier)? { nil }
  /// The node as one that hands values to others while it has the focus.
  var focusedValueWriter: (any FocusedValueWriter)? { nil }
  /// The node as a group that Tab takes as one stop.
  package var asFocusSection: FocusSectionNode? { nil }
  /// The name of the scope in which views prefer to have the focus first.
  open var focusNamespace: Namespace.ID? { nil }
  /// The scope in which the content wants to have the focus first.
  open var preferredFocus: Namespace.ID? { nil }

  /// Whether texts beneath can be selected together; `nil` for a node that doesn't decide it.
  open var selectsTexts: Bool? { nil }
  /// The node as a list of rows that can be selected.
  open var rowHost: (any RowHost)? { nil }

  /// Takes the focus, if a click gives it. Returns whether that uses up the click.
  @MainActor open func takeFocusByClick() -> Bool { false }

  /// The node above; nil for a layer, since nothing rises from it to what presents it.
  package final var parentInLayer: Node? { flags.contains(.detached) ? nil : parent }

  /// Whether the views beneath carry this id, for `ScrollViewProxy`.
  open func isIdentified(by id: AnyHashable) -> Bool { false }

  /// Calls `body` with each child, which the tree keeps meanwhile.
  @inline(__always) package final func forEachChild(_ body: (Node) -> Void) {
    var child = firstChild.map { Unmanaged.passUnretained($0) }
    while let reference = child {
      reference._withUnsafeGuaranteedRef { node in
        child = node.nextSibling.map { Unmanaged.passUnretained($0) }
        body(node)
      }
    }
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

  /// Whose content runs again when a value of `scope` changes: this node, or where it lives in an
  /// environment of its own, such as a closure of a view drawn beneath a writer, one above that does not.
  package final func reader(of scope: EnvironmentScope) -> Node {
    var node = self
    while node.scope !== scope || !node.hasContent, let parent = node.parent { node = parent }
    return node.hasContent ? node : self
  }

  /// Says that children came, went or changed their order.
  package final func structureDidChange() {
    let container = asLayoutNode ?? layoutAncestor
    container?.flags.insert(.childrenStale)
    container?.setNeedsLayout()
    if flags.contains(.holdsInput) { graph.focus.setNeedsOrder() }
    if flags.contains(.holdsPreferences) { preferencesDidChange(nil) }
  }

  /// Says that the node has a place in the orders in which keys and the focus are passed on.
  package final func noteInput() {
    graph.focus.setNeedsOrder()
    var node: Node? = self
    while let current = node, !current.flags.contains(.holdsInput) {
      current.flags.insert(.holdsInput)
      node = current.parent
    }
  }

  /// Whether the node stands in something that is not shown now. A layer is shown whatever presents it.
  package final var isDormant: Bool {
    var node: Node? = self
    while let current = node {
      if current.flags.contains(.dormant) { return true }
      node = current.parentInLayer
    }
    return false
  }

  /// When the node is to be called next; what is not shown stands still.
  final var wakeTime: Duration? {
    guard let time = nextTick, !isDormant else { return nil }
    return time
  }

  /// Asks for ticks while `nextTick` is not nil.
  package final func startTicking() {
    graph.schedule.addTicking(self)
  }

  /// Whether `other` is this node or one beneath it.
  package final func contains(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }
}

package struct NodeFlags: OptionSet {
  package var rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The node waits in the update queue.
  @inlinable package static var invalid: NodeFlags { NodeFlags(rawValue: 1) }
  /// The node waits in the layout queue.
  @inlinable package static var layoutQueued: NodeFlags { NodeFlags(rawValue: 2) }
  /// The flat list of layout children must be collected again.
  @inlinable package static var childrenStale: NodeFlags { NodeFlags(rawValue: 4) }
  /// What is inside must be placed even if the frame stays.
  @inlinable package static var needsPlacement: NodeFlags { NodeFlags(rawValue: 8) }
  /// The node was taken out of the graph.
  @inlinable package static var unmounted: NodeFlags { NodeFlags(rawValue: 16) }
  /// The node has been given a frame.
  @inlinable package static var placed: NodeFlags { NodeFlags(rawValue: 32) }
  /// The body ran at least once.
  @inlinable package static var mounted: NodeFlags { NodeFlags(rawValue: 64) }
  /// A custom layout has placed the node in the pass at hand.
  @inlinable package static var placedByLayout: NodeFlags { NodeFlags(rawValue: 128) }
  /// The node is a layer above the screen, not laid out where it hangs in the tree.
  @inlinable package static var detached: NodeFlags { NodeFlags(rawValue: 256) }
  /// The node is a `LazyCollectionNode`.
  @inlinable package static var isCollection: NodeFlags { NodeFlags(rawValue: 512) }
  /// Whether the node is rigid has been found out.
  @inlinable package static var rigidityKnown: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// One size answers every proposal that has room for it.
  @inlinable package static var rigid: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The node was taken out and stays until its transition ends, without input or words.
  @inlinable package static var departing: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// The node departs above what took its place, and has no room of its own.
  @inlinable package static var ghost: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// What is beneath keeps its state and is neither laid out, drawn nor reached.
  @inlinable package static var dormant: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// What says nothing where it hangs in the tree.
  @inlinable package static var unspoken: NodeFlags { [.detached, .departing, .dormant] }
  /// The node or one beneath it sets alignment guides.
  @inlinable package static var holdsGuides: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// What holds the node asked for its guides, and must hear when they may have changed.
  @inlinable package static var guidesRead: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// Views beneath the node may be painted outside of its frame.
  @inlinable package static var holdsEscapes: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// The frames around the node do not cut off what it holds.
  @inlinable package static var escapes: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  /// Nothing beneath the node is painted outside of its frame.
  @inlinable package static var clips: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  /// The views of the node may be painted in another order than they are laid out in.
  @inlinable package static var hasHeights: NodeFlags { NodeFlags(rawValue: 1 << 21) }
  /// The node or one beneath it sets a preference.
  @inlinable package static var holdsPreferences: NodeFlags { NodeFlags(rawValue: 1 << 22) }
  /// The node or one beneath it, now or once, takes keys or the focus.
  @inlinable package static var holdsInput: NodeFlags { NodeFlags(rawValue: 1 << 23) }
  /// The node is a `LayoutNode`.
  @inlinable package static var isLayout: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// The node or one beneath it, now or once, is to hear when only colours of the theme differ.
  @inlinable package static var holdsThemeReaders: NodeFlags { NodeFlags(rawValue: 1 << 25) }
  /// The node's content read a value of the environment.
  @inlinable package static var readsEnvironment: NodeFlags { NodeFlags(rawValue: 1 << 26) }
}

extension Node {
  /// Unmounts everything beneath the node and lets go of it.
  @MainActor package final func removeChildren() {
    var child = firstChild
    firstChild = nil
    while let node = child {
      child = node.nextSibling
      node.remove()
    }
  }

  /// Unmounts the node and everything beneath. The caller unlinks it from its siblings.
  @MainActor package final func remove() {
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
    forgetDependencies()
    graph.didRemove(self)
  }

  /// Has everything in the node painted again.
  package final func damageSubtree() {
    if let layout = asLayoutNode {
      layout.damageFrame()
    } else {
      forEachChild { $0.damageSubtree() }
    }
  }
}
