// SPDX-License-Identifier: MIT
// Views: the focus as a state.

@_spi(Nodes) public import CuriumEngine

/// A state that identifies the view with the focus, among the views marked with `.focused`. Setting
/// it moves the focus.
///
/// While a sheet or another layer has the focus, the state of a view behind it is `nil` or `false`.
/// To act on the view that had the focus, store the value before the layer opens.
///
///     @FocusState private var isEditing: Bool
///     TextField("Name", text: $name).focused($isEditing)
@propertyWrapper
public struct FocusState<Value: Hashable>: _LinkedProperty {
  private let none: Value
  private var location: FocusLocation<Value>?

  /// Creates a state for a single view: `true` while the view has the focus.
  public init() where Value == Bool { none = false }
  /// Creates a state for several views: the value of the view with the focus, or `nil` if none has
  /// it.
  public init<Wrapped>() where Value == Wrapped? { none = nil }

  /// The view that has the focus. Setting it moves the focus after the next update.
  public var wrappedValue: Value {
    get { location?.state.get() ?? none }
    nonmutating set { location?.request(newValue) }
  }

  /// A binding for `.focused`.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  /// A binding that connects views to the state.
  public struct Binding {
    let location: FocusLocation<Value>?
    let none: Value

    /// The view that has the focus.
    public var wrappedValue: Value {
      get { location?.state.get() ?? none }
      nonmutating set { location?.request(newValue) }
    }
  }

  @MainActor public static func _link(
    _ pointer: UnsafeMutableRawPointer, _ linker: inout _PropertyLinker
  ) {
    let property = pointer.assumingMemoryBound(to: FocusState<Value>.self)
    let graph = linker.node.graph
    property.pointee.location = linker.object {
      FocusLocation(none: property.pointee.none, graph: graph)
    }
  }
}

/// The storage of a focus state, with the views connected to it. Sendable because only the main
/// actor uses it, like the focus.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  let state: StateLocation<Value>
  let none: Value
  // An app can keep a binding longer than its graph exists.
  @GraphReference private var graph: Graph?
  /// The connected views, several if one is shown in place of the others. Each removes itself when
  /// it unmounts.
  private var nodes: [Value: NodeList<Node>] = [:]
  private var requested: Value?

  init(none: Value, graph: Graph) {
    self.none = none
    _graph = GraphReference(wrappedValue: graph)
    state = StateLocation(value: none, graph: graph)
  }

  func request(_ value: Value) {
    requested = value
    graph?.afterContent(for: self) { $0.follow(isLast: $1) }
  }

  /// Moves the focus to the requested view. Returns `false` if nothing in it can take it yet.
  @MainActor private func follow(isLast: Bool) -> Bool {
    guard let graph, let value = requested else { return true }
    if nodes[value] != nil {
      guard moveFocus(to: value, isLast: isLast) else { return false }
    } else if value == none, let focused = graph.focus.current,
      nodes[state.get()]?.contains(where: { $0.contains(focused) }) == true
    {
      graph.focus.move(to: nil)
    } else if value != none, !isLast {
      return false
    }
    requested = nil
    return true
  }

  /// Moves the focus to the first view connected to `value`. If none is shown, one of them is
  /// brought back first, unless that has been tried. If a layer covers it, the focus moves when the
  /// layer closes. Returns `false` if nothing in it can take the focus yet.
  @MainActor private func moveFocus(to value: Value, isLast: Bool, isRetry: Bool = false) -> Bool {
    guard let graph, let connected = nodes[value].map(Array.init),
      !connected.contains(where: { graph.focus.moveToFirst(in: $0) })
    else { return true }
    if !isRetry, connected.contains(where: { $0.showAgain(isDefault: false) }) {
      graph.afterCommit { [self] in _ = moveFocus(to: value, isLast: true, isRetry: true) }
      return true
    }
    if connected.contains(where: { graph.focus.moveLater(to: $0) }) { return true }
    if !isLast { return false }
    let view = connected[0]
    graph.warn(
      "The focus can't move to the view with .focused\(Self.label(of: value)): nothing in it can "
        + "take the focus now. Add .focusable(), enable a control in it, or show it.",
      at: view.modifiedView ?? view)
    return true
  }

  /// Returns the value of a view for a warning: ` and the value "name"`. A Boolean has no name.
  private static func label(of value: Value) -> String {
    if value is Bool { return "" }
    let mirror = Mirror(reflecting: value)
    let name: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
    return name.map { " and the value \"\($0)\"" } ?? ""
  }

  /// Returns the first view that can take the focus in another view connected to `value`, which is
  /// shown in place of `node`.
  @MainActor func alternative(to node: Node, for value: Value) -> LayoutNode? {
    guard let graph, let connected = nodes[value] else { return nil }
    for other in connected where other !== node {
      if let view = graph.focus.first(in: other) { return view }
    }
    return nil
  }

  @MainActor func register(_ node: Node, as value: Value) {
    if nodes[value]?.contains(where: { $0 === node }) == true { return }
    nodes[value, default: NodeList()].append(node)
  }

  @MainActor func remove(_ node: Node, as value: Value) {
    nodes[value]?.remove(node)
    if nodes[value]?.isEmpty == true { nodes[value] = nil }
  }

  /// Called when the focus has entered or left a connected view.
  @MainActor func focusDidMove() {
    // A body that disables the focused view moves the focus, but doesn't itself change a state.
    graph?.withoutEvaluation {
      let value = focusedValue
      if value != state.get() { state.set(value) }
    }
  }

  /// The value of the innermost connected view around the focus.
  @MainActor private var focusedValue: Value {
    guard let focused = graph?.focus.current else { return none }
    for node in focused.selfAndAncestorsInLayer {
      if let found = (node as? FocusedNode<Value>)?.value, found.location === self {
        return found.value
      }
    }
    return none
  }
}

