// SPDX-License-Identifier: MIT
// Testing: a view used by what it tells of itself, as who neither sees nor points does.

import CuriumTerminal
@_spi(Nodes) import CuriumViews
public import CuriumControls
@_spi(Nodes) import CuriumEngine

extension Harness {
  /// Presses the first element of a role, and of a label where one is given.
  ///
  /// - Returns: False where there is none, or it cannot be pressed.
  @discardableResult public func press(_ role: AccessibilityRole, _ label: String? = nil) -> Bool {
    perform(.press, role, label)
  }

  /// Does what an element can be asked to do by name (`accessibilityAction(named:)`).
  @discardableResult public func perform(
    _ action: String, on role: AccessibilityRole, _ label: String? = nil
  ) -> Bool {
    perform(.named(action), role, label)
  }

  /// Does what an element does on an action without a name.
  @discardableResult public func perform(
    _ kind: AccessibilityActionKind, on role: AccessibilityRole, _ label: String? = nil
  ) -> Bool {
    perform(.kind(kind), role, label)
  }

  /// Raises or lowers an element.
  @discardableResult public func adjust(
    _ direction: AccessibilityAdjustmentDirection, _ role: AccessibilityRole,
    _ label: String? = nil
  ) -> Bool {
    perform(.adjust(direction), role, label)
  }

  /// Replaces the text of a field and submits it.
  @discardableResult public func enter(
    _ text: String, into role: AccessibilityRole = .textField, _ label: String? = nil
  ) -> Bool {
    perform(.enter(text), role, label)
  }

  /// What was announced since the last call.
  public func takeAnnouncements() -> [String] { runtime.graph.takeAnnouncements() }

  private func perform(_ request: SemanticRequest, _ role: AccessibilityRole, _ label: String?)
    -> Bool
  {
    let graph = runtime.graph
    let element = graph.semanticElements().first {
      $0.semantics.role == role && (label == nil || $0.semantics.label == label)
    }
    guard let element else { return false }
    let isDone = graph.perform(request, on: element)
    loop.drain()
    return isDone
  }
}
