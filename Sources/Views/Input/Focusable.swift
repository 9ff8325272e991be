// SPDX-License-Identifier: MIT
// Views: makes any view focusable.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The ways in which a view takes the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public var rawValue: Int
  /// Creates a set from `rawValue`, the sum of the values of its members.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For a view that is activated, like a button. Keys can focus it; a click doesn't.
  public static let activate = FocusInteractions(rawValue: 1)
  /// For a view that takes input, like a text field. Keys and clicks can focus it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both interactions.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Makes the view focusable. While focused, it has the selection background, unless
  /// `.focusEffectDisabled()` is set, and `\.isFocused` is `true` in it. In a scroll view, only the
  /// rows of the content have it. A scroll view that has something to scroll has a coloured
  /// scrollbar instead, if there are at least 256 colours. The arrows, the Page keys, Space and
  /// Shift-Space or B scroll it.
  ///
  /// Controls in the view can have the focus too: Tab reaches them after the view. The view is then
  /// a group for tests and screen readers, and its text and controls are separate elements. Without
  /// controls in it, the view is a single element with its text as its label.
  ///
  ///     Text("Board")
  ///       .focusable()
  ///       .onMoveCommand { direction in settings.name = "\(direction)" }
  ///
  /// - Parameters:
  ///   - isFocusable: `false` keeps the focus off the view. A button with `.focusable(false)` isn't
  ///    a Tab stop, and a click presses it without taking the focus from another view.
  ///   - interactions: The ways in which the view takes the focus, by default keys and clicks.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic)
    -> some View
  {
    FocusableContent(content: self, isFocusable: isFocusable, interactions: interactions)
  }

  /// Makes a scroll view focusable while there is something to scroll and nothing in it can take
  /// the focus, so that keys can scroll it. The focus begins elsewhere if it can.
  package func focusableToScroll() -> some View {
    FocusableContent(
      content: self, isFocusable: true, interactions: .automatic, onlyToScroll: true)
  }

  /// Disables the focus effect of focusable views, and the mark of an empty list with the focus, if
  /// `disabled` is `true`. Views inside can't enable it again.
  ///
  ///     Text(isExpanded ? "▾ Packages" : "▸ Packages").focusable().focusEffectDisabled()
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: disabled) { values, disabled in
      values.isFocusEffectEnabled = values.isFocusEffectEnabled && !disabled
    }
  }
}

private struct FocusableContent<Content: View>: _PrimitiveView {
  let content: Content
  let isFocusable: Bool
  let interactions: FocusInteractions
  var onlyToScroll = false

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = FocusableNode(view.isFocusable, view.interactions, view.onlyToScroll, context)
    context.append(node)
    var inner = _MountContext(parent: node, scope: node.inner)
    Content._mount(view.content, &inner)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: FocusableNode.self)
    node.receive(view.isFocusable, view.interactions)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

/// Takes the focus, and sets `isFocused` for its content.
final class FocusableNode: WrapperNode {
  let inner: EnvironmentScope
  private var takesFocus: Bool
  private var interactions: FocusInteractions
  private let onlyToScroll: Bool

  @MainActor init(
    _ takesFocus: Bool, _ interactions: FocusInteractions, _ onlyToScroll: Bool,
    _ context: borrowing _MountContext
  ) {
    self.takesFocus = takesFocus
    self.interactions = interactions
    self.onlyToScroll = onlyToScroll
    inner = EnvironmentScope(context.scope.values)
    super.init(context)
    noteInput()
    inner.values.isFocused = false
    if !takesFocus { inner.values[FocusKeptOffKey.self] = true }
  }

  @MainActor func receive(_ takesFocus: Bool, _ interactions: FocusInteractions) {
    self.interactions = interactions
    if takesFocus == self.takesFocus { return }
    self.takesFocus = takesFocus
    apply(keepingKeyed: false)
    focusabilityDidChange()
  }

  override var opensScope: Bool { true }
  override var viewName: String { "Focusable" }
  override var isFocusable: Bool {
    takesFocus && scope.values.inherited.isEnabled && (!onlyToScroll || needsKeys)
  }
  override var defersFocus: Bool { onlyToScroll && needsKeys }

  /// `true` if there is something to scroll, and no view in the scroll view, nor a modifier of it,
  /// takes the focus. Views that appear later leave the focus where it is.
  private var needsKeys: Bool {
    scrollView?.overflows == true && (isFocused || !holdsFocusable(self))
      && !isKeptOffFocus && !outerModifiers.contains(where: \.isFocusable)
  }

  private func holdsFocusable(_ node: Node) -> Bool {
    node.firstOfChildren { child -> Bool? in
      guard child.flags.contains(.holdsInput), !child.flags.contains(.detached),
        !child.isOutOfReach
      else { return nil }
      return child.asLayoutNode?.isFocusable == true || holdsFocusable(child) ? true : nil
    } != nil
  }