extension Node {
  /// Shows the node with the next layout if a container omits it for lack of room; for the default
  /// focus, only if it was added later. Returns whether it will be shown.
  @MainActor func showAgain(isDefault: Bool) -> Bool {
    // A modifier takes no part in layout, but the first view in it does.
    let outer = selfAndAncestors.dropFirst().compactMap(\.asLayoutNode)
    let views = topmostLayoutNodes.prefix(1) + outer
    // The last layout of an omitted container is out of date: with the next one, the container
    // could omit a view that it showed before.
    guard let outermost = views.lastIndex(where: \.isLeftOut) else { return false }
    for view in views[...outermost] {
      let isBack = view.layoutAncestor?.bringBack(view, isDefault: isDefault) == true
      if !isBack, view.isLeftOut { return false }
    }
    return true
  }
}

extension View {
  /// Connects the focus of the view to a Boolean: `condition` is `true` while the view has the
  /// focus, and setting it moves the focus.
  ///
  ///     @FocusState private var isSearching: Bool
  ///     TextField("Find", text: $query).focused($isSearching)
  ///     Button("Search") { isSearching = true }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Connects the focus of the view to `value`: `binding` has this value while the view has the
  /// focus, and setting it moves the focus. A container, such as a pane, has the focus while a view
  /// in it has it, and setting `binding` moves the focus to the first view in it. If a view in the
  /// container is connected to `binding` too, its value counts while it has the focus. In a
  /// `DataTable`, the focus moves to the rows, not to the titles above them.
  ///
  /// Several views can have the same value if only one of them is shown, as in a `ViewThatFits`.
  /// When the focused one is hidden, the focus moves to the one that is shown instead.
  ///
  ///     @FocusState private var field: String?
  ///     TextField("Name", text: $name).focused($field, equals: "name")
  ///     TextField("Port", text: $port).focused($field, equals: "port")
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    ValueContent(
      content: self, value: FocusConnection(location: binding.location, value: value),
      make: FocusedNode<Value>.init)
  }

  /// Moves the focus to the view, or to the first focusable one in it, when it first appears.
  ///
  /// A pane that is added to a `SplitView` without room for it is shown, in place of others.
  public func defaultFocus() -> some View {
    ValueContent(
      content: self,
      value: { node in
        node.graph.afterContent(for: node) { node, isLast in
          // A focused view that is removed may have passed the focus to any view in here.
          if node.flags.contains(.unmounted)
            || node.graph.focus.moveToFirst(in: node, keepsFocus: false)
          {
            return true
          }
          if isLast, node.showAgain(isDefault: true) {
            node.graph.afterCommit(for: node) {
              $0.graph.focus.moveToFirst(in: $0, keepsFocus: false)
            }
          }
          return false
        }
      }, make: DefaultFocusNode.init)
  }
}

private struct FocusConnection<Value: Hashable> {
  let location: FocusLocation<Value>?
  let value: Value

  @MainActor func register(_ node: Node) { location?.register(node, as: value) }
  @MainActor func remove(_ node: Node) { location?.remove(node, as: value) }
}

private final class FocusedNode<Target: Hashable>: ValueNode<FocusConnection<Target>> {
  private var hasFocus = false

  override init(_ connection: FocusConnection<Target>, _ context: borrowing _MountContext) {
    super.init(connection, context)
    connection.register(self)
  }

  override func didReceiveValue(after old: FocusConnection<Target>) {
    if value.value == old.value, value.location === old.location { return }
    old.remove(self)
    value.register(self)
    if !hasFocus { return }
    old.location?.focusDidMove()
    value.location?.focusDidMove()
  }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    hasFocus = isWithin
    value.location?.focusDidMove()
  }

  @MainActor override var focusAlternative: LayoutNode? {
    value.location?.alternative(to: self, for: value.value)
  }

  @MainActor override func willUnmount() { value.remove(self) }
}
