// SPDX-License-Identifier: MIT
// Views: the keys and actions of controls that change a value in steps.

@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A control that draws itself and changes its value with ← and →, or with ↑ and ↓, while it has
/// the focus.
class AdjustableNode: InteractiveNode {
  /// The name and the current value, for screen readers.
  var label: String { "" }
  var value: String { "" }
  /// The axis of the arrow keys.
  var direction: Axis { .horizontal }
  /// Changes the value by a number of steps.
  final var adjust: @MainActor (Int) -> Void = { _ in }
  /// Sets the value to its minimum or maximum.
  final var goToEnd: (@MainActor (_ isLast: Bool) -> Void)?

  init(role: AccessibilityRole, _ context: borrowing _MountContext) {
    super.init(role: role, isFocusable: true, action: nil, context)
  }

  /// Draws the new state. The control has no content.
  @MainActor final override func evaluate() {
    flags.remove(.invalid)
    damageFrame()
  }

  @MainActor final override func handle(_ press: KeyPress) -> Bool {
    guard isFocused, state.isEnabled, press.phase != .up,
      press.modifiers.isDisjoint(with: .commandModifiers)
    else { return false }
    let isLarge = press.modifiers.contains(.shift)
    switch press.key {
    case direction == .horizontal ? .leftArrow : .upArrow: act(isLarge ? -10 : -1)
    case direction == .horizontal ? .rightArrow : .downArrow: act(isLarge ? 10 : 1)
    case "-": act(-1)
    case "+": act(1)
    case .home where goToEnd != nil: record { goToEnd?(false) }
    case .end where goToEnd != nil: record { goToEnd?(true) }
    default: return super.handle(press)
    }
    return true
  }

  /// Claims the keys that change the value.
  final override func claims(_ stroke: KeyboardShortcut, isShortcut: Bool) -> Bool {
    guard stroke.modifiers.isDisjoint(with: .commandModifiers) else { return false }
    return switch stroke.key {
    case .leftArrow, .rightArrow: direction == .horizontal
    case .upArrow, .downArrow: direction == .vertical
    case "-", "+": true
    case .home, .end: goToEnd != nil
    default: super.claims(stroke, isShortcut: isShortcut)
    }
  }

  /// Changes the value by a number of steps.
  @MainActor final func act(_ steps: Int) { record { adjust(steps) } }

  /// Changes the value by the steps of the wheel while the control has the focus. Returns whether
  /// it did; without the focus, the wheel scrolls the views around.
  @MainActor final func step(with event: PointerEvent) -> Bool {
    guard case .scrolled(_, let y) = event.kind, y != 0, isFocused, state.isEnabled else {
      return false
    }
    act(-y)
    return true
  }

  /// Changes the value, and records the action for tests.
  @MainActor private func record(_ change: () -> Void) {
    graph.diagnostics.recorder?.actions.append(role)
    change()
  }

  @MainActor final override var semantics: Semantics? {
    var semantics = Semantics(
      role: role, label: label, value: value, isEnabled: state.isEnabled, isFocused: isFocused)
    semantics.isAdjustable = true
    return semantics
  }

  @MainActor final override func perform(_ request: SemanticRequest) -> Bool {
    guard case .adjust(let direction) = request else { return super.perform(request) }
    guard state.isEnabled else { return false }
    act(direction == .increment ? 1 : -1)
    return true
  }
}
