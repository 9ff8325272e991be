// SPDX-License-Identifier: MIT
// Testing: uses a view through its semantics, like a screen-reader user.

import CuriumTerminal
@_spi(Nodes) import CuriumViews
public import CuriumControls
@_spi(Nodes) import CuriumEngine

extension Harness {
  /// Presses the first element with a role.
  ///
  /// - Parameters:
  ///   - role: The role of the element.
  ///   - label: The label of the element. `nil` allows any.
  /// - Returns: `false` if there is no such element or it can't be pressed.
  @discardableResult public func press(_ role: AccessibilityRole, _ label: String? = nil) -> Bool {
    perform(.press, role, label)
  }

  /// Performs a named action of an element (`accessibilityAction(named:)`).
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - role: The role of the element. The first one on the screen is used.
  ///   - label: The label of the element. `nil` allows any.
  /// - Returns: `false` if there is no such element or it doesn't have the action.
  @discardableResult public func perform(
    _ action: String, on role: AccessibilityRole, _ label: String? = nil
  ) -> Bool {
    perform(.named(action), role, label)
  }

  /// Performs an action of an element that has a kind instead of a name.
  ///
  /// - Parameters:
  ///   - kind: The kind of the action.
  ///   - role: The role of the element. The first one on the screen is used.
  ///   - label: The label of the element. `nil` allows any.
  /// - Returns: `false` if there is no such element or it doesn't have the action.
  @discardableResult public func perform(
    _ kind: AccessibilityActionKind, on role: AccessibilityRole, _ label: String? = nil
  ) -> Bool {
    perform(.kind(kind), role, label)
  }

  /// Increments or decrements the value of an element.
  ///
  /// - Parameters:
  ///   - direction: The direction of the change.
  ///   - role: The role of the element. The first one on the screen is used.
  ///   - label: The label of the element. `nil` allows any.
  /// - Returns: `false` if there is no such element or it can't be adjusted.
  @discardableResult public func adjust(
    _ direction: AccessibilityAdjustmentDirection, _ role: AccessibilityRole,
    _ label: String? = nil
  ) -> Bool {
    perform(.adjust(direction), role, label)
  }

  /// Replaces the text of a field and submits it.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - role: The role of the field. The first one on the screen is used.
  ///   - label: The label of the field. `nil` allows any.
  /// - Returns: `false` if there is no such field or it can't be edited.
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
