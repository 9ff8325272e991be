// SPDX-License-Identifier: MIT
// Views: the screens of a navigation stack, and their titles.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

extension View {
  /// Sets the screen that the enclosing `NavigationStack` shows for values of type `data`.
  /// `destination` returns it.
  ///
  ///     List(packages) { NavigationLink($0.name, value: $0.id) }
  ///       .navigationDestination(for: String.self) { DetailView(id: $0) }
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationMaker(content: self, type: ObjectIdentifier(data)) { value in
      (value.base as? Value).map { AnyView(destination($0)) }
    }
  }

  /// Shows the screen of `destination` above this one while `isPresented` is `true`. Going back
  /// sets it to `false`.
  ///
  ///     Button("Settings") { isExpanded = true }
  ///       .navigationDestination(isPresented: $isExpanded) { Text("Settings") }
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    PresentingScreen(
      content: self, isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false }, destination: { AnyView(destination()) })
  }

  /// Shows the screen that `destination` returns above this one while `item` isn't `nil`. Going
  /// back sets it to `nil`.
  ///
  ///     struct PackageFinder: View {
  ///       @State private var found: String?
  ///
  ///       var body: some View {
  ///         Button("Open swift-nio") { found = "swift-nio" }
  ///           .navigationDestination(item: $found) { DetailView(id: $0) }
  ///       }
  ///     }
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    PresentingScreen(
      content: self, isPresented: { item.wrappedValue != nil },
      dismiss: { item.wrappedValue = nil },
      destination: { AnyView(item.wrappedValue.map { destination($0).id($0) }) })
  }

  /// Sets the `title` of the screen in its `NavigationStack`. The bar shows it, and so does the
  /// button that goes back to the screen. If the tabs of a screen have titles, the title is that of
  /// the shown tab.
  ///
  ///     NavigationStack {
  ///       List(packages) { NavigationLink($0.name, value: $0.id) }
  ///         .navigationTitle("Packages")
  ///     }
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    ValueContent(content: self, value: String(title), make: NavigationTitleNode.init)
  }
}

private struct DestinationMaker<Content: View>: NodeBackedView {
  let content: Content
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView?

  func makeNode(_ context: borrowing _MountContext) -> Node {
    guard let screen = context.scope.values.navigationScreen else {
      context.graph.warn(
        "This navigationDestination isn't inside a NavigationStack, so it has no effect.")
      return Node(context)
    }
    return DestinationMakerNode(type, screen, make, context)
  }

  func update(_ node: Node) { (node as? DestinationMakerNode)?.receive(make) }
}

/// Creates the content of screens for values of one type.
final class DestinationMakerNode: Node {
  let type: ObjectIdentifier
  /// The screen that contains the modifier.
  let screen: NavigationScreen
  private(set) var make: (AnyHashable) -> AnyView?

  @MainActor init(
    _ type: ObjectIdentifier, _ screen: NavigationScreen,
    _ make: @escaping (AnyHashable) -> AnyView?, _ context: borrowing _MountContext
  ) {
    self.type = type
    self.screen = screen
    self.make = make
    super.init(context)
    screen.navigator?.add(self)
  }

  @MainActor func receive(_ make: @escaping (AnyHashable) -> AnyView?) {
    self.make = make
    screen.navigator?.makerDidChange(self)
  }

  @MainActor override func willUnmount() { screen.navigator?.remove(self) }
}

/// The content of a screen above the root.
struct DestinationContent: _PrimitiveView {
  let screen: NavigationScreen

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.appendAndEvaluate(DestinationNode(view.screen, context))
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    _ = cursor.take(as: DestinationNode.self)
  }
}

/// Runs the closure that creates the content of a screen, and runs it again when the closure or a
/// value that it read changes.
final class DestinationNode: Node {
  private let screen: NavigationScreen

  init(_ screen: NavigationScreen, _ context: borrowing _MountContext) {
    self.screen = screen
    super.init(context)
    screen.content = self
  }

