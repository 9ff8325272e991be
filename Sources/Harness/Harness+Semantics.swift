// SPDX-License-Identifier: MIT
// Testing: uses a view through its semantics, like a screen-reader user.

import CuriumTerminal
@_spi(Nodes) import CuriumViews
public import CuriumControls
@_spi(Nodes) import CuriumEngine

extension Harness {
  /// Presses the first element with `role` and, if it isn't `nil`, `label`.
  ///
  /// - Returns: `false` if there is no such element or it can't be pressed.
  @discardableResult public func press(_ role: AccessibilityRole, _ label: String? = nil) -> Bool {
    perform(.press, role, label)
  }

  /// Performs `action`, a named action (`accessibilityAction(named:)`), of the first element with
  /// `role` and, if it isn't `nil`, `label`.
  @discardableResult public func perform(
    _ action: String, on role: AccessibilityRole, _ label: String? = nil
  ) -> Bool {
    perform(.named(action), role, label)
  }

  /// Performs an action of `kind`, instead of one with a name, of the first element with `role`
  /// and, if it isn't `nil`, `label`.
  @discardableResult public func perform(
    _ kind: AccessibilityActionKind, on role: AccessibilityRole, _ label: String? = nil
  ) -> Bool {
    perform(.kind(kind), role, label)
  }

  /// Increments or decrements, according to `direction`, the value of the first element with `role`
  /// and, if it isn't `nil`, `label`.
  @discardableResult public func adjust(
    _ direction: AccessibilityAdjustmentDirection, _ role: AccessibilityRole,
    _ label: String? = nil
  ) -> Bool {
    perform(.adjust(direction), role, label)
  }

  /// Replaces the text of a field with `text` and submits it. The field is the first element with
  /// `role` and, if it isn't `nil`, `label`.
  @discardableResult public func enter(
    _ text: String, into role: AccessibilityRole = .textField, _ label: String? = nil
  ) -> Bool {
    perform(.enter(text), role, label)
  }

  /// Returns the announcements since the last call.
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
