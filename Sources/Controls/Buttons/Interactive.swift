// SPDX-License-Identifier: MIT
// Views: the focus, presses and hover of all controls, and content that depends on them.

@_spi(Nodes) public import CuriumEngine
@_spi(Nodes) import CuriumViews
import CuriumTerminal
public import CuriumTokens

/// A focusable control that runs an action, with content that depends on its state.
///
/// *Sizing:* hugs its content. *Keys:* Return and Space press it. Tab and the arrows reach it while
/// it is enabled.
///
///     Interactive(role: .button, action: open) { state in
///       Text("Open").bold().foregroundStyle(state.isFocused ? .accentColor : .textPrimary)
///     }
public struct Interactive<Content: View>: _PrimitiveView {
  let role: AccessibilityRole
  /// `nil` for a frame around controls, which can't have the focus itself.
  let action: (@MainActor () -> Void)?
  let content: (ControlState) -> Content
  /// The purpose of a button, for the dialog around it.
  var purpose: ButtonRole?
  /// `true` if the content shows the value of the control and its label is next to it.
  var showsValue = false

  var isFocusable: Bool { action != nil }

  /// Creates a control that calls `action` when the user presses it.
  ///
  /// - Parameters:
  ///   - role: The kind of control that screen readers announce.
  ///   - action: Called when the user presses the control.
  ///   - content: Returns the views for a state of the control.
  public init(
    role: AccessibilityRole = .button, action: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (ControlState) -> Content
  ) {
    self.role = role
    self.action = action
    self.content = content
  }

  /// Creates a frame around controls. Its content depends on whether one of them has the focus.
  init(
    following role: AccessibilityRole, @ViewBuilder content: @escaping (ControlState) -> Content
  ) {
    self.role = role
    self.action = nil
    self.content = content
  }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.appendAndEvaluate(ContentInteractiveNode(view, context))
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: ContentInteractiveNode<Content>.self).receive(view)
  }
}

/// The part of an interactive node that doesn't depend on the type of its content.
class InteractiveNode: WrapperNode, Pressable {
  final var state = ControlState()
  final var role: AccessibilityRole
  final let acceptsFocus: Bool
  private final var isShortcutListed = false
  /// `true` if the control was disabled during the press, which then has no effect.
  private final var hasLostPress = false
  final var action: (@MainActor () -> Void)?
  final var purpose: ButtonRole?
  final var showsValue = false

  init(
    role: AccessibilityRole, isFocusable: Bool, action: (@MainActor () -> Void)?,
    _ context: borrowing _MountContext
  ) {
    self.role = role
    self.acceptsFocus = isFocusable
    self.action = action
    super.init(context)
    noteInput()
    state.isEnabled = scope.values.inherited.isEnabled
    registerShortcut()
  }

  override var addedRoom: Extent? { .zero }

  override final var pressable: (any Pressable)? { self }
  final var isEnabled: Bool { state.isEnabled }
  final var hasAction: Bool { action != nil }
  override var isFocusable: Bool {
    guard acceptsFocus, !isKeptOffFocus else { return false }
    return state.isEnabled || state.isFocused && scope.values.keepsFocusWhenDisabled
  }
  override var isControl: Bool { acceptsFocus }

  /// Adds the node to the list of nodes with a shortcut, or removes it.
  private final func registerShortcut() {
    let isListed = shortcut != nil
    if isListed == isShortcutListed { return }
    isShortcutListed = isListed
    if isListed { graph.keys.add(self) } else { graph.keys.remove(self) }
    warnOfCommand()
  }

  /// Logs a warning about a shortcut that few terminals report.
  private final func warnOfCommand() {
    guard let shortcut, shortcut.modifiers.contains(.command) else { return }
    graph.warn(
      "The shortcut \(KeySequence(shortcut)) works only in the few terminals that report Command. "
        + "Use another modifier, such as Control, the default.", at: parent)
  }

  /// The key that presses the control no matter where the focus is.
  final var shortcut: KeyboardShortcut? {
    acceptsFocus ? scope.values.keyboardShortcut : nil
  }

  @MainActor final func setState(_ change: (inout ControlState) -> Void) {
    let old = state
    change(&state)
    if state != old { graph.invalidate(self) }
  }

