// SPDX-License-Identifier: MIT
// Views: the model behind a navigation stack.

@_spi(Nodes) import CuriumEngine
@_spi(Nodes) import CuriumViews
import CuriumTerminal

/// A screen of a stack.
final class NavigationScreen {
  private(set) weak var navigator: Navigator?
  /// 0 for the root.
  var level: Int
  /// The value that the screen shows; `nil` for the root and for a screen presented by a condition.
  let value: AnyHashable?
  /// The node that presents the screen, if a condition does.
  weak var presenter: PresentedScreenNode?
  let dismissal = OverlayDismissal()
  /// The titles set inside the screen, outermost first.
  var titles: [NavigationTitleNode] = []
  /// The node that creates the content for the value.
  weak var content: DestinationNode?

  @MainActor init(
    _ navigator: Navigator, level: Int, value: AnyHashable?, presenter: PresentedScreenNode? = nil
  ) {
    self.navigator = navigator
    self.level = level
    self.value = value
    self.presenter = presenter
    dismissal.action = { [weak self] in if let self { self.navigator?.close(self) } }
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var title: String { titles.first { !hides($0) }?.value ?? "" }

  /// Returns whether a view is in a hidden part of the screen, such as another tab. The screen
  /// itself may be covered.
  func hides(_ view: Node) -> Bool { view.isHidden(inContentOf: navigator?.node) }

  /// Returns the type of a value, which determines the content. Numbers of different types can be
  /// equal.
  private static func baseType(of value: AnyHashable?) -> ObjectIdentifier? {
    value.map { ObjectIdentifier(type(of: $0.base)) }
  }

  /// Returns whether the screen belongs to `value`, or to `presenter` if a condition presents it.
  func shows(_ value: AnyHashable?, presentedBy presenter: PresentedScreenNode?) -> Bool {
    self.value == value && Self.baseType(of: self.value) == Self.baseType(of: value)
      && self.presenter === presenter
  }
}

/// The path, the screens of a stack, and the nodes that create their content.
final class Navigator {
  @MainActor private(set) lazy var root = NavigationScreen(self, level: 0, value: nil)
  private(set) var screens: [NavigationScreen] = []
  private var access: (any NavigationPathAccess)?
  /// The nodes that create the screens of values, by the type of the value, from the lowest screen
  /// to the highest. The last one below a screen creates its content.
  private var makers: [ObjectIdentifier: [DestinationMakerNode]] = [:]
  /// The screens that conditions present, in the order they were presented.
  private var presented: [PresentedScreenNode] = []
  weak var node: NavigatorNode?
  /// Changes when the bar must be drawn again.
  private var barRevision = Binding.constant(0)
  /// Changes when the screens change but the path doesn't.
  private var screenRevision = Binding.constant(0)
  /// `true` if the last press of a key that goes back did so.
  private var hasGoneBack = false

  /// Returns the screens above the root for the current path. Keeps the existing screens that still
  /// match.
  @MainActor func follow(
    _ access: any NavigationPathAccess, bar: Binding<Int>, screens revision: Binding<Int>
  ) -> [NavigationScreen] {
    self.access = access
    barRevision = bar
    screenRevision = revision
    _ = revision.wrappedValue
    let values = access.read()
    var next: [NavigationScreen] = []
    func append(_ value: AnyHashable?, _ presenter: PresentedScreenNode?) {
      let index = next.count
      // The screen of a condition stays when screens below it close.
      if let presenter {
        for known in screens.indices.dropFirst(index) where screens[known].presenter === presenter {
          screens.removeSubrange(index..<known)
          break
        }
      }
      if index < screens.count, screens[index].shows(value, presentedBy: presenter) {
        screens[index].level = index + 1
        next.append(screens[index])
      } else {
        // All screens after a new one are new too.
        screens = Array(screens.prefix(index))
        next.append(
          NavigationScreen(self, level: index + 1, value: value, presenter: presenter))
      }
    }
    func present(_ presenter: PresentedScreenNode) {
      // A screen that closes takes the screens that it presents with it.
      let isOpen = presenter.screen === root || next.contains { $0 === presenter.screen }
      if isOpen { append(nil, presenter) }
    }
    var above = presented[...]
    for (index, value) in values.enumerated() {
      while let presenter = above.first, presenter.valuesBelow <= index {
        present(presenter)
        above.removeFirst()
      }
      append(value, nil)
    }
    for presenter in above {
      presenter.valuesBelow = .max
      present(presenter)
    }
    screens = next
    barDidChange()
    return next
  }

  // MARK: Changes

  @MainActor func barDidChange() { move(\.barRevision) }

  @MainActor private func screensDidChange() { move(\.screenRevision) }

  /// Changes a revision after the current commit, so that the bodies that read it run again.
  @MainActor private func move(
    _ revision: KeyPath<Navigator, Binding<Int>>
  ) {
    guard let node else { return }
    node.graph.afterCommit { [self] in self[keyPath: revision].wrappedValue &+= 1 }
  }