  override var viewName: String { "NavigationStack" }
  override var hasContent: Bool { true }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    graph.evaluate(self) { content }
  }

  @MainActor private var content: AnyView {
    if let presenter = screen.presenter { return presenter.destination() }
    guard let value = screen.value else { return AnyView(EmptyView()) }
    if let made = screen.navigator?.maker(of: value, below: screen)?.make(value) { return made }
    // The content of the screens below may still add a maker.
    let name = "\(type(of: value.base))"
    graph.afterCommit { [screen, graph] in
      if screen.navigator?.maker(of: value, below: screen) == nil {
        graph.warn(
          "The path contains a value of type \(name), but there's no "
            + "navigationDestination(for: \(name).self).")
      }
    }
    return AnyView(
      ContentUnavailableView("No screen for \(name)", systemImage: "exclamationmark.triangle"))
  }
}

/// Reads the condition in its own body, so that a change runs no other body.
struct PresentingScreen<Content: View>: PartView {
  let content: Content
  let isPresented: () -> Bool
  let dismiss: @MainActor () -> Void
  let destination: @MainActor () -> AnyView

  var body: some View {
    content
    PresentedScreen(isPresented: isPresented(), dismiss: dismiss, destination: destination)
  }
}

private struct PresentedScreen: LeafView {
  let isPresented: Bool
  let dismiss: @MainActor () -> Void
  let destination: @MainActor () -> AnyView

  func makeNode(_ context: borrowing _MountContext) -> PresentedScreenNode {
    let node = PresentedScreenNode(context)
    update(node)
    return node
  }

  func update(_ node: PresentedScreenNode) { node.receive(isPresented, dismiss, destination) }
}

/// Presents a screen while a condition is true. It has no size.
final class PresentedScreenNode: Node {
  private var isPresented = false
  private(set) var dismiss: @MainActor () -> Void = {}
  private(set) var destination: @MainActor () -> AnyView = { AnyView(EmptyView()) }
  /// The screen that contains the modifier; `nil` outside stacks.
  let screen: NavigationScreen?
  /// The number of values of the path whose screens are below this one: all of them, unless a link
  /// in this screen has opened others.
  var valuesBelow = Int.max

  override init(_ context: borrowing _MountContext) {
    screen = context.scope.values.navigationScreen
    super.init(context)
  }

  private var navigator: Navigator? { screen?.navigator }

  @MainActor func receive(
    _ isPresented: Bool, _ dismiss: @escaping @MainActor () -> Void,
    _ destination: @escaping @MainActor () -> AnyView
  ) {
    self.dismiss = dismiss
    self.destination = destination
    if isPresented == self.isPresented {
      if isPresented { navigator?.presenterDidChange(self) }
      return
    }
    self.isPresented = isPresented
    guard let navigator else {
      graph.warn("This screen can't be shown because its view isn't inside a NavigationStack.")
      return
    }
    if isPresented { navigator.add(self) } else { navigator.remove(self) }
  }

  @MainActor override func willUnmount() {
    if isPresented { navigator?.remove(self) }
  }
}

/// Sets the title of the enclosing screen. It takes no part in layout.
final class NavigationTitleNode: ValueNode<String> {
  private let screen: NavigationScreen?

  @MainActor override init(_ title: String, _ context: borrowing _MountContext) {
    screen = context.scope.values.navigationScreen
    super.init(title, context)
    screen?.titles.append(self)
    screen?.navigator?.barDidChange()
  }

  @MainActor override func didReceiveValue(after old: String) {
    if value != old { screen?.navigator?.barDidChange() }
  }

  @MainActor override func visibilityDidChange(_ isVisible: Bool) {
    screen?.navigator?.barDidChange()
  }

  @MainActor override func willUnmount() {
    screen?.titles.removeAll { $0 === self }
    screen?.navigator?.barDidChange()
  }
}