  /// A focusable scroll view isn't a control, so that the links and the text in it work.
  override var isControl: Bool { takesFocus && scrollView == nil }
  override var keepsFocusOff: Bool { !takesFocus }

  @MainActor private func focusabilityDidChange() {
    graph.focus.setNeedsOrder()
    if let focused = graph.focus.current, contains(focused) { graph.focus.moveOff(focused) }
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    apply(keepingKeyed: !change.contains(.keyed))
    if change.contains(.enabled) { focusabilityDidChange() }
  }

  /// Copies the outer environment to the content and sets whether the node has the focus.
  @MainActor private func apply(keepingKeyed: Bool) {
    var next = scope.values
    if keepingKeyed {
      next.keyed = inner.values.keyed
    } else {
      next.isFocused = isFocused
      if !takesFocus { next[FocusKeptOffKey.self] = true }
    }
    graph.give(next, to: inner, below: self)
  }

  @MainActor override func focusDidMove() {
    if flags.contains(.unmounted) { return }
    if onlyToScroll { graph.focus.setNeedsOrder() }
    apply(keepingKeyed: false)
    damageFrame()
  }

  /// Scrolls a scroll view inside, before arrows move the focus and other keys scroll views around.
  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard isFocused else { return false }
    switch press.key {
    case .upArrow, .downArrow, .leftArrow, .rightArrow: return scrollInside(press)
    case .pageUp, .pageDown, .home, .end:
      if hasCommandAround(for: press) { return false }
      // At the end of its content, a scroll view doesn't pass the key on to its page.
      return scrollInside(press)
        || scrollView?.overflows == true && press.phase != .up && press.modifiers.isEmpty
    default: return false
    }
  }

  /// Scrolls the focused scroll view by a page with a key that nothing else has used: Space, or
  /// Shift-Space and B to scroll up, as in a pager. Returns `false` for other keys and views.
  @MainActor static func page(with press: KeyPress, in graph: Graph) -> Bool {
    guard press.phase != .up, let view = graph.focus.current as? FocusableNode,
      view.scrollView != nil
    else { return false }
    return switch (press.key, press.modifiers) {
    case (.space, []): view.scrollInside(KeyPress(.pageDown))
    case (.space, .shift), ("b", []): view.scrollInside(KeyPress(.pageUp))
    default: false
    }
  }

  @MainActor private func scrollInside(_ press: KeyPress) -> Bool {
    graph.focus.listeners().contains {
      $0.scrollArea != nil && contains($0) && $0.handle(press)
    }
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    if event.kind == .down, event.button == .primary { _ = takeFocusByClick() }
    return false
  }

  @MainActor override func takeFocusByClick() -> Bool {
    if isFocusable, interactions.contains(.edit) { graph.focus.move(to: self) }
    return !onlyToScroll || isFocusable
  }

  /// The view itself, if it is a scroll view.
  private var scrollView: ScrollNode? {
    var view: LayoutNode = self
    while let inner = view.modified { view = inner }
    return view.scrollArea
  }

  /// `true` if the view is a scroll view whose scrollbars show the focus. With 16 or no colours,
  /// they hardly would.
  private var hasMarkedScrollbar: Bool {
    scrollView?.hasScrollbar == true && scope.values.inherited.colorDepth >= .ansi256
  }

  /// The rows below the content of a scroll view. They would look like selected rows.
  private var emptyRows: Int {
    guard let scrollView, scrollView.content.height > 0 else { return 0 }
    return max(0, Int(scrollView.size.height - scrollView.content.height))
  }

  override func paint(_ painter: inout Painter) {
    let isMarked = isFocused && scope.values.isFocusEffectEnabled && !hasMarkedScrollbar
    let frame = CellRect(x: 0, y: 0, width: Int(size.width), height: Int(size.height) - emptyRows)
    let ground = SemanticTokens.Colors.selectionBackground
    if isMarked { painter.fill(frame, ground, scope) }
    super.paint(&painter)
    if !isMarked { return }
    // The content's own background would hide the focus, so it is replaced.
    if children.count == 1, child(0).coversFrame {
      let area = frame.offset(x: painter.originX, y: painter.originY).intersection(painter.clip)
      let tint = painter.resolve(ground, scope)
      if !area.isEmpty { painter.grid.tint(area, with: tint.color, alpha: tint.alpha) }
    }
    painter.mark(frame)
  }

  @MainActor override var semantics: Semantics? {
    guard takesFocus, !onlyToScroll || isFocusable else { return nil }
    // Scrolled content is too long for a name.
    let area = graph.focus.listeners().first { $0.scrollArea != nil && contains($0) }?
      .scrollArea?.semantics
    return Semantics(
      role: area?.role ?? .group, label: area == nil ? graph.text(below: self) : "",
      value: area?.value ?? "", isEnabled: scope.values.inherited.isEnabled,
      isFocused: isFocused)
  }
}