  /// Returns the title of the topmost screen and that of the screen below.
  @MainActor func readBar() -> (title: String, backTitle: String, canGoBack: Bool) {
    _ = barRevision.wrappedValue
    let below = screens.count > 1 ? screens[screens.count - 2] : root
    return ((screens.last ?? root).title, below.title, !screens.isEmpty)
  }

  // MARK: Opening and going back

  /// Opens the screen for `value` above `screen`, which contains the link.
  @MainActor func open(_ value: AnyHashable, from screen: NavigationScreen) {
    guard let access, let node else { return }
    let count = screens.count { $0.value != nil }
    for presenter in screens.prefix(screen.level).compactMap(\.presenter) {
      presenter.valuesBelow = min(presenter.valuesBelow, count)
    }
    if !access.append(value) {
      node.graph.warn(
        "A NavigationLink has a value of type \(type(of: value.base)), but the path of its "
          + "NavigationStack can't contain that type.")
    }
  }

  /// Goes back one screen. Returns `false` at the root.
  @MainActor @discardableResult func goBack() -> Bool {
    guard let top = screens.last else { return false }
    close(top)
    return true
  }

  /// Goes back to the screen below `screen`.
  @MainActor func close(_ screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    for screen in screens[index...].reversed() { screen.presenter?.dismiss() }
    access?.keepFirst(screens[..<index].count { $0.value != nil })
  }

  /// Goes back once while a key is held. A command around the stack doesn't get the held key.
  @MainActor func handle(_ press: KeyPress) -> KeyPress.Result {
    let isEscape = press.key == .escape && press.modifiers.isEmpty
    let isBack = press.key == .leftArrow && press.modifiers == .option
    guard isEscape || isBack else { return .ignored }
    if press.phase == .down { hasGoneBack = goBack() }
    return hasGoneBack || !screens.isEmpty ? .handled : .ignored
  }

  // MARK: Makers of screens

  @MainActor func add(_ maker: DestinationMakerNode) {
    let below = makers[maker.type]?.lastIndex { $0.screen.level <= maker.screen.level }
    makers[maker.type, default: []].insert(maker, at: below.map { $0 + 1 } ?? 0)
    makerDidChange(maker)
  }

  @MainActor func remove(_ maker: DestinationMakerNode) {
    makers[maker.type]?.removeAll { $0 === maker }
    // Without another maker, the screens keep their content.
    let next = makers[maker.type]?.last { $0.screen.level <= maker.screen.level }
    if let next { makerDidChange(next) }
  }

  /// Runs the content of the screens that `maker` creates again.
  @MainActor func makerDidChange(_ maker: DestinationMakerNode) {
    for screen in screens {
      guard let content = screen.content, let value = screen.value,
        self.maker(of: value, below: screen) === maker
      else { continue }
      content.graph.invalidate(content)
    }
  }

  /// Returns the nearest node below `screen` that creates the screens of values like `value`: a
  /// visible one, if there is one.
  @MainActor func maker(
    of value: AnyHashable, below screen: NavigationScreen
  ) -> DestinationMakerNode? {
    let below = makers[ObjectIdentifier(type(of: value.base))]?.filter { maker in
      maker.screen.level < screen.level
        && (maker.screen === root || screens.contains { $0 === maker.screen })
    }
    return below?.last { !$0.screen.hides($0) } ?? below?.last
  }

  /// Runs the content of a conditionally presented screen again.
  @MainActor func presenterDidChange(_ presenter: PresentedScreenNode) {
    for screen in screens where screen.presenter === presenter {
      if let content = screen.content { content.graph.invalidate(content) }
    }
  }

  @MainActor func add(_ presenter: PresentedScreenNode) {
    presenter.valuesBelow = .max
    presented.append(presenter)
    screensDidChange()
  }

  @MainActor func remove(_ presenter: PresentedScreenNode) {
    presented.removeAll { $0 === presenter }
    screensDidChange()
  }
}

/// Goes back when the user presses the back button of the pointer. It takes no part in layout.
final class NavigatorNode: Node {
  private let navigator: Navigator

  @MainActor init(_ navigator: Navigator, _ context: borrowing _MountContext) {
    self.navigator = navigator
    super.init(context)
    navigator.node = self
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    event.kind == .down && event.button == .other(8) && scope.values.inherited.isEnabled
      && navigator.goBack()
  }
}

extension EnvironmentValues {
  /// The screen of a navigation stack that contains the view; `nil` in a sheet, an alert or a
  /// popover without a stack of its own.
  var navigationScreen: NavigationScreen? {
    get { self[TypeKey<NavigationScreen>.self] }
    set { setInLayer(TypeKey<NavigationScreen>.self, to: newValue) }
  }
}
