// SPDX-License-Identifier: MIT
// Views: a place in the retained tree.

import CuriumTerminal

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
package class Node {
  /// Outlives its nodes.
  final let graphReference: Unmanaged<Graph>
  unowned(unsafe) final var parent: Node?
  final var firstChild: Node?
  final var nextSibling: Node?
  final let scope: EnvironmentScope
  final let depth: Int32
  final var flags: NodeFlags = []

  init(_ context: borrowing _MountContext) {
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
  @inline(__always) final var graph: Graph { graphReference._withUnsafeGuaranteedRef { $0 } }

  /// Sets the sibling behind. Not inline: whoever knows a node without owning it would retain it here.
  @inline(never) final func setNextSibling(_ node: Node) { nextSibling = node }

  /// What is true of all nodes of the class.
  class var initialFlags: NodeFlags { [] }

  /// The name of the view for warnings.
  package var viewName: String { "\(type(of: self))" }

  /// The name of the view whose body the node comes from.
  final var ownerName: String {
    var node = self
    while !node.hasContent, let parent = node.parent { node = parent }
    return node.hasContent ? node.viewName : "the app"
  }

  /// The node where it is a `LayoutNode`.
  final var asLayoutNode: LayoutNode? {
    flags.contains(.isLayout) ? unsafeDowncast(self, to: LayoutNode.self) : nil
  }

  /// Whether nodes beneath live in an environment of the node's own making.
  var opensScope: Bool { false }

  /// Whether the node has content that `evaluate` runs.
  var hasContent: Bool { false }

  /// Runs the node's content again, because something it read has changed.
  @MainActor func evaluate() {}

  /// Something in the environment around the node has changed.
  @MainActor func environmentDidChange(_ change: EnvironmentChange) {}

  /// Gives up tasks, registrations and the like. Children are unmounted before.
  @MainActor func willUnmount() {}

  /// A key, offered from the focused node upwards until one takes it.
  @MainActor func handle(_ press: KeyPress) -> Bool { false }

  /// A paste, offered from the focused node upwards until one takes it.
  @MainActor func handle(paste text: String) -> Bool { false }

  /// A pointer event, offered from the node beneath the pointer upwards until one takes it.
  @MainActor func handle(_ event: PointerEvent, in graph: Graph) -> Bool { false }

  /// Does what is asked of it by its semantics; false where it cannot.
  @MainActor func perform(_ request: SemanticRequest) -> Bool { false }

  /// Calls `body` with what the node's content read. A node without content keeps nothing and calls nothing.
  func withDependencies(_ body: (inout Dependencies) -> Void) {}

  /// When the node wants `tick` to be called; nil while it is still.
  var nextTick: Duration? { nil }

  /// The time asked for has come.
  @MainActor func tick(at now: Duration) {}

  /// What moves of the node has come a step further, or arrived.
  @MainActor func animationDidAdvance() {}

  /// The focus moved into or out of the node's subtree.
  @MainActor func focusWithinDidChange(_ isWithin: Bool) {}

  /// The pointer came over the node or left it.
  @MainActor func pointerIsOver(_ isOver: Bool) {}
  /// Whether it looks otherwise while the pointer is over it.
  var followsHover: Bool { false }

  /// A preference beneath the node may differ; nil stands for any of them.
  func hearPreference(_ key: ObjectIdentifier?) {}

  /// What the node stands in is shown again, or covered while it keeps its state.
  @MainActor func visibilityDidChange(_ isVisible: Bool) {}

  // MARK: Capabilities

  /// The node as a command that keys call.
  var keyCommand: (any KeyCommand)? { nil }
  /// Whether the node hears keys while nothing has the focus.
  var listensToKeys: Bool { false }
  /// The node as a control that can be pressed.
  var pressable: (any Pressable)? { nil }
  /// The node as a text.
  var selectableText: (any SelectableText)? { nil }
  /// What modifiers say about the views beneath; `nil` for a node that isn't such a modifier.
  var semanticsOverride: SemanticsOverride? { nil }
  /// Whether the node is an element of a lazy collection, which goes by the collection's name.
  var isElement: Bool { false }
  /// The node as an area that scrolls.
  var scrollArea: (any ScrollArea)? { nil }
  /// The node as a gesture of the pointer.
  var gesture: (any PointerGesture)? { nil }
  /// The node as one that follows the pointer.
  var pointerFollower: (any PointerFollower)? { nil }
  /// The node as one that shows help.
  var helpSource: (any HelpSource)? { nil }
  /// The node as one that changes transactions.
  var transactionModifier: (any TransactionModifier)? { nil }
  /// The node as one that hands values to others while it has the focus.
  var focusedValueWriter: (any FocusedValueWriter)? { nil }
  /// The node as a group that Tab takes as one stop.
  var asFocusSection: FocusSectionNode? { nil }
  /// The name of the scope in which views prefer to have the focus first.
  var focusNamespace: Namespace.ID? { nil }
  /// The scope in which the content wants to have the focus first.
  var preferredFocus: Namespace.ID? { nil }

  /// Takes the focus, if a click gives it. Returns whether that uses up the click.
  @MainActor func takeFocusByClick() -> Bool { false }

  /// The node above; nil for a layer, since nothing rises from it to what presents it.
  final var parentInLayer: Node? { flags.contains(.detached) ? nil : parent }

  /// Whether the views beneath carry this id, for `ScrollViewProxy`.
  func isIdentified(by id: AnyHashable) -> Bool { false }

  /// Calls `body` with each child, which the tree keeps meanwhile.
  @inline(__always) final func forEachChild(_ body: (Node) -> Void) {
    var child = firstChild.map { Unmanaged.passUnretained($0) }
    while let reference = child {
      reference._withUnsafeGuaranteedRef { node in
        child = node.nextSibling.map { Unmanaged.passUnretained($0) }
        body(node)
      }
    }
  }

  /// The nearest node above that takes part in layout.
  final var layoutAncestor: LayoutNode? {
    var node = parent
    while let current = node {
      if let layout = current.asLayoutNode { return layout }
      node = current.parent
    }
    return nil
  }

  /// Whose content runs again when a value of `scope` changes: this node, or where it lives in an
  /// environment of its own, such as a closure of a view drawn beneath a writer, one above that does not.
  final func reader(of scope: EnvironmentScope) -> Node {
    var node = self
    while node.scope !== scope || !node.hasContent, let parent = node.parent { node = parent }
    return node.hasContent ? node : self
  }

  /// Says that children came, went or changed their order.
  final func structureDidChange() {
    let container = asLayoutNode ?? layoutAncestor
    container?.flags.insert(.childrenStale)
    container?.setNeedsLayout()
    if flags.contains(.holdsInput) { graph.focus.setNeedsOrder() }
    if flags.contains(.holdsPreferences) { preferencesDidChange(nil) }
  }

  /// Says that the node has a place in the orders in which keys and the focus are passed on.
  final func noteInput() {
    graph.focus.setNeedsOrder()
    var node: Node? = self
    while let current = node, !current.flags.contains(.holdsInput) {
      current.flags.insert(.holdsInput)
      node = current.parent
    }
  }

  /// Whether the node stands in something that is not shown now. A layer is shown whatever presents it.
  final var isDormant: Bool {
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
  final func startTicking() {
    graph.schedule.addTicking(self)
  }

  /// Whether `other` is this node or one beneath it.
  final func contains(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }
}

struct NodeFlags: OptionSet {
  var rawValue: UInt32
  /// The node waits in the update queue.
  static let invalid = NodeFlags(rawValue: 1)
  /// The node waits in the layout queue.
  static let layoutQueued = NodeFlags(rawValue: 2)
  /// The flat list of layout children must be collected again.
  static let childrenStale = NodeFlags(rawValue: 4)
  /// What is inside must be placed even if the frame stays.
  static let needsPlacement = NodeFlags(rawValue: 8)
  /// The node was taken out of the graph.
  static let unmounted = NodeFlags(rawValue: 16)
  /// The node has been given a frame.
  static let placed = NodeFlags(rawValue: 32)
  /// The body ran at least once.
  static let mounted = NodeFlags(rawValue: 64)
  /// A custom layout has placed the node in the pass at hand.
  static let placedByLayout = NodeFlags(rawValue: 128)
  /// The node is a layer above the screen, not laid out where it hangs in the tree.
  static let detached = NodeFlags(rawValue: 256)
  /// The node is a `LazyCollectionNode`.
  static let isCollection = NodeFlags(rawValue: 512)
  /// Whether the node is rigid has been found out.
  static let rigidityKnown = NodeFlags(rawValue: 1 << 10)
  /// One size answers every proposal that has room for it.
  static let rigid = NodeFlags(rawValue: 1 << 11)
  /// The node was taken out and stays until its transition ends, without input or words.
  static let departing = NodeFlags(rawValue: 1 << 13)
  /// The node departs above what took its place, and has no room of its own.
  static let ghost = NodeFlags(rawValue: 1 << 14)
  /// What is beneath keeps its state and is neither laid out, drawn nor reached.
  static let dormant = NodeFlags(rawValue: 1 << 15)
  /// What says nothing where it hangs in the tree.
  static let unspoken: NodeFlags = [.detached, .departing, .dormant]
  /// The node or one beneath it sets alignment guides.
  static let holdsGuides = NodeFlags(rawValue: 1 << 16)
  /// What holds the node asked for its guides, and must hear when they may have changed.
  static let guidesRead = NodeFlags(rawValue: 1 << 17)
  /// Views beneath the node may be painted outside of its frame.
  static let holdsEscapes = NodeFlags(rawValue: 1 << 18)
  /// The frames around the node do not cut off what it holds.
  static let escapes = NodeFlags(rawValue: 1 << 19)
  /// Nothing beneath the node is painted outside of its frame.
  static let clips = NodeFlags(rawValue: 1 << 20)
  /// The views of the node may be painted in another order than they are laid out in.
  static let hasHeights = NodeFlags(rawValue: 1 << 21)
  /// The node or one beneath it sets a preference.
  static let holdsPreferences = NodeFlags(rawValue: 1 << 22)
  /// The node or one beneath it, now or once, takes keys or the focus.
  static let holdsInput = NodeFlags(rawValue: 1 << 23)
  /// The node is a `LayoutNode`.
  static let isLayout = NodeFlags(rawValue: 1 << 24)
  /// The node or one beneath it, now or once, is to hear when only colours of the theme differ.
  static let holdsThemeReaders = NodeFlags(rawValue: 1 << 25)
  /// The node's content read a value of the environment.
  static let readsEnvironment = NodeFlags(rawValue: 1 << 26)
}

extension Node {
  /// Unmounts everything beneath the node and lets go of it.
  @MainActor final func removeChildren() {
    var child = firstChild
    firstChild = nil
    while let node = child {
      child = node.nextSibling
      node.remove()
    }
  }

  /// Unmounts the node and everything beneath. The caller unlinks it from its siblings.
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
    forgetDependencies()
    graph.didRemove(self)
  }

  /// Has everything in the node painted again.
  final func damageSubtree() {
    if let layout = asLayoutNode {
      layout.damageFrame()
    } else {
      forEachChild { $0.damageSubtree() }
    }
  }
}