  /// Presses the control, if it is enabled.
  @MainActor final func press() {
    guard state.isEnabled, let action else { return }
    graph.diagnostics.recorder?.actions.append(role)
    let overlay = overlay.flatMap { layer -> OverlayNode? in
      // A link acts on its layer only as an item of a menu.
      let isItem = layer.presentation.role == .menu
      let isAction = role == .button && layer.isAction(self) || role == .link && isItem
      let staysOpen = isItem && scope.values.menuActionDismissBehavior == .disabled
      return isAction && !staysOpen ? layer : nil
    }
    action()
    overlay?.buttonDidAct(purpose)
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    super.environmentDidChange(change)
    if change.contains(.keyed) { registerShortcut() }
    if change.contains(.enabled) {
      let isEnabled = scope.values.inherited.isEnabled
      setState {
        $0.isEnabled = isEnabled
        if !isEnabled { $0.isPressed = false }
      }
      if !isEnabled { hasLostPress = true }
      graph.focus.setNeedsOrder()
    }
    // A disabled control that has kept the focus may have to give it up now.
    if !state.isEnabled, isFocused {
      graph.focus.setNeedsOrder()
      graph.focus.moveOff(self)
    }
  }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    setState { $0.isFocused = isWithin }
    if !state.isEnabled { graph.focus.setNeedsOrder() }
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard action != nil, isFocused else { return false }
    guard press.key == .return || press.key == .space, press.modifiers.isEmpty else { return false }
    // A disabled control that keeps the focus also keeps these keys from the views around it.
    if press.phase == .down { self.press() }
    return true
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard action != nil else { return false }
    guard state.isEnabled else {
      if event.kind == .up, graph.pointer.captured === self { graph.pointer.release(from: self) }
      // Other buttons can open a menu around it.
      return event.kind == .down && event.button == .primary || event.kind == .up
    }
    switch event.kind {
    case .down where event.button == .primary:
      if isFocusable, !scope.values[KeepsFocusOffClicksKey.self] { graph.focus.move(to: self) }
      if role == .menuButton {
        // A drag can then choose an item of the menu.
        press()
        return true
      }
      graph.pointer.capture(self)
      hasLostPress = false
      setState { $0.isPressed = true }
      return true
    case .dragged where graph.pointer.captured === self:
      let isInside = isPressed(at: event.position)
      setState { $0.isPressed = isInside }
      if !isInside, overlay?.presentation.role == .menu {
        // The press moves to the row under the pointer.
        graph.pointer.release(from: self)
        return graph.pointer.route(event)
      }
      return true
    case .up where graph.pointer.captured === self:
      let isInside = isPressed(at: event.position)
      graph.pointer.release(from: self)
      setState { $0.isPressed = false }
      if isInside { press() }
      return true
    default: return false
    }
  }

  /// Returns whether the press that has captured the pointer still has an effect at `point`.
  @MainActor private final func isPressed(at point: CellPoint) -> Bool {
    !hasLostPress && graph.pointer.isPressing(self, at: point)
  }

  @MainActor override func perform(_ request: SemanticRequest) -> Bool {
    guard request == .press, action != nil, state.isEnabled else { return false }
    press()
    return true
  }

  /// Claims the keys that press the control, so that commands around it don't get them.
  override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    action != nil && stroke.modifiers.isEmpty && (stroke.key == .return || stroke.key == .space)
  }

  override var followsHover: Bool { true }

  @MainActor override func pointerIsOver(_ isOver: Bool) {
    setState { $0.isHovered = isOver }
  }

  @MainActor override var semantics: Semantics? {
    guard acceptsFocus else { return nil }
    return Semantics(
      role: role, label: showsValue ? "" : graph.text(below: self),
      value: showsValue ? graph.text(below: self) : "", isEnabled: state.isEnabled,
      isFocused: isFocused)
  }

  @MainActor override func willUnmount() {
    if isShortcutListed { graph.keys.remove(self) }
  }
}

private final class ContentInteractiveNode<Content: View>: InteractiveNode {
  private var content: (ControlState) -> Content

  @MainActor init(_ view: Interactive<Content>, _ context: borrowing _MountContext) {
    content = view.content
    super.init(role: view.role, isFocusable: view.isFocusable, action: view.action, context)
    purpose = view.purpose
    showsValue = view.showsValue
  }

  @MainActor func receive(_ view: Interactive<Content>) {
    role = view.role
    action = view.action
    purpose = view.purpose
    content = view.content
    // The key directory describes the shortcut with the control's text.
    if shortcut != nil { graph.keys.directory.setNeedsUpdate() }
    evaluate()
  }

  override var viewName: String { "Interactive(\(role.rawValue))" }
  override var hasContent: Bool { true }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    graph.evaluate(self) { content(state) }
  }
}

private struct KeepsFocusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct KeepsFocusOffClicksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` if controls keep the focus when they are disabled while they have it.
  var keepsFocusWhenDisabled: Bool { self[KeepsFocusKey.self] }
}

extension View {
  /// Leaves the focus where it is when the user clicks a control in the view. Keys still reach it.
  package func keepsFocusOffClicks() -> some View {
    EnvironmentWriter(content: self, value: true) { $0[KeepsFocusOffClicksKey.self] = $1 }
  }

  /// Makes controls in the view keep the focus if they are disabled while they have it and
  /// `isActive` is `true`, so that no other control gets the key that the user presses next.
  package func keepsFocusWhenDisabled(_ isActive: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: isActive) { values, isActive in
      if isActive { values[KeepsFocusKey.self] = true }
    }
  }
}
