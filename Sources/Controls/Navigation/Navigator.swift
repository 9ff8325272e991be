// SPDX-License-Identifier: MIT
// Controls: what a navigation stack knows of its screens.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal

/// One screen of a stack.
final class NavigationScreen {
  unowned let navigator: Navigator
  /// 0 for the root.
  let level: Int
  /// What the screen shows; nil for the root and for one that is presented by a condition.
  let value: AnyHashable?
  /// What presents the screen, where a condition does.
  weak var presenter: PresentedScreenNode?
  let dismissal = OverlayDismissal()
  /// What in the screen names it, the outermost first.
  var titles: [NavigationTitleNode] = []
  /// The node that makes the content of the value.
  weak var content: DestinationNode?

  @MainActor init(
    _ navigator: Navigator, level: Int, value: AnyHashable?, presenter: PresentedScreenNode? = nil
  ) {
    self.navigator = navigator
    self.level = level
    self.value = value
    self.presenter = presenter
    dismissal.action = { [unowned self] in self.navigator.close(self) }
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var title: String { titles.first?.title ?? "" }
}

/// Keeps the screens of a stack, who makes them, and the path.
final class Navigator {
  @MainActor private(set) lazy var root = NavigationScreen(self, level: 0, value: nil)
  private(set) var screens: [NavigationScreen] = []
  private var access: (any NavigationPathAccess)?
  /// Who makes a screen of a value, by the value's type; the last to come is asked.
  private var makers: [ObjectIdentifier: [DestinationMakerNode]] = [:]
  /// The screens that conditions present, in the order they came.
  private var presented: [PresentedScreenNode] = []
  weak var node: NavigatorNode?
  /// Moves when the bar must be drawn anew.
  private var barRevision = Binding.constant(0)
  /// Moves when the path stays and yet other screens are to be shown.
  private var screenRevision = Binding.constant(0)

  /// The screens above the root that the path asks for, those that stay the same ones.
  @MainActor func follow(
    _ access: any NavigationPathAccess, bar: Binding<Int>, screens revision: Binding<Int>
  ) -> [NavigationScreen] {
    self.access = access
    barRevision = bar
    screenRevision = revision
    _ = revision.wrappedValue
    let values = access.read()
    var next: [NavigationScreen] = []
    for (index, value) in values.enumerated() {
      let known = index < screens.count ? screens[index] : nil
      if let known, known.value == value, next.count == index {
        next.append(known)
      } else {
        next.append(NavigationScreen(self, level: index + 1, value: value))
      }
      // What follows a screen that is another one is not the same either.
      if next[index] !== known { screens = Array(screens.prefix(index)) }
    }
    for presenter in presented {
      let known = screens.first { $0.presenter === presenter && $0.level == next.count + 1 }
      next.append(
        known ?? NavigationScreen(self, level: next.count + 1, value: nil, presenter: presenter))
    }
    screens = next
    barDidChange()
    return next
  }

  // MARK: What changes

  @MainActor func barDidChange() { move(\.barRevision) }

  @MainActor private func screensDidChange() { move(\.screenRevision) }

  /// Has who reads a revision run again, once what happens now is done.
  @MainActor private func move(
    _ revision: KeyPath<Navigator, Binding<Int>>
  ) {
    guard let node else { return }
    node.graph.afterCommit { [self] in self[keyPath: revision].wrappedValue &+= 1 }
  }

  /// The title of what is on top and of what is beneath.
  @MainActor func readBar() -> (title: String, backTitle: String, canGoBack: Bool) {
    _ = barRevision.wrappedValue
    let beneath = screens.count > 1 ? screens[screens.count - 2] : root
    return ((screens.last ?? root).title, beneath.title, !screens.isEmpty)
  }

  // MARK: Going on and back

  @MainActor func open(_ value: AnyHashable) {
    guard let access, let node else { return }
    if !access.append(value) {
      node.graph.warn(
        "A NavigationLink has a value of type \(type(of: value.base)), which the path of its "
          + "NavigationStack does not hold.")
    }
  }

  /// Goes back by one screen; false at the root.
  @MainActor @discardableResult func goBack() -> Bool {
    guard let top = screens.last else { return false }
    close(top)
    return true
  }

  /// Goes back to what is beneath a screen.
  @MainActor func close(_ screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    for screen in screens[index...].reversed() { screen.presenter?.dismiss() }
    access?.keepFirst(min(index, screens.prefix { $0.presenter == nil }.count))
  }

  @MainActor func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase == .down else { return .ignored }
    let isEscape = press.key == .escape && press.modifiers.isEmpty
    let isBack = press.key == .leftArrow && press.modifiers == .option
    return (isEscape || isBack) && goBack() ? .handled : .ignored
  }

  // MARK: Who makes screens

  @MainActor func add(_ maker: DestinationMakerNode) {
    makers[maker.type, default: []].append(maker)
    makerDidChange(maker)
  }

  func remove(_ maker: DestinationMakerNode) {
    makers[maker.type]?.removeAll { $0 === maker }
  }

  /// Has the screens above `maker` that it may have made run again.
  @MainActor func makerDidChange(_ maker: DestinationMakerNode) {
    for screen in screens where screen.level > maker.screen.level {
      guard let content = screen.content, let value = screen.value,
        ObjectIdentifier(type(of: value.base)) == maker.type
      else { continue }
      content.graph.invalidate(content)
    }
  }

  @MainActor func maker(of value: AnyHashable) -> DestinationMakerNode? {
    makers[ObjectIdentifier(type(of: value.base))]?.last
  }

  /// Has the screen that a condition presents run again.
  @MainActor func presenterDidChange(_ presenter: PresentedScreenNode) {
    for screen in screens where screen.presenter === presenter {
      if let content = screen.content { content.graph.invalidate(content) }
    }
  }

  @MainActor func add(_ presenter: PresentedScreenNode) {
    presented.append(presenter)
    screensDidChange()
  }

  @MainActor func remove(_ presenter: PresentedScreenNode) {
    presented.removeAll { $0 === presenter }
    screensDidChange()
  }
}

struct NavigatorContent<Content: View>: NodeBackedView {
  let content: Content
  let navigator: Navigator

  func makeNode(_ context: borrowing _MountContext) -> NavigatorNode {
    NavigatorNode(navigator, context)
  }
  func update(_ node: NavigatorNode) {}
}

/// Goes back at the pointer's button for it. It takes no part in layout.
final class NavigatorNode: Node {
  private let navigator: Navigator

  @MainActor init(_ navigator: Navigator, _ context: borrowing _MountContext) {
    self.navigator = navigator
    super.init(context)
    navigator.node = self
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    event.kind == .down && event.button == .other(8) && navigator.goBack()
  }
}

private struct NavigationScreenKey: EnvironmentKey {
  static var defaultValue: NavigationScreen? { nil }
}

extension EnvironmentValues {
  /// The screen of a navigation stack that the view stands in.
  var navigationScreen: NavigationScreen? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }
}
